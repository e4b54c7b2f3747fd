import type { Database } from '../../../../db/connection.ts'
import type { SearchHit } from '../../../../shared/forum/forum.ts'
import type { Actor, Site } from '../../../site/site.ts'
import type { Part, Range } from '../list-range.ts'
import { AUTHOR_COLUMNS, toMemberView } from '../member-view.ts'
import { searchWords } from './search-words.ts'
import { listCandidates } from './candidates.ts'
import { type SearchedWord, searchedWords } from './known-terms.ts'
import { rankCandidates } from './rank.ts'
import { takeSearchLimit } from './take-search-limit.ts'
import { snippetOf } from './snippet.ts'

/**
 * Visible posts that have all words of `text`, in them or, for opening posts, in the title; the best first. Accents
 * and letter case do not matter, words may be begun only, and one slip in a word is forgiven.
 *
 * @returns no hits for less than two letters; `total` counts the hits among the newest few hundred posts
 * @throws AppError `too-many` past the limits of searching
 */
export async function searchForum(
  site: Site,
  actor: Actor,
  text: string,
  { offset, limit }: Range,
): Promise<Part<SearchHit>> {
  const { db, clock } = site
  const typedWords = searchWords(text)
  if (typedWords.length > 0) await takeSearchLimit(site, actor)
  const words = typedWords.length === 0 ? null : await searchedWords(db, typedWords)
  if (!words) return { entries: [], total: 0 }
  const ranked = rankCandidates(await listCandidates(db, words), words, clock.now())
  return { entries: await hitsInOrder(db, ranked.slice(offset, offset + limit), words), total: ranked.length }
}

async function hitsInOrder(db: Database, ids: number[], words: readonly SearchedWord[]): Promise<SearchHit[]> {
  if (ids.length === 0) return []
  const rows = await postsWith(db, ids)
  const hits = new Map(rows.map((row) => [row.postId, toHit(row, words)]))
  return ids.flatMap((id) => hits.get(id) ?? [])
}

const postsWith = (db: Database, ids: number[]) =>
  db
    .selectFrom('post')
    .innerJoin('topic', 'topic.id', 'post.topicId')
    .leftJoin('category', 'category.id', 'topic.categoryId')
    .leftJoin('member as author', 'author.id', 'post.authorId')
    .select(AUTHOR_COLUMNS)
    .select(['post.id as postId', 'post.number', 'post.content', 'post.createdAt', 'post.deletedAt', 'post.hiddenAt'])
    .select(['topic.id', 'topic.title', 'topic.slug', 'topic.categoryId'])
    .select(['category.name as categoryName', 'category.slug as categorySlug'])
    .where('post.id', 'in', ids)
    .execute()

type HitRow = Awaited<ReturnType<typeof postsWith>>[number]

function toHit(row: HitRow, words: readonly SearchedWord[]): SearchHit {
  const { id, title, slug, categoryId, categoryName, categorySlug, postId, number, createdAt } = row
  const hasCategory = categoryName !== null && categorySlug !== null
  const category = hasCategory ? { id: categoryId, name: categoryName, slug: categorySlug } : null
  const isVisible = row.deletedAt === null && row.hiddenAt === null
  return {
    topic: { id, title, slug, category },
    post: { id: postId, number },
    user: toMemberView(row),
    createdAt,
    snippet: isVisible ? snippetOf(row.content, words) : [],
  }
}
