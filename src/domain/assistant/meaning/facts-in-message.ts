import type { FactIndex } from '../by-words.ts'
import type { SearchableFact } from '../facts-to-answer.ts'
import { contentWords, foldQuestion } from '../words.ts'
import { smallTalk } from '../small-talk.ts'
import { isAddition, isQuestion, leadsUpToQuestion, pointsBack, withoutStart } from './wording.ts'
import { areInOneGroup, likelihoodOf, meantFact } from './infer-fact.ts'

/** Facts that tell of a thing, and so also what it costs, who may use it and how to get it. */
export const THINGS: ReadonlySet<string> = new Set(['wifi', 'waitlist', 'parking', 'forum', 'blog', 'birthdays', 'membership', 'groups', 'vision', 'founder', 'jobs'])
export const areAll = (facts: readonly SearchableFact[], keys: ReadonlySet<string>): boolean => facts.length > 0 && facts.every(({ key }) => keys.has(key))

/** Most things answered together. */
const ANSWERS_MAX = 3
/** No one asks more than this at once. */
const PARTS_READ = 8
/** A part of a message is answered for itself only when it's clearly a question of its own. */
const CLEAR = 0.7
const CLEAR_WHERE_POINTING = 0.85
/** What only a part of a long message is about, the whole has to be about a little. */
const SEEN_BY_THE_WHOLE = 0.05
const LONG_WORDS = 14
const isLong = (text: string): boolean => text.split(/\s+/).length > LONG_WORDS

/** The facts a message asks for, in the order it asks; none when that's not clear enough to answer. */
export function factsInMessage(index: FactIndex, message: string): SearchableFact[] {
  const whole = meantFact(index, withoutTalk(message))
  if (whole && whole.fact === index.byQuestion.get(foldQuestion(withoutTalk(message)))) return [whole.fact]
  const parts = factsInParts(index, message).filter((fact) => !isLong(message) || likelihoodOf(fact, message) >= SEEN_BY_THE_WHOLE)
  return parts.length > 1 || !whole ? parts : [whole.fact]
}

/** "Hi there, how much is it?" asks "how much is it?", and so does "cute, thanks, and how much is it?" */
export function withoutTalk(message: string): string {
  const parts = message.split(/(?<=[,.!?])/)
  const isTalk = parts.map((part) => smallTalk(part) !== null)
  const rest = parts.slice(isTalk.lastIndexOf(true) + 1).join('').trim()
  return isQuestion(withoutStart(rest)) ? rest : parts.filter((_, at) => !isTalk[at]).join('')
}

function factsInParts(index: FactIndex, message: string): SearchableFact[] {
  const found: SearchableFact[] = []
  for (const part of partsThatAsk(message).slice(0, PARTS_READ)) {
    const meant = meantFact(index, part)
    const isClear = meant && meant.probability >= (found.length > 0 && pointsBack(part) ? CLEAR_WHERE_POINTING : CLEAR)
    if (!isClear || found.includes(meant.fact) || (areAll(found, THINGS) && isAddition(part))) continue
    if (found.length < ANSWERS_MAX && !found.some((one) => areInOneGroup([one, meant.fact]))) found.push(meant.fact)
  }
  return found
}

/** "Price, hours and where?" has three parts. */
function partsThatAsk(message: string): string[] {
  const parts = message
    .split(/[?!.,;:&+/\n]+|\b(?:and|plus|also|et|y)\b/i)
    .map((part) => part.trim())
    .filter((part) => contentWords(part).length > 0 && smallTalk(part) === null)
  const isList = parts.length > 1 && !/[.!]\s+\S/.test(message) && parts.every((part) => part.split(/\s+/).length <= LIST_PART_WORDS)
  const last = lastQuestion(message)
  return parts.filter((part) => isList || isQuestion(part) || leadsUpToQuestion(part) || foldQuestion(part) === last)
}

/** In a list every part is as short as this: "price, parking, wifi". */
const LIST_PART_WORDS = 3

/** The sentence a message ends with, when that's a question: "And coffee?" */
export const lastQuestion = (message: string): string | null => (message.trimEnd().endsWith('?') ? withoutStart(message.match(/(?<![^.!?\n])[^.!?\n]+\?/g)?.at(-1) ?? '') : null)
