import type { Transaction } from '../../db/connection.ts'
import { recordOfficeAct } from '../office/log/record-office-act.ts'
import { deleteEmailAbout } from '../emails/outbox/queue-email.ts'
import type { Site } from '../site/site.ts'

/**
 * Deletes an entry at once, with all email about it. Doing it twice changes nothing.
 *
 * @param actorId - the admin who was asked to; null for anyone who holds its private link
 */
export async function eraseEntry(trx: Transaction, { clock }: Site, id: number, actorId: number | null = null): Promise<void> {
  const about = `waitlist:${id}` as const
  const entry = await trx.deleteFrom('waitlistEntry').where('id', '=', id).returning('id').executeTakeFirst()
  if (!entry) return
  await deleteEmailAbout(trx, about, 'all')
  await recordOfficeAct(trx, { actorId, kind: 'waitlist.erase', subject: about, createdAt: clock.now() })
}
