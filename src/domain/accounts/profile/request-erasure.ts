import { lockFor } from '../../../db/lock.ts'
import { ERASURE_DAYS } from '../../../shared/accounts/accounts-words.ts'
import { after, DAY_MS, type Instant } from '../../../shared/time/instant.ts'
import { AppError } from '../../site/app-error.ts'
import { queueEmail } from '../../emails/outbox/queue-email.ts'
import type { Actor, Member, Site } from '../../site/site.ts'
import { requireOwnPassword } from '../sessions/confirm-password.ts'
import { requireMember } from '../../access/require-member.ts'

/** When an deletion requested at `requestedAt` is carried out. */
export const erasureDueAt = (requestedAt: Instant): Instant => after(requestedAt, ERASURE_DAYS * DAY_MS)

/**
 * Has one's own account deleted in seven days; until then it works as usual and the member can change their mind.
 * Suspended members may too. Asking again changes nothing: the first day counts.
 *
 * @throws AppError `signed-out` for visitors, `invalid` for a wrong password, `too-many` as for login
 * @throws AppError `conflict` for the only admin, without whom no one could open the office
 */
export async function askErasure(site: Site, actor: Actor, password: string): Promise<void> {
  const member = requireMember(actor)
  await requireOwnPassword(site, member, password)
  await site.db.transaction().execute(async (trx) => {
    const now = site.clock.now()
    // One after the other: two admins who leave at once would leave none.
    await lockFor(trx, 'admins')
    if (await isOnlyAdmin({ ...site, db: trx }, member)) {
      throw new AppError('conflict', 'You’re the only admin. Please make someone else an admin first.')
    }
    const requested = await trx
      .updateTable('member')
      .set({ erasureRequestedAt: now })
      .where('id', '=', member.id)
      .where('erasureRequestedAt', 'is', null)
      .returning('email')
      .executeTakeFirst()
    if (!requested) return
    await queueEmail(trx, site, { template: 'erasure-asked', memberId: member.id, to: requested.email })
  })
}

/** Keeps one's account after all. @throws AppError `signed-out` for visitors */
export async function cancelErasure({ db }: Site, actor: Actor): Promise<void> {
  const { id } = requireMember(actor)
  await db.updateTable('member').set({ erasureRequestedAt: null }).where('id', '=', id).execute()
}

/** Whether no one else could open the office. */
export async function isOnlyAdmin({ db, clock }: Pick<Site, 'db' | 'clock'>, { id, role }: Member): Promise<boolean> {
  if (role !== 'admin') return false
  const other = await db
    .selectFrom('member')
    .select('id')
    .where('role', '=', 'admin')
    .where('id', '!=', id)
    .where('passwordHash', 'is not', null)
    .where('erasureRequestedAt', 'is', null)
    .where((eb) => eb.or([eb('suspendedUntil', 'is', null), eb('suspendedUntil', '<=', clock.now())]))
    .limit(1)
    .executeTakeFirst()
  return other === undefined
}
