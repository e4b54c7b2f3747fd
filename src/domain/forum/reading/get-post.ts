import type { PostView } from '../../../shared/forum/forum.ts'
import { AppError } from '../../site/errors.ts'
import type { Actor, Site } from '../../site/site.ts'
import { canSeeTopic } from '../policy.ts'
import { selectPosts, toPostViews } from './post-view.ts'

/**
 * One post as the actor sees it, removed or not.
 *
 * @throws AppError `not-found` also when its topic is hidden from the actor
 */
export async function getPost(site: Site, actor: Actor, id: number): Promise<PostView> {
  const row = await selectPosts(site.db).where('post.id', '=', id).executeTakeFirst()
  const isThere = row && canSeeTopic(actor, { authorId: row.topicAuthorId, hiddenAt: row.topicHiddenAt })
  const [view] = isThere ? await toPostViews(site, actor, [row]) : []
  if (!view) throw new AppError('not-found', 'This post is not there, or no longer.')
  return view
}
