import type { ReadLanguage } from '../../shared/assistant/languages.ts'
import type { Unknown } from '../../shared/assistant/assistant.ts'
import { type FactIndex, indexOf, rankFacts } from './by-words.ts'
import { groupOf, NOTHING, OFF_TOPIC } from './classifier/groups.ts'
import type { Likely } from './classifier/groups.ts'
import { classify, classifyingOnce, isExampleWord } from './classifier/site-model.ts'
import { type DirectWay, directWay } from './direct-ways.ts'
import { factsAfter, spokenOf } from './meaning/follow-up.ts'
import { doubts, isQuestion, withoutReaction } from './meaning/wording.ts'
import type { SearchableFact } from './facts-to-answer.ts'
import { talkIn } from './small-talk.ts'
import { asksThePlace, contentWords, foldingOnce } from './words.ts'

/** What the facts have to say to a message. */
export type Found =
  | { kind: 'talk'; intent: string }
  | { kind: 'direct'; way: DirectWay }
  /** @property others - questions that may have been meant instead */
  | { kind: 'facts'; facts: readonly SearchableFact[]; others: readonly string[] }
  /** Nothing that is sure enough, why, and the questions nearest to what was asked, up to three. */
  | { kind: 'none'; why: Unknown; closest: readonly string[] }

/** What most parents want to know: offered when a message resembles nothing the site can answer. */
const USUAL = ['opening-date', 'pricing']
/** Under this two texts share a word by accident. */
const RESEMBLES = 0.12
const OFFERED = 2
/** … or as many, where the classifier has candidates … */
const CANDIDATES = 3
/** … from here on. */
const MAYBE = 0.05

/**
 * @param facts - in the language of the message, which `language` names
 * @param earlier - what the visitor asked before in the same conversation, the oldest first
 */
export const findAnswer = (facts: readonly SearchableFact[], message: string, earlier: readonly string[] = [], language: ReadLanguage = 'en'): Found =>
  foldingOnce(() => classifyingOnce(language, () => find(facts, message, earlier, language)))

function find(facts: readonly SearchableFact[], message: string, earlier: readonly string[], language: ReadLanguage): Found {
  const way = directWay(message, language)
  if (way !== null) return { kind: 'direct', way }
  const rest = withoutReaction(message)
  const talk = talkIn(isQuestion(rest) ? rest : message)
  if (talk !== null && !(talk === 'talk.ok' && earlier.length > 0 && doubts(message))) return { kind: 'talk', intent: talk }
  const index = indexOf(facts)
  const likely = classify(message)
  const found = factsAfter(index, message, earlier)
  if (found.length === 0) {
    const why = whyNot(index, message, likely)
    const before = why === 'likely' || why === 'not-announced' ? spokenOf(index, message, earlier) : []
    return { kind: 'none', why, closest: closestQuestions(index, message, [...candidates(index, likely).slice(0, CANDIDATES - before.length), ...before]) }
  }
  const isFound = (group: string | undefined) => found.some(({ key }) => groupOf(key) === group)
  // What was asked before speaks through it, so its own words may mean anything.
  const others = earlier.length > 0 && !isFound(likely[0]?.group) ? [] : candidates(index, likely)
  return { kind: 'facts', facts: found, others: others.filter(({ key }) => !isFound(groupOf(key))).map(({ question }) => question) }
}

/** The facts that a message may be about, the likeliest first. */
const candidates = (index: FactIndex, likely: readonly Likely[]): SearchableFact[] =>
  likely.filter(({ probability }) => probability >= MAYBE).flatMap(({ key }) => index.byKey.get(key) ?? []).slice(0, CANDIDATES)

/** Why no fact answers: one may be meant, but not surely; none speaks of it; it isn't about the place; no word of it is known. */
function whyNot(index: FactIndex, message: string, likely: readonly Likely[]): Unknown {
  const words = contentWords(message)
  if (!isQuestion(message) && !words.some((word) => isExampleWord(word) || index.places.has(word))) return 'not-understood'
  const nothing = likely.find(({ group }) => group === NOTHING)
  const ofFacts = likely.reduce((sum, { key, probability }) => sum + (index.byKey.has(key) ? probability : 0), 0)
  if (ofFacts > (nothing?.probability ?? 0)) return 'likely'
  return nothing?.key === OFF_TOPIC && !asksThePlace(message) ? 'off-topic' : 'not-announced'
}

/** What may be meant, then facts that share words with the message, then what most parents want to know. */
function closestQuestions(index: FactIndex, message: string, meant: readonly SearchableFact[]): string[] {
  const alike = rankFacts(index, message).filter(({ confidence }) => confidence >= RESEMBLES).map(({ fact }) => fact)
  const usual = USUAL.flatMap((key) => index.byKey.get(key) ?? [])
  return [...new Set([...meant, ...alike, ...usual].map(({ question }) => question))].slice(0, Math.max(OFFERED, meant.length))
}
