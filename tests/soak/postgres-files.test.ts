import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ObjectStore } from '../../src/server/files/object-store.ts'
import type { PictureView } from '../../src/shared/pictures/pictures.ts'
import { anEmptyPlace } from '../support/a-database.ts'
import { aLineTo } from '../support/a-line.ts'
import { aServer, type ServerProcess } from '../support/a-server.ts'
import { aPicture } from '../support/blog/made-pictures.ts'
import { aStore } from '../support/files/a-store.ts'
import { picturesIn, storedIn } from '../support/files/stored-pictures.ts'
import { cookieIn } from '../support/members.ts'
import { ROSA, ROSA_OWNS } from '../support/rosa.ts'
import { inShortOrFull } from '../support/soak.ts'

const ADMIN = { ...ROSA_OWNS, SAMPLE_DATA: 'off', BACKUPS: 'off', LOG_LEVEL: 'error' }
/** Of a picture 900 pixels wide: 400, 800, and 900 pixels, each as AVIF and WebP. */
const FILES = 6
const KILLS = inShortOrFull(2, 10)
const OUTAGE_MS = inShortOrFull(2_000, 30_000)
/** Longer than any answer may take. */
const GIVE_UP_MS = 25_000

async function logIn(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  return cookieIn(await fetch(`${url}/api/forum/auth/login`, { method: 'POST', headers, body: JSON.stringify(ROSA) }))
}

const send = (url: string, cookie: string, body: Buffer) =>
  fetch(`${url}/api/office/pictures`, { method: 'POST', headers: { cookie, 'content-type': 'image/png' }, body: Buffer.from(body) })

const pictureIn = async (answer: Response): Promise<PictureView> => ((await answer.json()) as { picture: PictureView }).picture

/** Sends one picture after another until the process is gone. @returns the names that were acknowledged */
async function sendUntilItEnds(server: ServerProcess, cookie: string, body: Buffer, acknowledged: string[]): Promise<void> {
  for (;;) {
    const answer = await send(server.url, cookie, body).catch(() => undefined)
    const picture = answer?.status === 201 ? await pictureIn(answer).catch(() => undefined) : undefined
    if (!answer) return
    if (picture) acknowledged.push(picture.name)
  }
}

/** Waits for a picture of which some files are stored and others aren't yet, after one that's whole. */
async function untilPartStored(store: ObjectStore, acknowledged: readonly string[]): Promise<void> {
  const count = acknowledged.length
  for (const giveUpAt = Date.now() + 60_000; Date.now() < giveUpAt; ) {
    const stored = await storedIn(store)
    if (acknowledged.length > count && [...stored.values()].some(({ files }) => files > 0 && files < FILES)) return
  }
  throw new Error('No upload was seen under way.')
}

describe('two processes with folders of their own, one database, and one store', () => {
  it('a picture put through one is shown by the other, also while the store is away', async () => {
    const [place, store] = [await anEmptyPlace(), await aStore()]
    const a = await aServer(place, { ...ADMIN, ...store.environment })
    const b = await aServer(place, { ...ADMIN, ...store.environment })
    const cookie = await logIn(a.url)
    const body = await aPicture(900, 600).png().toBuffer()

    const picture = await pictureIn(await send(a.url, cookie, body))
    const [fromA, fromB] = await Promise.all([a, b].map(async ({ url }) => fetch(url + picture.src)))

    expect([fromA?.status, fromB?.status]).toEqual([200, 200])
    expect(Buffer.from((await fromA?.bytes()) ?? [])).toEqual(Buffer.from((await fromB?.bytes()) ?? []))
    await store.stop()
    expect((await fetch(b.url + picture.src)).status).toBe(200)
    const refused = await send(b.url, cookie, body)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30'])
    expect(((await refused.json()) as { message: string }).message).toContain('Please try again')
    await store.start()
    expect((await send(b.url, cookie, body)).status).toBe(201)
    expect(await picturesIn(place)).toHaveLength(2)
  })

  it('killed amid uploads, lose no picture that was acknowledged and have none in part', async () => {
    const [place, store] = [await anEmptyPlace(), await aStore()]
    const b = await aServer(place, { ...ADMIN, ...store.environment })
    const cookie = await logIn(b.url)
    const body = await aPicture(900, 600).png().toBuffer()
    const acknowledged: string[] = []
    const objects = new ObjectStore(store.place)
    onTestFinished(() => objects.close())

    for (let nth = 0; nth < KILLS; nth += 1) {
      const a = await aServer(place, { ...ADMIN, ...store.environment })
      const sending = [sendUntilItEnds(a, cookie, body, acknowledged), sendUntilItEnds(a, cookie, body, acknowledged)]
      await untilPartStored(objects, acknowledged)
      a.process.kill('SIGKILL')
      await Promise.all(sending)
    }

    const [rows, stored] = [await picturesIn(place), await storedIn(objects)]
    const names = new Set(rows.map(({ name }) => name))
    expect(acknowledged.filter((name) => !names.has(name))).toEqual([])
    expect(rows.filter(({ name, bytes }) => stored.get(name)?.bytes !== bytes)).toEqual([])
    for (const name of acknowledged) for (const width of [400, 800, 900]) for (const format of ['avif', 'webp']) {
      expect((await fetch(`${b.url}/pictures/${name}/${width}.${format}`)).status).toBe(200)
    }
  })
})

interface Answered {
  status: number
  retryAfter: string | null
  body: string
}

async function ask(url: string, init: RequestInit = {}): Promise<Answered> {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(GIVE_UP_MS) })
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: await answer.text() }
}

describe.each(['cut', 'freeze'] as const)('a store that’s away (%s) for a while', (how) => {
  it('takes nothing from those who read, refuses uploads in words, and is whole again when it’s back', { timeout: 180_000 }, async () => {
    const [place, store] = [await anEmptyPlace(), await aStore()]
    const line = await aLineTo(store.place.endpoint ?? '')
    const environment = { ...ADMIN, ...store.environment, FILES_URL: `s3://${store.place.bucket}?endpoint=${new URL(line.url).origin}&region=us-east-1` }
    const [a, b] = [await aServer(place, environment), await aServer(place, environment)]
    const cookie = await logIn(a.url)
    const body = await aPicture(900, 600).png().toBuffer()
    const [seen, unseen] = [await pictureIn(await send(a.url, cookie, body)), await pictureIn(await send(a.url, cookie, body))]
    const readable = ['/', '/visit', '/forum', '/blog', seen.src].map((path) => b.url + path)
    const visit = () => Promise.all(readable.map((url) => ask(url)))
    const upload = () => ask(`${b.url}/api/office/pictures`, { method: 'POST', headers: { cookie, 'content-type': 'image/png' }, body: Buffer.from(body) })
    await visit()

    line[how]()
    const [read, refused]: [Answered[], Answered[]] = [[], []]
    for (const until = Date.now() + OUTAGE_MS; Date.now() < until; await wait(100)) {
      const [pages, ready, ...others] = await Promise.all([visit(), ask(`${b.url}/readyz`), upload(), ask(b.url + unseen.src)])
      read.push(...pages, ready)
      refused.push(...others)
    }
    line.mend()

    expect(read.filter(({ status }) => status !== 200)).toEqual([])
    expect(refused.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null)).toEqual([])
    expect(refused[0]?.body).toContain('Please try again')
    await expect.poll(async () => (await upload()).status, { timeout: 30_000 }).toBe(201)
    expect((await ask(b.url + unseen.src)).status).toBe(200)
    const objects = new ObjectStore(store.place)
    onTestFinished(() => objects.close())
    const [rows, stored] = [await picturesIn(place), await storedIn(objects)]
    expect(rows).toHaveLength(3)
    expect(rows.filter(({ name, bytes }) => stored.get(name)?.bytes !== bytes)).toEqual([])
  })
})
