import type { PostPlace, PostView } from '../../../../shared/forum/forum.ts'
import { AppError } from '../../../site/app-error.ts'
import type { Actor, Site } from '../../../site/site.ts'
import { canSeeUnreviewed, canSeeTopic } from '../../policy.ts'
import { refuseTopic } from '../topics/missing-topic.ts'
import { toPostViews } from './post-view.ts'
import { selectPosts } from './select-posts.ts'
import { unseenNumbers } from './unseen-posts.ts'

const NOT_THERE = 'This post no longer exists.'

/**
 * One post as the actor sees it. Anyone who can bring it back sees it removed, too.
 *
 * @throws AppError `gone` when it was removed, alone or with its topic; `not-found` also when its topic is hidden from the actor
 */
export async function getPost(site: Site, actor: Actor, id: number): Promise<PostView> {
  const { view, isRemoved } = await readPost(site, actor, id)
  if (isRemoved && !view.can.restore) throw new AppError('gone', 'This post was removed.')
  return view
}

/** Where a post stands among those the actor sees: a removed one has left a marker there. @throws AppError as {@link getPost} does about its topic */
export async function getPostPlace(site: Site, actor: Actor, id: number): Promise<PostPlace> {
  const { topicId, place } = (await readPost(site, actor, id)).view
  return { id, topicId, number: place }
}

/** What an act on a post answers with: the post as the actor sees it, removed or not. @throws AppError `not-found` when its topic is hidden from the actor */
export async function getPostOrMarker(site: Site, actor: Actor, id: number): Promise<PostView> {
  const { found } = await findPost(site, actor, id)
  if (!found) throw notThere()
  return found.view
}

async function readPost(site: Site, actor: Actor, id: number) {
  const { row, found } = await findPost(site, actor, id)
  if (!row) throw notThere()
  return found ?? refuseTopic(site.db, row.topicId, NOT_THERE)
}

/** The post's row, and what the actor sees of it; nothing in a topic hidden from the actor. */
async function findPost(site: Site, actor: Actor, id: number) {
  const row = await selectPosts(site.db).where('post.id', '=', id).executeTakeFirst()
  const isSeen = row && canSeeTopic(actor, { authorId: row.topicAuthorId, hiddenAt: row.topicHiddenAt }) && canSeeUnreviewed(actor, row)
  const [view] = isSeen ? await toPostViews(site, actor, [row], await unseenNumbers(site.db, actor, row.topicId)) : []
  return { row, found: row && view && { view, isRemoved: row.deletedAt !== null } }
}

const notThere = () => new AppError('not-found', NOT_THERE)
