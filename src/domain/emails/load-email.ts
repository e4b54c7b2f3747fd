import type { OutboxRow } from '../../db/tables/outbox-tables.ts'
import { type EmailTemplate, OutboxEmail } from '../../shared/emails/emails.ts'
import { withWords } from './with-words.ts'
import type { Site } from '../site/site.ts'
import { ACCOUNT_EMAILS } from './account-emails.ts'
import { ALERT_EMAILS } from './alert-emails.ts'
import { CONTACT_EMAILS } from './contact-emails.ts'
import { FACT_EMAILS } from './fact-emails.ts'
import { FORUM_EMAILS } from './forum-emails.ts'
import type { LoadedEmail, LoadEmail, Loaders } from './loaded-email.ts'
import { REMOVAL_EMAILS } from './removal-emails.ts'
import { WAITLIST_EMAILS } from './waitlist-emails.ts'

const LOADERS: Loaders = { ...ACCOUNT_EMAILS, ...ALERT_EMAILS, ...CONTACT_EMAILS, ...FACT_EMAILS, ...FORUM_EMAILS, ...REMOVAL_EMAILS, ...WAITLIST_EMAILS }

/** What a row of the outbox stands for; undefined for one that only another version of the site knows. */
export const readEmail = (row: OutboxRow): OutboxEmail | undefined => OutboxEmail.safeParse({ ...(JSON.parse(row.data) as object), template: row.template }).data

/**
 * Makes an email of the outbox from the rows as they are now.
 *
 * @returns null when there's nothing left to make it from, or when it's unknown
 */
export async function loadEmail(site: Site, row: OutboxRow): Promise<LoadedEmail | null> {
  const email = readEmail(row)
  if (!email) return null
  // TypeScript can't see that the loader found by an email's template takes that email.
  const load = LOADERS[email.template] as LoadEmail<EmailTemplate>
  const loaded = await load(site, email, row)
  return loaded && { ...loaded, content: 'words' in loaded.content ? await withWords(site, loaded.content) : loaded.content }
}
