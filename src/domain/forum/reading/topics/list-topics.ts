import { type Database } from '../../../../db/connection.ts'
import type { CategoryView, TopicView } from '../../../../shared/forum/forum.ts'
import type { Site } from '../../../site/site.ts'
import type { Part, Range } from '../list-range.ts'
import { topicsInOrder } from './topic-view.ts'

export const TOPIC_SORTS = ['latest', 'views'] as const
export type TopicSort = (typeof TOPIC_SORTS)[number]

/** The visible topics of a category: the pinned ones first, then the others, each in the wanted order. */
export async function listTopics(
  { db }: Site,
  { id, topicCount }: CategoryView,
  { sort, offset, limit }: Range & { sort: TopicSort },
): Promise<Part<TopicView>> {
  if (offset >= topicCount) return { entries: [], total: topicCount }
  const pinned = await pinnedIn(db, id, sort)
  const onTop = pinned.slice(offset, offset + limit)
  const rest = { sort, offset: Math.max(0, offset - pinned.length), limit: limit - onTop.length }
  const others = rest.limit > 0 ? await othersIn(db, id, pinned, rest) : []
  return { entries: await topicsInOrder(db, [...onTop, ...others]), total: topicCount }
}

/** All visible topics, the newest visible post first; pinned ones have no precedence outside their category. */
export async function listLatestTopics({ db }: Site, { offset, limit }: Range): Promise<Part<TopicView>> {
  const total = await totalOf(db, 'topics')
  if (offset >= total) return { entries: [], total }
  const ids = await inOrder(visibleIds(db), 'latest').limit(limit).offset(offset).execute()
  return { entries: await topicsInOrder(db, ids.map(({ id }) => id)), total }
}

async function totalOf(db: Database, key: 'topics'): Promise<number> {
  const row = await db.selectFrom('siteTotal').select('count').where('key', '=', key).executeTakeFirst()
  return row?.count ?? 0
}

/** Few, and sorted here: asked for them in order, SQLite would look through the whole category for them. */
async function pinnedIn(db: Database, categoryId: number, sort: TopicSort): Promise<number[]> {
  const pinned = await visibleIds(db)
    .select(['viewCount', 'lastPostAt'])
    .where('categoryId', '=', categoryId)
    .where('pinnedAt', 'is not', null)
    .execute()
  const byViews = (a: { viewCount: number }, b: { viewCount: number }) => (sort === 'views' ? b.viewCount - a.viewCount : 0)
  const byLastPost = (a: { lastPostAt: string }, b: { lastPostAt: string }) => Date.parse(b.lastPostAt) - Date.parse(a.lastPostAt)
  return pinned.toSorted((a, b) => byViews(a, b) || byLastPost(a, b) || b.id - a.id).map(({ id }) => id)
}

/** Ids only: the index alone answers, so that late pages skip index entries and no rows. */
async function othersIn(db: Database, categoryId: number, pinned: number[], range: Range & { sort: TopicSort }) {
  let others = visibleIds(db).where('categoryId', '=', categoryId)
  if (pinned.length > 0) others = others.where('id', 'not in', pinned)
  const rows = await inOrder(others, range.sort).limit(range.limit).offset(range.offset).execute()
  return rows.map(({ id }) => id)
}

const visibleIds = (db: Database) => db.selectFrom('topic').select('id').where('hiddenAt', 'is', null)

const inOrder = (topics: ReturnType<typeof visibleIds>, sort: TopicSort) =>
  (sort === 'views' ? topics.orderBy('viewCount', 'desc') : topics).orderBy('lastPostAt', 'desc').orderBy('id', 'desc')
