import type { BlogDraftView } from '../../shared/blog/blog.ts'
import type { BlogSave } from '../../shared/blog/blog-schemas.ts'
import { requireAdmin } from '../access/require-admin.ts'
import { recordOfficeAct } from '../office/log/record-office-act.ts'
import type { Actor, Site } from '../site/site.ts'
import { changeBlog, postAtVersion } from './change-blog.ts'
import { cleanHtml } from './clean-html.ts'
import { draftOf, toDraftView } from './draft.ts'
import { saveRevision } from './save-revision.ts'
import { writeDraft } from './write-draft.ts'

/**
 * Saves what an editor has changed. Readers of a published post go on seeing what it said until it is published
 * again. What someone real has changed is no sample anymore.
 *
 * @throws AppError `not-found` unless the actor is an admin and the post exists
 * @throws AppError `conflict` when someone has saved since this `version`: nothing is overwritten
 * @throws AppError `invalid` when another post has the address
 */
export async function saveBlogPost(site: Site, actor: Actor, id: number, { version, keepsBefore = false, ...change }: BlogSave): Promise<BlogDraftView> {
  const admin = requireAdmin(actor)
  const content = change.content === undefined ? {} : { content: cleanHtml(change.content) }
  return changeBlog(site, async (trx) => {
    const row = await postAtVersion(trx, id, version)
    const before = draftOf(row)
    const now = site.clock.now()
    const isNewSitting = await saveRevision(trx, site, { row, draft: before, by: admin.id, always: keepsBefore })
    const saved = await writeDraft(trx, site, row, { ...before, ...change, ...content })
    // Once a sitting, as with revisions: a log of every few seconds would tell no one anything.
    if (isNewSitting) await recordOfficeAct(trx, { actorId: admin.id, kind: 'blog.change', subject: `blog:${id}`, createdAt: now })
    return toDraftView(saved, now)
  })
}
