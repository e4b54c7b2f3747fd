import type { Selectable } from 'kysely'
import type { Transaction } from '../../../db/connection.ts'
import { lockFor } from '../../../db/lock.ts'
import type { TopicTable } from '../../../db/tables/forum/forum-tables.ts'
import type { PostTable } from '../../../db/tables/forum/post-tables.ts'
import { AppError } from '../../site/app-error.ts'
import type { Actor } from '../../site/site.ts'
import { canSeeUnreviewed, canSeeTopic, textRefusal } from '../policy.ts'
import { movedTo } from '../reading/topics/moved-topic.ts'
import { canModerate } from '../../access/require-moderator.ts'

export type TopicRow = Selectable<TopicTable>
export type PostRow = Selectable<PostTable>
export type PostToWrite = PostRow & { topic: TopicRow }

/**
 * A topic that `trx` is about to change, or the one that it has become part of. Until it ends, no one else changes the topic or its posts.
 *
 * @throws AppError `not-found` when the actor may not see it
 */
export async function topicToWrite(trx: Transaction, actor: Actor, id: number): Promise<TopicRow> {
  await lockFor(trx, `topic:${id}`)
  const topic = await trx.selectFrom('topic').selectAll().where('id', '=', id).executeTakeFirst()
  const target = topic ? undefined : await movedTo(trx, id)
  // A reply that was being written while the topic was merged goes where the others are.
  if (target !== undefined) return topicToWrite(trx, actor, target)
  if (!topic || !canSeeTopic(actor, topic)) throw new AppError('not-found', 'Topic Not Found')
  return topic
}

/**
 * A post that `trx` is about to change, with its topic, removed or not. Until `trx` ends, no one else changes them.
 *
 * @throws AppError `not-found` when the actor may not see its topic
 */
export async function postToWrite(trx: Transaction, actor: Actor, id: number): Promise<PostToWrite> {
  const place = await trx.selectFrom('post').select('topicId').where('id', '=', id).executeTakeFirst()
  if (!place) throw postNotFound()
  const topic = await topicToWrite(trx, actor, place.topicId)
  // Read once no one else can change it.
  const post = await trx.selectFrom('post').selectAll().where('id', '=', id).executeTakeFirst()
  if (!post) throw postNotFound()
  // Split off while this waited for its topic: the other one isn't locked yet.
  if (post.topicId !== topic.id) return postToWrite(trx, actor, id)
  if (!canSeeUnreviewed(actor, post)) throw postNotFound()
  return { ...post, topic }
}

/**
 * The same for a post whose text the actor can read: one's own also while it waits for a moderator.
 *
 * @throws AppError `not-found` also when the post was removed
 */
export async function readablePostToWrite(trx: Transaction, actor: Actor, id: number): Promise<PostToWrite> {
  const post = await postToWrite(trx, actor, id)
  if (post.deletedAt) throw postNotFound()
  if (post.hiddenAt && !canModerate(actor) && !(isOwn(actor, post) && (await isInReview(trx, post)))) throw postNotFound()
  return post
}

const isOwn = (actor: Actor, { authorId }: PostRow): boolean => actor.kind === 'member' && actor.id === authorId

/** Whether a post is hidden until a moderator has looked. */
export async function isInReview(trx: Transaction, { id, hiddenAt, hiddenBy, deletedAt, reviewReason }: PostRow): Promise<boolean> {
  if (hiddenAt === null || hiddenBy !== null || deletedAt !== null) return false
  if (reviewReason !== null) return true
  const report = await trx.selectFrom('report').select('id').where('postId', '=', id).where('state', 'in', ['open', 'in-progress']).executeTakeFirst()
  return report !== undefined
}

/** @throws AppError `invalid` when `textRefusal` has a reason against the text */
export function requireText(post: { number: number; content: string }): void {
  const reason = textRefusal(post)
  if (reason !== null) throw new AppError('invalid', reason, { errors: { content: [reason] } })
}

export const postNotFound = () => new AppError('not-found', 'This post no longer exists.')
export const isVisible = (post: Pick<PostRow, 'deletedAt' | 'hiddenAt'>): boolean => !post.deletedAt && !post.hiddenAt
