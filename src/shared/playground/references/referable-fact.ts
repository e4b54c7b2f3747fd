import type { FactState } from '../fact-fields.ts'
import { isFromOpening, isOpen, type Opening, OPENING_KEY, OPENING_YEAR_KEY, openingTexts, type OwnWords, readOpening } from '../opening.ts'
import { isKeyOf } from '../../typed-object.ts'
import type { Condition } from './parse-references.ts'

/** What a reference needs of a fact. */
export interface ReferableFact {
  label: string
  short: string
  answer: string
  state: FactState
  /** The record of the opening, which one fact keeps. */
  opening?: string
}

export type ReferableFacts = Readonly<Record<string, ReferableFact>>

/** The name by which texts refer to the record of the opening. */
const OPENING = 'opening'

/** The parts a text can refer to, made from what the fact says. */
const PARTS = {
  label: (fact: ReferableFact) => fact.label,
  short: (fact: ReferableFact) => fact.short,
  answer: (fact: ReferableFact) => fact.answer,
  /** Of "Austin, Texas", "Austin". */
  town: (fact: ReferableFact) => fact.short.replace(/,.*/s, ''),
  /** Of "2–12", "2 to 12", as it's written in a sentence. */
  words: (fact: ReferableFact) => fact.short.replaceAll(/(?<=\d)\s*[–-]\s*(?=\d)/g, ' to '),
  /** Of "Safety above all", "safety above all", within a sentence. */
  lowercase: (fact: ReferableFact) => fact.short.toLowerCase(),
}

/** A part of a fact as it is stored; null when there is no such fact or part. */
export function partOf(facts: ReferableFacts, key: string, part: string): string | null {
  const fact = factIn(facts, key)
  if (!fact) return null
  if (key !== OPENING) return isKeyOf(PARTS, part) ? PARTS[part](fact) : null
  const texts = openingTexts(openingIn(facts), ownWordsIn(facts))
  return isKeyOf(texts, part) ? texts[part] : null
}

function ownWordsIn(facts: ReferableFacts): OwnWords {
  const isOwn = (fact: ReferableFact | undefined) => fact !== undefined && !isFromOpening(fact.short) && !fact.short.startsWith('Not ')
  return { onDate: isOwn(facts[OPENING_KEY]), onYear: isOwn(facts[OPENING_YEAR_KEY]) }
}

/** The key of the fact that a text means by this name: the opening has its record in one of another name. */
export const keyBehind = (name: string): string => (name === OPENING ? OPENING_KEY : name)

function factIn(facts: ReferableFacts, name: string): ReferableFact | null {
  const key = keyBehind(name)
  return Object.hasOwn(facts, key) ? (facts[key] ?? null) : null
}

/** The record of the opening; planned without a date when there is none. */
export const openingIn = (facts: ReferableFacts): Opening => readOpening(facts[OPENING_KEY]?.opening ?? '') ?? { status: 'planned' }

const OF_STATE = {
  undecided: (state: FactState) => state === 'not-decided' || state === 'being-decided',
  decided: (state: FactState) => state === 'known' || state === 'no',
  'not offered': (state: FactState) => state === 'no',
  offered: (state: FactState) => state !== 'no',
}
const OF_OPENING = {
  undecided: ({ status }: Opening) => status === 'planned',
  decided: ({ status }: Opening) => status !== 'planned',
  planned: ({ status }: Opening) => status === 'planned',
  dated: ({ status }: Opening) => status === 'dated',
  open: isOpen,
}

/** Whether a condition is true of all these facts; null when one of them doesn't exist or can't be asked this. */
export function holds(facts: ReferableFacts, keys: readonly string[], condition: Condition): boolean | null {
  const answers = keys.map((key) => holdsOf(facts, key, condition))
  return answers.includes(null) ? null : answers.every(Boolean)
}

function holdsOf(facts: ReferableFacts, key: string, condition: Condition): boolean | null {
  if (key === OPENING) return isKeyOf(OF_OPENING, condition) ? OF_OPENING[condition](openingIn(facts)) : null
  const fact = factIn(facts, key)
  return fact && isKeyOf(OF_STATE, condition) ? OF_STATE[condition](fact.state) : null
}
