import type { Transaction } from '../../../db/connection.ts'
import { lockFor } from '../../../db/lock.ts'
import type { Role } from '../../../shared/accounts/accounts.ts'
import { announce } from '../../site/bus.ts'
import { AppError } from '../../site/app-error.ts'
import { recordOfficeAct } from '../../office/log/record-office-act.ts'
import { queueEmail } from '../../emails/outbox/queue-email.ts'
import type { Actor, Site } from '../../site/site.ts'
import { isOnlyAdmin } from '../profile/request-erasure.ts'
import { memberToManage } from '../../access/member-to-manage.ts'
import { requireRecentPassword } from '../../access/require-admin.ts'

/**
 * Gives a member another role; it counts from the next request on and ends nothing. The member is told by email. An
 * admin can step down as long as another one is there. The role someone has already is not given again.
 *
 * @throws AppError `not-found` unless the actor is an admin and there is such a member, `forbidden` with
 *   `needs: 'password'`, and for other admins
 * @throws AppError `conflict` for the only admin, and for a post of trust with an address no one has confirmed
 */
export async function changeRole(site: Site, actor: Actor, memberId: number, role: Role): Promise<void> {
  const admin = requireRecentPassword(site, actor)
  await site.db.transaction().execute(async (trx) => {
    // One after the other: two admins who step down at once would leave none.
    await lockFor(trx, 'admins')
    const isSelf = memberId === admin.id
    const before = isSelf ? await selfIn(trx, memberId) : { ...(await memberToManage(trx, admin, memberId)), ...(await confirmationIn(trx, memberId)) }
    if (before.role === role) return
    if (isSelf && before.role !== 'admin') throw new AppError('not-found', 'We couldn’t find that page.')
    if (isSelf && (await isOnlyAdmin({ ...site, db: trx }, admin))) {
      throw new AppError('conflict', 'You’re the only admin. Please make someone else an admin first.')
    }
    if (role !== 'member' && before.emailConfirmedAt === null) {
      throw new AppError('conflict', 'This member hasn’t confirmed their email yet, so you can’t be sure it’s the right person.')
    }
    await trx.updateTable('member').set({ role }).where('id', '=', memberId).execute()
    const now = site.clock.now()
    const act = { actorId: admin.id, kind: 'member.appoint', subject: `member:${memberId}` } as const
    await recordOfficeAct(trx, { ...act, detail: { from: before.role, to: role }, createdAt: now })
    await queueEmail(trx, site, { template: 'role-changed', memberId, to: before.email })
    await announce(trx, { stale: ['members'] }, now)
  })
  await site.bus.wake()
}

const selfIn = (trx: Transaction, id: number) =>
  trx.selectFrom('member').select(['username', 'email', 'role', 'emailConfirmedAt']).where('id', '=', id).executeTakeFirstOrThrow()

const confirmationIn = (trx: Transaction, id: number) =>
  trx.selectFrom('member').select('emailConfirmedAt').where('id', '=', id).executeTakeFirstOrThrow()
