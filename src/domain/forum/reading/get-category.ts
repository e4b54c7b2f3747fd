import type { Database } from '../../../db/connection.ts'
import type { CategoryView } from '../../../shared/forum/forum.ts'
import { AppError } from '../../site/app-error.ts'
import type { Site } from '../../site/site.ts'
import { toCategoryView } from './list-categories.ts'

/** What an address names a category by: its slug, or its id where no category has that slug. */
export interface CategoryName {
  slug: string
  id: number | undefined
}

/** Whatever else an address holds is no slug, and some of it no text PostgreSQL takes. */
const SLUG = /^[a-z0-9-]{1,100}$/i

/** @throws AppError `not-found` */
export async function getCategory({ db }: Site, { slug, id }: CategoryName): Promise<CategoryView> {
  if (!SLUG.test(slug)) throw categoryNotFound()
  const named = await categoryWith(db, 'slug', slug)
  const row = named ?? (id === undefined ? undefined : await categoryWith(db, 'id', id))
  if (!row) throw categoryNotFound()
  return toCategoryView(row)
}

const categoryNotFound = () => new AppError('not-found', 'Category Not Found')

const categoryWith = (db: Database, column: 'slug' | 'id', value: string | number) =>
  db.selectFrom('category').selectAll().where(column, '=', value).executeTakeFirst()
