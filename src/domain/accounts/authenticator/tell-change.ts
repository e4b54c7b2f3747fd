import type { Transaction } from '../../../db/connection.ts'
import type { MailData } from '../../../shared/mail.ts'
import { queueMail } from '../../outbox/queue-mail.ts'
import type { Site } from '../../site.ts'

/** Tells a member by mail what became of the second step of log-in. Source: NIST SP 800-63B §6.1 */
export async function emailAuthenticatorChange(
  trx: Transaction,
  site: Pick<Site, 'clock' | 'url'>,
  memberId: number,
  change: MailData['authenticator-changed']['change'],
): Promise<void> {
  const { username, email } = await trx
    .selectFrom('member')
    .select(['username', 'email'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const link = new URL('/forum/forgot-password', site.url).href
  await queueMail(trx, site, { template: 'authenticator-changed', data: { username, change, link }, to: email })
}
