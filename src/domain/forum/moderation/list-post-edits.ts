import type { PostEditView } from '../../../shared/forum/forum.ts'
import { FORMER_MEMBER } from '../../../shared/accounts/accounts.ts'
import { requireMember } from '../../access/require-member.ts'
import type { Actor, Site } from '../../site/site.ts'
import { canSeeTopic } from '../policy.ts'
import { canModerate } from '../../access/require-moderator.ts'
import { postNotFound } from '../writing/find-to-write.ts'

/** Most edits shown of one post. */
const EDITS_SHOWN = 100

/**
 * What a post said before each edit, the newest first.
 *
 * @throws AppError `signed-out` for visitors, `not-found` when the member may not read the post
 */
export async function listPostEdits({ db }: Site, actor: Actor, postId: number): Promise<PostEditView[]> {
  const member = requireMember(actor)
  const post = await db
    .selectFrom('post')
    .innerJoin('topic', 'topic.id', 'post.topicId')
    .select(['post.deletedAt', 'post.hiddenAt', 'topic.hiddenAt as topicHiddenAt', 'topic.authorId'])
    .where('post.id', '=', postId)
    .executeTakeFirst()
  const isReadable =
    post &&
    canSeeTopic(member, { authorId: post.authorId, hiddenAt: post.topicHiddenAt }) &&
    !post.deletedAt &&
    (!post.hiddenAt || canModerate(member))
  if (!isReadable) throw postNotFound()

  const rows = await db
    .selectFrom('postEdit')
    .leftJoin('member', 'member.id', 'postEdit.editorId')
    .select(['postEdit.id', 'postEdit.content', 'postEdit.createdAt as editedAt', 'member.username'])
    .where('postEdit.postId', '=', postId)
    .orderBy('postEdit.id', 'desc')
    .limit(EDITS_SHOWN)
    .execute()
  return rows.map(({ username, ...edit }) => ({ ...edit, username: username ?? FORMER_MEMBER.username }))
}
