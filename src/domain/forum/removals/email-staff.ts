import type { Transaction } from '../../../db/connection.ts'
import type { RemovalNews } from '../../../shared/emails/emails.ts'
import { staff } from '../../alerts/staff.ts'
import { queueEmails } from '../../emails/outbox/queue-email.ts'
import type { Site } from '../../site/site.ts'

/** Reminds every moderator and admin, and the owner's own address, of a removal request, whatever they've set for alerts: the law sets the time. */
export async function emailStaff(trx: Transaction, site: Site, requestId: number, news: RemovalNews): Promise<void> {
  const team = (await staff(trx, site.clock.now())).filter(({ isEmailConfirmed }) => isEmailConfirmed).map(({ email }) => email)
  const addresses = new Set([...team, ...(site.ownerEmail === undefined ? [] : [site.ownerEmail])])
  const about = `removal:${requestId}` as const
  await queueEmails(trx, site, [...addresses].map((to) => ({ template: 'removal-due', requestId, news, to, about })))
}
