import type { Transaction } from '../../../db/connection.ts'
import type { Instant } from '../../../shared/time/instant.ts'
import { memberToManage } from '../../access/member-to-manage.ts'
import { requireAdmin } from '../../access/require-admin.ts'
import { announce } from '../../site/bus.ts'
import { recordOfficeAct } from '../../office/log/record-office-act.ts'
import { removeFiles } from '../../pictures/save-picture.ts'
import { queueEmail } from '../../emails/outbox/queue-email.ts'
import type { Actor, Member, Site } from '../../site/site.ts'
import { changeForum } from '../writing/change-forum.ts'
import { postToWrite } from '../writing/find-to-write.ts'
import { remove } from '../moderation/remove-post.ts'

/** Posts changed in one transaction, so that others can write in between. */
export const BATCH = 50
export const KIND = 'member.remove-all'
export const RESTORED = 'member.restore-all'

/**
 * Removes everything a member wrote: posts, and with opening posts their topics, what the profile says, its picture,
 * and the notifications all that has brought others. Posts and topics can be taken back for 24 hours by
 * {@link restoreAllBy}; the profile's words, the picture and the notifications cannot.
 *
 * @param reason - for the log and the member, who is told; empty where none was given, undefined where no one is told
 * @returns how many posts were removed
 * @throws AppError `not-found` unless the actor is an admin and there is such a member
 * @throws AppError `forbidden` for oneself and other admins
 */
export async function removeAllBy(site: Site, actor: Actor, memberId: number, reason?: string): Promise<number> {
  const admin = requireAdmin(actor)
  const now = site.clock.now()
  const pictures = await changeForum(site, async (trx) => {
    const { email } = await memberToManage(trx, admin, memberId)
    const detail = reason ? { reason } : undefined
    await recordOfficeAct(trx, { actorId: admin.id, kind: KIND, detail, subject: `member:${memberId}`, createdAt: now })
    if (reason !== undefined) await queueEmail(trx, site, { template: 'member-content', change: 'all-removed', memberId, to: email })
    await trx.deleteFrom('notification').where('actorId', '=', memberId).execute()
    return emptyProfile(trx, now, memberId)
  })
  await removeFiles(site, pictures)
  return removePosts(site, admin, memberId, now)
}

/** Removes what a member still has to be seen, each batch in a transaction of its own. */
export async function removePosts(site: Site, admin: Member, memberId: number, now: Instant): Promise<number> {
  let removed = 0
  for (;;) {
    const batch = await changeForum(site, async (trx) => {
      const posts = await postsOf(trx, memberId).where('deletedAt', 'is', null).execute()
      for (const { id } of posts) await remove(trx, now, admin, await postToWrite(trx, admin, id))
      return posts.length
    })
    removed += batch
    if (batch < BATCH) return removed
  }
}

/** In order of topics, as every writer of several topics goes. */
export const postsOf = (trx: Transaction, memberId: number) =>
  trx.selectFrom('post').select('id').where('authorId', '=', memberId).orderBy('topicId').orderBy('number').limit(BATCH)

/** Empties what a profile says and shows. @returns the names of pictures whose files are to go after the commit */
export async function emptyProfile(trx: Transaction, now: Instant, memberId: number): Promise<string[]> {
  await trx.updateTable('member').set({ about: '', avatar: null }).where('id', '=', memberId).execute()
  await announce(trx, { purged: ['members'] }, now)
  const pictures = await trx
    .deleteFrom('picture')
    .where('ownerId', '=', memberId)
    .where('purpose', '=', 'avatar')
    .returning('name')
    .execute()
  return pictures.map(({ name }) => name)
}
