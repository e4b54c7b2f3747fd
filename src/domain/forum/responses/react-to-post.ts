import type { Transaction } from '../../../db/connection.ts'
import type { PostView, ReactionKind } from '../../../shared/forum/forum.ts'
import { announce } from '../../site/bus.ts'
import { AppError } from '../../site/app-error.ts'
import type { Actor, Member, Site } from '../../site/site.ts'
import { canReact } from '../policy.ts'
import { getPostOrMarker } from '../reading/posts/get-post.ts'
import { requireActiveMember } from '../../access/require-active-member.ts'
import { changeForum } from '../writing/change-forum.ts'
import { type PostToWrite, readablePostToWrite } from '../writing/find-to-write.ts'
import { reacted } from '../writing/forum-changes.ts'
import { takeWritingLimit } from '../writing/take-writing-limit.ts'

/**
 * Gives a post a like or thumbs-up, or takes it back. Each member gives each once; repeating changes nothing.
 *
 * @throws AppError `signed-out` for visitors, `not-found`
 * @throws AppError `forbidden` when `canReact` refuses, such as on one's own post
 * @throws AppError `too-many`
 */
export async function reactToPost(
  site: Site,
  actor: Actor,
  id: number,
  kind: ReactionKind,
  isGiven: boolean,
): Promise<PostView> {
  const member = await requireActiveMember(site.db, actor)
  await changeForum(site, async (trx) => {
    const post = await readablePostToWrite(trx, member, id)
    requireReader(member, post)
    if ((await hasGiven(trx, member, id, kind)) === isGiven) return
    await takeWritingLimit(trx, site, 'reactions', member)
    if (isGiven) await give(trx, site, member, id, kind)
    else await takeBack(trx, member, id, kind)
    await count(trx, post, kind, isGiven ? 1 : -1)
    await announce(trx, reacted(post.topicId), site.clock.now())
  })
  return getPostOrMarker(site, member, id)
}

function requireReader(member: Member, post: PostToWrite): void {
  const isOwn = post.authorId === member.id
  if (canReact(member, post)) return
  throw new AppError('forbidden', isOwn ? 'You can’t like your own post.' : 'This post is hidden, so you can’t like it.')
}

async function hasGiven(trx: Transaction, { id: memberId }: Member, postId: number, kind: ReactionKind): Promise<boolean> {
  const row = await trx
    .selectFrom('reaction')
    .select('kind')
    .where('postId', '=', postId)
    .where('memberId', '=', memberId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row !== undefined
}

async function give(trx: Transaction, site: Site, { id: memberId }: Member, postId: number, kind: ReactionKind): Promise<void> {
  await trx.insertInto('reaction').values({ postId, memberId, kind, createdAt: site.clock.now() }).execute()
}

async function takeBack(trx: Transaction, { id: memberId }: Member, postId: number, kind: ReactionKind): Promise<void> {
  await trx
    .deleteFrom('reaction')
    .where('postId', '=', postId)
    .where('memberId', '=', memberId)
    .where('kind', '=', kind)
    .execute()
}

/** Only visible posts are reacted to, so the topic's sum moves along. */
async function count(trx: Transaction, post: PostToWrite, kind: ReactionKind, step: 1 | -1): Promise<void> {
  const counter = kind === 'like' ? 'likeCount' : 'thumbsUpCount'
  await trx.updateTable('post').set((eb) => ({ [counter]: eb(counter, '+', step) })).where('id', '=', post.id).execute()
  await trx
    .updateTable('topic')
    .set((eb) => ({ likeCount: eb('likeCount', '+', step) }))
    .where('id', '=', post.topicId)
    .execute()
}
