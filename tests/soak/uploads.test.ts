import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'
import type { DatabaseTarget } from '../../src/db/connection.ts'
import { anEmptyPlace, ENGINE } from '../support/a-database.ts'
import { aServer, type ServerProcess } from '../support/a-server.ts'
import { hostileFiles } from '../support/blog/hostile-files.ts'
import { cookieIn } from '../support/members.ts'

const AVATAR = ['PUT', '/api/forum/profile/avatar'] as const
const PICTURE = ['POST', '/api/office/pictures'] as const
const ROSA = { username: 'rosa', password: 'playground owner' }
const ADMIN = { ADMIN_USERNAME: ROSA.username, ADMIN_EMAIL: 'rosa@example.com', ADMIN_PASSWORD: ROSA.password }
/** Source: docs/rules/pictures.md#size */
const RISE_MAX_MB = 200

function aPlaceForAServer(): Promise<DatabaseTarget> | DatabaseTarget {
  if (ENGINE === 'postgres') return anEmptyPlace()
  const folder = mkdtempSync(join(tmpdir(), 'on-joue-uploads-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return { engine: 'sqlite', file: join(folder, 'on-joue.sqlite') }
}

/** Pictures as large as the site takes them, each in the form that costs its decoder the most. */
function largestPictures(): Promise<Buffer[]> {
  const of = (width: number, height: number) => sharp({ create: { width, height, channels: 4, background: '#d9480f80' } })
  const noise = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: '#d9480f80', noise: { type: 'gaussian', mean: 128, sigma: 9 } } }).flatten()
  const turned = { orientation: 6 }
  return Promise.all(
    [
      noise(6250, 4000).jpeg({ quality: 40 }).withMetadata(turned),
      noise(4250, 3058).jpeg({ quality: 20, progressive: true, chromaSubsampling: '4:4:4' }).withMetadata(turned),
      noise(3000, 2166).toColourspace('cmyk').jpeg({ quality: 10, progressive: true, chromaSubsampling: '4:4:4' }),
      of(6250, 4000).toColourspace('rgb16').png(),
      of(4250, 3058).png({ progressive: true }).withMetadata(turned),
      of(3000, 2166).toColourspace('rgb16').png({ progressive: true }).withMetadata(turned),
      of(6250, 4000).webp({ quality: 20 }).withMetadata(turned),
      of(6250, 4000).webp({ lossless: true, effort: 0 }),
      of(4000, 3000).gif({ progressive: true }),
      noise(3000, 2000).avif({ quality: 30, effort: 0, bitdepth: 8, chromaSubsampling: '4:4:4' }),
      of(2121, 1414).avif({ quality: 30, effort: 0, bitdepth: 12, chromaSubsampling: '4:4:4' }),
    ].map((made) => made.toBuffer()),
  )
}

function smallPictures(): Promise<Buffer[]> {
  const small = sharp({ create: { width: 64, height: 64, channels: 3, background: '#d9480f' } })
  return Promise.all((['jpeg', 'png', 'webp', 'gif', 'avif'] as const).map((kind) => small.clone().toFormat(kind).toBuffer()))
}

/** A figure of the process in megabytes, where the system tells. */
function memoryOf({ process: { pid } }: ServerProcess, figure: 'VmRSS' | 'VmHWM'): number | undefined {
  const file = `/proc/${pid}/status`
  if (!existsSync(file)) return undefined
  return Number(new RegExp(`${figure}:\\s+(\\d+)`).exec(readFileSync(file, 'utf8'))?.[1]) / 1024
}

async function logIn(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  return cookieIn(await fetch(`${url}/api/forum/auth/login`, { method: 'POST', headers, body: JSON.stringify(ROSA) }))
}

/** An ordinary hour: pages read by visitors and by a member, and a question. What that takes is no cost of an upload. */
async function useSite(url: string, cookie: string): Promise<void> {
  for (let at = 0; at < 40; at += 1)
    for (const path of ['/', '/visit', '/forum', '/blog', '/forum/guidelines'])
      for (const session of [cookie, '']) expect((await fetch(`${url}${path}?page=${at}`, { headers: { cookie: session } })).status).toBe(200)
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/api/chat`, { method: 'POST', headers, body: JSON.stringify({ message: 'How much does it cost?' }) })
  expect(answer.status).toBe(200)
}

it('hostile, huge and broken-off uploads cost the site less than 200 MB, no crash and no complaint', async () => {
  const server = await aServer(await aPlaceForAServer(), { ...ADMIN, SAMPLE_DATA: 'off', LOG_LEVEL: 'error' })
  const cookie = await logIn(server.url)
  const send = async ([method, path]: readonly [string, string], body: Uint8Array, signal?: AbortSignal) => {
    const headers = { cookie, 'content-type': 'image/png' }
    const answer = await fetch(server.url + path, { method, headers, body: Buffer.from(body), signal: signal ?? null })
    await answer.arrayBuffer()
    return answer.status
  }
  const [hostile, largest] = [await hostileFiles(), await largestPictures()]
  await useSite(server.url, cookie)
  // The first picture of each kind loads its decoder and the first of the blog its encoders: no cost of an upload either.
  for (const small of await smallPictures()) expect([await send(AVATAR, small), await send(PICTURE, small)]).toEqual([200, 201])
  const before = memoryOf(server, 'VmRSS')

  const statuses = new Set<number>()
  const both = (bytes: Uint8Array) => Promise.all([send(AVATAR, bytes), send(PICTURE, bytes)])
  for (const { bytes } of hostile) for (const status of await both(bytes)) statuses.add(status)
  for (const bytes of largest) expect([await send(AVATAR, bytes), await send(PICTURE, bytes)]).toEqual([200, 201])
  // More at once than there is room for: some are told to come back, the others are as good as usual.
  for (const status of await Promise.all(largest.map((bytes) => send(PICTURE, bytes)))) statuses.add(status)
  for (let n = 0; n < 5; n += 1) await send(PICTURE, new Uint8Array(7_000_000), AbortSignal.timeout(2 + n)).catch(() => {})
  expect(await send(PICTURE, new Uint8Array(100_000_000))).toBe(413)

  expect([...statuses].toSorted()).toEqual([200, 201, 400, 503])
  const after = memoryOf(server, 'VmHWM')
  if (before && after) expect(after - before).toBeLessThan(RISE_MAX_MB)
  expect(await send(AVATAR, largest[0] ?? new Uint8Array())).toBe(200)
  server.process.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(server.output()).not.toMatch(/"level":[56]0/)
})
