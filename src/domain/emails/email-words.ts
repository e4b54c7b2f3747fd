import type { EmailWords } from '../../emails/layout/email-content.ts'
import { readTexts } from '../site-texts/read-texts.ts'
import type { Site } from '../site/site.ts'

/** What an email says in the owner's words, as they are now. */
export async function emailWords(site: Site, template: 'waitlist-confirm' | 'waitlist-reminder' | 'contact-acknowledged'): Promise<EmailWords> {
  const texts = await readTexts(site, 'emails')
  return {
    subject: texts[`${template}.subject`],
    heading: texts[`${template}.heading`],
    paragraphs: [texts[`${template}.first`], texts[`${template}.second`]],
  }
}
