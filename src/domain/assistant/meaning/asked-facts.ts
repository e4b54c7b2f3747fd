import type { FactIndex } from '../by-words/fact-index.ts'
import type { SearchableFact } from '../searchable-fact.ts'
import { smallTalk } from '../small-talk.ts'
import { contentWords } from '../words.ts'
import { asks, leadsUpToQuestion } from './asks.ts'
import { asksOnceMore } from './follow-up-words.ts'
import { areGrave } from './likely-families.ts'
import { meantFact } from './meant-fact.ts'
import { areOfTheWhole, areThings, pointsBack } from './of-a-thing.ts'
import { isLong } from './question-reading.ts'

/** Most things answered together. */
const ANSWERS_MAX = 3
/** Nobody asks more than this at once; reading every part of a message made of parts would take half a second. */
const PARTS_READ = 8
/** A part of a message is answered for itself only when it is clearly a question of its own. */
const CLEARLY_ASKED = 0.7
/** One that speaks of "it" or "that" may go on about the part before, and has to be clearer. */
const CLEAR_BY_ITSELF = 0.85

/** The facts a message asks for, in the order it asks; none when that is not clear enough to answer. */
export function askedFacts(index: FactIndex, message: string): SearchableFact[] {
  const meant = meantFact(index, withoutTalk(message))
  if (meant?.share === 1) return [meant.fact]
  const { facts, goesOn } = askedIn(index, isLong(message) ? questionsOf(message) : message)
  if (facts.length > 1 || (facts.length === 1 && goesOn)) return facts
  if (meant) return facts.length === 0 && goesOn && areOfTheWhole([meant.fact]) ? [] : [meant.fact]
  const all = askedIn(index, message)
  const isAll = all.facts.length === 1 && !(all.isUnclear && areGrave(all.facts))
  return isAll ? all.facts : []
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
    .filter((part) => part && smallTalk(part) === null && !asksOnceMore(part))

/** In a list every part is as short as this: "price, parking, wifi". Sentences are none: "Figures. Nobody says." */
const LIST_PART_WORDS = 3
const SENTENCES = /[.!]\s+\S/

interface AskedInParts {
  facts: SearchableFact[]
  /** Whether a later part goes on about the same: "can we park, and is it free?" */
  goesOn: boolean
  /** Whether a part asks what is not clear enough: "what will you write about, and when?" does not ask when. */
  isUnclear: boolean
}

function askedIn(index: FactIndex, message: string): AskedInParts {
  const parts = partsOf(message)
  const asked = new Set<SearchableFact>()
  let goesOn = false
  let isUnclear = false
  let wasAsked = false
  const isList = parts.length > 1 && !SENTENCES.test(message) && parts.every((part) => part.split(/\s+/).length <= LIST_PART_WORDS)
  const asking = parts.filter((part) => isList || asks(part) || leadsUpToQuestion(part))
  for (const part of asking.slice(0, PARTS_READ)) {
    const meant = contentWords(part).length > 0 ? meantFact(index, part) : null
    const isOfAThing = meant !== null && wasAsked && isAskedOfTheThing(meant.fact, part, [...asked])
    wasAsked = true
    if (isOfAThing) goesOn = true
    else if (!meant || meant.share < (asked.size > 0 && pointsBack(part) ? CLEAR_BY_ITSELF : CLEARLY_ASKED)) isUnclear = true
    else if (asked.size < ANSWERS_MAX) asked.add(meant.fact)
  }
  return { facts: [...asked], goesOn, isUnclear }
}

/** "And is it free?" after parking, or after what is not clear. */
const isAskedOfTheThing = (fact: SearchableFact, part: string, before: readonly SearchableFact[]): boolean =>
  areOfTheWhole([fact]) && pointsBack(part) && (before.length === 0 || areThings(before))
