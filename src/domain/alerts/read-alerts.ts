import { ALERT_KINDS } from '../../shared/alerts/alert-kinds.ts'
import { isKeyOf } from '../../shared/typed-object.ts'
import { requireMember } from '../access/require-member.ts'
import { AppError } from '../site/app-error.ts'
import type { Actor, Site } from '../site/site.ts'

/**
 * Marks the actor's alerts of a kind as read, or without one all of them.
 *
 * @throws AppError `signed-out` for visitors, `not-found` when there's no such kind
 */
export async function readAlerts({ db, clock }: Pick<Site, 'db' | 'clock'>, actor: Actor, kind?: string): Promise<void> {
  const { id } = requireMember(actor)
  if (kind !== undefined && !isKeyOf(ALERT_KINDS, kind)) throw new AppError('not-found', 'We couldn’t find that alert.')
  let alerts = db.updateTable('staffAlert').set({ readAt: clock.now() }).where('memberId', '=', id).where('readAt', 'is', null)
  if (kind) alerts = alerts.where('kind', '=', kind)
  await alerts.execute()
}
