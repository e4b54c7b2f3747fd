import type { Transaction } from '../../db/connection.ts'
import type { BlogDraft } from '../../shared/blog/blog.ts'
import { after, MINUTE_MS } from '../../shared/time/instant.ts'
import type { Site } from '../site/site.ts'
import type { BlogPostRow } from './reading/public-posts.ts'

/** How many earlier states of a post are kept. Source: docs/rules/blog.md#revisions */
export const REVISIONS_MAX = 25
/** Saves closer together than this, by the same hand, are one piece of work. */
export const ONE_SITTING_MS = 5 * MINUTE_MS

interface Replaced {
  row: BlogPostRow
  draft: BlogDraft
  by: number
  /** Kept however soon after the last one. */
  always?: boolean
}

/**
 * Keeps what a post said, before that is replaced: autosaves every few seconds do not push older states out.
 *
 * @returns whether a new sitting began
 */
export async function saveRevision(trx: Transaction, site: Site, { row, draft, by, always = false }: Replaced): Promise<boolean> {
  const now = site.clock.now()
  const last = await trx
    .selectFrom('blogRevision')
    .select(['createdAt', 'createdBy'])
    .where('postId', '=', row.id)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const isSameSitting = last && last.createdBy === by && now < after(last.createdAt, ONE_SITTING_MS)
  if (isSameSitting && !always) return false
  const { title, content, ...details } = draft
  await trx
    .insertInto('blogRevision')
    .values({ postId: row.id, version: row.version, title, content, details: JSON.stringify(details), createdAt: now, createdBy: by })
    .execute()
  await trx
    .deleteFrom('blogRevision')
    .where('postId', '=', row.id)
    .where('id', 'not in', (eb) =>
      eb.selectFrom('blogRevision').select('id').where('postId', '=', row.id).orderBy('id', 'desc').limit(REVISIONS_MAX),
    )
    .execute()
  return true
}
