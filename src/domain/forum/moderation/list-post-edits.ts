import type { PostEditView } from '../../../shared/forum/forum.ts'
import { FORMER_MEMBER } from '../../../shared/accounts/accounts.ts'
import { requireMember } from '../../access/require-member.ts'
import type { Actor, Site } from '../../site/site.ts'
import { AppError } from '../../site/app-error.ts'
import { canSeeHistory, canSeeTopic } from '../policy.ts'
import { canModerate } from '../../access/require-moderator.ts'
import { postNotFound } from '../writing/find-to-write.ts'

/** Most edits shown of one post. */
const EDITS_SHOWN = 100

/**
 * What a post said before each edit, the newest first; versions that were deleted for good without their words.
 *
 * @throws AppError `signed-out` for visitors, `not-found` when the member may not read the post, `forbidden` for all but
 * its author and staff
 */
export async function listPostEdits({ db }: Site, actor: Actor, postId: number): Promise<PostEditView[]> {
  const member = requireMember(actor)
  const post = await db
    .selectFrom('post')
    .innerJoin('topic', 'topic.id', 'post.topicId')
    .select(['post.authorId', 'post.deletedAt', 'post.hiddenAt', 'topic.hiddenAt as topicHiddenAt', 'topic.authorId as topicAuthorId'])
    .where('post.id', '=', postId)
    .executeTakeFirst()
  const isReadable =
    post &&
    canSeeTopic(member, { authorId: post.topicAuthorId, hiddenAt: post.topicHiddenAt }) &&
    !post.deletedAt &&
    (!post.hiddenAt || canModerate(member))
  if (!isReadable) throw postNotFound()
  if (!canSeeHistory(member, post)) throw new AppError('forbidden', 'Only the author and our moderators can see this.')

  const rows = await db
    .selectFrom('postEdit')
    .leftJoin('member', 'member.id', 'postEdit.editorId')
    .select(['postEdit.id', 'postEdit.content', 'postEdit.createdAt as editedAt', 'postEdit.purgedAt', 'member.username'])
    .where('postEdit.postId', '=', postId)
    .orderBy('postEdit.id', 'desc')
    .limit(EDITS_SHOWN)
    .execute()
  return rows.map(({ username, purgedAt, ...edit }) => ({ ...edit, isPurged: purgedAt !== null, username: username ?? FORMER_MEMBER.username }))
}
