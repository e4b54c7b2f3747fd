import { requireAdmin } from '../../access/require-admin.ts'
import { recordOfficeAct } from '../../office/log/record-office-act.ts'
import type { Actor, Site } from '../../site/site.ts'
import { changeBlog, postToChange } from '../change-blog.ts'
import { isPublic } from '../reading/public-posts.ts'
import { claimPostPictures } from './claim-post-pictures.ts'

/**
 * Removes a post with all it ever said. The address of one that readers could open is remembered as gone.
 *
 * @throws AppError `not-found` unless the actor is an admin and the post exists
 */
export async function removeBlogPost(site: Site, actor: Actor, id: number): Promise<void> {
  const { id: actorId } = requireAdmin(actor)
  await changeBlog(site, async (trx) => {
    const { title, slug, ...dates } = await postToChange(trx, id)
    const createdAt = site.clock.now()
    await trx.deleteFrom('blogPost').where('id', '=', id).execute()
    if (isPublic(dates, createdAt)) {
      await trx.insertInto('goneBlogPost').values({ slug, removedAt: createdAt }).onConflict((on) => on.doNothing()).execute()
    }
    await claimPostPictures(trx, site, id)
    await recordOfficeAct(trx, { actorId, kind: 'blog.remove', subject: `blog:${id}`, detail: { title }, createdAt })
  }, { purged: ['blog'] })
}
