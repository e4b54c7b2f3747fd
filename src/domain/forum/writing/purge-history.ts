import type { Transaction } from '../../../db/connection.ts'
import type { Instant } from '../../../shared/time/instant.ts'
import { requireActiveMember } from '../../access/require-active-member.ts'
import { requireModerator } from '../../access/require-moderator.ts'
import { recordModerationAct } from '../../office/log/record-moderation-act.ts'
import { AppError } from '../../site/app-error.ts'
import type { Actor, Site } from '../../site/site.ts'
import { eraseFormerTitles } from '../moderation/erase-former-titles.ts'
import { eraseSharedReasons } from '../moderation/erase-shared-reasons.ts'
import { changeForum } from './change-forum.ts'
import { type PostToWrite, readablePostToWrite } from './find-to-write.ts'

/** Deletes all a post said before, for good, and what its topic was called. That it was edited, when, and by whom stays. */
export async function purgeHistory(trx: Transaction, post: PostToWrite, now: Instant): Promise<void> {
  await purge(trx, now).where('postId', '=', post.id).execute()
  await eraseFormerTitles(trx, post)
}

/**
 * Deletes one earlier version of a post for good. Doing it again changes nothing.
 *
 * @throws AppError `signed-out`, `forbidden` for all but staff, `not-found` when the post has no such version
 */
export async function purgeVersion(site: Site, actor: Actor, postId: number, editId: number): Promise<void> {
  const member = await requireActiveMember(site.db, actor)
  await changeForum(site, async (trx) => {
    requireModerator(member)
    const post = await readablePostToWrite(trx, member, postId)
    const edit = await trx.selectFrom('postEdit').select('purgedAt').where('id', '=', editId).where('postId', '=', postId).executeTakeFirst()
    if (!edit) throw new AppError('not-found', 'This version no longer exists.')
    if (edit.purgedAt) return
    const createdAt = site.clock.now()
    await purge(trx, createdAt).where('id', '=', editId).execute()
    await eraseFormerTitles(trx, post)
    await eraseSharedReasons(trx, post)
    await recordModerationAct(trx, { actorId: member.id, kind: 'purge-version', topicId: post.topicId, postId, createdAt })
  })
}

const purge = (trx: Transaction, purgedAt: Instant) => trx.updateTable('postEdit').set({ content: '', purgedAt }).where('purgedAt', 'is', null)
