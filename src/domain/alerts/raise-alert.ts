import type { Transaction } from '../../db/connection.ts'
import { type AlertKind, isAlerted } from '../../shared/alerts/alert-kinds.ts'
import { type AlertSite, type AlertOptions, emailAlert, emailOwner } from './email-alert.ts'
import { staff } from './staff.ts'
import { WHOLE_SITE } from './open-subjects.ts'

/**
 * Tells everyone whom a kind concerns, in the transaction of its cause: in the bell, and by email as each of them has
 * set it. The same subject is told once, however many processes see it. Emails are made when they're sent, and leave
 * out what was handled by then.
 *
 * @param subjectId - the row it's about; what still needs someone: `OPEN_SUBJECTS`
 */
export async function raiseAlert(trx: Transaction, site: AlertSite, kind: AlertKind, subjectId = WHOLE_SITE, { ownEmail, isEmailed = true }: AlertOptions = {}): Promise<void> {
  const members = (await staff(trx, site.clock.now())).filter(({ role }) => isAlerted(role, kind))
  for (const member of members) {
    const alertId = await addAlert(trx, site, { memberId: member.id, kind, subjectId })
    if (alertId === null || !isEmailed || !member.isEmailConfirmed) continue
    const emailId = await emailAlert(trx, site, member, kind, ownEmail)
    if (emailId !== null) await trx.updateTable('staffAlert').set({ emailId }).where('id', '=', alertId).execute()
  }
  await emailOwner(trx, site, members, ownEmail)
}

/** Lets the next alert about a subject be told like the first: it was handled, and needs someone again. */
export async function forgetAlert(trx: Transaction, kind: AlertKind, subjectId: number): Promise<void> {
  await trx.deleteFrom('staffAlert').where('kind', '=', kind).where('subjectId', '=', subjectId).execute()
}

/** @returns the alert's id; null when this member was told before */
async function addAlert(trx: Transaction, { clock }: AlertSite, alert: { memberId: number; kind: AlertKind; subjectId: number }): Promise<number | null> {
  const added = await trx
    .insertInto('staffAlert')
    .values({ ...alert, createdAt: clock.now() })
    .onConflict((conflict) => conflict.columns(['memberId', 'kind', 'subjectId']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id ?? null
}
