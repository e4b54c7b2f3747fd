import type { Transaction } from '../../../db/connection.ts'
import { after, MINUTE_MS } from '../../../shared/time/instant.ts'
import { consumeCooldown } from '../../limits/consume-limit.ts'
import { queueEmail } from '../../outbox/queue-email.ts'
import type { Site } from '../../site/site.ts'
import type { NewPost } from './notification.ts'
import { emailedMembers, openNews } from './open-news.ts'

/** How long such email waits, so that anyone who reads on the site gets none. Source: docs/rules/forum.md#mail */
export const WAIT_MS = 10 * MINUTE_MS

/**
 * Emails those whom a post concerns, in its transaction: only to addresses that were confirmed, and about each topic
 * once until the member has been here again.
 *
 * @param notificationIds - what each of them was notified with, by member
 */
export async function emailPost(trx: Transaction, site: Site, post: NewPost, notificationIds: ReadonlyMap<number, number>): Promise<void> {
  for (const reader of await readersToEmail(trx, site, post, [...notificationIds.keys()])) {
    const notificationId = notificationIds.get(reader.id)
    const wait = await consumeCooldown({ ...site, db: trx }, 'replyMails', `member:${reader.id}`)
    if (notificationId && wait === 0) await emailReader(trx, site, post, { ...reader, notificationId })
  }
}

async function readersToEmail(trx: Transaction, { clock }: Site, { topic }: NewPost, ids: number[]) {
  const emailed = await openNews(trx, clock.now())
    .innerJoin('replyEmail', (join) =>
      join.onRef('replyEmail.memberId', '=', 'notification.memberId').onRef('replyEmail.postId', '=', 'notification.postId'),
    )
    .innerJoin('member', 'member.id', 'notification.memberId')
    .where('replyEmail.topicId', '=', topic.id)
    .where('member.id', 'in', ids)
    .whereRef('replyEmail.createdAt', '>=', 'member.lastSeenAt')
    .execute()
  const ready = new Set(ids).difference(new Set(emailed.map(({ memberId }) => memberId)))
  if (ready.size === 0) return []
  return emailedMembers(trx, clock.now()).select(['member.id', 'member.email']).where('member.id', 'in', [...ready]).orderBy('member.id').execute()
}

interface Reader {
  id: number
  email: string
  notificationId: number
}

async function emailReader(trx: Transaction, site: Site, post: NewPost, { id, email, notificationId }: Reader): Promise<void> {
  const { topic, createdAt } = post
  const notBefore = after(createdAt, WAIT_MS)
  const emailId = await queueEmail(trx, site, { template: 'forum-reply', notificationId, to: email, notBefore })
  const mailed = { postId: post.id, emailId, createdAt }
  await trx
    .insertInto('replyEmail')
    .values({ memberId: id, topicId: topic.id, ...mailed })
    .onConflict((conflict) => conflict.columns(['memberId', 'topicId']).doUpdateSet(mailed))
    .execute()
}
