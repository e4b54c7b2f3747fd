import type { Facts } from '../../shared/playground/playground.ts'
import { EMAIL_TEXTS, PARAGRAPHS } from '../../shared/site-texts/emails/email-words.ts'
import { fillText } from '../../shared/site-texts/fill-text.ts'
import type { EmailContent, UnfilledEmail } from './email-content.ts'

/** An email with its words. @param own - what the owner wants its texts to say, by their names; the originals without it */
export function fillEmail({ words, values, afterFirst = '', added = [], preview, ...around }: UnfilledEmail, own: Readonly<Record<string, string>>, facts: Facts): EmailContent {
  const read = (part: string): string[] => {
    const name = `${words}.${part}`
    const text = EMAIL_TEXTS.texts[name]
    return text ? [fillText(own[name] ?? text.original, text, facts, values)] : []
  }
  const [subject = '', heading = ''] = ['subject', 'heading'].flatMap(read)
  const [first, ...others] = PARAGRAPHS.flatMap(read)
  const paragraphs = [...(first === undefined ? [] : [`${first} ${afterFirst}`.trim()]), ...others, ...added]
  return { ...around, subject, heading, paragraphs, preview: preview ?? first ?? heading }
}
