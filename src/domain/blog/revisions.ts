import type { BlogDraft, BlogDraftView, BlogRevisionView } from '../../shared/blog/blog.ts'
import type { RevisionEntry } from '../../shared/office/blog/office-blog.ts'
import { requireAdmin } from '../access/require-admin.ts'
import { AppError } from '../site/app-error.ts'
import { recordOfficeAct } from '../office/log/record-office-act.ts'
import type { Actor, Site } from '../site/site.ts'
import { changeBlog, postAtVersion, postToChange } from './change-blog.ts'
import { cleanHtml } from './clean-html.ts'
import { draftOf, toDraftView } from './draft.ts'
import { saveRevision } from './save-revision.ts'
import { writeDraft } from './write-draft.ts'

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
