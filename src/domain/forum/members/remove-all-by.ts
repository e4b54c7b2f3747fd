import type { Transaction } from '../../../db/connection.ts'
import { after, type Instant } from '../../../shared/time/instant.ts'
import { memberToManage } from '../../access/member-to-manage.ts'
import { requireAdmin } from '../../access/require-admin.ts'
import { announce } from '../../site/bus.ts'
import { AppError } from '../../site/app-error.ts'
import { recordOfficeAct } from '../../office/log/record-office-act.ts'
import { removeFiles } from '../../pictures/save-picture.ts'
import { queueEmail } from '../../emails/outbox/queue-email.ts'
import type { Actor, Member, Site } from '../../site/site.ts'
import { UNDO_MS } from '../policy.ts'
import { changeForum } from '../writing/change-forum.ts'
import { postToWrite } from '../writing/find-to-write.ts'
import { remove } from '../moderation/remove-post.ts'
import { restore } from '../moderation/restore-post.ts'

/** Posts changed in one transaction, so that others can write in between. */
const BATCH = 50
const KIND = 'member.remove-all'
const RESTORED = 'member.restore-all'

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

/**
 * Takes {@link removeAllBy} back within 24 hours, for all posts that it removed and no one has restored since, and
 * tells the member.
 *
 * @returns how many posts are back
 * @throws AppError `not-found` unless the actor is an admin, or where there is nothing to take back any more
 */
export async function restoreAllBy(site: Site, actor: Actor, memberId: number): Promise<number> {
  const admin = requireAdmin(actor)
  const act = await findRemovalOfAll(site, memberId)
  if (!act) throw new AppError('not-found', 'There’s nothing to restore anymore.')
  const restored = await restorePosts(site, admin, memberId, act)
  const createdAt = site.clock.now()
  await site.db.transaction().execute(async (trx) => {
    const { email } = await memberToManage(trx, admin, memberId)
    await recordOfficeAct(trx, { actorId: admin.id, kind: RESTORED, subject: `member:${memberId}`, createdAt })
    await queueEmail(trx, site, { template: 'member-content', change: 'all-restored', memberId, to: email })
  })
  return restored
}

/** Restores what one act removed of a member's posts, each batch in a transaction of its own. */
export async function restorePosts(site: Site, staff: Member, memberId: number, act: { actorId: number | null; createdAt: Instant }): Promise<number> {
  let restored = 0
  for (;;) {
    const batch = await changeForum(site, async (trx) => {
      const posts = await postsOf(trx, memberId).where('deletedAt', '=', act.createdAt).where('deletedBy', '=', act.actorId).execute()
      for (const { id } of posts) await restore(trx, site, staff, await postToWrite(trx, staff, id))
      return posts.length
    })
    restored += batch
    if (batch < BATCH) return restored
  }
}

/** The newest removal of everything a member wrote, while it can be taken back and was not. */
export async function findRemovalOfAll({ db, clock }: Site, memberId: number) {
  const act = await db
    .selectFrom('officeAct')
    .select(['actorId', 'kind', 'createdAt'])
    .where('kind', 'in', [KIND, RESTORED])
    .where('subject', '=', `member:${memberId}`)
    .where('createdAt', '>=', after(clock.now(), -UNDO_MS))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return act?.kind === KIND ? act : undefined
}

/** In order of topics, as every writer of several topics goes. */
const postsOf = (trx: Transaction, memberId: number) =>
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
