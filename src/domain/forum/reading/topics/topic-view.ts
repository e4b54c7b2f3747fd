import type { Database } from '../../../../db/connection.ts'
import type { TopicView } from '../../../../shared/forum/forum.ts'
import type { Instant } from '../../../../shared/time/instant.ts'
import { AUTHOR_COLUMNS, type AuthorColumns, toMemberView } from '../member-view.ts'

/** A topic with what its view needs of author and category. */
export interface TopicColumns extends AuthorColumns {
  id: number
  title: string
  /** The title itself, while it's hidden. */
  hiddenTitle: string | null
  slug: string
  categoryId: number
  categoryName: string | null
  categorySlug: string | null
  postCount: number
  viewCount: number
  createdAt: Instant
  lastPostAt: Instant
  pinnedAt: Instant | null
  lockedAt: Instant | null
  lockedUntil: Instant | null
  slowMinutes: number | null
  hiddenAt: Instant | null
}

/** Topics with author and category; the caller says which. */
export const selectTopics = (db: Database) =>
  db
    .selectFrom('topic')
    .leftJoin('member as author', 'author.id', 'topic.authorId')
    .leftJoin('category', 'category.id', 'topic.categoryId')
    .select([...AUTHOR_COLUMNS, 'category.name as categoryName', 'category.slug as categorySlug'])
    .select(['topic.id', 'topic.title', 'topic.hiddenTitle', 'topic.slug', 'topic.categoryId', 'topic.postCount', 'topic.viewCount'])
    .select(['topic.createdAt', 'topic.lastPostAt', 'topic.pinnedAt', 'topic.lockedAt', 'topic.lockedUntil', 'topic.slowMinutes', 'topic.hiddenAt'])

/** The topics with these ids, in the order of the ids; hidden ones are left out. */
export async function topicsInOrder(db: Database, ids: readonly number[]): Promise<TopicView[]> {
  if (ids.length === 0) return []
  const rows = await selectTopics(db).where('topic.id', 'in', ids).where('topic.hiddenAt', 'is', null).execute()
  const views = new Map(rows.map((row) => [row.id, toTopicView(row)]))
  return ids.flatMap((id) => views.get(id) ?? [])
}

/** A topic as a row of a list. The opening post counts as a post, not as a reply. */
export function toTopicView(row: TopicColumns): TopicView {
  const { id, title, slug, categoryId, categoryName, categorySlug, postCount, viewCount, createdAt, lastPostAt } = row
  const hasCategory = categoryName !== null && categorySlug !== null
  return {
    id, title, slug, categoryId,
    category: hasCategory ? { id: categoryId, name: categoryName, slug: categorySlug } : null,
    postCount,
    replyCount: Math.max(0, postCount - 1),
    views: viewCount,
    viewCount,
    createdAt,
    lastPostAt,
    user: toMemberView(row),
    isPinned: row.pinnedAt !== null,
    isLocked: row.lockedAt !== null,
    lockedUntil: row.lockedUntil,
    slowMinutes: row.slowMinutes,
    isHidden: row.hiddenAt !== null,
  }
}
