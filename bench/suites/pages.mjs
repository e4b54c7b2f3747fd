// What a topic page of 20 posts costs: to a member, to a visitor when it isn't cached, and from the cache; beside
// `node:http` with the same bytes, and beside a peer's page where PEER_URL, PEER_PATH and PEER_PIDS (all its processes,
// its database's too, with commas) name one.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storeAnswer } from '../bare-server.mjs'
import { copyOfForum, longestTopicIn } from '../cached-forum.mjs'
import { joinForum } from '../join-forum.mjs'
import { measureLoad, memoryMbOf } from '../load.mjs'
import { startServer, startSite } from '../running-site.mjs'
import { figure, median, verdict } from '../table.mjs'

const FORUM = { posts: 1_000, topics: 200, members: 50, seed: 1 }
const ROUNDS = 3
const SECONDS = 4
const WARM_UP_SECONDS = 3
const AT_ONCE = 32
const BROWSER = { 'accept-encoding': 'br', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }
/** A parameter without meaning: a page with one is neither cached nor answered from the cache. */
const FRESH = '?fresh=1'
const { PEER_URL, PEER_PATH = '', PEER_PIDS = '' } = process.env

/** Largest CPU milliseconds a request at 32 at once; idle megabytes. */
const GOALS = { signedIn: 2.5, uncached: 2.5, cached: 0.05, idleMb: 150, loadMb: 300, bareShare: 0.4, peerTimes: 4 }

export const columns = ['CPU ms at 1', 'CPU ms at 32', 'requests/s at 32', 'of node:http', 'of the peer', 'quiet rounds', 'goal']

/** @returns {Promise<string[][]>} a row for each kind of page, and two for the site's memory */
export async function run() {
  const folder = await copyOfForum(FORUM)
  const path = longestTopicIn(folder)
  const site = await startSite(folder)
  const bareFolder = mkdtempSync(join(tmpdir(), 'on-joue-answer-'))
  const stopping = [site.stop, async () => rmSync(bareFolder, { recursive: true, force: true })]
  try {
    const idleMb = memoryMbOf(site.pid)
    const { cookie } = await joinForum(site.url)
    const answer = join(bareFolder, 'answer.json')
    await storeAnswer(site.url + path, BROWSER, answer) // fills the page cache
    await storeAnswer(site.url + path, BROWSER, answer)
    const bare = await startServer(['bench/bare-server.mjs', answer], { env: { NODE_ENV: 'production' } })
    stopping.push(bare.stop)
    const contenders = [
      { name: 'topic, signed in', url: site.url + path, pids: [site.pid], headers: { ...BROWSER, cookie }, goal: GOALS.signedIn },
      { name: 'topic, not cached', url: site.url + path + FRESH, pids: [site.pid], headers: BROWSER, goal: GOALS.uncached },
      { name: 'forum home, signed in', url: `${site.url}/forum`, pids: [site.pid], headers: { ...BROWSER, cookie } },
      { name: 'landing page, not cached', url: `${site.url}/${FRESH}`, pids: [site.pid], headers: BROWSER },
      { name: 'topic, cached', url: site.url + path, pids: [site.pid], headers: BROWSER, goal: GOALS.cached, isCached: true },
      { name: 'node:http', url: bare.url, pids: [bare.pid], headers: BROWSER },
      ...(PEER_URL ? [{ name: 'peer', url: PEER_URL + PEER_PATH, pids: PEER_PIDS.split(','), headers: BROWSER }] : []),
    ]
    const results = await alternate(contenders)
    const loadMb = memoryMbOf(site.pid)
    const of = (name) => results[contenders.findIndex((contender) => contender.name === name)]
    return [
      ...contenders.map((contender, index) => rowOf(contender, results[index], of('node:http'), of('peer'))),
      ['idle memory, MB', figure(idleMb), '', '', '', '', '', verdict(idleMb <= GOALS.idleMb, `≤ ${GOALS.idleMb}`)],
      ['memory after the load, MB', figure(loadMb), '', '', '', '', '', verdict(loadMb <= GOALS.loadMb, `≤ ${GOALS.loadMb}`)],
    ]
  } finally {
    for (const stop of stopping.toReversed()) await stop()
  }
}

function rowOf({ name, goal, isCached }, { single, many }, bare, peer) {
  const ofBare = many.perSecond / bare.many.perSecond
  const ofPeer = peer && many.perSecond / peer.many.perSecond
  const isMet = goal === undefined || (many.cpuMs <= goal && (isCached ? ofBare >= GOALS.bareShare : !peer || ofPeer >= GOALS.peerTimes))
  const wanted = goal && `≤ ${goal} ms${isCached ? `, ≥ ${GOALS.bareShare} of node:http` : peer ? `, ≥ ${GOALS.peerTimes} × the peer` : ''}`
  return [name, figure(single.cpuMs), figure(many.cpuMs), figure(many.perSecond), figure(ofBare), ofPeer ? figure(ofPeer) : '', quietOf(single, many), wanted ? verdict(isMet, wanted) : '']
}

const quietOf = (...kinds) => {
  const rounds = kinds.flatMap(({ quiet }) => quiet)
  return `${rounds.filter(Boolean).length} of ${rounds.length}`
}

/** A B C A B C …: whatever else the machine does meets all. */
async function alternate(contenders) {
  for (const { url, pids, headers } of contenders) await measureLoad({ url, pids }, { seconds: WARM_UP_SECONDS, connections: AT_ONCE, headers })
  const rounds = contenders.map(() => ({ single: [], many: [] }))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, { url, pids, headers }] of contenders.entries()) {
      for (const [kind, connections] of [['single', 1], ['many', AT_ONCE]]) rounds[index][kind].push(await measureLoad({ url, pids }, { seconds: SECONDS, connections, headers }))
    }
  }
  const middle = (results) => ({
    cpuMs: median(results.map(({ cpuMs }) => cpuMs)),
    perSecond: median(results.map(({ perSecond }) => perSecond)),
    quiet: results.map(({ isQuiet }) => isQuiet),
  })
  return rounds.map(({ single, many }) => ({ single: middle(single), many: middle(many) }))
}
