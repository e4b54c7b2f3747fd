// What an acknowledged write costs on SQLite: processor time of the server, writes per second and flushes to the disk,
// at 1, 8 and 40 at once. And how long others wait while 40 sign up, also on a disk where each flush takes 50 ms.
import { mkdtempSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { flushCounter } from '../flushes.mjs'
import { cpuMsOf } from '../load.mjs'
import { startSite } from '../running-site.mjs'
import { figure, verdict } from '../table.mjs'

const AT_ONCE = [1, 8, 40]
const SECONDS = 5
const MEMBERS = 40
/** Enough for the runtime to have compiled what it runs often. */
const WARM_UP_SECONDS = 3
const SLOW_FLUSH_MS = 50
const HEALTH_SECONDS = 15
const HEALTH_EVERY_MS = 10
const GOALS = { cpuMs: 1, flushes: 1, healthMs: 100 }
const PASSWORD = 'quiet corner 7'
/** Of a parent who reads what they wrote once more. */
const PERSON_MS = 8_000

export const columns = ['CPU ms', 'per second', 'flushes', 'p99 ms', 'goal']

/** @returns {Promise<string[][]>} rows of what is written, its figures, and the goal */
export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'on-joue-bench-'))
  const flushes = flushCounter(folder)
  const site = await startSite(folder, [], flushes?.env)
  const agent = new Agent({ keepAlive: true, maxSockets: Math.max(...AT_ONCE) })
  try {
    const send = senderTo(site.url, agent)
    const members = []
    for (let nth = 0; nth < MEMBERS; nth += 1) members.push(await aMember(send, nth))
    const kinds = writesOf(send, members)
    const rows = []
    for (const [name, write] of Object.entries(kinds)) {
      await load(write, 8, WARM_UP_SECONDS)
      for (const atOnce of AT_ONCE) {
        const goals = { flushes: GOALS.flushes, ...(name === 'a reply' && atOnce === 8 && { cpuMs: GOALS.cpuMs }) }
        rows.push([`${name}, ${atOnce} at once`, ...costs(await measure(site, flushes, write, atOnce), goals)])
      }
    }
    rows.push(await health(site, 'sign-up', kinds['a sign-up']))
    if (flushes) rows.push(await onSlowDisk(flushes, () => health(site, `sign-up, each flush ${SLOW_FLUSH_MS} ms`, kinds['a sign-up'])))
    else rows.push(['flushes not counted or slowed down: there is no gcc'])
    return rows
  } finally {
    agent.destroy()
    await site.stop()
  }
}

async function measure({ pid }, flushes, write, atOnce) {
  const before = { cpuMs: cpuMsOf(pid), flushes: flushes?.count() ?? NaN }
  const { count, seconds, times } = await load(write, atOnce, SECONDS)
  const [cpuMs, flushed] = [(cpuMsOf(pid) - before.cpuMs) / count, ((flushes?.count() ?? NaN) - before.flushes) / count]
  return { cpuMs, perSecond: count / seconds, flushes: flushed, p99: p99Of(times) }
}

function costs({ cpuMs, perSecond, flushes, p99 }, goals) {
  const isMet = !(cpuMs > goals.cpuMs) && !(flushes > goals.flushes * 1.1) // what the site does by itself is counted, too
  const goal = `${goals.cpuMs ? `≤ ${goals.cpuMs} ms, ` : ''}≤ ${goals.flushes} flush`
  return [figure(cpuMs), figure(perSecond), Number.isNaN(flushes) ? 'not counted' : figure(flushes), figure(p99), verdict(isMet, goal)]
}

async function onSlowDisk(flushes, work) {
  flushes.slowDown(SLOW_FLUSH_MS)
  try {
    return await work()
  } finally {
    flushes.slowDown(0)
  }
}

/** Asks again and again how the site is, on a connection of its own, while others write. */
async function health(site, name, write) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = senderTo(site.url, agent)
  const times = []
  let isOver = false
  const asking = (async () => {
    while (!isOver) {
      const startedAt = performance.now()
      await ask('GET', '/healthz')
      times.push(performance.now() - startedAt)
      await new Promise((resolve) => setTimeout(resolve, HEALTH_EVERY_MS))
    }
  })()
  const { count, seconds } = await load(write, MEMBERS, HEALTH_SECONDS)
  isOver = true
  await asking
  agent.destroy()
  const p99 = p99Of(times)
  return [`/healthz while ${MEMBERS} at once: ${name}`, '', figure(count / seconds), '', figure(p99), verdict(p99 <= GOALS.healthMs, `p99 ≤ ${GOALS.healthMs} ms`)]
}

/** Writes so many at a time. @returns how many were acknowledged, and how long each took in milliseconds */
async function load(write, atOnce, seconds) {
  const startedAt = performance.now()
  const endAt = startedAt + seconds * 1_000
  const times = []
  const oneAfterAnother = async (worker) => {
    while (performance.now() < endAt) {
      const begunAt = performance.now()
      await write(worker)
      times.push(performance.now() - begunAt)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, (_, worker) => oneAfterAnother(worker)))
  return { count: times.length, seconds: (performance.now() - startedAt) / 1_000, times }
}

const p99Of = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? NaN

let written = 0

const signUp = (send, nth) => {
  const username = `bench${nth}`
  const names = { username, email: `${username}@example.com`, firstName: 'Maya', lastName: 'Lopez' }
  return send('POST', '/api/forum/auth/register', { ...names, password: PASSWORD, confirmPassword: PASSWORD, terms: true })
}

/** Signs up and opens a topic. */
async function aMember(send, nth) {
  const { cookie } = await signUp(send, `m${nth}`)
  const { categories } = (await send('GET', '/api/forum/categories')).json
  const topic = { title: `Rainy days, part ${nth}`, content: 'Where do you go when it rains all week?', categoryId: categories.find(({ slug }) => slug !== 'announcements').id }
  const { json } = await send('POST', '/api/forum/topics', topic, cookie)
  const [opening] = (await send('GET', `/api/forum/topics/${json.topic.id}/posts`)).json
  return { cookie, topicId: json.topic.id, postId: opening.id }
}

const writesOf = (send, members) => {
  const likes = new Map()
  const next = (worker) => members[(worker + 1) % members.length]
  return {
    'a reply': (worker) => {
      const content = `We went to the library again, number ${(written += 1)}. The kids built a fort of cushions, and nobody cried until noon.`
      return send('POST', `/api/forum/topics/${next(worker).topicId}/posts`, { content }, members[worker].cookie)
    },
    'a like': (worker) => {
      const isGiven = likes.get(worker) ?? false
      likes.set(worker, !isGiven)
      return send(isGiven ? 'DELETE' : 'PUT', `/api/forum/posts/${next(worker).postId}/like`, undefined, members[worker].cookie)
    },
    'a waitlist entry': () => send('POST', '/api/waitlist', { email: `w${(written += 1)}@example.com` }),
    'a contact message': () => send('POST', '/api/contact', { name: 'Maya', email: 'maya@example.com', message: `Question number ${(written += 1)}`, elapsedMs: PERSON_MS }),
    'a sign-up': () => signUp(send, (written += 1)),
  }
}

/** @returns a function that sends JSON, and throws at any refusal */
const senderTo = (url, agent) => (method, path, data, cookie) =>
  new Promise((resolve, reject) => {
    const body = data === undefined ? undefined : JSON.stringify(data)
    const headers = { ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }) }
    const call = request(new URL(path, url), { method, agent, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (piece) => (text += piece))
      answer.on('end', () => {
        if (answer.statusCode >= 300) return reject(new Error(`${method} ${path}: ${answer.statusCode} ${text}`))
        const cookies = (answer.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ')
        resolve({ cookie: cookies, json: /json/.test(answer.headers['content-type'] ?? '') ? JSON.parse(text) : null })
      })
    })
    call.once('error', reject)
    call.end(body)
  })
