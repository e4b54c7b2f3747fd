import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase, type DatabaseTarget } from '../../src/db/connection.ts'
import { migrate } from '../../src/db/migrate.ts'
import { HOST_TRIES_MAX } from '../../src/domain/emails/deliver-mail.ts'
import { toInstant } from '../../src/shared/time/instant.ts'
import { anEmptyPlace, ENGINE } from '../support/a-database.ts'
import { aMailServer } from '../support/emails/a-mail-server.ts'
import { aServer } from '../support/a-server.ts'
import { readMail } from '../support/emails/read-mail.ts'
import { parent } from '../support/waiting-parents.ts'

const ADDRESSES = 120
const KILL_AFTER = 40

async function aPlaceForAServer(): Promise<DatabaseTarget> {
  if (ENGINE === 'postgres') return anEmptyPlace()
  const folder = mkdtempSync(join(tmpdir(), 'on-joue-announcement-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return { engine: 'sqlite', file: join(folder, 'on-joue.sqlite') }
}

/** A site with a waitlist and an announcement that is due. */
async function anAnnouncementDue(place: DatabaseTarget) {
  const db = openDatabase(place)
  onTestFinished(() => db.destroy())
  await migrate(db)
  const now = toInstant(Date.now() - 1_000)
  const entries = Array.from({ length: ADDRESSES }, (_, n) => ({ email: parent(n), emailKey: parent(n), source: 'api', createdAt: now, confirmedAt: now }))
  await db.insertInto('waitlistEntry').values(entries).execute()
  const address = { key: 'postalAddress', value: JSON.stringify('PO Box 1, Austin'), changedAt: now }
  await db.insertInto('setting').values(address).execute()
  const times = { createdAt: now, changedAt: now, scheduledFor: now, nextBatchAt: now }
  await db.insertInto('announcement').values({ subject: 'We have news', body: 'Soon more of it.', ...times }).execute()
  return db
}

describe('a site killed amid an announcement', () => {
  it('writes to every address after the restart, and twice only where an email was under way', async () => {
    const place = await aPlaceForAServer()
    const db = await anAnnouncementDue(place)
    const mailServer = await aMailServer()
    const environment = { LOG_LEVEL: 'error', SAMPLE_DATA: 'off', SMTP_URL: mailServer.url, LIMIT_FACTOR: '1' }

    const first = await aServer(place, environment)
    await expect.poll(() => mailServer.received.length, { interval: 10 }).toBeGreaterThanOrEqual(KILL_AFTER)
    first.process.kill('SIGKILL')
    expect(await first.ended).toBe('SIGKILL')
    expect(mailServer.received.length).toBeLessThan(ADDRESSES)
    // What the dead process held is given up, and the pause between batches has ended: as if minutes had passed.
    const past = toInstant(Date.now() - 1_000)
    await db.updateTable('outbox').set({ nextAttemptAt: past }).where('sentAt', 'is', null).execute()
    await db.updateTable('announcement').set({ nextBatchAt: past }).execute()
    await aServer(place, environment)
    const addressed = () => new Set(mailServer.received.map((raw) => readMail(raw).head('to')))
    await expect.poll(() => addressed().size, { interval: 200, timeout: 240_000 }).toBe(ADDRESSES)

    const emails = await db.selectFrom('outbox').select(['recipient', 'messageId']).where('template', '=', 'announcement').execute()
    expect(emails.map(({ recipient }) => recipient).toSorted()).toEqual(Array.from({ length: ADDRESSES }, (_, n) => parent(n)).toSorted())
    expect(await db.selectFrom('announcementDelivery').select('entryId').execute()).toHaveLength(ADDRESSES)
    // Those that were under way may come again. Source: docs/decisions/023-an-email-twice-not-lost.md
    const ids = mailServer.received.map((raw) => readMail(raw).head('message-id') ?? '')
    expect(new Set(ids)).toEqual(new Set(emails.map(({ messageId }) => messageId)))
    expect(ids.length - new Set(ids).size).toBeLessThanOrEqual(HOST_TRIES_MAX)
  })
})
