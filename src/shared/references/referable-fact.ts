import type { FactState } from '../playground/fact-fields.ts'
import { isKeyOf } from '../typed-object.ts'
import type { Condition } from './parse-references.ts'

/** What a reference needs of a fact. */
export interface ReferableFact {
  label: string
  short: string
  answer: string
  state: FactState
}

export type ReferableFacts = Readonly<Record<string, ReferableFact>>

/** The parts a text can refer to, made from what the fact says. */
const PARTS = {
  label: (fact: ReferableFact) => fact.label,
  short: (fact: ReferableFact) => fact.short,
  answer: (fact: ReferableFact) => fact.answer,
  /** Of "Austin, Texas", "Austin". */
  town: (fact: ReferableFact) => fact.short.replace(/,.*/s, ''),
  /** Of "2–12", "2 to 12", as it's written in a sentence. */
  words: (fact: ReferableFact) => fact.short.replaceAll(/(?<=\d)\s*[–-]\s*(?=\d)/g, ' to '),
}

/** A part of a fact as it is stored; null when there is no such fact or part. */
export function partOf(facts: ReferableFacts, key: string, part: string): string | null {
  const fact = factIn(facts, key)
  return fact && isKeyOf(PARTS, part) ? PARTS[part](fact) : null
}

export const factIn = (facts: ReferableFacts, key: string): ReferableFact | null => (Object.hasOwn(facts, key) ? (facts[key] ?? null) : null)

const HOLDS: Record<Condition, (state: FactState) => boolean> = {
  undecided: (state) => state === 'not-decided' || state === 'being-decided',
  decided: (state) => state === 'known' || state === 'no',
  'not offered': (state) => state === 'no',
  offered: (state) => state !== 'no',
}

/** Whether a condition is true of all these facts; null when one doesn't exist. */
export function holds(facts: ReferableFacts, keys: readonly string[], condition: Condition): boolean | null {
  const states = keys.map((key) => factIn(facts, key)?.state)
  return states.includes(undefined) ? null : states.every((state) => state && HOLDS[condition](state))
}
