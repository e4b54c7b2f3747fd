import type { EmailContent, UnfilledEmail } from '../../emails/layout/email-content.ts'
import { fillEmail } from '../../emails/layout/fill-email.ts'
import { factsByKey } from '../../shared/playground/playground.ts'
import { listRememberedFacts } from '../playground/list-facts.ts'
import { readStoredTexts } from '../site-texts/read-texts.ts'
import type { Site } from '../site/site.ts'

/** An email with the owner's words as they are now. @param drafts - what a text would say instead, by its name */
export async function withWords(site: Site, email: UnfilledEmail, drafts: Readonly<Record<string, string>> = {}): Promise<EmailContent> {
  const [stored, facts] = await Promise.all([readStoredTexts(site, 'emails'), listRememberedFacts(site)])
  return fillEmail(email, { ...stored, ...drafts }, factsByKey(facts))
}
