import type { Transaction } from '../../../db/connection.ts'
import type { PostView } from '../../../shared/forum/forum.ts'
import type { NewReply } from '../../../shared/forum/forum-schemas.ts'
import { LOGIN_TO_REPLY, TOPIC_HIDDEN, TOPIC_LOCKED } from '../../../shared/forum/forum-words.ts'
import { after } from '../../../shared/time/instant.ts'
import { AppError } from '../../site/app-error.ts'
import type { Actor, Member, Site } from '../../site/site.ts'
import { canReply } from '../policy.ts'
import { getPostOrMarker } from '../reading/posts/get-post.ts'
import { requirePostingMember } from '../../access/require-posting-member.ts'
import { checkWords } from '../review/check-words.ts'
import { reasonForReview } from '../review/reason-for-review.ts'
import { addPost } from './add-post.ts'
import { changeForum } from './change-forum.ts'
import { topicToWrite } from './find-to-write.ts'
import { linkQuotes } from './quotes/link-quotes.ts'
import { SAME_TEXT_MS, withIdempotencyKey } from './idempotency.ts'
import { requireSlowPace } from './require-slow-pace.ts'
import { checkFirstDay, takeWritingLimit } from './take-writing-limit.ts'

/**
 * Replies in a topic. Sent again, under the same key or within seconds, it is still one post.
 *
 * @throws AppError `signed-out` for visitors, `forbidden` while suspended or in a locked topic
 * @throws AppError `not-found` when the member may not see the topic
 * @throws AppError `invalid` when the post it answers is gone, or for a word on the list
 * @throws AppError `key-reused`, `too-many`
 */
export async function replyToTopic(
  site: Site,
  actor: Actor,
  topicId: number,
  reply: NewReply,
  key?: string,
): Promise<PostView> {
  const member = await requirePostingMember(site.db, actor, LOGIN_TO_REPLY)
  const needsReview = await checkWords(site, member, { content: reply.content })
  const body = ['reply', topicId, reply.content, reply.replyToId ?? null]
  const findDuplicate = (trx: Transaction) => sameReply(trx, site, member, topicId, reply)
  const id = await changeForum(site, (trx) =>
    withIdempotencyKey(trx, site, member, { key, body, findDuplicate }, () => write(trx, site, member, topicId, reply, needsReview)),
  )
  return getPostOrMarker(site, member, id)
}

async function write(trx: Transaction, site: Site, member: Member, topicId: number, reply: NewReply, needsReview: boolean): Promise<number> {
  const topic = await topicToWrite(trx, member, topicId)
  if (topic.lockedAt) throw new AppError('forbidden', TOPIC_LOCKED)
  if (!canReply(member, topic)) throw new AppError('forbidden', TOPIC_HIDDEN)
  await requireSlowPace(trx, site, member, topic)
  await takeWritingLimit(trx, site, 'replies', member)
  await checkFirstDay(site, 'firstDayReplies', member, () => countReplies(trx, member.id))
  const reviewReason = needsReview ? 'word' : await reasonForReview(trx, site, member, reply.content)
  return addPost(trx, site, member, topic, { ...reply, reviewReason })
}

async function sameReply(trx: Transaction, site: Site, member: Member, topicId: number, reply: NewReply) {
  const { stored } = await linkQuotes(trx, site, { topicId, replyToId: reply.replyToId ?? null }, reply.content)
  const duplicate = await trx
    .selectFrom('post')
    .select('id')
    .where('authorId', '=', member.id)
    .where('createdAt', '>', after(site.clock.now(), -SAME_TEXT_MS))
    .where('topicId', '=', topicId)
    .where('content', '=', stored)
    .where('number', '>', 1)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return duplicate?.id
}

/** Opening posts are topics' and not counted as replies. */
async function countReplies(trx: Transaction, memberId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('post')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('authorId', '=', memberId)
    .where('number', '>', 1)
    .executeTakeFirstOrThrow()
  return count
}
