import type { Transaction } from '../../../db/connection.ts'
import type { PostNews } from '../../../shared/forum/forum.ts'
import { after, MINUTE_MS } from '../../../shared/time/instant.ts'
import { consumeCooldown } from '../../limits/cooldown.ts'
import { queueEmail } from '../../emails/outbox/queue-email.ts'
import type { Site } from '../../site/site.ts'
import { isTrusted, STANDING_COLUMNS } from '../trust.ts'
import type { NewPost } from './notification.ts'
import { emailedMembers, openNews } from './open-news.ts'

/** How long such email waits, so that anyone who reads on the site gets none. Source: docs/rules/forum.md#mail */
export const WAIT_MS = 10 * MINUTE_MS

/**
 * Emails those whom a post concerns, in its transaction: only to addresses that were confirmed, and about each topic
 * once until the member has been here again. Mentions by new members are counted apart, so that many new accounts can't
 * use up what replies need.
 *
 * @param news - what each of them was notified with, and why, by member
 */
export async function emailPost(trx: Transaction, site: Site, post: NewPost, { notificationIds, kinds }: NewsOfPost): Promise<void> {
  const readers = await readersToEmail(trx, site, post, [...notificationIds.keys()])
  // The author of the topic would be told without being named.
  const isMention = ({ id }: { id: number }) => kinds.get(id) === 'mention' && id !== post.topicAuthorId
  const isByNewMember = readers.some(isMention) && !(await isByTrusted(trx, site, post))
  for (const reader of readers) {
    const notificationId = notificationIds.get(reader.id)
    const limit = isByNewMember && isMention(reader) ? 'newMentionMails' : 'replyMails'
    const wait = await consumeCooldown({ ...site, db: trx }, limit, `member:${reader.id}`)
    if (notificationId && wait === 0) await emailReader(trx, site, post, { ...reader, notificationId })
  }
}

interface NewsOfPost {
  notificationIds: ReadonlyMap<number, number>
  kinds: ReadonlyMap<number, PostNews>
}

async function isByTrusted(trx: Transaction, site: Site, { authorId }: NewPost): Promise<boolean> {
  const author = await trx.selectFrom('member').select(STANDING_COLUMNS).where('id', '=', authorId).executeTakeFirst()
  return author !== undefined && isTrusted(site, author)
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
