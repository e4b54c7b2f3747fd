import type { Transaction } from '../../db/connection.ts'
import { lockFor } from '../../db/lock.ts'
import { announce } from '../site/bus.ts'
import type { Change } from '../site/cache-tags.ts'
import { AppError } from '../site/app-error.ts'
import type { Site } from '../site/site.ts'
import type { BlogPostRow } from './reading/public-posts.ts'

/**
 * Changes the blog in one transaction, one change at a time. Cached pages have heard of it before this returns.
 *
 * @param announced - what readers see of it; nothing while only editors do
 */
export async function changeBlog<T>(site: Site, change: (trx: Transaction) => Promise<T>, announced: Partial<Change> = {}): Promise<T> {
  const result = await site.db.transaction().execute(async (trx) => {
    await lockFor(trx, 'blog')
    const changed = await change(trx)
    await announce(trx, announced, site.clock.now())
    return changed
  })
  await site.bus.wake()
  return result
}

/** @throws AppError `not-found` */
export async function postToChange(trx: Transaction, id: number): Promise<BlogPostRow> {
  const row = await trx.selectFrom('blogPost').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not-found', 'This post no longer exists.')
  return row
}

/**
 * The post as the editor has seen it.
 *
 * @throws AppError `not-found`, `conflict` when someone has saved since
 */
export async function postAtVersion(trx: Transaction, id: number, version: number): Promise<BlogPostRow> {
  const row = await postToChange(trx, id)
  if (row.version === version) return row
  throw new AppError('conflict', 'This post was edited somewhere else. Nothing was overwritten. Reload it before you continue.')
}
