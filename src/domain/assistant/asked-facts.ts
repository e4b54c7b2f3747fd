import type { FactIndex } from './fact-index.ts'
import { meantFact } from './meant-fact.ts'
import type { SearchableFact } from './searchable-fact.ts'
import { smallTalk } from './small-talk.ts'
import { contentWords } from './words.ts'

/** Most things answered together. */
const ANSWERS_MAX = 3
/** A part of a message is answered for itself only when it is clearly a question of its own. */
const CLEARLY_ASKED = 0.6

/** The facts a message asks for, in the order it asks; none when that is not clear enough to answer. */
export function askedFacts(index: FactIndex, message: string): SearchableFact[] {
  const meant = meantFact(index, withoutTalk(message))
  const parts = meant?.share === 1 ? [] : partsOf(message)
  const several = parts.length > 1 ? askedInParts(index, parts) : []
  if (several.length > 1) return several
  return meant ? [meant.fact] : several
}

/** "Hi there, how much is it?" asks "how much is it?" */
const withoutTalk = (message: string): string => message.split(/(?<=[,.!?])/).filter((part) => smallTalk(part) === null).join('')

/** "Price, hours and where?" has three parts. */
const partsOf = (message: string): string[] =>
  message
    .split(/[?!.,;:&+/\n]+|\b(?:and|plus|also|et|y)\b/i)
    .map((part) => part.trim())
    .filter((part) => part && smallTalk(part) === null)

/** How a question begins. */
const ASKS = /^(?:so |but |hi |hello )*(?:who|what|when|where|which|how|why|is|are|do|does|can|could|will|would|may)\b/i
/** Up to here a message may be a list: "price, parking, wifi". */
const LIST_WORDS = 8

export const asks = (text: string): boolean => ASKS.test(text)

function askedInParts(index: FactIndex, parts: string[]): SearchableFact[] {
  const asked = new Set<SearchableFact>()
  const isList = parts.join(' ').split(' ').length <= LIST_WORDS
  for (const part of parts) {
    const meant = (isList || asks(part)) && contentWords(part).length > 0 ? meantFact(index, part) : null
    if (meant && meant.share >= CLEARLY_ASKED && asked.size < ANSWERS_MAX) asked.add(meant.fact)
  }
  return [...asked]
}
