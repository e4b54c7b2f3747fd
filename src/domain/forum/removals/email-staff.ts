import type { Transaction } from '../../../db/connection.ts'
import type { RemovalNews } from '../../../shared/emails/emails.ts'
import { queueEmails } from '../../outbox/queue-email.ts'
import type { Site } from '../../site/site.ts'

/** Emails every moderator and admin, and the owner at her own address, about a removal request. */
export async function emailStaff(trx: Transaction, site: Site, requestId: number, news: RemovalNews): Promise<void> {
  const staff = await trx
    .selectFrom('member')
    .select(['id', 'email'])
    .where('role', 'in', ['moderator', 'admin'])
    .where('sampledAt', 'is', null)
    .where('emailConfirmedAt', 'is not', null)
    .where((eb) => eb.or([eb('suspendedUntil', 'is', null), eb('suspendedUntil', '<=', site.clock.now())]))
    .orderBy('id')
    .execute()
  const about = `removal:${requestId}` as const
  await queueEmails(trx, site, [
    { template: 'removal-due', requestId, news, to: null, about },
    ...staff.map(({ email }) => ({ template: 'removal-due' as const, requestId, news, to: email, about })),
  ])
}
