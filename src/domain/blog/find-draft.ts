import type { BlogDraftView, BlogState } from '../../shared/blog/blog.ts'
import { fold } from '../../shared/text/fold.ts'
import type { OfficePosts, OfficePostView } from '../../shared/office/blog/office-blog.ts'
import { requireAdmin } from '../access/require-admin.ts'
import { AppError } from '../site/app-error.ts'
import type { Actor, Site } from '../site/site.ts'
import { toDraftView } from './draft.ts'
import { SHOWN_AT } from './reading/public-posts.ts'

interface ListFilters {
  state?: BlogState
  /** Words that title, address or author have, in any order. */
  search?: string
  offset: number
  limit: number
}

const ORDER: readonly BlogState[] = ['draft', 'scheduled', 'published']

/** The posts: drafts as they were last worked on, then those to come, then the newest. @throws AppError `not-found` unless the actor is an admin */
export async function listBlogDrafts({ db, clock }: Site, actor: Actor, { state, search = '', offset, limit }: ListFilters): Promise<OfficePosts> {
  requireAdmin(actor)
  const rows = await db.selectFrom('blogPost').selectAll().orderBy(SHOWN_AT, 'desc').orderBy('changedAt', 'desc').orderBy('id', 'desc').execute()
  const views = rows.map((row) => toDraftView(row, clock.now()))
  const inState = (wanted: BlogState) => views.filter((view) => view.state === wanted)
  const words = folded(search).split(/\s+/).filter(Boolean)
  const found = (state ? [state] : ORDER).flatMap(inState).filter((view) => says(view, words))
  return {
    posts: found.slice(offset, offset + limit).map(toEntry),
    total: found.length,
    counts: { draft: inState('draft').length, scheduled: inState('scheduled').length, published: inState('published').length },
  }
}

const toEntry = ({ id, slug, title, authorName, state, publishedAt, isPending, changedAt }: BlogDraftView): OfficePostView => ({
  id, slug, title, authorName, state, publishedAt, isPending, changedAt,
})

const folded = (text: string): string => fold(text, { marks: 'accents' })

function says({ title, slug, authorName }: BlogDraftView, words: readonly string[]): boolean {
  const text = folded(`${title} ${slug} ${authorName}`)
  return words.every((word) => text.includes(word))
}

/** A post for its editor. @throws AppError `not-found` when it does not exist, and to everyone but admins */
export async function getBlogDraft({ db, clock }: Site, actor: Actor, id: number): Promise<BlogDraftView> {
  requireAdmin(actor)
  const row = await db.selectFrom('blogPost').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not-found', 'This post no longer exists.')
  return toDraftView(row, clock.now())
}
