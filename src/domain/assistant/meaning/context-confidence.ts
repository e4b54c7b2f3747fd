import type { FactIndex } from '../by-words/fact-index.ts'
import { NOTHING, groupOf } from '../classifier/groups.ts'
import { likeliest } from '../classifier/likeliest.ts'
import { areHighStakes, areInOneGroup, isTooHighStakesBeside } from './high-stakes.ts'
import type { SearchableFact } from '../searchable-fact.ts'
import { smallTalk } from '../small-talk.ts'
import { isQuestion } from './is-question.ts'
import { isFragment, withoutStart } from './follow-up-words.ts'
import { readAfter } from './infer-follow-up.ts'
import { meantFact } from './infer-fact.ts'
import { areAboutThePlace, areThings, contrasts, isAboutVisitors } from './about-a-thing.ts'
import { inferQuestion } from './infer-question.ts'

// Whether an answer to a follow-up is sure enough. All bounds are shares from 0 to 1: docs/rules/assistant.md#follow-ups

/** How likely it may be, by the message itself, that no fact answers. */
const NOTHING_MAX = 0.6
const OUT_OF_SCOPE_MAX_HIGH_STAKES = 0.5

/** What is not grave has to be this likely by both messages together … */
const SEEN_TOGETHER = 0.97
/** … or this clear by itself, and clearer after something grave … */
const CLEAR = 0.5
const CLEAR_AFTER_HIGH_STAKES = 0.7
const CLEAR_OF_A_STATEMENT = 0.95
const CLEAR_AFTER_NOTHING = 0.6

/** A message as clear as this about something grave means the same after any other. */
const CLEAR_WHATEVER_CAME_BEFORE = 0.95
/** Else something grave has to be this likely by both messages together … */
const CONTEXT_CONFIDENCE = 0.8
/** … where the message by itself hardly speaks of it … */
const FAINT = 0.3
const CONTEXT_CONFIDENCE_IF_FAINT = 0.95
/** … and, where the message is a question of its own, this clear by itself: "will there be a grand opening party?" after the opening … */
const CLEAR_OF_A_QUESTION = 0.7
/** … and this likely, and clear by itself, where something else was spoken of before. */
const CONTEXT_CONFIDENCE_IF_NEW = 0.9
const CLEAR_OF_NEW = 0.85

export interface Context {
  last: string
  /** The facts the last question was answered with. */
  before: readonly SearchableFact[]
}

/** Whether facts that a follow-up was read to mean may be answered with, where something grave may be meant, or was before. */
export function isConfidentInContext(index: FactIndex, facts: readonly SearchableFact[], message: string, context: Context): boolean {
  // What the owner added is found by its own words, of which the examples know nothing.
  if (isWordForWord(index, facts, message)) return true
  const alone = probabilitiesOf(withoutStart(message) || message)
  const together = readAfter(index, message, context.last, context.before).probabilityOf
  if ((alone.get(NOTHING) ?? 0) > (areHighStakes(facts) ? OUT_OF_SCOPE_MAX_HIGH_STAKES : NOTHING_MAX) && !isFragment(message)) return false
  const inferences = { alone, together }
  return areHighStakes(facts) ? isSureOfHighStakes(index, facts, message, context, inferences) : isSureOfOther(facts, message, context, inferences)
}

interface Readings {
  /** What the message by itself grants each family. */
  alone: ReadonlyMap<string, number>
  /** What it grants a fact together with the message before it. */
  together: (fact: SearchableFact) => number
}

const probabilitiesOf = (text: string): ReadonlyMap<string, number> => new Map(likeliest(inferQuestion(text)).map(({ group, probability }) => [group, probability]))

function isSureOfOther(facts: readonly SearchableFact[], message: string, { last, before }: Context, { alone, together }: Readings): boolean {
  // "Then what do you have" after what got no answer goes on about that.
  const goesOnAboutNothing = before.length === 0 && smallTalk(last) === null
  if (goesOnAboutNothing && (areAboutThePlace(facts) || !facts.every(({ key }) => (alone.get(groupOf(key)) ?? 0) >= CLEAR_AFTER_NOTHING))) return false
  // "What about just paying each time" after memberships.
  if (contrasts(message) && areThings(facts) && areInOneGroup([...facts, ...before])) return false
  const isTheSame = facts.every((fact) => before.includes(fact))
  const isCalm = isAboutAThing(message, facts) || !mayBeHighStakes(alone, facts)
  if ((isTheSame || isCalm) && !areHighStakes(before) && facts.every((fact) => together(fact) >= SEEN_TOGETHER)) return true
  const least = areHighStakes(before) ? (containsQuestion(message) ? CLEAR_AFTER_HIGH_STAKES : CLEAR_OF_A_STATEMENT) : CLEAR
  const isClear = facts.every(({ key }) => (alone.get(groupOf(key)) ?? 0) >= least)
  return isCalm && (isClear || isTheSame)
}

/** Whether the message may speak of something grave that the facts do not also answer: "one in San Antonio too?" of the address. */
const mayBeHighStakes = (alone: ReadonlyMap<string, number>, facts: readonly SearchableFact[]): boolean =>
  [...alone].some(([group, probability]) => facts.some(({ key }) => isTooHighStakesBeside(groupOf(key), group, probability)))

/** "How much would that be?" after birthdays, but not "what do I pay once we have parked" after parking. */
const isAboutAThing = (message: string, facts: readonly SearchableFact[]): boolean =>
  areThings(facts) && !contrasts(message) && (NAMES_IT.test(message) || withoutStart(message).split(' ').length <= OF_A_THING_WORDS)
const NAMES_IT = /\b(?:it|that|one|ones)\b/i
const OF_A_THING_WORDS = 6

function isSureOfHighStakes(index: FactIndex, facts: readonly SearchableFact[], message: string, { before }: Context, { alone, together }: Readings): boolean {
  if (partsOf(message).some((part) => isClearOf(index, facts, part))) return true
  return facts.filter((fact) => areHighStakes([fact])).every((fact) => {
    const probability = alone.get(groupOf(fact.key)) ?? 0
    const isOfBefore = before.some((one) => areInOneGroup([one, fact]) || isServedAt(one, fact)) || isAboutVisitors(message, before)
    if (!isOfBefore) return probability >= CLEAR_OF_NEW && together(fact) >= CONTEXT_CONFIDENCE_IF_NEW
    if (isStandalone(message) && probability < CLEAR_OF_A_QUESTION) return false
    return together(fact) >= (probability < FAINT ? CONTEXT_CONFIDENCE_IF_FAINT : CONTEXT_CONFIDENCE)
  })
}

/** "Do they have oat milk" after the café. */
const isServedAt = (before: SearchableFact, fact: SearchableFact): boolean => before.key === 'feature.cafe' && fact.key === 'allergens'

/** "She's with me for my wheelchair, not to play" after a price does not. */
const containsQuestion = (message: string): boolean => message.includes('?') || isFragment(message) || partsOf(message).some(isQuestion)

/** "But what about just for grown-ups" is no question of its own. */
const isStandalone = (message: string): boolean => isQuestion(withoutStart(withoutStart(message))) && !isFragment(message)

/** The message and every question in it, each as it is and without its "and". */
const partsOf = (message: string): string[] =>
  [message, ...message.split(/[.,;!?]+/).filter((part) => isQuestion(withoutStart(part)))].flatMap((part) => [part, withoutStart(part)])

const isClearOf = (index: FactIndex, facts: readonly SearchableFact[], part: string): boolean => isMeant(index, facts, part, CLEAR_WHATEVER_CAME_BEFORE)

const isWordForWord = (index: FactIndex, facts: readonly SearchableFact[], message: string): boolean => isMeant(index, facts, message, 1)

function isMeant(index: FactIndex, facts: readonly SearchableFact[], text: string, least: number): boolean {
  const meant = meantFact(index, text)
  return meant !== null && meant.probability >= least && facts.includes(meant.fact)
}
