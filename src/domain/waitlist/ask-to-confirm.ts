import type { Transaction } from '../../db/connection.ts'
import type { EmailTemplate } from '../../shared/emails/emails.ts'
import { queueEmail } from '../emails/outbox/queue-email.ts'
import type { Site } from '../site/site.ts'

type ConfirmationTemplate = Extract<EmailTemplate, 'waitlist-confirm' | 'waitlist-reminder'>

/** Emails an address the link by which its owner says yes to the waitlist. @returns the email's id */
export const queueConfirmation = (
  trx: Transaction,
  site: Site,
  template: ConfirmationTemplate,
  { id, email }: { id: number; email: string },
): Promise<number> => queueEmail(trx, site, { template, entryId: id, to: email, about: `waitlist:${id}` })

/** Asks an entry's address to confirm. Of several emails that wait, only the last is sent. */
export async function askToConfirm(trx: Transaction, site: Site, entry: { id: number; email: string }): Promise<void> {
  const confirmationEmailId = await queueConfirmation(trx, site, 'waitlist-confirm', entry)
  await trx.updateTable('waitlistEntry').set({ confirmationEmailId }).where('id', '=', entry.id).execute()
}
