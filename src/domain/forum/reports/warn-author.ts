import { topicAddress } from '../../../shared/forum.ts'
import { memberToManage } from '../../accounts/member-to-manage.ts'
import { requireAdmin } from '../../accounts/require-admin.ts'
import { AppError } from '../../errors.ts'
import { recordOfficeAct } from '../../office-log/record-office-act.ts'
import { queueMail } from '../../outbox/queue-mail.ts'
import type { Actor, Site } from '../../site.ts'
import { notify } from '../notifications/notification.ts'
import { postToWrite } from '../writing/find-to-write.ts'
import { stateOf } from './case-state.ts'
import { recordReportAct } from './report-act.ts'

/**
 * Tells the author of a reported post, by mail and on the site, what was wrong with it. Nothing else changes. The log
 * keeps that it was done, not the words: those go with the account.
 *
 * @throws AppError `not-found` unless the actor is an admin and somebody has reported such a post
 * @throws AppError `conflict` when its author's account is gone, `forbidden` for oneself and other admins
 */
export async function warnAuthor(site: Site, actor: Actor, postId: number, words: string): Promise<void> {
  const admin = requireAdmin(actor)
  await site.db.transaction().execute(async (trx) => {
    await stateOf(trx, postId)
    const { authorId, topicId, topic, number } = await postToWrite(trx, admin, postId)
    if (authorId === null) throw new AppError('conflict', 'The account that wrote this is gone.')
    const { username, email } = await memberToManage(trx, admin, authorId)
    const createdAt = site.clock.now()
    await notify(trx, [{ memberId: authorId, kind: 'warning', note: words, topicId, postId, createdAt }])
    await recordReportAct(trx, { postId, actorId: admin.id, kind: 'warn', words, createdAt })
    await recordOfficeAct(trx, { actorId: admin.id, kind: 'member.warn', subject: `member:${authorId}`, createdAt })
    const link = new URL(topicAddress(topic, { id: postId, number }), site.url).href
    await queueMail(trx, site, { template: 'member-warned', data: { username, title: topic.title, words, link }, to: email })
  })
}
