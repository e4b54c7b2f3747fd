import type { ExpressionBuilder } from 'kysely'
import type { Transaction } from '../../../db/connection.ts'
import type { Tables } from '../../../db/tables.ts'
import { after } from '../../../shared/time/instant.ts'
import { queueEmails } from '../../emails/outbox/queue-email.ts'
import type { Site } from '../../site/site.ts'
import { nextWithout } from './audience.ts'

/** Rows that one statement inserts. */
const CHUNK = 500

/**
 * Queues the next batch of every announcement that is due. An email and the note that it was queued come about in one
 * transaction, so no one gets two, whatever happens in between.
 *
 * @returns how many emails were queued
 */
export async function sendAnnouncements(site: Site): Promise<number> {
  const [pace] = site.limits.announcementMail
  if (!pace) return 0
  const due = await site.db.selectFrom('announcement').select('id').where(isDue(site, pace.windowMs)).orderBy('id').execute()
  let queued = 0
  for (const { id } of due) queued += await site.db.transaction().execute((trx) => queueBatch(trx, site, id, pace))
  return queued
}

async function queueBatch(trx: Transaction, site: Site, id: number, { max, windowMs }: { max: number; windowMs: number }): Promise<number> {
  if (!(await claimBatch(trx, site, id, windowMs))) return 0
  const entries = await nextWithout(trx, id, max)
  for (let start = 0; start < entries.length; start += CHUNK) await queueChunk(trx, site, id, entries.slice(start, start + CHUNK))
  if (entries.length < max) {
    await trx.updateTable('announcement').set({ finishedAt: site.clock.now() }).where('id', '=', id).execute()
  }
  return entries.length
}

async function queueChunk(trx: Transaction, site: Site, announcementId: number, entries: { id: number; email: string }[]): Promise<void> {
  const ids = await queueEmails(
    trx,
    site,
    entries.map(({ id: entryId, email }) => ({ template: 'announcement', announcementId, entryId, to: email, about: `waitlist:${entryId}` })),
  )
  const queuedAt = site.clock.now()
  const deliveries = entries.map(({ id: entryId }, index) => ({ announcementId, entryId, emailId: ids[index] ?? null, queuedAt }))
  await trx.insertInto('announcementDelivery').values(deliveries).execute()
}

/** Moves the next batch on. @returns whether this one is due, and no other process has just taken it */
async function claimBatch(trx: Transaction, site: Site, id: number, pauseMs: number): Promise<boolean> {
  const claimed = await trx
    .updateTable('announcement')
    .set({ nextBatchAt: after(site.clock.now(), pauseMs) })
    .where('id', '=', id)
    .where(isDue(site, pauseMs))
    .executeTakeFirst()
  return claimed.numUpdatedRows > 0n
}

/** Its time has come. Once it began, its next batch is never further off than the pause, unless the clock was set back. */
const isDue =
  ({ clock }: Site, pauseMs: number) =>
  (eb: ExpressionBuilder<Tables, 'announcement'>) => {
    const hasBegun = eb('nextBatchAt', '!=', eb.ref('scheduledFor'))
    const isTime = eb.or([eb('nextBatchAt', '<=', clock.now()), eb.and([hasBegun, eb('nextBatchAt', '>', after(clock.now(), pauseMs))])])
    return eb.and([isTime, eb('finishedAt', 'is', null), eb('cancelledAt', 'is', null)])
  }
