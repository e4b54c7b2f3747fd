import type { Transaction } from '../../../db/connection.ts'
import { POST_NEWS } from '../../../shared/forum/forum.ts'
import type { Instant } from '../../../shared/time/instant.ts'
import { announce } from '../../site/bus.ts'
import type { Site } from '../../site/site.ts'
import { showTitle } from '../moderation/hide-title.ts'
import { HIDDEN, setMark } from '../moderation/mark-topic.ts'
import { notifyAuthor } from '../notifications/notify-author.ts'
import { notifyOfPost } from '../notifications/notify-of-post.ts'
import { indexPost } from '../reading/search/search-index.ts'
import { countPost } from '../writing/counters.ts'
import type { PostToWrite } from '../writing/find-to-write.ts'
import { postShown, topicOpened } from '../writing/forum-changes.ts'
import { withQuotes } from '../writing/quotes/with-quotes.ts'

/**
 * Puts a held post up, as if it had been written just then: it's counted and found, and those whom it concerns are
 * told. With its opening post, a topic appears.
 */
export async function release(trx: Transaction, site: Site, post: PostToWrite, now: Instant): Promise<void> {
  const { id, topicId, topic, authorId } = post
  await trx.updateTable('post').set({ hiddenAt: null, hiddenBy: null, reviewReason: null }).where('id', '=', id).execute()
  await countPost(trx, topic, post, 1)
  if (opensHiddenTopic(post)) {
    await setMark(trx, { ...topic, postCount: topic.postCount + 1 }, HIDDEN, { at: null, by: null })
    await announce(trx, topicOpened(topic, topic.authorId), now)
  }
  await indexPost(trx, post, await showTitle(trx, post, now))
  await announce(trx, postShown(topic, authorId), now)
  if (authorId === null) return
  await notifyAuthor(trx, site, post, { kind: 'post-released' })
  if (await wasUpBefore(trx, id)) return
  const [{ content } = post] = await withQuotes(trx, [post])
  const replyToAuthorId = await authorOf(trx, post.replyToId)
  await notifyOfPost(trx, site, { id, topic: { id: topicId }, authorId, content, topicAuthorId: topic.authorId, replyToAuthorId, createdAt: now })
}

/** Whether a topic is hidden because its opening post waits, and for no other reason. */
export const opensHiddenTopic = ({ number, hiddenAt, topic }: PostToWrite): boolean =>
  number === 1 && topic.hiddenAt !== null && topic.hiddenAt === hiddenAt && topic.hiddenBy === null

/** Whether the post was up before an edit, and those whom it concerns have been told. */
async function wasUpBefore(trx: Transaction, postId: number): Promise<boolean> {
  const news = await trx.selectFrom('notification').select('id').where('postId', '=', postId).where('kind', 'in', POST_NEWS).limit(1).executeTakeFirst()
  return news !== undefined
}

async function authorOf(trx: Transaction, postId: number | null): Promise<number | null> {
  if (postId === null) return null
  const post = await trx.selectFrom('post').select('authorId').where('id', '=', postId).executeTakeFirst()
  return post?.authorId ?? null
}

/** Whether a post is held and no one has decided yet. */
export const isWaiting = ({ reviewReason, hiddenAt, hiddenBy, deletedAt }: Pick<PostToWrite, 'reviewReason' | 'hiddenAt' | 'hiddenBy' | 'deletedAt'>): boolean =>
  reviewReason !== null && hiddenAt !== null && hiddenBy === null && deletedAt === null

