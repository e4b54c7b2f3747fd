import type { Transaction } from '../../../db/connection.ts'
import type { AuthenticatorChange } from '../../../shared/emails/emails.ts'
import { queueEmail } from '../../emails/outbox/queue-email.ts'
import type { Site } from '../../site/site.ts'

/** Tells a member by email what became of the second step of login. Source: NIST SP 800-63B §6.1 */
export async function emailAuthenticatorChange(
  trx: Transaction,
  site: Pick<Site, 'clock' | 'url'>,
  memberId: number,
  change: AuthenticatorChange,
): Promise<void> {
  const { email } = await trx
    .selectFrom('member')
    .select('email')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  await queueEmail(trx, site, { template: 'authenticator-changed', memberId, change, to: email })
}
