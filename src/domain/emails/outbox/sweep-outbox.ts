import { EVERY_TEMPLATE } from '../../../shared/emails/emails.ts'
import { FAILED_EMAIL_DAYS, LAST_EMAIL_DAYS, SENT_EMAIL_DAYS } from '../../../shared/privacy/retention.ts'
import { after, DAY_MS } from '../../../shared/time/instant.ts'
import type { Site } from '../../site/site.ts'

/** Email that was the last thing an address was kept for. */
const LAST_EMAILS = ['fact-known', 'question-answered'] as const

/** Removes old email. Announcements remember that they were sent, so that no one gets one twice. */
export async function sweepOutbox({ db, clock }: Site): Promise<void> {
  const now = clock.now()
  const sentBefore = after(now, -SENT_EMAIL_DAYS * DAY_MS)
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('announcementDelivery')
      .set((eb) => ({
        sentAt: eb.selectFrom('outbox').select('outbox.sentAt').whereRef('outbox.id', '=', 'announcementDelivery.emailId'),
      }))
      .where('emailId', 'in', (eb) => eb.selectFrom('outbox').select('id').where('sentAt', '<=', sentBefore))
      .execute()
    await trx.deleteFrom('outbox').where('sentAt', '<=', sentBefore).execute()
    await trx.deleteFrom('outbox').where('template', 'in', LAST_EMAILS).where('sentAt', '<=', after(now, -LAST_EMAIL_DAYS * DAY_MS)).execute()
    const failedBefore = after(now, -FAILED_EMAIL_DAYS * DAY_MS)
    await trx.deleteFrom('outbox').where('failedAt', '<=', failedBefore).execute()
    // Someone went back a version, for good.
    await trx.deleteFrom('outbox').where('template', 'not in', EVERY_TEMPLATE).where('createdAt', '<=', failedBefore).execute()
  })
}
