import type { Transaction } from '../../db/connection.ts'
import type { BlogDraft, BlogDraftView, BlogRevisionView } from '../../shared/blog/blog.ts'
import type { RevisionEntry } from '../../shared/office/blog/office-blog.ts'
import { after, MINUTE_MS } from '../../shared/time/instant.ts'
import { requireAdmin } from '../access/require-admin.ts'
import { AppError } from '../site/app-error.ts'
import { recordOfficeAct } from '../office/log/record-office-act.ts'
import type { Actor, Site } from '../site/site.ts'
import { changeBlog, postAtVersion, postToChange } from './change-blog.ts'
import { cleanHtml } from './clean-html.ts'
import { draftOf, toDraftView } from './draft.ts'
import type { BlogPostRow } from './reading/public-posts.ts'
import { writeDraft } from './write-draft.ts'

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

/** What a post said before, the newest first. @throws AppError `not-found` unless the actor is an admin and the post exists */
export async function listRevisions({ db }: Site, actor: Actor, postId: number): Promise<RevisionEntry[]> {
  requireAdmin(actor)
  const post = await db.selectFrom('blogPost').select('id').where('id', '=', postId).executeTakeFirst()
  if (!post) throw new AppError('not-found', 'This post no longer exists.')
  const rows = await db
    .selectFrom('blogRevision')
    .leftJoin('member', 'member.id', 'blogRevision.createdBy')
    .select(['blogRevision.id', 'version', 'title', 'blogRevision.createdAt', 'member.username as createdBy'])
    .where('postId', '=', postId)
    .orderBy('blogRevision.id', 'desc')
    .execute()
  return rows
}

/** One earlier state of a post. @throws AppError `not-found` unless the actor is an admin and it is kept */
export async function getRevision({ db }: Site, actor: Actor, postId: number, id: number): Promise<BlogRevisionView> {
  requireAdmin(actor)
  const row = await db
    .selectFrom('blogRevision')
    .leftJoin('member', 'member.id', 'blogRevision.createdBy')
    .select(['version', 'title', 'content', 'details', 'blogRevision.createdAt', 'member.username as createdBy'])
    .where('blogRevision.id', '=', id)
    .where('postId', '=', postId)
    .executeTakeFirst()
  if (!row) throw gone()
  const { version, createdAt, createdBy, ...said } = row
  return { id, version, createdAt, createdBy, draft: fromRevision(said) }
}

const gone = () => new AppError('not-found', 'We no longer keep that version.')

const fromRevision = ({ title, content, details }: { title: string; content: string; details: string }): BlogDraft => ({
  ...JSON.parse(details),
  title, content,
})

/**
 * Makes a post say again what it said; its address stays. What it says now becomes a revision itself.
 *
 * @throws AppError `not-found` unless the actor is an admin and both exist, `conflict` when someone has saved since
 */
export async function restoreRevision(
  site: Site,
  actor: Actor,
  postId: number,
  { revisionId, version }: { revisionId: number; version: number },
): Promise<BlogDraftView> {
  const { id: by } = requireAdmin(actor)
  const now = site.clock.now()
  return changeBlog(site, async (trx) => {
    await postToChange(trx, postId)
    const revision = await trx
      .selectFrom('blogRevision')
      .selectAll()
      .where('id', '=', revisionId)
      .where('postId', '=', postId)
      .executeTakeFirst()
    if (!revision) throw gone()
    const row = await postAtVersion(trx, postId, version)
    const before = draftOf(row)
    await saveRevision(trx, site, { row, draft: before, by, always: true })
    const restored = { ...fromRevision(revision), slug: before.slug }
    const saved = await writeDraft(trx, site, row, { ...restored, content: cleanHtml(restored.content) })
    await recordOfficeAct(trx, { actorId: by, kind: 'blog.restore', subject: `blog:${postId}`, detail: { version: revision.version }, createdAt: now })
    return toDraftView(saved, now)
  })
}
