import type { Transaction } from '../../../db/connection.ts'
import type { ReviewReason } from '../../../shared/forum/review.ts'
import type { Instant } from '../../../shared/time/instant.ts'
import { raiseAlert } from '../../alerts/raise-alert.ts'
import { announce } from '../../site/bus.ts'
import { AppError } from '../../site/app-error.ts'
import type { Member, Site } from '../../site/site.ts'
import { notifyOfPost } from '../notifications/notify-of-post.ts'
import { indexPost } from '../reading/search/search-index.ts'
import { requireRoomInReview } from '../review/require-room-in-review.ts'
import { addToTotal } from './counters.ts'
import { linkQuotes, saveQuotes } from './quotes/link-quotes.ts'
import { isVisible, requireText, type TopicRow } from './find-to-write.ts'
import { replied, topicOpened } from './forum-changes.ts'

interface Text {
  content: string
  /** Why it waits for a moderator; null if it goes up at once. */
  reviewReason: ReviewReason | null
  replyToId?: number | null
}

/**
 * Writes a post at the end of a topic, with its counters, search entry and notifications. For a held one those come
 * when it's released.
 *
 * @throws AppError `invalid` when `textRefusal` has a reason against the text, and when the post it answers is not in
 *   the topic, or no longer
 * @throws AppError `too-many` when enough posts by a new member wait
 */
export async function addPost(trx: Transaction, site: Site, author: Member, topic: TopicRow, text: Text): Promise<number> {
  const { content, reviewReason, replyToId = null } = text
  if (reviewReason) await requireRoomInReview(trx, site, author)
  const replyToAuthorId = replyToId === null ? null : await authorOf(trx, topic.id, replyToId)
  const createdAt = site.clock.now()
  const number = await takeNumber(trx, topic.id, reviewReason ? null : createdAt)
  requireText({ number, content })
  const { stored, links } = await linkQuotes(trx, site, { topicId: topic.id, replyToId }, content)
  const { id } = await trx
    .insertInto('post')
    .values({ topicId: topic.id, number, authorId: author.id, content: stored, replyToId, createdAt, reviewReason, hiddenAt: reviewReason && (number === 1 ? topic.hiddenAt : createdAt) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await saveQuotes(trx, id, links)
  if (reviewReason) {
    await raiseAlert(trx, site, 'review', id)
    return id
  }

  const about = { topic, topicAuthorId: topic.authorId, replyToAuthorId }
  await notifyOfPost(trx, site, { ...about, id, authorId: author.id, content, createdAt })
  if (!topic.hiddenAt) await addToTotal(trx, 'posts', 1)
  await indexPost(trx, { id, number, content: stored }, topic.title)
  await announce(trx, number === 1 ? topicOpened(topic, author.id) : replied(topic, author.id), createdAt)
  return id
}

/** The topic's next number, counted with the post that gets it if it's visible: no gap and no double, no matter who else is writing. */
async function takeNumber(trx: Transaction, topicId: number, visibleAt: Instant | null): Promise<number> {
  const { nextNumber } = await trx
    .updateTable('topic')
    .set((eb) => ({ nextNumber: eb('nextNumber', '+', 1), ...(visibleAt && { postCount: eb('postCount', '+', 1), lastPostAt: visibleAt }) }))
    .where('id', '=', topicId)
    .returning('nextNumber')
    .executeTakeFirstOrThrow()
  return nextNumber - 1
}

async function authorOf(trx: Transaction, topicId: number, postId: number): Promise<number | null> {
  const post = await trx
    .selectFrom('post')
    .select(['authorId', 'deletedAt', 'hiddenAt'])
    .where('id', '=', postId)
    .where('topicId', '=', topicId)
    .executeTakeFirst()
  if (post && isVisible(post)) return post.authorId
  const message = 'The post you’re replying to was deleted or moved. You can still post your reply to the topic.'
  throw new AppError('invalid', message, { errors: { replyToId: [message] } })
}
