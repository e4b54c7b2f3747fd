import type { Transaction } from '../../db/connection.ts'
import type { BlogDraftView } from '../../shared/blog/blog.ts'
import { slugOf } from '../../shared/text/slug.ts'
import { requireAdmin } from '../access/require-admin.ts'
import { recordOfficeAct } from '../office/log/record-office-act.ts'
import type { Actor, Site } from '../site/site.ts'
import { changeBlog } from './change-blog.ts'
import { toDraftView } from './draft.ts'
import { wordsOf } from './reading/post-words.ts'

const SITE_AUTHOR = 'The On Joue team'

/** Begins a draft. Its address comes from the title and can be changed. @throws AppError `not-found` unless the actor is an admin */
export async function createBlogPost(site: Site, actor: Actor, { title = '' }: { title?: string } = {}): Promise<BlogDraftView> {
  const { id: createdBy } = requireAdmin(actor)
  const now = site.clock.now()
  return changeBlog(site, async (trx) => {
    const slug = await freeSlug(trx, title.trim() === '' ? 'new-post' : slugOf(title))
    const words = wordsOf({ title, excerpt: '', content: '' })
    const row = await trx
      .insertInto('blogPost')
      .values({
        slug, title, excerpt: '', content: '', words, authorName: SITE_AUTHOR, authorTitle: null, authorImage: null,
        featuredImage: null, shareTitle: null, shareDescription: null, sharePicture: null, publishedAt: null, publishAt: null,
        createdAt: now, updatedAt: now, changedAt: now, pending: null, previewTokenHash: null, createdBy, sampledAt: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await recordOfficeAct(trx, { actorId: createdBy, kind: 'blog.create', subject: `blog:${row.id}`, detail: { title }, createdAt: now })
    return toDraftView(row, now)
  })
}

/** The wanted address, or the first of `wanted-2`, `wanted-3`, … that is free. */
async function freeSlug(trx: Transaction, wanted: string): Promise<string> {
  for (let count = 1; ; count += 1) {
    const slug = count === 1 ? wanted : `${wanted.slice(0, 74)}-${count}`
    const taken = await trx.selectFrom('blogPost').select('id').where('slug', '=', slug).executeTakeFirst()
    if (!taken) return slug
  }
}
