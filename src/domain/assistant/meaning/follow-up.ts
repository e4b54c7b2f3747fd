import type { FactIndex } from '../by-words.ts'
import { NOTHING, groupOf } from '../classifier/groups.ts'
import type { SearchableFact } from '../facts-to-answer.ts'
import { foldQuestion } from '../words.ts'
import { areAll, factsInMessage, THINGS, withoutTalk } from './facts-in-message.ts'
import { areInOneGroup, isHighStakes, likelihoodsOf, meantFact } from './infer-fact.ts'
import { classify } from '../classifier/site-model.ts'
import { asksForAlert, contrasts, doubts, givesReason, goesOn, isAddition, isFragment, isQuestion, pointsAtOne, pointsBack, repeatsQuestion, withoutReaction, withoutStart } from './wording.ts'

/** What a message after another is. */
type Kind =
  /** "You sure?" and "??" say nothing new. */
  | 'again'
  /** "The second one" points at one of several things. */
  | 'one-of-several'
  /** "Let me know when you do" asks to be told. */
  | 'alert'
  /** "How much?" and "by when?" */
  | 'addition'
  /** "And just for one visit?" */
  | 'contrast'
  /** "And for twins?" */
  | 'fragment'
  /** "Does it cost extra?" */
  | 'pointing'
  | 'own'

type Reading = 'alone' | 'repeat' | 'join' | 'offer'

/** Facts that say of the whole place what a thing has of its own: asked after a thing, they're asked of the thing. */
const OF_THE_WHOLE: ReadonlySet<string> = new Set(['pricing', 'booking', 'features', 'overview', 'about', 'cleaning', 'ages', 'infants', 'supervision'])
/** Facts that say who may come, and when: a fragment that names only such asks the last question of it. */
const WHO_OR_WHEN: ReadonlySet<string> = new Set(['ages', 'infants', 'badge.comfort', 'hours', 'supervision'])
/** Asks for such a fact itself: "what about the hours?" */
const NAMES_WHO_OR_WHEN = /\b(?:hours?|times?|age(?:s| limit| range)?|horarios?|edad(?:es)?)\b/i
/** After these, who comes or when is a question of its own. */
const NOT_NARROWED: ReadonlySet<string> = new Set(['ages', 'infants', 'badge.comfort', 'hours', 'opening-date', 'opening-year'])

/** The group of what "there" stands for, whatever is asked of it. */
const PLACE = 'location'

/** A message with more words stands for itself, unless it gives a reason for asking. */
const FOLLOW_UP_WORDS = 14
/** How sure the classifier has to be to understand a message on its own … */
const CLEAR = 0.7
/** … where both messages together mean the same … */
const CLEAR_OF_THE_SAME = 0.5
/** … and where a wrong answer does harm. */
const CLEAR_OF_HIGH_STAKES = 0.95
/** What the message and the one before it have to mean together. */
const SURE = 0.8
const SURE_OF_HIGH_STAKES = 0.95
const NOTHING_MAX = 0.6
/** How much likelier what was just spoken of is than anything else. */
const JUST_SPOKEN_OF = 3
const FAINT = 0.003

/** Whether a message is too long to follow another. */
const standsAlone = (message: string): boolean => message.split(/\s+/).length > FOLLOW_UP_WORDS && !givesReason(message)

/** What a message may follow: the first fact that the one before it was answered with. */
export const spokenOf = (index: FactIndex, message: string, earlier: readonly string[]): SearchableFact[] =>
  standsAlone(message) ? [] : earlier.slice(-1).flatMap((last) => factsAfter(index, last, earlier.slice(0, -1))).slice(0, 1)

/** The facts a message asks for, read after what was asked before it. */
export function factsAfter(index: FactIndex, whole: string, earlier: readonly string[]): SearchableFact[] {
  const last = earlier.at(-1)
  if (last === undefined || standsAlone(whole)) return factsInMessage(index, whole)
  const before = factsAfter(index, last, earlier.slice(0, -1))
  const bare = withoutReaction(whole)
  const message = withoutTalk(bare) || bare
  const kind = kindOf(index, contrasts(whole) ? whole : message)
  if (kind === 'alert' && areAll(before, WRITTEN_ABOUT)) return [index.byKey.get('waitlist') ?? []].flat()
  const reading = readingOf(kind, before)
  if (reading === 'offer') return []
  if (reading === 'repeat') return before
  const rest = withoutStart(message)
  const alone = factsInMessage(index, isQuestion(rest) ? rest : message)
  const likely = likelihoodsOf(rest || message)
  if (reading === 'alone') return isWordForWord(index, message) || alone.every((fact) => !before.includes(fact) && (likely.get(groupOf(fact.key)) ?? 0) >= (isHighStakes(fact) ? CLEAR_OF_HIGH_STAKES : CLEAR)) ? alone : []
  if (alone.length > 1) return alone
  return joined(index, message, { last, before, kind, alone: alone[0], likely })
}

/** What the owner added is found by its own words, of which the examples know nothing. */
const isWordForWord = (index: FactIndex, message: string): boolean => meantFact(index, message)?.probability === 1

/** What the waitlist is written about. */
const WRITTEN_ABOUT: ReadonlySet<string> = new Set(['opening-date', 'opening-year', 'location', 'pricing'])

function kindOf(index: FactIndex, message: string): Kind {
  if (asksForAlert(message)) return 'alert'
  if (foldQuestion(message) === '' || givesReason(message) || repeatsQuestion(message) || (doubts(message) && (meantFact(index, message)?.probability ?? 0) < CLEAR)) return 'again'
  if (pointsAtOne(message)) return 'one-of-several'
  if (isAddition(withoutStart(message))) return 'addition'
  if (contrasts(message)) return 'contrast'
  if ((isFragment(message) || goesOn(message)) && !isQuestion(withoutStart(message))) return 'fragment'
  return pointsBack(message) ? 'pointing' : 'own'
}

/** How a kind of message is read: docs/rules/assistant.md#follow-ups */
function readingOf(kind: Kind, before: readonly SearchableFact[]): Reading {
  if (kind === 'one-of-several') return 'offer'
  if (kind === 'again') return before.length > 0 ? 'repeat' : 'offer'
  if (kind === 'alert' || kind === 'contrast' || before.length === 0) return 'alone'
  return kind === 'addition' && areAll(before, THINGS) ? 'repeat' : 'join'
}

interface Context {
  last: string
  before: readonly SearchableFact[]
  kind: Kind
  alone: SearchableFact | undefined
  likely: ReadonlyMap<string, number>
}

function joined(index: FactIndex, message: string, { last, before, kind, alone, likely }: Context): SearchableFact[] {
  if (repeats(message, { before, kind, alone, likely })) return [...before]
  if (alone && isWordForWord(index, message)) return [alone]
  if ((likely.get(NOTHING) ?? 0) > NOTHING_MAX && !isFragment(message)) return []
  const together = meantTogether(`${last} ${message}`, likely, before)
  const fact = alone ?? index.byKey.get(together.key)
  if (!fact) return []
  const own = likely.get(groupOf(fact.key)) ?? 0
  const isTheSame = groupOf(fact.key) === together.group
  // The question before speaks for its own answer, so after "where" the two readings of "there" always agree: "can I at least park right there".
  if (isTheSame && together.group === PLACE && kind === 'pointing' && own < CLEAR && areInOneGroup([fact, ...before])) return []
  if (alone && own >= (isHighStakes(fact) ? CLEAR_OF_HIGH_STAKES : isTheSame ? CLEAR_OF_THE_SAME : CLEAR)) return [alone]
  return isTheSame && together.share >= (isHighStakes(fact) ? SURE_OF_HIGH_STAKES : SURE) ? [fact] : []
}

/** "Does it cost extra?" after parking, and "and for twins?" after anything but who may come. */
function repeats(message: string, { before, kind, alone, likely }: Omit<Context, 'last'>): boolean {
  if (alone && kind !== 'own' && areAll(before, THINGS) && OF_THE_WHOLE.has(alone.key)) return true
  if (kind !== 'fragment' || !goesOn(message) || isQuestion(withoutStart(message)) || areAll(before, NOT_NARROWED)) return false
  return alone ? WHO_OR_WHEN.has(alone.key) && !NAMES_WHO_OR_WHEN.test(message) : (likely.get(NOTHING) ?? 0) < NOTHING_MAX || isFragment(message)
}

/** What a message and the one before it mean: a group that only one of the two readings finds is probably wrong. */
function meantTogether(text: string, likely: ReadonlyMap<string, number>, before: readonly SearchableFact[]): { group: string; key: string; share: number } {
  const spokenOf = new Set(before.map(({ key }) => groupOf(key)))
  const scored = classify(text).map(({ group, key, probability }) => ({
    ...{ group, key },
    score: (probability + FAINT) * ((likely.get(group) ?? 0) + FAINT) * (spokenOf.has(group) ? JUST_SPOKEN_OF : 1),
  }))
  const best = scored.reduce((most, one) => (one.score > most.score ? one : most))
  return { group: best.group, key: best.key, share: best.score / scored.reduce((sum, { score }) => sum + score, 0) }
}
