import type { FactState } from './playground.ts'

/** Longest texts of a fact, in characters. Source: docs/rules/playground.md#lengths */
export const FACT_MAX_CHARS = { label: 60, question: 160, short: 120, answer: 1_000, link: 200, words: 600 } as const

export const FACT_FIELDS = ['label', 'question', 'short', 'answer', 'state', 'link', 'words'] as const
export type FactField = (typeof FACT_FIELDS)[number]

/** What the owner calls each part of a fact. */
export const FACT_FIELD_NAMES: Record<FactField, string> = {
  label: 'Name',
  question: 'Question',
  short: 'In short',
  answer: 'Answer',
  state: 'State',
  link: 'Where it stands on the site',
  words: 'Other words parents use',
}

export const FACT_STATE_NAMES: Record<FactState, string> = {
  known: 'Known',
  'being-decided': 'Being decided',
  'not-decided': 'Not decided',
  no: 'No',
}

/** The key of a fact made from the visitors' question with this number. */
export const keyOfQuestion = (id: number): string => `${FROM_QUESTION}${id}`
const FROM_QUESTION = 'asked.'

/** Whether the owner made a fact from a visitor's question; the pages can do without such. */
export const isMadeFromQuestion = (key: string): boolean => key.startsWith(FROM_QUESTION)

export const FACT_CHANGED_MEANWHILE = 'Somebody changed this fact while you had it open. Nothing was saved yet, and what you wrote is still here.'
export const STILL_UNDECIDED_WORDS =
  'These are still the words from before it was known. Write here or in the other field what is known now: whoever asked is told in these words.'
