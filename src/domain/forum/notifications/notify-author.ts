import type { Transaction } from '../../../db/connection.ts'
import { type DECISION_NEWS, REVIEW_NEWS, type ReportReason, type ReviewNewsKind } from '../../../shared/forum/forum.ts'
import { queueEmail } from '../../emails/outbox/queue-email.ts'
import type { Site } from '../../site/site.ts'
import type { PostToWrite } from '../writing/find-to-write.ts'
import { notify } from './notification.ts'

/** What a member is told about a post of their own that staff decide about, or have; why in a moderator's words. */
export type ReviewNews =
  | { kind: 'post-hidden'; note: ReportReason }
  | { kind: (typeof DECISION_NEWS)[number]; note: string }
  | { kind: Exclude<ReviewNewsKind, 'post-hidden' | (typeof DECISION_NEWS)[number]> }

/** Tells a post's author, on the site and by email, where it stands. A later notice takes the place of an earlier one. */
export async function notifyAuthor(trx: Transaction, site: Site, post: PostToWrite, news: ReviewNews): Promise<void> {
  if (post.authorId === null) return
  const author = await trx.selectFrom('member').select(['id', 'email', 'sampledAt']).where('id', '=', post.authorId).executeTakeFirst()
  if (!author) return
  await trx
    .deleteFrom('notification')
    .where('postId', '=', post.id)
    .where('memberId', '=', author.id)
    .where('kind', 'in', REVIEW_NEWS)
    .execute()
  const createdAt = site.clock.now()
  const notified = await notify(trx, [{ ...news, memberId: author.id, topicId: post.topicId, postId: post.id, createdAt }])
  if (author.sampledAt !== null) return
  await queueEmail(trx, site, { template: 'post-reviewed', notificationId: notified.get(author.id) ?? 0, to: author.email })
}
