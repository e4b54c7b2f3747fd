import { memberToManage } from '../../access/member-to-manage.ts'
import { requireAdmin } from '../../access/require-admin.ts'
import { AppError } from '../../site/app-error.ts'
import { recordOfficeAct } from '../../office/log/record-office-act.ts'
import { queueEmail } from '../../emails/outbox/queue-email.ts'
import type { Actor, Site } from '../../site/site.ts'
import { notify } from '../notifications/notification.ts'
import { postToWrite } from '../writing/find-to-write.ts'
import { stateOf } from './case-state.ts'
import { recordReportAct } from './report-act.ts'

/**
 * Tells the author of a reported post, by email and on the site, what was wrong with it. Nothing else changes. The log
 * keeps that it was done, not the words: those go with the account.
 *
 * @throws AppError `not-found` unless the actor is an admin and someone has reported such a post
 * @throws AppError `conflict` when its author's account is gone, `forbidden` for oneself and other admins
 */
export async function warnAuthor(site: Site, actor: Actor, postId: number, words: string): Promise<void> {
  const admin = requireAdmin(actor)
  await site.db.transaction().execute(async (trx) => {
    await stateOf(trx, postId)
    const { authorId, topicId } = await postToWrite(trx, admin, postId)
    if (authorId === null) throw new AppError('conflict', 'The account that wrote this has been deleted.')
    const { email } = await memberToManage(trx, admin, authorId)
    const createdAt = site.clock.now()
    const notified = await notify(trx, [{ memberId: authorId, kind: 'warning', note: words, topicId, postId, createdAt }])
    await recordReportAct(trx, { postId, actorId: admin.id, kind: 'warn', words, createdAt })
    await recordOfficeAct(trx, { actorId: admin.id, kind: 'member.warn', subject: `member:${authorId}`, createdAt })
    await queueEmail(trx, site, { template: 'member-warned', notificationId: notified.get(authorId) ?? 0, to: email })
  })
}
