import type { Facts } from '../playground/playground.ts'
import { fillReferences } from '../playground/references/fill-references.ts'
import { piecesOf } from '../playground/references/parse-references.ts'
import type { Values } from '../playground/references/placeholders.ts'
import { keyBehind } from '../playground/references/referable-fact.ts'
import type { SiteText } from './site-text.ts'

/**
 * A text as visitors read it: with what the facts say, and behind the paragraph also that a date has passed which one of
 * them names. A line has no room for that.
 *
 * @param values - of an email’s placeholders
 */
export function fillText(stored: string, { kind }: Pick<SiteText, 'kind'>, facts: Facts, values?: Values): string {
  return fillReferences(kind === 'line' ? stored : withNotices(stored, facts), facts, values)
}

/** Each paragraph with the notices of the facts it refers to. */
const withNotices = (stored: string, facts: Facts): string =>
  stored.split('\n').map((paragraph) => [paragraph, ...noticesOf(paragraph, facts)].join(' ')).join('\n')

/** That dates have passed, for each fact that a text refers to. */
export const noticesOf = (stored: string, facts: Facts): string[] => {
  const notices = piecesOf(stored).map((piece) => (piece.kind === 'part' && facts[keyBehind(piece.key)]?.notice) || '')
  return [...new Set(notices)].filter(Boolean)
}
