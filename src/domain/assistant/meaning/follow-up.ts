import type { FactIndex } from '../by-words/fact-index.ts'
import type { SearchableFact } from '../searchable-fact.ts'
import { smallTalk } from '../small-talk.ts'
import { matchedFacts, isAddition, lastQuestion } from './matched-facts.ts'
import { isQuestion, leadsUpToQuestion } from './is-question.ts'
import { repeatsQuestion, asksForAlert, doubts, givesReason, goesOn, isFragment, narrows, pointsAtOne, dropsTopic, withoutReaction, withoutStart } from './follow-up-words.ts'
import { areHighStakes, areInOneGroup } from './high-stakes.ts'
import { readAfter } from './infer-follow-up.ts'
import { isOutOfScope, meantFact } from './infer-fact.ts'
import { areAboutThePlace, areOfTheWhole, areThings, contrasts, isAll, isAboutVisitors, pointsBack } from './about-a-thing.ts'
import { type Context, isConfidentInContext } from './context-confidence.ts'

/** What the waitlist is written about. */
const WRITTEN_ABOUT: ReadonlySet<string> = new Set(['opening-date', 'opening-year', 'location', 'pricing'])
/** Facts that answer who may come, and when: a follow-up that names only such asks the last question of it. */
const WHO_OR_WHEN: ReadonlySet<string> = new Set(['ages', 'infants', 'badge.comfort', 'hours'])
/** Longer messages stand for themselves. */
const FOLLOW_UP_WORDS = 14
/** Shorter it may be a piece of a question. */
const REMARK_WORDS = 3
/** Further back no one remembers what "it" was. */
const MESSAGES_BACK = 3
/** A message by itself is clear from here on. */
const CLEAR = 0.6
/** Something grave has to be this clear by itself, where both messages together mean something else. */
const CLEAR_OF_HIGH_STAKES = 0.85
/** What a fact has to reach that is read from a message and the one before it, where the message alone says nothing sure … */
const SURE = 0.7
/** … and where it says something else. */
const SURER = 0.9

/** Whether a message after another only asks that once more: "you sure?" */
export const repeatsBefore = (message: string): boolean => repeatsQuestion(message) || doubts(message)

/**
 * The facts a message asks for, read after what was asked before it: "and for a 3-year-old?" asks the last question
 * once more, "how much is it?" a new one.
 */
export function factsAfter(index: FactIndex, whole: string, earlier: readonly string[]): SearchableFact[] {
  const last = earlier.at(-1)
  if (last === undefined) return matchedFacts(index, whole)
  const before = once(() => factsAfter(index, last, earlier.slice(0, -1).slice(-MESSAGES_BACK)))
  if (givesReason(whole)) return before()
  if (whole.split(/\s+/).length > FOLLOW_UP_WORDS) return matchedFacts(index, whole)
  const message = questionOf(withoutReaction(whole))
  if (pointsAtOne(message)) return []
  if (asksForAlert(message) && isWrittenAbout(before())) return factOf(index, 'waitlist')
  if (repeatsQuestion(message) || (doubts(message) && probabilityOf(index, message) < CLEAR && probabilityOf(index, lastQuestion(message) ?? '') < CLEAR)) return before()
  if (isOutOfScope(message) && !pointsBack(message)) return []
  const rest = withoutStart(message)
  const alone = matchedFacts(index, isQuestion(rest) ? rest : message)
  const context = { last, before: before() }
  if (asksForOthers(message, alone, context.before)) return factOf(index, 'vision')
  // "By what year?" after the plans for other cities asks of these.
  if (context.before.length > 0 && isAll(context.before, EXPANSION) && alone.some(({ key }) => OPENING.has(key))) return [...context.before]
  // "By when?" after the city is no question of the opening.
  if (context.before.length > 0 && isAddition(rest, context.before)) return isAll(context.before, CITY) ? [] : [...context.before]
  // "Can my 11 year old sign up for it too?" after the forum.
  if (alone.length > 0 && isAll(alone, WHO) && areThings(context.before) && NAMES_IT.test(message)) return [...context.before]
  // "Anything on there about allergies?" after the blog.
  if (context.before.length > 0 && isAll(context.before, READ_ONLINE) && IN_IT.test(message) && (isAll(alone, WHO) || areHighStakes(alone))) return [...context.before]
  if (alone.length === 0 && context.before.length > 0 && onlyNarrows(message) && NAMES_ONLY_WHO.test(rest)) return [...context.before]
  if (alone.length > 0 && isAll(alone, WHO_OR_WHEN) && onlyNarrows(message)) return areOfTheirOwn(alone, context.before) ? alone : [...context.before]
  const facts = dropsTopic(whole) ? alone : readInContext(index, alone, message, context)
  return facts.length === 0 || isConfidentInContext(index, facts, message, context) ? facts : []
}

/** "How soon would there be others?" after the city asks for other cities, not for the opening. */
const asksForOthers = (message: string, alone: readonly SearchableFact[], before: readonly SearchableFact[]): boolean =>
  before.length > 0 && isAll(before, CITY) && isAll(alone, OPENING) && OTHERS.test(message)
const OTHERS = /\b(?:others|(?:any|how many|some) more|other (?:cities|towns|places|ones)|another (?:city|town|one))\b/i

/** "And babies?" after the ages, "and on Sundays?" after the opening: no mere addition to what was asked before. */
const areOfTheirOwn = (alone: readonly SearchableFact[], before: readonly SearchableFact[]): boolean =>
  isAll(before, WHO_OR_WHEN) || (isAll(alone, HOURS) && isAll(before, OPENING))
const WHO: ReadonlySet<string> = new Set(['ages', 'infants', 'badge.comfort', 'supervision'])
const NAMES_ONLY_WHO =
  /^(?:for )?(?:(?:my|our|the|a|two|three) )?(?:twins?|triplets|siblings?|nephews?|nieces?|cousins?|grand(?:ma|pa|mothers?|fathers?|parents?|kids?)|dads?|moms?|aunts?|uncles?|nann(?:y|ies)|friends?)\W*$/i
const NAMES_IT = /\b(?:it|that|join|sign up|account|post)\b/i
const READ_ONLINE: ReadonlySet<string> = new Set(['blog', 'forum'])
const IN_IT = /\b(?:on|in) (?:there|it|them)\b/i
const CITY: ReadonlySet<string> = new Set(['city'])
const EXPANSION: ReadonlySet<string> = new Set(['vision'])
const HOURS: ReadonlySet<string> = new Set(['hours'])
const OPENING: ReadonlySet<string> = new Set(['opening-date', 'opening-year'])

/** Found when it is first needed, and once: each turn looks at the one before it. */
function once<Found>(find: () => Found): () => Found {
  let found: { value: Found } | undefined
  return () => (found ??= { value: find() }).value
}

/** "Tell me more about the art one" asks of art. */
const NAMED_ONE = /\bthe (?!(?:little|small|big|young|old|middle)(?:er|est)? one)(?:\w+ ){1,2}one\b/i

/** "That is cute, thanks, and where is it?" asks "and where is it?" */
function questionOf(whole: string): string {
  const message = withoutCondition(whole)
  const [named] = NAMED_ONE.exec(message) ?? []
  if (named) return named
  const parts = message.split(/(?<=[.,;!?])\s+/)
  const rest = parts.slice(parts.findLastIndex((part) => smallTalk(part) !== null) + 1)
  return rest.some((part) => isQuestion(withoutStart(part))) ? rest.join(' ') : message
}

/** "And if I stay, is there a place to sit" asks whether there is a place to sit. */
function withoutCondition(message: string): string {
  const rest = message.replace(CONDITION, '')
  return isQuestion(rest) ? rest : message
}
const CONDITION = /^(?:and |but |or |ok |so )*if (?:[^,]+, *|(?:i|we|they|he|she) (?:do |have to |want to )?\w+ (?=(?:can|could|is|are|will|would|do|does|may|where|what)\b))/i

const onlyNarrows = (message: string): boolean => goesOn(message) && !isQuestion(withoutStart(message))

function readInContext(index: FactIndex, alone: SearchableFact[], message: string, context: Context): SearchableFact[] {
  const rest = withoutStart(message)
  if (onlyNarrows(message) && (narrows(message) || alone.length === 0)) return narrowed(index, alone, rest, context)
  if (isAboutTheThing(index, alone, message, context)) return [...context.before]
  return isFragment(message) || goesOn(message) || pointsBack(message) ? referred(index, alone, message, context) : alone
}

/** "Parking", then "price": one after the other, and neither of the other. */
const areOfAList = (last: string, message: string): boolean => [last, message].every((text) => /^[a-z -]+$/i.test(text) && text.split(' ').length <= 2)

/** "How much for ten kids?" after birthdays. */
function isAboutTheThing(index: FactIndex, alone: readonly SearchableFact[], message: string, { last, before }: Context): boolean {
  if (!areThings(before) || areOfAList(last, message) || contrasts(message) || isAboutVisitors(message, before) || (alone.length > 0 && !areOfTheWhole(alone))) return false
  const { meant } = readAfter(index, message, last, before)
  return meant !== null && areInOneGroup([...before, meant.fact])
}

/** "Not the city, the actual place" asks for what was asked before. */
const DENIES = /^not\b/

/** What a message asks that only says for whom or when: the last question once more, unless it is itself of such. */
function narrowed(index: FactIndex, alone: SearchableFact[], rest: string, { last, before }: Context): SearchableFact[] {
  if (before.length === 0) return []
  if (isAll(before, WHO_OR_WHEN) && alone.length > 0) return alone
  const { meant } = readAfter(index, rest, last, before)
  if (!meant) return []
  if (before.length > 1) return [...before]
  if (areInOneGroup([...before, meant.fact])) return DENIES.test(rest) ? [...before] : [meant.fact]
  if (meant.probability < SURER) return [...before]
  return areHighStakes([meant.fact]) && probabilityOf(index, rest) < CLEAR_OF_HIGH_STAKES ? [] : [meant.fact]
}

/** What a message asks that refers to what was said before. */
function referred(index: FactIndex, alone: SearchableFact[], message: string, { last, before }: Context): SearchableFact[] {
  if (before.length === 0) return alone
  const { meant } = readAfter(index, message, last, before)
  if (alone.length === 0) return meant && meant.probability >= SURE && !(areHighStakes([meant.fact]) && isRemark(message)) ? [meant.fact] : []
  if (areOfTheWhole(alone) && areThings(before)) return areOfAList(last, message) || contrasts(message) || isAboutVisitors(message, before) ? alone : [...before]
  // "What does it look like?" asks of the whole place only when nothing else was spoken of.
  if (areAboutThePlace(alone) && pointsBack(message)) return meant && meant.probability >= SURE ? [meant.fact] : alone
  // What was found in a part of the message is clear there.
  const probability = probabilityOf(index, message) || 1
  if (probability < CLEAR && meant && meant.probability >= SURER) return [meant.fact]
  const isTorn = probability < CLEAR_OF_HIGH_STAKES && areHighStakes(alone) && !(meant && areInOneGroup([...alone, meant.fact]))
  return isTorn ? [] : alone
}

/** "Figures. No one ever says." asks nothing. */
const isRemark = (message: string): boolean =>
  message.split(/\s+/).length > REMARK_WORDS && !message.includes('?') && !message.split(/[.,;!]+/).some((part) => isQuestion(part.trim()) || leadsUpToQuestion(part.trim()))

const probabilityOf = (index: FactIndex, message: string): number => meantFact(index, message)?.probability ?? 0

const isWrittenAbout = (facts: readonly SearchableFact[]): boolean => facts.length > 0 && isAll(facts, WRITTEN_ABOUT)

const factOf = ({ byKey }: FactIndex, key: string): SearchableFact[] => [byKey.get(key) ?? []].flat()
