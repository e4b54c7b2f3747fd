import { expect, it } from 'vitest'
import { sendContactMessage } from '../../../src/domain/contact/send-contact-message.ts'
import { saveLastBackup } from '../../../src/domain/backups/last-backup.ts'
import type { StatusView } from '../../../src/shared/office/status.ts'
import { HOUR_MS } from '../../../src/shared/time/instant.ts'
import { ENGINE } from '../../support/a-database.ts'
import { aForum } from '../../support/a-forum.ts'
import { anApp, aVisitor, NOON } from '../../support/a-site.ts'
import { anAdmin } from '../../support/authenticators.ts'

const RUNNING = { startedAt: NOON, version: '0.1.0', commit: null, freeBytes: async () => 5e9, failedJobs: () => [{ job: 'blog', at: NOON } as const] }

async function anOffice() {
  const forum = await aForum({ smtpUrl: 'smtp://mail.example' })
  forum.site.running = RUNNING
  const read = async () => ((await (await forum.sendAs(forum.rosa, 'GET', '/api/office/status')).json()) as { status: StatusView }).status
  return { ...forum, read }
}

it('the status of a site is what its database and its process know', async () => {
  const { site, read, clock } = await anOffice()
  await sendContactMessage(site, aVisitor(), { name: 'Maya', email: 'maya@example.com', message: 'Will there be a quiet corner?' })
  await saveLastBackup(site, { at: NOON, file: 'on-joue.tar.gz', bytes: 7 })
  clock.pass(HOUR_MS)
  const [{ id } = { id: 0 }] = await site.db.selectFrom('outbox').select('id').orderBy('id').execute()
  await site.db.updateTable('outbox').set({ sentAt: clock.now() }).where('id', '=', id).execute()

  expect(await read()).toEqual({
    now: clock.now(),
    running: { startedAt: NOON, version: '0.1.0', commit: null },
    database: ENGINE,
    email: { hasMailServer: true, lastSentAt: clock.now(), waiting: { count: 1, since: NOON }, isStopped: false, failed: 0 },
    backup: { at: NOON, bytes: 7, isMissing: false, backsUpDaily: true, run: null },
    freeBytes: 5e9,
    failedJobs: [{ job: 'blog', at: NOON }],
  })
})

it('the status says when email failed for good, and when a backup is a day late', async () => {
  const { site, read, clock } = await anOffice()
  await sendContactMessage(site, aVisitor(), { name: 'Maya', email: 'maya@example.com', message: 'Will there be a quiet corner?' })
  await saveLastBackup(site, { at: NOON, file: 'on-joue.tar.gz', bytes: 7 })
  await site.db.updateTable('outbox').set({ failedAt: NOON, lastError: 'no such mailbox' }).execute()
  clock.pass(72 * HOUR_MS)

  expect(await read()).toMatchObject({ email: { waiting: null, failed: 2 }, backup: { isMissing: true } })
})

it('the status is for admins alone', async () => {
  const { sendAs, maya, ines } = await anOffice()

  for (const member of [null, maya, ines]) expect((await sendAs(member, 'GET', '/api/office/status')).status).toBe(404)
})

it('the status is read in words without JavaScript', async () => {
  const app = await anApp({ siteUrl: 'https://on-joue.example', limitFactor: 100 })
  app.site.running = RUNNING
  const { headers } = await anAdmin(app, 'claire')

  const page = (await (await app.ask('/office/status', { headers })).text()).replaceAll('<!-- -->', '')

  for (const words of ['The site is up.', 'it has no mail server', 'There’s no backup yet.', '5.0 GB are free', 'Failed: publishing scheduled blog posts', 'Version 0.1.0 runs.']) {
    expect(page).toContain(words)
  }
})
