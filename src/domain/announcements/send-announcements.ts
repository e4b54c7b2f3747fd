import type { Transaction } from '../../db/connection.ts'
import { after } from '../../shared/instant.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import { getSettings } from '../settings/get-settings.ts'
import type { Site } from '../site.ts'
import { nextWithout } from './audience.ts'
import { type Announcement } from './get-announcement.ts'
import { emailTo } from './letter.ts'

/**
 * Writes the next batch of every announcement that is due. A letter and the note that it was written come about in
 * one transaction, so nobody gets two, whatever happens in between.
 *
 * @returns how many letters were written
 */
export async function sendAnnouncements(site: Site): Promise<number> {
  const due = await site.db
    .selectFrom('announcement')
    .select('id')
    .where('nextBatchAt', '<=', site.clock.now())
    .where('finishedAt', 'is', null)
    .where('cancelledAt', 'is', null)
    .orderBy('id')
    .execute()
  let written = 0
  for (const { id } of due) written += await site.db.transaction().execute((trx) => writeBatch(trx, site, id))
  return written
}

async function writeBatch(trx: Transaction, site: Site, id: number): Promise<number> {
  const [pace] = site.limits.announcementMail
  const announcement = pace && (await claimBatch(trx, site, id, pace.windowMs))
  if (!announcement) return 0
  const entries = await nextWithout(trx, id, pace.max)
  const settings = await getSettings({ db: trx })
  for (const entry of entries) {
    const about = `waitlist:${entry.id}` as const
    const email = emailTo(site, announcement, settings, entry.id)
    const mailId = await queueMail(trx, site, { template: 'announcement', ...email, to: entry.email, about })
    const delivery = { announcementId: id, entryId: entry.id, mailId, queuedAt: site.clock.now() }
    await trx.insertInto('announcementDelivery').values(delivery).execute()
  }
  if (entries.length < pace.max) {
    await trx.updateTable('announcement').set({ finishedAt: site.clock.now() }).where('id', '=', id).execute()
  }
  return entries.length
}

/** The announcement, if its next batch is due and no other process has just taken it. */
const claimBatch = (trx: Transaction, { clock }: Site, id: number, pauseMs: number): Promise<Announcement | undefined> =>
  trx
    .updateTable('announcement')
    .set({ nextBatchAt: after(clock.now(), pauseMs) })
    .where('id', '=', id)
    .where('nextBatchAt', '<=', clock.now())
    .where('finishedAt', 'is', null)
    .where('cancelledAt', 'is', null)
    .returningAll()
    .executeTakeFirst()
