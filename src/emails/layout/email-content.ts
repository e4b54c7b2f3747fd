import type { Values } from '../../shared/playground/references/placeholders.ts'
import type { EmailName, ValuesOf } from '../../shared/site-texts/emails/email-words.ts'

/** What an email says. Both parts, plain text and HTML, are made from it. */
export interface EmailContent {
  subject: string
  /** What an inbox shows the first words of, beside the subject. */
  preview: string
  heading: string
  paragraphs: string[]
  /** The owner's own words, as typed: each line is a paragraph, addresses become links, nothing else is markup. */
  body?: string
  /** Someone else's words, set apart. */
  quote?: string
  /** The one thing to do, as a button. The text part shows its address. */
  action?: EmailLink
  /** Small print at the end. */
  footnote: string
  /** Where such email is stopped: the last line, and one click in an email app (RFC 8058). */
  unsubscribeLink?: string
  /** Ways to leave or to look, below the small print. */
  smallLinks?: EmailLink[]
}

/** An email before it has its words: they're the owner's, as they are when it's sent. */
export interface UnfilledEmail extends Omit<EmailContent, 'subject' | 'heading' | 'paragraphs' | 'preview'> {
  words: EmailName
  /** What stands in the place of their placeholders. */
  values: Values
  /** Without one, the first paragraph. */
  preview?: string
  /** Follows the first paragraph in it. */
  afterFirst?: string
  /** Paragraphs below the owner's own. */
  added?: string[]
}

/** Which words an email has, with a value for each of their placeholders. */
export const inWords = <N extends EmailName>(words: N, values: ValuesOf<N>): Pick<UnfilledEmail, 'words' | 'values'> => ({ words, values })

interface EmailLink {
  label: string
  link: string
}

const STOP = 'Unsubscribe'

/** The links below the small print. */
export const smallLinksOf = ({ smallLinks = [], unsubscribeLink }: EmailContent): EmailLink[] =>
  unsubscribeLink ? [...smallLinks, { label: STOP, link: unsubscribeLink }] : smallLinks

/** The lines that say something. */
export const linesOf = (text = ''): string[] => text.split('\n').filter((line) => line.trim() !== '')

/** A subject is one line, whatever a name contains. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
