import { keysOf, recordOf } from '../typed-object.ts'

/** How sure the site is of a fact. `no` is a decided "we will not have this". */
export const FACT_STATES = ['known', 'being-decided', 'not-decided', 'no'] as const
export type FactState = (typeof FACT_STATES)[number]

/** What the owner says of a known fact: it's announced, or a plan that may change. Other states ignore it. */
export const STANDINGS = ['announced', 'planned'] as const
export type Standing = (typeof STANDINGS)[number]

/** A text of a fact. */
export interface FactText {
  /** What the owner calls it. */
  name: string
  /** Advice below its field in the office. */
  hint?: string
  /** How it's checked: a `line` has no line breaks, a `question` ends with a question mark, a `path` leads to a page of this site, an `opening` is the record of `opening.ts`. */
  kind: 'line' | 'question' | 'text' | 'path' | 'words' | 'opening'
  minChars: 0 | 1
  maxChars: number
  /** What it's called in "Please enter the ...". */
  called: string
  /** Visitors read it, so the office flags dates in it that have passed. */
  isRead?: boolean
  /** It may refer to other facts. Source: docs/rules/playground.md#references */
  refers?: boolean
  /** Only the office and the search get it. */
  isHidden?: boolean
}

/**
 * Everything the owner can change of a fact, in the office's order. The form, its checks, the history, and the API's
 * answers are made from this table; its columns are those of `fact` and `fact_change`. Source of the figures: docs/rules/playground.md#lengths
 */
export const FACT_PARTS = {
  /** Short heading, e.g. "Pricing". */
  label: { name: 'Name', called: 'name', kind: 'line', minChars: 1, maxChars: 60, isRead: true },
  /** The question a parent would ask, e.g. "How much does it cost?" */
  question: { name: 'Question', called: 'question', kind: 'question', minChars: 1, maxChars: 160, isRead: true },
  /** What fits in one line of a list, e.g. "Not yet announced". */
  short: { name: 'Short answer', called: 'short answer', kind: 'line', minChars: 1, maxChars: 120, isRead: true, refers: true },
  /** The answer in full sentences. */
  answer: { name: 'Answer', called: 'answer', kind: 'text', minChars: 1, maxChars: 1_000, isRead: true, refers: true },
  state: { name: 'Status', kind: 'choice', choices: FACT_STATES },
  standing: { name: 'Status', kind: 'choice', choices: STANDINGS },
  /** Address on this site where the fact is shown, e.g. `/#features`. */
  link: {
    name: 'Read more page', hint: 'The page the assistant links to, like /#features.',
    called: 'link', kind: 'path', minChars: 1, maxChars: 200,
  },
  /** Other words parents use for it, separated by spaces. */
  words: {
    name: 'Search words', hint: 'Other words parents might use, separated by spaces. They never show on the site.',
    called: 'search words', kind: 'words', minChars: 0, maxChars: 600, isHidden: true,
  },
  /** The record of the opening; empty for all facts but the one that keeps it. */
  opening: { name: 'Opening', called: 'opening', kind: 'opening', minChars: 0, maxChars: 20 },
} as const satisfies Record<string, FactText | { name: string; kind: 'choice'; choices: readonly string[] }>

export type FactField = keyof typeof FACT_PARTS
export type FactTextField = Exclude<FactField, 'state' | 'standing'>
type HiddenField = { [F in FactField]: (typeof FACT_PARTS)[F] extends { isHidden: true } ? F : never }[FactField]
export type ReadField = { [F in FactField]: (typeof FACT_PARTS)[F] extends { isRead: true } ? F : never }[FactField]
export type ReferringField = { [F in FactField]: (typeof FACT_PARTS)[F] extends { refers: true } ? F : never }[FactField]
type OptionalField = { [F in FactField]: (typeof FACT_PARTS)[F] extends { minChars: 0 } ? F : never }[FactField]

export const FACT_FIELDS = keysOf(FACT_PARTS)

/** What is to be known of a text of a fact, whichever it is. */
export const factText = (field: FactTextField): FactText => FACT_PARTS[field]
const isText = (field: FactField): field is FactTextField => FACT_PARTS[field].kind !== 'choice'
export const FACT_TEXT_FIELDS = FACT_FIELDS.filter(isText)

/** What everyone gets of a fact. */
export const OPEN_FACT_FIELDS = FACT_FIELDS.filter((field): field is Exclude<FactField, HiddenField> => !isText(field) || !factText(field).isHidden)

/** What visitors read. */
export const READ_FIELDS = FACT_TEXT_FIELDS.filter((field): field is ReadField => factText(field).isRead ?? false)

/** What may refer to other facts. */
export const REFERRING_FIELDS = FACT_TEXT_FIELDS.filter((field): field is ReferringField => factText(field).refers ?? false)

/** Everything the owner can change of a fact. */
export type FactTexts = { [F in FactField]: (typeof FACT_PARTS)[F] extends { choices: readonly (infer Choice)[] } ? Choice : string }

/** What everyone gets of them. */
export type OpenFactTexts = Omit<FactTexts, HiddenField>

/** A new fact before anything was written that may stay empty. */
export const EMPTY_FACT: Pick<FactTexts, OptionalField> = recordOf(
  FACT_TEXT_FIELDS.filter((field): field is OptionalField => factText(field).minChars === 0),
  () => '',
)

/** What a new fact has to come with. */
export type NewFactTexts = Omit<FactTexts, OptionalField> & Partial<Pick<FactTexts, OptionalField>>

/** The parts of a fact in a row with more columns. */
export const factTextsOf = (fact: FactTexts): FactTexts => Object.fromEntries(FACT_FIELDS.map((field) => [field, fact[field]])) as FactTexts
