import type { FactTextField } from './fact-fields.ts'

/** What a fact has in Spanish too, for the assistant: each part as long as its English may be, without references. */
export const SPANISH_FIELDS = ['label', 'question', 'answer'] as const satisfies readonly FactTextField[]
export type SpanishText = Record<(typeof SPANISH_FIELDS)[number], string>

/** What the form sends. @property english - what the Spanish was written for, name, question and answer on lines of their own */
export type SpanishForm = SpanishText & { english: string }

export const SPANISH_STATES = ['current', 'stale', 'missing'] as const

/** A fact in Spanish, as the office shows it. */
export interface FactInSpanish {
  texts: SpanishText
  /** Whether it says what the English says now; while it doesn't, visitors are given the English. */
  state: (typeof SPANISH_STATES)[number]
  /** Whether it came with the product. */
  isDraft: boolean
  /** The English as visitors read it: sent back on saving. */
  english: string
}
