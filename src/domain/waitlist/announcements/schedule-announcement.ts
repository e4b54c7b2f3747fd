import type { Transaction } from '../../../db/connection.ts'
import { ANNOUNCEMENT_CONFLICT, NO_POSTAL_ADDRESS, NO_ONE_CONFIRMED } from '../../../shared/waitlist/announcements-words.ts'
import { type Instant, toInstant } from '../../../shared/time/instant.ts'
import { requireAdmin, requireRecentPassword } from '../../access/require-admin.ts'
import { AppError } from '../../site/app-error.ts'
import { recordOfficeAct } from '../../office/log/record-office-act.ts'
import { getSettings } from '../../office/settings/get-settings.ts'
import type { Actor, Site } from '../../site/site.ts'
import { countWithout } from './audience.ts'
import { findAnnouncement } from './get-announcement.ts'

/** What goes out at once goes out whatever the clock says then. */
const AT_ONCE = toInstant(0)

const OVER = 'That time has already passed in Austin. Please choose a later one.'

/**
 * Lets an announcement go out from a moment on, at once where none is named.
 *
 * @throws AppError `not-found` unless the actor is an admin and it exists, `forbidden` when the password has to be
 * given again, `invalid` when the moment has ended, `conflict` while no postal address is set or no one would get it now, when it is scheduled, sent or canceled already, or when another text was saved since the one that was `seen`
 */
export async function scheduleAnnouncement(site: Site, actor: Actor, id: number, at?: Instant, seen?: Instant): Promise<void> {
  const admin = requireRecentPassword(site, actor)
  await findAnnouncement(site.db, id)
  if (!(await getSettings(site)).postalAddress.trim()) throw new AppError('conflict', NO_POSTAL_ADDRESS)
  const now = site.clock.now()
  if (at && at <= now) throw new AppError('invalid', OVER, { errors: { at: [OVER] } })
  if (!at && (await countWithout(site.db, id)) === 0) throw new AppError('conflict', NO_ONE_CONFIRMED)
  const scheduledFor = at ?? now
  await site.db.transaction().execute(async (trx) => {
    const scheduled = await trx
      .updateTable('announcement')
      .set({ scheduledFor, scheduledBy: admin.id, nextBatchAt: at ?? AT_ONCE })
      .where('id', '=', id)
      .where('scheduledFor', 'is', null)
      .where('cancelledAt', 'is', null)
      .returning('changedAt')
      .executeTakeFirst()
    if (!scheduled) throw new AppError('conflict', 'This announcement was already scheduled, sent, or canceled.')
    if (seen !== undefined && scheduled.changedAt !== seen) throw new AppError('conflict', ANNOUNCEMENT_CONFLICT)
    const act = { actorId: admin.id, kind: 'announcement.schedule', subject: `announcement:${id}`, detail: { at: scheduledFor } } as const
    await recordOfficeAct(trx, { ...act, createdAt: now })
  })
}

/**
 * Sends an announcement at once, in a transaction of the caller's who has looked whether the actor may, to everyone who
 * has confirmed so far.
 *
 * @returns its id; null when there's no one to send it to
 */
export async function sendAtOnce(trx: Transaction, { clock }: Site, authorId: number, words: { subject: string; body: string }): Promise<number | null> {
  const now = clock.now()
  const values = { ...words, authorId, createdAt: now, changedAt: now, scheduledFor: now, scheduledBy: authorId, nextBatchAt: AT_ONCE, audienceUntil: now }
  const { id } = await trx.insertInto('announcement').values(values).returning('id').executeTakeFirstOrThrow()
  if ((await countWithout(trx, id)) > 0) {
    await recordOfficeAct(trx, { actorId: authorId, kind: 'announcement.schedule', subject: `announcement:${id}`, detail: { at: now }, createdAt: now })
    return id
  }
  await trx.deleteFrom('announcement').where('id', '=', id).execute()
  return null
}

/**
 * Stops an announcement. Before it began to go out it is a draft again; afterwards the letters that still wait are
 * taken back, and those that went out stay out.
 *
 * @throws AppError `not-found` unless the actor is an admin and it exists, `conflict` when there is nothing to stop
 */
export async function cancelAnnouncement(site: Site, actor: Actor, id: number): Promise<void> {
  const admin = requireAdmin(actor)
  await site.db.transaction().execute((trx) => cancelAnnouncementIn(trx, site, admin.id, id))
}

/** The same in a transaction of the caller's, who has looked whether the actor may. */
export async function cancelAnnouncementIn(trx: Transaction, { clock }: Site, actorId: number, id: number): Promise<void> {
  const now = clock.now()
  // Its row is held first, so that no batch is being written in the meantime.
  await trx.updateTable('announcement').set((eb) => ({ id: eb.ref('id') })).where('id', '=', id).execute()
  const { scheduledFor, cancelledAt } = await findAnnouncement(trx, id)
  if (!scheduledFor || cancelledAt) throw new AppError('conflict', 'This announcement isn’t scheduled.')
  const emails = trx.selectFrom('announcementDelivery').select('emailId').where('announcementId', '=', id)
  const begun = await emails.executeTakeFirst()
  const row = trx.updateTable('announcement').where('id', '=', id)
  if (begun) {
    await trx.deleteFrom('outbox').where('id', 'in', emails.where('emailId', 'is not', null)).where('sentAt', 'is', null).execute()
    await row.set({ cancelledAt: now, cancelledBy: actorId }).execute()
  } else {
    await row.set({ scheduledFor: null, scheduledBy: null, nextBatchAt: null, audienceUntil: null }).execute()
  }
  await recordOfficeAct(trx, { actorId, kind: 'announcement.cancel', subject: `announcement:${id}`, createdAt: now })
}
