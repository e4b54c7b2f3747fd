import type { Transaction } from '../../../db/connection.ts'
import type { BlogDraft, BlogDraftView } from '../../../shared/blog/blog.ts'
import { blogTree } from '../../../shared/blog/blog-html.ts'
import { type BlogNode, DECORATION } from '../../../shared/blog/blog-tree.ts'
import type { FieldErrors } from '../../../shared/errors.ts'
import type { Instant } from '../../../shared/time/instant.ts'
import { requireAdmin } from '../../access/require-admin.ts'
import { AppError } from '../../site/app-error.ts'
import type { OfficeAct } from '../../office/log/office-act.ts'
import { recordOfficeAct } from '../../office/log/record-office-act.ts'
import type { Actor, Site } from '../../site/site.ts'
import { changeBlog, postAtVersion } from '../change-blog.ts'
import { claimPostPictures } from './claim-post-pictures.ts'
import { draftOf, toDraftView } from '../draft.ts'
import { type BlogPostRow, isPublic } from '../reading/public-posts.ts'
import { wordsOf } from '../reading/post-words.ts'
import { requireFreeSlug } from '../write-draft.ts'

/** Which text is meant: what has been saved since is not published unseen. */
export interface Seen {
  version: number
}

/**
 * Shows a post to readers as it was last saved. A published one keeps its date and gets a date of change.
 *
 * @throws AppError `not-found` unless the actor is an admin and the post exists, `conflict` when someone has saved since
 * @throws AppError `invalid` naming everything that is missing
 */
export const publishBlogPost = (site: Site, actor: Actor, id: number, { version }: Seen): Promise<BlogDraftView> =>
  change(site, actor, { id, version, act: ({ title }) => ({ kind: 'blog.publish', detail: { title } }) }, async (trx, row, now) => {
    const draft = await readyDraft(trx, row)
    const publishedAt = isPublic(row, now) ? (row.publishedAt ?? row.publishAt) : now
    return { ...draft, words: wordsOf(draft), pending: null, publishedAt, publishAt: null, updatedAt: now }
  })

/**
 * Has a post appear at a moment to come, to the minute.
 *
 * @throws AppError as {@link publishBlogPost}, and `conflict` for a post that is published already
 */
export const scheduleBlogPost = (site: Site, actor: Actor, id: number, { version, publishAt }: Seen & { publishAt: Instant }): Promise<BlogDraftView> =>
  change(site, actor, { id, version, act: () => ({ kind: 'blog.schedule', detail: { at: publishAt } }) }, async (trx, row, now) => {
    if (isPublic(row, now)) throw new AppError('conflict', 'This post is already published.')
    if (publishAt <= now) throw invalid({ publishAt: ['Please choose a time in the future.'] })
    await readyDraft(trx, row)
    return { publishedAt: null, publishAt }
  })

/** Makes a post a draft again, published or scheduled; what was saved in the meantime is kept. @throws AppError as {@link publishBlogPost} */
export const unpublishBlogPost = (site: Site, actor: Actor, id: number, { version }: Seen): Promise<BlogDraftView> =>
  change(site, actor, { id, version, hides: true, act: ({ title }) => ({ kind: 'blog.unpublish', detail: { title } }) }, async (_, row) => {
    const draft = draftOf(row)
    return { ...draft, words: wordsOf(draft), pending: null, publishedAt: null, publishAt: null }
  })

interface Change extends Seen {
  id: number
  /** What the log says about it. */
  act: (row: BlogPostRow) => OfficeAct
  /** Whether it takes something out of readers' sight. */
  hides?: boolean
}

async function change(
  site: Site,
  actor: Actor,
  { id, version, act, hides = false }: Change,
  plan: (trx: Transaction, row: BlogPostRow, now: Instant) => Promise<Partial<BlogPostRow>>,
): Promise<BlogDraftView> {
  const { id: actorId } = requireAdmin(actor)
  const now = site.clock.now()
  return changeBlog(site, async (trx) => {
    const row = await postAtVersion(trx, id, version)
    const planned = await plan(trx, row, now)
    const saved = await trx
      .updateTable('blogPost')
      .set({ ...planned, changedAt: now, version: version + 1, sampledAt: null })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await claimPostPictures(trx, site, id)
    await recordOfficeAct(trx, { ...act(row), actorId, subject: `blog:${id}`, createdAt: now })
    return toDraftView(saved, now)
  }, hides ? { purged: ['blog'] } : { stale: ['blog'] })
}

/** @throws AppError `invalid` naming everything that is missing before readers may see it */
async function readyDraft(trx: Transaction, row: BlogPostRow): Promise<BlogDraft> {
  const draft = draftOf(row)
  const tree = blogTree(draft.content)
  const errors: FieldErrors = {
    ...(draft.title === '' && { title: ['Please add a title.'] }),
    ...(draft.excerpt === '' && { excerpt: ['Please add an excerpt: a sentence or two about the post.'] }),
    ...(draft.authorName === '' && { authorName: ['Please add an author.'] }),
    ...(tree.length === 0 && { content: ['Please add some text.'] }),
    ...(picturesIn(tree).some(({ alt, role }) => !alt && role !== DECORATION) && { content: ['Please add alt text to every image.'] }),
    ...(draft.featuredImage && draft.featuredImageAlt === '' && { featuredImageAlt: ['Please add alt text for the cover image.'] }),
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  await requireFreeSlug(trx, row.id, draft.slug)
  return draft
}

const picturesIn = (nodes: readonly BlogNode[]): Readonly<Record<string, string>>[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    return node.tag === 'img' ? [node.attributes] : picturesIn(node.children)
  })

const invalid = (errors: FieldErrors) => new AppError('invalid', Object.values(errors)[0]?.[0] ?? '', { errors })
