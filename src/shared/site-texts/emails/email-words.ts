import type { Placeholder } from '../../playground/references/placeholders.ts'
import { line, paragraph, type SiteText, type TextGroup } from '../site-text.ts'
import { ACCOUNT_EMAILS } from './account-email-texts.ts'
import type { EmailOriginal } from './email-original.ts'
import { FORUM_EMAILS } from './forum-email-texts.ts'
import { TEAM_EMAILS, VISITOR_EMAILS } from './visitor-email-texts.ts'

/** The words of every email, in the order of the office. */
export const EMAIL_WORDS = { ...VISITOR_EMAILS, ...ACCOUNT_EMAILS, ...FORUM_EMAILS, ...TEAM_EMAILS }

export type EmailName = keyof typeof EMAIL_WORDS

type PlaceholdersIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? (Name & Placeholder) | PlaceholdersIn<Rest> : never
type TextsOfEmail<N extends EmailName> = (typeof EMAIL_WORDS)[N]['subject' | 'heading'] | (typeof EMAIL_WORDS)[N]['paragraphs'][number]
/** What the placeholders of an email stand for. */
export type ValuesOf<N extends EmailName> = Readonly<Record<PlaceholdersIn<TextsOfEmail<N>>, string>>

/** The parts of an email’s keys for its paragraphs, in their order. */
export const PARAGRAPHS = ['first', 'second', 'third'] as const

const textsOf = ([key, { name, subject, heading, paragraphs }]: [string, EmailOriginal]): [string, SiteText][] => [
  [`${key}.subject`, line(`${name}: subject`, subject)],
  [`${key}.heading`, line(`${name}: heading`, heading)],
  ...PARAGRAPHS.flatMap((part, at): [string, SiteText][] => {
    const original = paragraphs[at]
    return original === undefined ? [] : [[`${key}.${part}`, paragraph(`${name}: ${part} paragraph`, original)]]
  }),
]

/**
 * What every email says. Buttons, links, amounts, and small print aren't part of it, so no change can lose them.
 * It's read when an email is sent.
 */
export const EMAIL_TEXTS = {
  title: 'Emails',
  path: '/office/mail',
  texts: Object.fromEntries(Object.entries(EMAIL_WORDS).flatMap(textsOf)) as Readonly<Record<string, SiteText>>,
} satisfies TextGroup

/** The email that a text is part of, by its key; null for another text. */
export function emailOf(key: string): EmailName | null {
  const [group, name = ''] = key.split('.')
  return group === 'emails' && Object.hasOwn(EMAIL_WORDS, name) ? (name as EmailName) : null // it's one of its keys
}
