import type { Transaction } from '../../../db/connection.ts'
import { after, DAY_MS, type Instant } from '../../../shared/time/instant.ts'
import type { SUSPENSION_DAYS } from '../../../shared/accounts/accounts-words.ts'
import type { OfficeAct } from '../../office/log/office-act.ts'
import { recordOfficeAct } from '../../office/log/record-office-act.ts'
import { queueEmail } from '../../emails/outbox/queue-email.ts'
import type { Actor, Site } from '../../site/site.ts'
import { memberToManage } from '../../access/member-to-manage.ts'
import { requireAdmin } from '../../access/require-admin.ts'

interface Suspension {
  days: (typeof SUSPENSION_DAYS)[number]
  /** What the member is told. */
  reason: string
}

/**
 * Takes writing from a member for some days; reading, the profile and sessions stay. A second suspension takes the
 * place of the first. The member is told by email.
 *
 * @throws AppError `not-found` unless the actor is an admin and there is such a member
 * @throws AppError `forbidden` for oneself and other admins
 */
export async function suspendMember(site: Site, actor: Actor, memberId: number, { days, reason }: Suspension): Promise<void> {
  const admin = requireAdmin(actor)
  await site.db.transaction().execute(async (trx) => {
    const { email } = await memberToManage(trx, admin, memberId)
    const suspendedUntil = after(site.clock.now(), days * DAY_MS)
    await setSuspension(trx, memberId, { suspendedUntil, suspensionReason: reason })
    await record(trx, site, admin.id, { kind: 'member.suspend', detail: { days, reason } }, memberId)
    await queueEmail(trx, site, { template: 'member-suspended', memberId, to: email })
  })
}

/**
 * Lets a member write again. One who may already stays as is, and is not told.
 *
 * @throws AppError as {@link suspendMember}
 */
export async function liftSuspension(site: Site, actor: Actor, memberId: number): Promise<void> {
  const admin = requireAdmin(actor)
  await site.db.transaction().execute(async (trx) => {
    const { email, suspendedUntil } = await memberToManage(trx, admin, memberId)
    if (suspendedUntil === null || suspendedUntil <= site.clock.now()) return
    await setSuspension(trx, memberId, { suspendedUntil: null, suspensionReason: null })
    await record(trx, site, admin.id, { kind: 'member.lift-suspension' }, memberId)
    await queueEmail(trx, site, { template: 'suspension-lifted', memberId, to: email })
  })
}

const setSuspension = (
  trx: Transaction,
  id: number,
  values: { suspendedUntil: Instant | null; suspensionReason: string | null },
) => trx.updateTable('member').set(values).where('id', '=', id).execute()

/** The log names members by id: names go with their accounts. */
const record = (trx: Transaction, { clock }: Site, actorId: number, act: OfficeAct, memberId: number) =>
  recordOfficeAct(trx, { ...act, actorId, subject: `member:${memberId}`, createdAt: clock.now() })

