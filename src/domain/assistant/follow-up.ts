import { askedFacts, asks } from './asked-facts.ts'
import type { FactIndex } from './fact-index.ts'
import { isAboutNothing } from './meant-fact.ts'
import type { SearchableFact } from './searchable-fact.ts'
import { fold } from './words.ts'

/** How a message begins that goes on with the last one. */
const GOES_ON = /^(?:and|but|or|so|ok(?:ay)?|also|then|what about|how about|what if|even|et|y)\b\s*/
/** What comes after it when it only says for whom or when: "and for …", "and on …". */
const NARROWS = /^(?:for|on|with|during|after|before|if)\b/
/** Facts that answer who may come, and when: a follow-up that names only such asks the last question of it. */
const WHO_OR_WHEN: ReadonlySet<string> = new Set(['ages', 'infants', 'badge.comfort', 'hours'])
/** Words that stand for something said before. */
const POINTS_BACK = /\b(?:it|that|they|them|those|these|one|ones|there|this)\b/
/** Words that stand for one of several things said before. Which one nobody can be sure of. */
const POINTS_AT_ONE = /\b(?:(?:first|second|third|fourth|last|other|next) ones?|(?:first|second|third|last) (?:of (?:them|these|those)|two|three|point|thing|item)|(?:the|number) (?:two|three|latter|former)|(?:the )?(?:first|second|third|last|other|latter|former)$)/
/** Longer messages stand for themselves. */
const FOLLOW_UP_WORDS = 10
/** Further back nobody remembers what "it" was. */
const TURNS_BACK = 3

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
  const rest = folded.replace(GOES_ON, '')
  const goesOn = rest !== folded || NARROWS.test(rest)
  if (goesOn && !asks(rest) && (NARROWS.test(rest) || isAll(alone, WHO_OR_WHEN))) {
    const again = before()
    return isAll(again, WHO_OR_WHEN) && alone.length > 0 ? alone : again
  }
  if (alone.length > 0) return alone
  if (isAboutNothing(rest) || (!goesOn && !POINTS_BACK.test(folded))) return []
  return before().length > 0 ? askedFacts(index, `${last} ${message}`) : []
}

const isAll = (facts: readonly SearchableFact[], keys: ReadonlySet<string>): boolean => facts.every(({ key }) => keys.has(key))
