import { blogAddress } from '../../../shared/blog/blog.ts'
import { requireAdmin } from '../../access/require-admin.ts'
import { newToken } from '../../accounts/sessions/tokens.ts'
import { recordOfficeAct } from '../../office/log/record-office-act.ts'
import type { Actor, Site } from '../../site/site.ts'
import { changeBlog, postToChange } from '../change-blog.ts'

/**
 * A link under which anyone reads a post as it was last saved. An earlier link stops working.
 *
 * @throws AppError `not-found` unless the actor is an admin and the post exists
 */
export async function newPreviewLink(site: Site, actor: Actor, id: number): Promise<string> {
  const { id: actorId } = requireAdmin(actor)
  const { token, tokenHash } = newToken()
  return changeBlog(site, async (trx) => {
    const { slug } = await postToChange(trx, id)
    await trx.updateTable('blogPost').set({ previewTokenHash: tokenHash }).where('id', '=', id).execute()
    await recordOfficeAct(trx, { actorId, kind: 'blog.preview', subject: `blog:${id}`, createdAt: site.clock.now() })
    const address = new URL(blogAddress(slug), site.url)
    address.searchParams.set('preview', token)
    return address.href
  })
}
