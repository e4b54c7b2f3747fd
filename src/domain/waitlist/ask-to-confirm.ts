import type { Transaction } from '../../db/connection.ts'
import type { MailTemplate, WaitlistLinks } from '../../shared/mail.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import { confirmationLink, privateLink, unsubscribeLink } from '../private-links.ts'
import type { Site } from '../site.ts'

type ConfirmationTemplate = Extract<MailTemplate, 'waitlist-confirm' | 'waitlist-reminder'>

/** Mails an address the link by which its owner says yes to the waitlist. @returns the mail's id */
export async function queueConfirmation(
  trx: Transaction,
  site: Site,
  template: ConfirmationTemplate,
  { id, email }: { id: number; email: string },
): Promise<number> {
  const about = `waitlist:${id}` as const
  const data: Required<WaitlistLinks> = { link: confirmationLink(site, id, email), privateLink: privateLink(site, about) }
  const headers = { unsubscribeLink: unsubscribeLink(site, id) }
  return queueMail(trx, site, { template, data, to: email, about, headers })
}

/** Takes back a mail with a link that confirms nothing any more, if it still waits. */
export async function takeBackQuestion(trx: Transaction, mailId: number | null): Promise<void> {
  if (mailId) await trx.deleteFrom('outbox').where('id', '=', mailId).where('sentAt', 'is', null).execute()
}

/** Asks an entry's address to confirm. An earlier mail that still waits goes: the newest one says it all. */
export async function askToConfirm(trx: Transaction, site: Site, entry: { id: number; email: string; confirmationMailId: number | null }) {
  await takeBackQuestion(trx, entry.confirmationMailId)
  const confirmationMailId = await queueConfirmation(trx, site, 'waitlist-confirm', entry)
  await trx.updateTable('waitlistEntry').set({ confirmationMailId }).where('id', '=', entry.id).execute()
}
