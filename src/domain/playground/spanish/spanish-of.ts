import type { Database } from '../../../db/connection.ts'
import type { SpanishText } from '../../../shared/playground/spanish-fields.ts'
import { fillFacts } from '../filled-facts.ts'
import { FIRST_FACTS } from '../first-facts.ts'
import { SPANISH_DRAFTS } from './spanish-drafts.ts'

/** A fact as visitors read it in English. */
type English = SpanishText & { key: string }

/** The owner's Spanish, and the English it was written for. */
export type OwnSpanish = SpanishText & { english: string }

/** A fact in Spanish, by the owner or as it came with the product. */
export interface Spanish {
  texts: SpanishText
  /** Whether its English has changed since, so that it may say something else. */
  isStale: boolean
  isDraft: boolean
}

/** What a Spanish text says in English: when this changes, it's stale. References are filled in, so it changes with what they lead to. */
export const englishOf = ({ label, question, answer }: SpanishText): string => [label, question, answer].join('\n')

/** The fact in Spanish. @param own - the owner's row, if she has written it */
export function spanishOf(fact: English, own?: OwnSpanish): Spanish | null {
  const english = englishOf(fact)
  if (own) return { texts: { label: own.label, question: own.question, answer: own.answer }, isStale: own.english !== english, isDraft: false }
  const texts = SPANISH_DRAFTS[fact.key]
  return texts ? { texts, isStale: firstEnglish().get(fact.key) !== english, isDraft: true } : null
}

let first: ReadonlyMap<string, string> | undefined

/** What the drafts were written for. No date is told apart here: that one has passed is said beside the answer. */
const firstEnglish = (): ReadonlyMap<string, string> => (first ??= new Map(fillFacts(FIRST_FACTS, '2025-05-01').map((fact) => [fact.key, englishOf(fact)])))

/** What the owner has written in Spanish, by the key of its fact. */
export async function listSpanish(db: Database) {
  const rows = await db
    .selectFrom('factSpanish')
    .innerJoin('fact', 'fact.id', 'factSpanish.factId')
    .select(['fact.key', 'factSpanish.label', 'factSpanish.question', 'factSpanish.answer', 'factSpanish.english'])
    .execute()
  return new Map(rows.map((row) => [row.key, row]))
}
