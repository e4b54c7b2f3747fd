import type { OutboxRow } from '../../db/tables/outbox-tables.ts'
import type { EmailContent, UnfilledEmail } from '../../emails/layout/email-content.ts'
import type { EmailHeaders, EmailOf, EmailTemplate } from '../../shared/emails/emails.ts'
import type { Site } from '../site/site.ts'

/** An email made from the rows as they are now. */
export interface LoadedEmail {
  content: EmailContent
  headers?: EmailHeaders
  /** What it says is still there to be shown, but there's no reason to send it anymore. */
  isObsolete?: boolean
  /** Why it can't be sent, though its recipient still waits for it. */
  failure?: string | undefined
}

/** The same before it has the owner's words; announcements are all hers already. */
interface WordlessEmail extends Omit<LoadedEmail, 'content'> {
  content: UnfilledEmail | EmailContent
}

/** Makes an email from the rows its ids name; null when they were deleted, or say something else altogether. */
export type LoadEmail<T extends EmailTemplate> = (site: Site, email: EmailOf<T>, row: OutboxRow) => Promise<WordlessEmail | null>

/** A loader for every email. */
export type Loaders = { [Template in EmailTemplate]: LoadEmail<Template> }

/** Whether a later email to the same address is made from the same rows. One of them is enough, and the last one is sent. */
export async function isRepeated({ db }: Site, { id, template, recipient, data }: OutboxRow): Promise<boolean> {
  const later = db
    .selectFrom('outbox')
    .select('id')
    .where('template', '=', template)
    .where('recipient', '=', recipient)
    .where('data', '=', data)
    .where('id', '>', id)
  return (await later.executeTakeFirst()) !== undefined
}
