import type { Selectable } from 'kysely'
import type { CategoryTable } from '../../../db/tables/forum/forum-tables.ts'
import type { CategoryView, TopicView } from '../../../shared/forum/forum.ts'
import type { Site } from '../../site/site.ts'
import { selectTopics, toTopicView } from './topics/topic-view.ts'

/** All categories in the owner's order, each with its newest `latest` topics when that is not 0. */
export async function listCategories({ db }: Site, latest = 0): Promise<CategoryView[]> {
  const rows = await db.selectFrom('category').selectAll().orderBy('position').orderBy('id').execute()
  if (latest === 0) return rows.map(toCategoryView)
  return Promise.all(
    rows.map(async (row) => ({ ...toCategoryView(row), latestTopics: await latestIn(db, row.id, latest) })),
  )
}

async function latestIn(db: Site['db'], categoryId: number, limit: number): Promise<TopicView[]> {
  const rows = await selectTopics(db)
    .where('topic.categoryId', '=', categoryId)
    .where('topic.hiddenAt', 'is', null)
    .orderBy('topic.lastPostAt', 'desc')
    .orderBy('topic.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toTopicView)
}

/** A category as anyone may read it. */
export function toCategoryView(row: Selectable<CategoryTable>): CategoryView {
  const { id, name, slug, description, look, topicCount, closedAt } = row
  return { id, name, slug, description, look, topicCount, isOpen: closedAt === null }
}
