import { askedFacts, asks } from './asked-facts.ts'
import type { FactIndex } from './fact-index.ts'
import { isAboutNothing } from './meant-fact.ts'
import type { SearchableFact } from './searchable-fact.ts'
import { fold } from './words.ts'

/** How a message begins that goes on with the last one. */
const GOES_ON = /^(?:and|but|or|so|ok(?:ay)?|also|then|what about|how about|what if|even|et|y)\b\s*/
/** What comes after it when it only says for whom or when: "and for …", "and on …", "dads too?" */
const NARROWS = /^(?:for|on|with|during|after|before|if|by|not|even)\b|^(?:\S+ ){1,4}(?:too|also|either|as well)$/
/** Says nothing new: asks the last question once more. */
const AGAIN = /^(?:so |but |and |ok(?:ay)? )?(?:why(?: not)?|how(?: come| so| then)?|really|for real|since when|(?:are )?(?:you|u) sure|(?:when|how soon) (?:will|would|do|can|might) (?:you|we|i|they|it|that|this) (?:all |know |find |be |tell |let |get )?\b(?:know|decide|decided|announce|announced|tell|hear|out|known|told|final)\b.*)$/
/** Facts that answer who may come, and when: a follow-up that names only such asks the last question of it. */
const WHO_OR_WHEN: ReadonlySet<string> = new Set(['ages', 'infants', 'badge.comfort', 'hours'])
/** Facts about a thing that has a price, a way to get it and an inside of its own … */
const THINGS: ReadonlySet<string> = new Set(['wifi', 'waitlist', 'parking', 'forum', 'blog', 'birthdays', 'membership', 'groups', 'feature.events', 'feature.creative'])
/** … and facts that answer such for the whole place: asked after a thing, they are asked of the thing. */
const OF_THE_WHOLE: ReadonlySet<string> = new Set(['pricing', 'booking', 'features', 'overview', 'cleaning'])
/** Words that stand for something said before. */
const POINTS_BACK = /\b(?:it|that|they|them|those|these|one|ones|there|this)\b/
/** Words that stand for one of several things said before. Which one nobody can be sure of. */
const POINTS_AT_ONE = /\b(?:(?:first|second|third|fourth|last|other|next) ones?|(?:first|second|third|last) (?:of (?:them|these|those)|two|three|point|thing|item)|(?:the|number) (?:two|three|latter|former)|(?:the )?(?:first|second|third|last|other|latter|former)$)/
/** Longer messages stand for themselves. */
const FOLLOW_UP_WORDS = 10
/** As short as this it is part of a question: "downtown?" */
const FRAGMENT_WORDS = 4
/** Further back nobody remembers what "it" was. */
const TURNS_BACK = 3

/** Whether a message after another only asks that once more: "you sure?" */
export const asksAgain = (message: string): boolean => AGAIN.test(fold(message))

/**
 * The facts a message asks for, read after what was asked before it: "and for a 3-year-old?" asks the last question
 * once more, "how much is it?" a new one.
 */
export function askedAfter(index: FactIndex, message: string, earlier: readonly string[]): SearchableFact[] {
  const folded = fold(message)
  const last = earlier.at(-1)
  if (last !== undefined && folded.split(' ').length <= FOLLOW_UP_WORDS && POINTS_AT_ONE.test(folded)) return []
  const alone = askedFacts(index, message)
  if (last === undefined || folded.split(' ').length > FOLLOW_UP_WORDS) return alone
  const before = () => askedAfter(index, last, earlier.slice(0, -1).slice(-TURNS_BACK))
  if (asksAgain(message)) return before()
  const rest = folded.replace(GOES_ON, '')
  const goesOn = rest !== folded || NARROWS.test(rest)
  if (goesOn && !asks(rest) && (NARROWS.test(rest) || isAll(alone, WHO_OR_WHEN))) {
    const again = before()
    return isAll(again, WHO_OR_WHEN) && alone.length > 0 ? alone : again
  }
  const isShort = rest.split(' ').length <= FRAGMENT_WORDS
  if (alone.length > 0) return isAll(alone, OF_THE_WHOLE) && (isShort || POINTS_BACK.test(folded)) ? ofTheThing(before(), alone) : alone
  const isFragment = isShort && !asks(rest)
  if (isAboutNothing(rest) || (!goesOn && !isFragment && !POINTS_BACK.test(folded))) return []
  return before().length > 0 ? askedFacts(index, `${last} ${message}`) : []
}

const ofTheThing = (before: SearchableFact[], alone: SearchableFact[]): SearchableFact[] => (before.length > 0 && isAll(before, THINGS) ? before : alone)

const isAll = (facts: readonly SearchableFact[], keys: ReadonlySet<string>): boolean => facts.every(({ key }) => keys.has(key))
