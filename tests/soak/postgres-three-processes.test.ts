import { buffer, json } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type Database, openDatabase } from '../../src/db/connection.ts'
import { HOST_TRIES_MAX } from '../../src/domain/emails/deliver-mail.ts'
import { ObjectStore } from '../../src/server/files/object-store.ts'
import type { PictureView } from '../../src/shared/pictures/pictures.ts'
import { type Instant, toInstant } from '../../src/shared/time/instant.ts'
import { aPicture } from '../support/blog/made-pictures.ts'
import { aMailServer } from '../support/emails/a-mail-server.ts'
import { readMail } from '../support/emails/read-mail.ts'
import { aStore } from '../support/files/a-store.ts'
import { picturesIn, storedIn } from '../support/files/stored-pictures.ts'
import { loadOn } from '../support/load.ts'
import type { ProxyName } from '../support/proxies/a-proxy.ts'
import { aSiteBehind, aTopicOf, ask, logIn, statusOf } from '../support/proxies/a-site-behind.ts'
import { inShortOrFull } from '../support/soak.ts'

const PROXIES: ProxyName[] = inShortOrFull(['caddy'], ['caddy', 'nginx'])
const COUNT = 3
/** How often each process is killed. */
const ROUNDS = inShortOrFull(1, 5)
const REQUESTS = inShortOrFull(2_000, 20_000)
/** How long a new process says ready before the next is restarted, as deploy/several-machines.md says. */
const SETTLED_MS = 3_000
/** What the mail server takes for an email during the kills, so that each process is sending some. */
const MAIL_MS = 1_500
/** More than two processes can be sending at once. */
const UNDER_WAY = 2 * HOST_TRIES_MAX + 1
/** What a proxy says of a request that a killed process had, and of one that it can give to no one. */
const BY_THE_KILL = /: (502|503|504|ECONNRESET)$/


const message = (n: number) => ({ name: 'Maya', email: `maya${n}@example.com`, message: `Will there be room for strollers? (${n})` })
const reply = (n: number) => `We'd come on foot, and that's thought number ${n}.`
/** Messages of the restart have numbers of their own. */
const RESTART = 1_000_000
const isMessage = (n: number) => n % 10 === 0

type Site = Awaited<ReturnType<typeof aSiteOfThree>>

/** Three processes with a bucket and a mail server, of which only the first runs so far, and what the owner needs to write. */
async function aSiteOfThree(name: ProxyName) {
  const [store, mailServer] = [await aStore(), await aMailServer()]
  const site = await aSiteBehind(name, { count: COUNT, running: 1, environment: { LOG_LEVEL: 'error', SMTP_URL: mailServer.url, ...store.environment } })
  const [db, objects] = [openDatabase(site.place), new ObjectStore(store.place)]
  onTestFinished(async () => void (objects.close(), await db.destroy()))
  const cookie = await logIn(site.proxy)
  return { ...site, mailServer, db, objects, cookie, topicId: await aTopicOf(site.proxy, cookie, 'Who comes on foot?') }
}

/** Sends a picture through the proxy. @returns the picture, or what came instead of it */
async function upload({ proxy, cookie }: Site, body: Buffer): Promise<PictureView | string> {
  try {
    const answer = await ask(proxy, '/api/office/pictures', { method: 'POST', headers: { cookie, 'content-type': 'image/png' }, body })
    if (answer.statusCode !== 201) return `picture: ${statusOf(answer)}`
    return ((await json(answer)) as { picture: PictureView }).picture
  } catch (error) {
    return `picture: ${(error as NodeJS.ErrnoException).code}`
  }
}

/** Messages, replies, and pictures, all at once, each line one after the other until it's stopped. */
function writingTo(site: Site, body: Buffer) {
  const written = { messages: 0, replies: 0, pictures: 0 }
  let isStopped = false
  const line = (kind: 'messages' | 'replies', next: (n: number) => { path: string; body: object; cookie?: string }) =>
    loadOn(site.proxy, { clients: 3, next, isOver: ({ answered }) => ((written[kind] = answered.length), isStopped) })
  const [pictures, failed]: [PictureView[], string[]] = [[], []]
  const pictureLine = async () => {
    while (!isStopped) {
      const picture = await upload(site, body)
      if (typeof picture === 'string') failed.push(picture)
      else written.pictures = pictures.push(picture)
    }
  }
  const lines = Promise.all([
    line('messages', (n) => ({ path: '/api/contact', body: message(n) })),
    line('replies', (n) => ({ path: `/api/forum/topics/${site.topicId}/posts`, body: { content: reply(n) }, cookie: site.cookie })),
    pictureLine(),
  ])
  const stop = async () => {
    isStopped = true
    const [messages, replies] = await lines
    return { messages: messages.answered, replies: replies.answered, pictures, failed: [...messages.failed, ...replies.failed, ...failed] }
  }
  /** Waits for more of each kind. */
  const more = async () => {
    const before = { ...written }
    await expect.poll(() => written.messages >= before.messages + 10 && written.replies >= before.replies + 10 && written.pictures > before.pictures).toBe(true)
  }
  return { more, stop }
}

/** The emails that processes are sending since this moment. */
const underWaySince = (db: Database, moment: Instant) =>
  db.selectFrom('outbox').select('messageId').where('sentAt', 'is', null).where('attempts', '>', 0).where('scheduledAt', '>', moment).execute()

const now = () => toInstant(Date.now())

/** Kills one process after the other amid all this, and starts each again. @returns how often each email was under way at a kill, and when the last was */
async function killEach({ processes, start, db }: Site, { more }: ReturnType<typeof writingTo>) {
  const underWay = new Map<string, number>()
  let lastKill = toInstant(0)
  for (let nth = 0; nth < COUNT * ROUNDS; nth += 1) {
    const { process, ended } = processes[nth % COUNT]!
    await more()
    await expect.poll(async () => (await underWaySince(db, lastKill)).length, { interval: 5 }).toBeGreaterThanOrEqual(UNDER_WAY)
    process.kill('SIGKILL')
    expect(await ended).toBe('SIGKILL')
    for (const { messageId } of await underWaySince(db, lastKill)) underWay.set(messageId, (underWay.get(messageId) ?? 0) + 1)
    lastKill = now()
    await start(nth % COUNT)
  }
  return { underWay, lastKill }
}

/** Restarts one process after the other under load. */
async function restartEach({ proxy, restart }: Site, picture: string) {
  let isRestarted = false
  const pages = ['/', '/forum', '/visit', '/blog', '/api/forum/categories', picture]
  const next = (n: number) => (isMessage(n) ? { path: '/api/contact', body: message(RESTART + n) } : { path: pages[n % pages.length]! })
  const load = loadOn(proxy, { clients: 8, next, isOver: ({ answered }) => isRestarted && answered.length >= REQUESTS })
  try {
    for (let index = 0; index < COUNT; index += 1) {
      if (index > 0) await wait(SETTLED_MS)
      await restart(index)
    }
  } finally {
    isRestarted = true
  }
  return load
}

/** Waits until every email that's due was sent. Those of the killed processes are due as soon as their leases have ended: as if two minutes had passed. */
async function everyEmailSent({ db }: Site, lastKill: Instant) {
  const unsent = () =>
    db
      .selectFrom('outbox')
      .select(['id', 'attempts', 'scheduledAt', 'lastError'])
      .where('sentAt', 'is', null)
      .where((eb) => eb.or([eb('attempts', '>', 0), eb('nextAttemptAt', '<=', now())]))
      .execute()
  await expect.poll(async () => (await unsent()).filter(({ attempts, scheduledAt }) => attempts === 0 || scheduledAt > lastKill)).toEqual([])
  await db.updateTable('outbox').set({ nextAttemptAt: now() }).where('sentAt', 'is', null).where('attempts', '>', 0).execute()
  await expect.poll(unsent).toEqual([])
}

describe.each(PROXIES)('three processes behind %s, with one database and one bucket', (name) => {
  it('show each other’s pictures, lose nothing when each is killed, and are all restarted without a failed request', async () => {
    const site = await aSiteOfThree(name)
    const { db, processes, mailServer, proxy } = site
    const body = await aPicture().png().toBuffer()

    const first = (await upload(site, body)) as PictureView
    await site.start(1)
    await site.start(2)
    const shown = (src: string) => Promise.all([...processes, proxy].map(async (target) => buffer(await ask(target, src))))
    const [fromA, ...fromOthers] = await shown(first.src)
    expect(fromA!.byteLength).toBeGreaterThan(100)
    for (const file of fromOthers) expect(file.equals(fromA!)).toBe(true)

    mailServer.slowDown('example.com', MAIL_MS)
    const writing = writingTo(site, body)
    const { underWay, lastKill } = await killEach(site, writing)
    const written = await writing.stop()
    mailServer.slowDown('', 0)
    expect(written.failed.filter((failure) => !BY_THE_KILL.test(failure)), proxy.output().slice(-2_000)).toEqual([])

    const load = await restartEach(site, first.src)
    expect(load.failed.slice(0, 20), proxy.output().slice(-2_000)).toEqual([])
    expect(load.answered.length).toBeGreaterThanOrEqual(REQUESTS)

    const senders = (await db.selectFrom('contactMessage').select('email').execute()).map(({ email }) => email)
    const acknowledged = [...written.messages, ...load.answered.filter(isMessage).map((n) => RESTART + n)]
    expect(senders).toEqual(expect.arrayContaining(acknowledged.map((n) => message(n).email)))
    expect(new Set(senders).size).toBe(senders.length)
    const replies = (await db.selectFrom('post').select('content').where('topicId', '=', site.topicId).execute()).map(({ content }) => content)
    expect(replies).toEqual(expect.arrayContaining(written.replies.map(reply)))
    expect(new Set(replies).size).toBe(replies.length)

    const [rows, stored] = [await picturesIn(site.place), await storedIn(site.objects)]
    expect(rows.map(({ name: each }) => each)).toEqual(expect.arrayContaining([first, ...written.pictures].map(({ name: each }) => each)))
    expect(rows.filter(({ name: each, bytes }) => stored.get(each)?.bytes !== bytes)).toEqual([])
    for (const { src } of written.pictures) expect(new Set((await shown(src)).map((file) => file.toString('base64'))).size).toBe(1)

    await everyEmailSent(site, lastKill)
    const emails = await db.selectFrom('outbox').select(['messageId', 'template', 'recipient']).where('sentAt', 'is not', null).execute()
    const received = Map.groupBy(mailServer.received.map((raw) => readMail(raw).head('message-id') ?? ''), (id) => id)
    expect(emails.flatMap(({ template, recipient }) => (template === 'contact-acknowledged' ? [recipient] : [])).toSorted()).toEqual(senders.toSorted())
    expect([...received.keys()].toSorted()).toEqual(emails.map(({ messageId }) => messageId).toSorted())
    // Those that were under way may come again, and no others. Source: docs/decisions/023-an-email-twice-not-lost.md
    const again = [...received.values()].filter(({ length }) => length > 1)
    expect(again.filter(({ length, 0: id }) => length > 1 + (underWay.get(id!) ?? 0))).toEqual([])
    expect(again.length).toBeLessThanOrEqual(COUNT * ROUNDS * HOST_TRIES_MAX)
    expect(await db.selectFrom('outbox').select('lastError').where('failedAt', 'is not', null).execute()).toEqual([])
  })
})
