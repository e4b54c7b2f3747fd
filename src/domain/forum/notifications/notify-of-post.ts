import type { Transaction } from '../../../db/connection.ts'
import type { PostNews } from '../../../shared/forum/forum.ts'
import { mentionedNames } from '../../../shared/forum/mentions.ts'
import type { Site } from '../../site/site.ts'
import { withoutBlockers } from '../../accounts/blocks/list-blocks.ts'
import { emailPost } from './email-post.ts'
import { type NewPost, notify } from './notification.ts'

/** Most members one post tells by their name. Source: docs/rules/forum.md#notifications */
export const MENTIONS_MAX = 10
/** Most names looked up to find them. */
const NAMES_MAX = 50

/** Tells everyone whom a new post concerns, in its transaction: each member once, on the site and by email, never the author,
 * and no one who has blocked or muted the author. */
export async function notifyOfPost(trx: Transaction, site: Site, post: NewPost): Promise<void> {
  const kinds = new Map<number, PostNews>()
  // From the weakest reason to the strongest, so that the strongest stays.
  if (post.topicAuthorId !== null) kinds.set(post.topicAuthorId, 'topic-reply')
  for (const id of await mentionedMembers(trx, post)) kinds.set(id, 'mention')
  if (post.replyToAuthorId !== null) kinds.set(post.replyToAuthorId, 'post-reply')
  kinds.delete(post.authorId)
  const readers = await withoutBlockers(trx, post.authorId, [...kinds.keys()])
  if (readers.length === 0) return

  const { id: postId, authorId: actorId, createdAt } = post
  const topicId = post.topic.id
  const rows = [...kinds].filter(([id]) => readers.includes(id)).map(([memberId, kind]) => ({ memberId, kind, actorId, topicId, postId, createdAt }))
  await emailPost(trx, site, post, { notificationIds: await notify(trx, rows), kinds })
}

/** The first members the text names, in its order. */
async function mentionedMembers(trx: Transaction, { content, authorId }: NewPost): Promise<number[]> {
  const names = mentionedNames(content).slice(0, NAMES_MAX)
  if (names.length === 0) return []
  const rows = await trx
    .selectFrom('member')
    .select(['id', 'usernameKey'])
    .where('usernameKey', 'in', names)
    .where('id', '!=', authorId)
    .execute()
  const ids = new Map(rows.map(({ id, usernameKey }) => [usernameKey, id]))
  return names.flatMap((name) => ids.get(name) ?? []).slice(0, MENTIONS_MAX)
}
