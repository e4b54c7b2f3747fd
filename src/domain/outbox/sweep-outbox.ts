import { after, DAY_MS } from '../../shared/time/instant.ts'
import type { Site } from '../site/site.ts'

/** How long mail that was sent, and mail that was parked, can be looked up. Source: docs/rules/privacy.md */
export const SENT_RETENTION_MS = 30 * DAY_MS
export const FAILED_RETENTION_MS = 90 * DAY_MS
/** Mail that was the last thing an address was kept for leaves sooner. */
const LAST_MAILS = ['fact-known', 'question-answered'] as const
export const LAST_RETENTION_MS = DAY_MS

/** Removes old mail. Announcements remember that they were sent, so that nobody is written to twice. */
export async function sweepOutbox({ db, clock }: Site): Promise<void> {
  const now = clock.now()
  const sentBefore = after(now, -SENT_RETENTION_MS)
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('announcementDelivery')
      .set((eb) => ({
        sentAt: eb.selectFrom('outbox').select('outbox.sentAt').whereRef('outbox.id', '=', 'announcementDelivery.emailId'),
      }))
      .where('emailId', 'in', (eb) => eb.selectFrom('outbox').select('id').where('sentAt', '<=', sentBefore))
      .execute()
    await trx.deleteFrom('outbox').where('sentAt', '<=', sentBefore).execute()
    await trx.deleteFrom('outbox').where('template', 'in', LAST_MAILS).where('sentAt', '<=', after(now, -LAST_RETENTION_MS)).execute()
    await trx.deleteFrom('outbox').where('failedAt', '<=', after(now, -FAILED_RETENTION_MS)).execute()
  })
}
