// What a site does that's asked for ten times the uncached pages it can make, for half a minute, by visitors of one
// network: how many it still makes, what a visitor of another network and one who reads a cached page wait, and how soon
// it's over.
import { setTimeout as wait } from 'node:timers/promises'
import { copyOfForum, longestTopicIn } from '../cached-forum.mjs'
import { sendLoad } from '../load.mjs'
import { startSite } from '../running-site.mjs'
import { figure, median, verdict } from '../table.mjs'

const FORUM = { posts: 1_000, topics: 200, members: 50, seed: 1 }
const BROWSER = { 'accept-encoding': 'br', 'accept': 'text/html', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }
/** A parameter without meaning: a page with one is neither cached nor answered from the cache. */
const FRESH = '?fresh=1'
const FLOOD = '192.0.2.1'
const PARENT = '198.51.100.7'
const TIMES = 10
const SECONDS = 30
const CAPACITY_SECONDS = 8
/** So many wait for an answer at a time, whatever the rate. */
const CONNECTIONS = 2_000
const GOALS = { goodput: 0.8, cachedP99Ms: 100, recoverySeconds: 5 }

export const columns = ['per second', 'p50 ms', 'p99 ms', 'refused', 'goal']

/** @returns {Promise<string[][]>} a row for the flood and for each visitor beside it */
export async function run() {
  const folder = await copyOfForum(FORUM)
  const path = longestTopicIn(folder)
  const site = await startSite(folder, [], { TRUST_PROXY: 'on' })
  try {
    const load = { url: site.url, requests: [{ path: path + FRESH, headers: { ...BROWSER, 'x-forwarded-for': FLOOD } }] }
    await sendLoad({ ...load, connections: 12, duration: 3 })
    const able = await sendLoad({ ...load, connections: 12, duration: CAPACITY_SECONDS })
    const capacity = able.answered / able.seconds

    const usual = await ask(site.url + path + FRESH, PARENT)
    const flood = sendLoad({ ...load, connections: CONNECTIONS, overallRate: Math.round(capacity * TIMES), duration: SECONDS, timeout: 10 })
    const [{ answered, refused, seconds, p99 }, cached, parent] = await Promise.all([
      flood,
      askUntil(flood, site.url + path, PARENT, 20),
      askUntil(flood, site.url + path + FRESH, PARENT, 200),
    ])
    const recovered = await secondsUntilUsual(site.url + path + FRESH, usual.ms)
    const goodput = answered / seconds / capacity
    return [
      ['what it can make', figure(capacity), '', figure(able.p99), figure(able.refused)],
      [`asked for ${TIMES} times that`, figure(answered / seconds), '', figure(p99), figure(refused), verdict(goodput >= GOALS.goodput, `${figure(goodput)} of that, ≥ ${GOALS.goodput}`)],
      ['a cached page beside it', '', ...timesOf(cached), verdict(quantile(cached, 0.99) <= GOALS.cachedP99Ms && refusedOf(cached) === 0, `≤ ${GOALS.cachedP99Ms} ms, none refused`)],
      ['another network’s page beside it', '', ...timesOf(parent)],
      ['seconds until a page takes as long as before', figure(recovered), '', '', '', verdict(recovered <= GOALS.recoverySeconds, `≤ ${GOALS.recoverySeconds} s`)],
    ]
  } finally {
    await site.stop()
  }
}

const quantile = (answers, share) => answers.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor((answers.length - 1) * share)]
const refusedOf = (answers) => answers.filter(({ status }) => status !== 200).length
const timesOf = (answers) => [figure(median(answers.map(({ ms }) => ms))), figure(quantile(answers, 0.99)), `${refusedOf(answers)} of ${answers.length}`]

async function ask(url, network) {
  const startedAt = performance.now()
  const answer = await fetch(url, { headers: { ...BROWSER, 'x-forwarded-for': network } })
  await answer.arrayBuffer()
  return { status: answer.status, ms: performance.now() - startedAt }
}

/** Asks again and again while something lasts. */
async function askUntil(going, url, network, pauseMs) {
  let isOver = false
  void going.then(() => (isOver = true))
  const answers = []
  while (!isOver) {
    answers.push(await ask(url, network))
    await wait(pauseMs)
  }
  return answers
}

/** Usual is at most twice what it took before. */
async function secondsUntilUsual(url, usualMs) {
  const startedAt = performance.now()
  for (;;) {
    const { status, ms } = await ask(url, FLOOD)
    const seconds = (performance.now() - startedAt) / 1_000
    if ((status === 200 && ms <= 2 * usualMs) || seconds > 60) return seconds
    await wait(50)
  }
}
