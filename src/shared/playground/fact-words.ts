import { truncateText } from '../text/truncate-text.ts'
import type { FactState, FactView } from './playground.ts'

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

/** An answer as it fits in one line of a list. */
export function shortOf(answer: string): string {
  const [line = ''] = answer.split('\n')
  if (line.length <= FACT_MAX_CHARS.short) return line
  const blank = line.lastIndexOf(' ', FACT_MAX_CHARS.short - 1)
  return `${blank > 0 ? line.slice(0, blank) : truncateText(line, FACT_MAX_CHARS.short - 1)}…`
}

/**
 * Whether the short form of a fact stays when it is answered better: pages set it into tiles and sentences ("Ages 2-12",
 * the founder's name). One that only begins the old answer, or says that it is undecided or decided against, does not.
 */
export const hasOwnShort = ({ state, short, answer }: Pick<FactView, 'state' | 'short' | 'answer'>): boolean =>
  state === 'known' && short !== shortOf(answer)

export const FACT_CONFLICT = 'Somebody changed this fact while you had it open. Nothing was saved yet, and what you wrote is still here.'
export const STILL_UNDECIDED_WORDS =
  'These are still the words from before it was known. Write here or in the other field what is known now: whoever asked is told in these words.'
