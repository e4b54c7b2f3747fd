import { memberToModerate } from '../../access/member-to-moderate.ts'
import { requireActiveMember } from '../../access/require-active-member.ts'
import { requireModerator } from '../../access/require-moderator.ts'
import { recordOfficeAct } from '../../office/log/record-office-act.ts'
import { queueEmail } from '../../emails/outbox/queue-email.ts'
import { AppError } from '../../site/app-error.ts'
import type { Actor, Site } from '../../site/site.ts'
import { notify } from '../notifications/notification.ts'
import { postToWrite } from '../writing/find-to-write.ts'
import { recordReportAct } from './report-act.ts'

/**
 * Tells the author of a post, reported or not, by email and on the site, what was wrong with it. Nothing else changes.
 * The log keeps that it was done, not the words: those go with the account.
 *
 * @throws AppError `signed-out`, `forbidden` for all but staff, and for posts by the team; `not-found`, `conflict` when
 *   its author's account is gone
 */
export async function warnAboutPost(site: Site, actor: Actor, postId: number, words: string): Promise<void> {
  const moderator = await requireActiveMember(site.db, actor)
  requireModerator(moderator)
  await site.db.transaction().execute(async (trx) => {
    const { authorId, topicId } = await postToWrite(trx, moderator, postId)
    if (authorId === null) throw new AppError('conflict', 'The account that wrote this has been deleted.')
    const { id, email } = await memberToModerate(trx, moderator, authorId)
    const createdAt = site.clock.now()
    const notified = await notify(trx, [{ memberId: id, kind: 'warning', note: words, topicId, postId, createdAt }])
    await recordReportAct(trx, { postId, actorId: moderator.id, kind: 'warn', words, createdAt })
    await recordOfficeAct(trx, { actorId: moderator.id, kind: 'member.warn', subject: `member:${id}`, createdAt })
    await queueEmail(trx, site, { template: 'member-warned', notificationId: notified.get(id) ?? 0, to: email })
  })
}
