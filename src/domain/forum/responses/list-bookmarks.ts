import type { BookmarkView } from '../../../shared/forum/forum.ts'
import { requireMember } from '../../access/require-member.ts'
import type { Actor, Site } from '../../site/site.ts'
import type { Part, Range } from '../reading/list-range.ts'
import { excerptOf } from '../writing/excerpt.ts'

/**
 * Part of the member's bookmarks, newest first. Hidden topics are left out; a post that
 * was removed since keeps its line without its words.
 *
 * @throws AppError `signed-out` for visitors
 */
export async function listBookmarks(
  { db }: Site,
  actor: Actor,
  { offset, limit }: Range,
): Promise<Part<BookmarkView>> {
  const { id: memberId } = requireMember(actor)
  const own = db
    .selectFrom('bookmark')
    .innerJoin('topic', 'topic.id', 'bookmark.topicId')
    .where('bookmark.memberId', '=', memberId)
    .where('topic.hiddenAt', 'is', null)
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await own
    .leftJoin('post', 'post.id', 'bookmark.postId')
    .select(['bookmark.id', 'bookmark.createdAt', 'topic.id as topicId', 'topic.title', 'topic.slug'])
    .select(['post.id as postId', 'post.number', 'post.content', 'post.deletedAt', 'post.hiddenAt'])
    .orderBy('bookmark.id', 'desc')
    .limit(limit)
    .offset(offset) // at most 2,000 rows
    .execute()

  const entries = rows.map(({ id, createdAt, topicId, title, slug, postId, number, content, deletedAt, hiddenAt }) => ({
    id, createdAt, topic: { id: topicId, title, slug },
    post:
      postId === null || number === null || content === null
        ? null
        : { id: postId, number, excerpt: excerptOf({ content, deletedAt, hiddenAt }) },
  }))
  return { entries, total }
}
