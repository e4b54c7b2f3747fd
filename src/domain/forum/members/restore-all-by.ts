import { after, type Instant } from '../../../shared/time/instant.ts'
import { memberToManage } from '../../access/member-to-manage.ts'
import { requireAdmin } from '../../access/require-admin.ts'
import { AppError } from '../../site/app-error.ts'
import { recordOfficeAct } from '../../office/log/record-office-act.ts'
import { queueEmail } from '../../emails/outbox/queue-email.ts'
import type { Actor, Member, Site } from '../../site/site.ts'
import { UNDO_MS } from '../policy.ts'
import { changeForum } from '../writing/change-forum.ts'
import { postToWrite } from '../writing/find-to-write.ts'
import { restore } from '../moderation/restore-post.ts'
import { BATCH, KIND, RESTORED, postsOf } from './remove-all-by.ts'

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
