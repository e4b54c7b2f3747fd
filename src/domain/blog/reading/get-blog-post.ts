import { type BlogLink, type BlogPostAnswer, blogAddress, RELATED_POSTS, type WholeBlogPost } from '../../../shared/blog/blog.ts'
import { blogTree } from '../../../shared/blog/blog-html.ts'
import type { Instant } from '../../../shared/time/instant.ts'
import { hashOf } from '../../accounts/sessions/tokens.ts'
import { AppError } from '../../site/app-error.ts'
import type { Site } from '../../site/site.ts'
import { draftOf } from '../draft.ts'
import { type BlogPostRow, CARD_COLUMNS, isPublic, ownPicture, publicPosts, SHOWN_AT, toCard, toView } from './public-posts.ts'
import { mostRelated, readingMinutes } from './post-words.ts'

/** Among how many of the newest posts related ones are looked for. */
export const LOOKED_AT = 200

/**
 * The published post with this slug. With the token of its preview link, also one that is not published, and what a
 * published one is going to say.
 *
 * @throws AppError `gone` when it was removed, `not-found`
 */
export async function getBlogPost(site: Site, slug: string, previewToken?: string): Promise<BlogPostAnswer> {
  const { db, clock } = site
  const now = clock.now()
  // What is no address at all, such as one with a U+0000 that PostgreSQL refuses, need not be looked for.
  if (!/^[a-z0-9-]{1,80}$/.test(slug)) throw new AppError('not-found', NOT_THERE)
  const row = previewToken === undefined ? await publicRow(site, slug, now) : await previewRow(site, previewToken)
  if (!row) return refuseMissing(db, slug)
  const isPreview = previewToken !== undefined
  const post = isPreview ? { ...row, ...draftOf(row) } : row
  const [neighbors, others] = await Promise.all([
    neighborsOf(site, row, now),
    publicPosts(db, now)
      .select([...CARD_COLUMNS, 'words'])
      .where('id', '!=', row.id)
      .orderBy(SHOWN_AT, 'desc')
      .orderBy('id', 'desc')
      .limit(LOOKED_AT)
      .execute(),
  ])
  const related = mostRelated(row.words, others, RELATED_POSTS).map(toCard)
  return { post: toWhole(site, post, isPreview), ...neighbors, related }
}

const NOT_THERE = 'We couldn’t find that blog post.'

async function refuseMissing(db: Site['db'], slug: string): Promise<never> {
  const gone = await db.selectFrom('goneBlogPost').select('slug').where('slug', '=', slug).executeTakeFirst()
  throw new AppError(gone ? 'gone' : 'not-found', NOT_THERE)
}

const publicRow = ({ db }: Site, slug: string, now: Instant) =>
  publicPosts(db, now).selectAll().where('slug', '=', slug).executeTakeFirst()

/** By the token alone: a draft may have got another address since its link was given away. */
const previewRow = ({ db }: Site, token: string) =>
  db.selectFrom('blogPost').selectAll().where('previewTokenHash', '=', hashOf(token)).executeTakeFirst()

function toWhole({ url }: Site, row: BlogPostRow, isPreview: boolean): WholeBlogPost {
  const view = toView(row)
  const body = blogTree(view.content)
  return {
    ...view, body,
    address: new URL(blogAddress(row.slug), url).href,
    readingMinutes: readingMinutes(body),
    updatedAt: view.publishedAt && dayOf(row.updatedAt) > dayOf(view.publishedAt) ? row.updatedAt : null,
    shareTitle: row.shareTitle, shareDescription: row.shareDescription, sharePicture: ownPicture(row.sharePicture),
    isPreview,
  }
}

const AUSTIN_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Chicago', dateStyle: 'short' })
/** The day in Austin as `2026-05-01`. */
const dayOf = (moment: Instant): string => AUSTIN_DAY.format(new Date(moment))

async function neighborsOf({ db }: Site, row: BlogPostRow, now: Instant): Promise<{ previous: BlogLink | null; next: BlogLink | null }> {
  if (!isPublic(row, now)) return { previous: null, next: null }
  const shownAt = row.publishedAt ?? row.publishAt ?? now
  const beside = (comparison: '<' | '>', order: 'asc' | 'desc') =>
    publicPosts(db, now)
      .select(['slug', 'title'])
      .where((eb) => eb.or([eb(SHOWN_AT, comparison, shownAt), eb.and([eb(SHOWN_AT, '=', shownAt), eb('id', comparison, row.id)])]))
      .orderBy(SHOWN_AT, order)
      .orderBy('id', order)
      .executeTakeFirst()
  const [previous, next] = [await beside('<', 'desc'), await beside('>', 'asc')]
  return { previous: previous ?? null, next: next ?? null }
}
