import { announcement } from '../../../emails/alerts/announcement.ts'
import { renderEmail, type RenderedEmail } from '../../../emails/layout/render-email.ts'
import { ANNOUNCEMENT_CONFLICT } from '../../../shared/waitlist/announcements-words.ts'
import type { Instant } from '../../../shared/time/instant.ts'
import { requireAdmin } from '../../access/require-admin.ts'
import { AppError } from '../../site/app-error.ts'
import { queueEmail } from '../../emails/outbox/queue-email.ts'
import { getSettings } from '../../office/settings/get-settings.ts'
import type { Actor, Site } from '../../site/site.ts'
import { findAnnouncement } from './get-announcement.ts'
import { sampleWords } from './announcement-words.ts'

/** The letter as it will arrive, saved or not. @throws AppError `not-found` unless the actor is an admin */
export async function previewAnnouncement(site: Site, actor: Actor, words: { subject: string; body: string }): Promise<RenderedEmail> {
  requireAdmin(actor)
  return renderEmail(announcement(sampleWords(site, words, await getSettings(site))))
}

/**
 * Sends the letter to the admin's own address, marked as a test.
 *
 * @throws AppError `not-found` unless the actor is an admin and it exists, `conflict` when another text was saved
 *   since the one that was `seen`
 */
export async function sendTestToMyself(site: Site, actor: Actor, id: number, seen?: Instant): Promise<void> {
  const admin = requireAdmin(actor)
  const { changedAt } = await findAnnouncement(site.db, id)
  if (seen !== undefined && changedAt !== seen) throw new AppError('conflict', ANNOUNCEMENT_CONFLICT)
  const member = await site.db.selectFrom('member').select('email').where('id', '=', admin.id).executeTakeFirst()
  if (!member) throw new AppError('not-found', 'We couldn’t find that page.')
  await site.db.transaction().execute((trx) => queueEmail(trx, site, { template: 'announcement', announcementId: id, to: member.email }))
}
