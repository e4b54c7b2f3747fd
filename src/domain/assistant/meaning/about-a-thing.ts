import type { SearchableFact } from '../searchable-fact.ts'

/** Facts that also tell the price of their thing, how to get it and what is in it, or that it is not announced … */
const THINGS: ReadonlySet<string> = new Set(['wifi', 'waitlist', 'parking', 'forum', 'blog', 'birthdays', 'membership', 'groups'])
/** … and facts that answer such for the whole place: asked after a thing, they are asked of the thing. */
const OF_THE_WHOLE: ReadonlySet<string> = new Set(['pricing', 'booking', 'features', 'overview', 'cleaning'])
/** Words that stand for something said before. */
const POINTS_BACK = /\b(?:it|that|they|them|those|these|one|ones|others?|there|this|she|he|her|him)\b/i

export const pointsBack = (text: string): boolean => POINTS_BACK.test(text)

/** "And without one", "and just a single visit": not of the thing before. */
export const contrasts = (text: string): boolean => CONTRASTS.test(text)
const CONTRASTS = /\b(?:(?:one|a) (?:visit|time)|each time|per visit|just|only|single|instead|without|otherwise|regular|normal|forget|never ?mind)\b/i

/** Things that no one enters: "how much is it for two kids" is not asked of parking. */
const NEVER_ENTERED: ReadonlySet<string> = new Set(['wifi', 'waitlist', 'parking', 'forum', 'blog'])
const WHO_ENTERS =
  /\b(?:entry|entrance|entering|admission|tickets?|(?:get|come|go) in|(?:per|each|a|one|two|three|four|[0-9]+) (?:kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|adults?|persons?|people|grown ?ups?))\b/i

/** Whether a price is asked of those who come, after something that is no one's to enter. */
export const isAboutVisitors = (text: string, before: readonly SearchableFact[]): boolean => isAll(before, NEVER_ENTERED) && WHO_ENTERS.test(text)

export const isAll = (facts: readonly SearchableFact[], keys: ReadonlySet<string>): boolean => facts.every(({ key }) => keys.has(key))

/** Whether facts answer for the whole place what a thing has of its own, such as a price. */
export const areOfTheWhole = (facts: readonly SearchableFact[]): boolean => facts.length > 0 && isAll(facts, OF_THE_WHOLE)

/** Whether facts tell what the whole place is like. */
export const areAboutThePlace = (facts: readonly SearchableFact[]): boolean => facts.length > 0 && isAll(facts, ABOUT_THE_PLACE)
const ABOUT_THE_PLACE: ReadonlySet<string> = new Set(['about', 'overview', 'features'])

export const areThings = (facts: readonly SearchableFact[]): boolean => facts.length > 0 && isAll(facts, THINGS)
