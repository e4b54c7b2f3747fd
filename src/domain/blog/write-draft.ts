import type { Transaction } from '../../db/connection.ts'
import type { BlogDraft } from '../../shared/blog/blog.ts'
import { AppError } from '../site/app-error.ts'
import type { Site } from '../site/site.ts'
import { claimPostPictures } from './publishing/claim-post-pictures.ts'
import { type BlogPostRow, isPublic } from './reading/public-posts.ts'
import { wordsOf } from './reading/post-words.ts'

/** Writes what a post is going to say, where readers see it only if they do not see the post yet. */
export async function writeDraft(trx: Transaction, site: Site, row: BlogPostRow, draft: BlogDraft): Promise<BlogPostRow> {
  await requireFreeSlug(trx, row.id, draft.slug)
  const now = site.clock.now()
  const saved = isPublic(row, now)
    ? { pending: JSON.stringify(draft) }
    : { ...draft, words: wordsOf(draft), pending: null, updatedAt: now }
  const written = await trx
    .updateTable('blogPost')
    .set({ ...saved, changedAt: now, version: row.version + 1, sampledAt: null })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await claimPostPictures(trx, site, row.id)
  return written
}

/** @throws AppError `invalid` when another post has this address */
export async function requireFreeSlug(trx: Transaction, id: number, slug: string): Promise<void> {
  const taken = await trx.selectFrom('blogPost').select('title').where('slug', '=', slug).where('id', '!=', id).executeTakeFirst()
  if (!taken) return
  const message = `“${taken.title}” already uses that web address.`
  throw new AppError('invalid', message, { errors: { slug: [message] } })
}
