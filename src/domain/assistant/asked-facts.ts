import type { FactIndex } from './fact-index.ts'
import { isLong, meantFact } from './meant-fact.ts'
import type { SearchableFact } from './searchable-fact.ts'
import { smallTalk } from './small-talk.ts'
import { contentWords } from './words.ts'

/** Most things answered together. */
const ANSWERS_MAX = 3
/** A part of a message is answered for itself only when it is clearly a question of its own. */
const CLEARLY_ASKED = 0.7

/** The facts a message asks for, in the order it asks; none when that is not clear enough to answer. */
export function askedFacts(index: FactIndex, message: string): SearchableFact[] {
  const meant = meantFact(index, withoutTalk(message))
  if (meant?.share === 1) return [meant.fact]
  const several = askedIn(index, partsOf(isLong(message) ? questionsOf(message) : message))
  if (several.length > 1) return several
  if (meant) return [meant.fact]
  const [only, ...others] = askedIn(index, partsOf(message))
  return only && others.length === 0 ? [only] : []
}

/** "Hi there, how much is it?" asks "how much is it?" */
const withoutTalk = (message: string): string => message.split(/(?<=[,.!?])/).filter((part) => smallTalk(part) === null).join('')

/** The sentences that end as questions. */
const questionsOf = (message: string): string => (message.match(/[^.!?\n]+\?/g) ?? []).join(' ')

/** "Price, hours and where?" has three parts. */
const partsOf = (message: string): string[] =>
  message
    .split(/[?!.,;:&+/\n]+|\b(?:and|plus|also|et|y)\b/i)
    .map((part) => part.trim())
    .filter((part) => part && smallTalk(part) === null)

/** How a question begins; "who uses a cane" is none. */
const ASKS =
  /^(?:so |but |hi |hello )*(?:what|when|where|how|why|is|are|do|does|can|could|will|would|may|(?:who|which)(?: \w+)? (?:is|are|was|do|does|can|will|would))\b/i
/** In a list every part is as short as this: "price, parking, wifi". */
const LIST_PART_WORDS = 3

export const asks = (text: string): boolean => ASKS.test(text)

function askedIn(index: FactIndex, parts: string[]): SearchableFact[] {
  const asked = new Set<SearchableFact>()
  const isList = parts.length > 1 && parts.every((part) => part.split(/\s+/).length <= LIST_PART_WORDS)
  for (const part of parts) {
    const meant = (isList || asks(part)) && contentWords(part).length > 0 ? meantFact(index, part) : null
    if (meant && meant.share >= CLEARLY_ASKED && asked.size < ANSWERS_MAX) asked.add(meant.fact)
  }
  return [...asked]
}
