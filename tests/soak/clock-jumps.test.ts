import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { recountForum } from '../../src/domain/forum/writing/recount.ts'
import { readConfig } from '../../src/server/config.ts'
import { openSite } from '../../src/server/start/open-site.ts'
import { HOUR_MS, MINUTE_MS } from '../../src/shared/time/instant.ts'
import { aPlaceForAServer, aServer } from '../support/a-server.ts'
import { aMailServer } from '../support/emails/a-mail-server.ts'
import { readMail } from '../support/emails/read-mail.ts'
import { loadOn } from '../support/load.ts'
import { cookiesOfMembers, replyAtOnce } from '../support/repliers.ts'
import { inShortOrFull } from '../support/soak.ts'

const SHIFTED_CLOCK = pathToFileURL(join(import.meta.dirname, '../support/shifted-clock.mjs')).href
/** How far ahead the machine's clock is, one after the other. */
const JUMPS_MS = inShortOrFull([3 * HOUR_MS, 0, -3 * HOUR_MS, 0], [MINUTE_MS, 3 * HOUR_MS, -MINUTE_MS, 0, -3 * HOUR_MS, 3 * HOUR_MS, -HOUR_MS, 0])
const EACH_MS = inShortOrFull(1_200, 5_000)
const MEMBERS = 4
const email = (n: number) => `parent${n}@example.com`

/** A file that says how far ahead the clock of a process is. */
function aClock() {
  const folder = mkdtempSync(join(tmpdir(), 'on-joue-clock-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'ahead-ms')
  const jump = (aheadMs: number) => writeFileSync(file, String(aheadMs))
  jump(0)
  return { jump, environment: { CLOCK_FILE: file, NODE_OPTIONS: `--import=${SHIFTED_CLOCK}` } }
}

it('a clock that jumps ahead and back fails no one, logs no one out, and every email is sent, once', { timeout: 180_000 }, async () => {
  const [place, clock, mailServer] = [await aPlaceForAServer(), aClock(), await aMailServer()]
  const server = await aServer(place, { ...clock.environment, SMTP_URL: mailServer.url, LOG_LEVEL: 'error' })
  const { topics } = (await (await fetch(`${server.url}/api/forum/topics/latest?limit=20`)).json()) as { topics: { id: number; postCount: number; isLocked: boolean }[] }
  const topic = topics.find(({ isLocked }) => !isLocked) ?? { id: 0, postCount: 0 }
  const cookies = await cookiesOfMembers(place, MEMBERS)
  let isOver = false
  const next = (n: number) => (n % 4 === 0 ? { path: '/api/waitlist', body: { email: email(n) } } : { path: ['/', '/forum', '/api/forum/categories'][n % 3] ?? '/' })

  const [load, replies] = await Promise.all([
    loadOn({ url: server.url }, { clients: 4, next, isOver: () => isOver }),
    replyAtOnce(server.url, { topicId: topic.id, cookies, isOver: () => isOver }),
    (async () => {
      for (const aheadMs of JUMPS_MS) {
        await wait(EACH_MS)
        clock.jump(aheadMs)
      }
      await wait(EACH_MS)
      isOver = true
    })(),
  ])

  expect({ failed: load.failed, others: [...replies.others] }).toEqual({ failed: [], others: [] })
  const joined = load.answered.filter((n) => n % 4 === 0).map(email)
  const emailed = () => mailServer.received.map((raw) => readMail(raw).head('to') ?? '').filter((to) => to.startsWith('parent'))
  await expect.poll(() => emailed().length, { timeout: 90_000, interval: 500 }).toBeGreaterThanOrEqual(joined.length)
  expect(emailed().toSorted()).toEqual(joined.toSorted())
  server.process.kill('SIGTERM')
  expect(await server.ended).toBe(0)

  const { site, close } = await openSite(readConfig(place.engine === 'postgres' ? { DATABASE_URL: place.url } : { DATA_DIR: join(place.file, '..') }))
  onTestFinished(close)
  const posts = await site.db.selectFrom('post').select(['number', 'createdAt']).where('topicId', '=', topic.id).orderBy('number').execute()
  expect(posts.map(({ number }) => number)).toEqual(Array.from({ length: topic.postCount + replies.acknowledged.length }, (_, index) => index + 1))
  expect(await recountForum(site)).toEqual([])
  const written = posts.slice(topic.postCount).map(({ createdAt }) => Date.parse(createdAt))
  expect(Math.max(...written) - Math.min(...written)).toBeGreaterThan(Math.max(...JUMPS_MS) - Math.min(...JUMPS_MS) - MINUTE_MS)
})
