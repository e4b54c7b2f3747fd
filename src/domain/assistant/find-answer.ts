import { type FactIndex, indexOf } from './by-words/fact-index.ts'
import { rankFacts } from './by-words/rank-facts.ts'
import { classifyingOnce } from './classifier/site-model.ts'
import { matchedFacts } from './meaning/matched-facts.ts'
import { isQuestion } from './meaning/is-question.ts'
import { goesOn, withoutReaction, withoutStart } from './meaning/follow-up-words.ts'
import { factsAfter, repeatsBefore } from './meaning/follow-up.ts'
import { likeliestKeys, meantTalk } from './meaning/infer-fact.ts'
import type { SearchableFact } from './searchable-fact.ts'
import { closingTalk, goodbyeAnswer, smallTalk } from './small-talk.ts'
import { foldingOnce } from './words.ts'

/** What the facts have to say to a message. */
export type Found =
  | { kind: 'talk'; text: string }
  | { kind: 'facts'; facts: readonly SearchableFact[] }
  /** Nothing that is sure enough; the questions nearest to what was asked, up to three. */
  | { kind: 'none'; closest: readonly string[] }

/** What most parents want to know: offered when a message resembles nothing the site can answer. */
const FACTS_MAX = ['opening-date', 'pricing']
/** Under this two texts share a word by accident. */
const RESEMBLES = 0.12
const OFFERED = 2
/** … or as many, where the classifier has candidates. */
const CANDIDATES = 3

/** @param earlier - what the visitor asked before in the same conversation, the oldest first */
export const findAnswer = (facts: readonly SearchableFact[], message: string, earlier: readonly string[] = []): Found =>
  foldingOnce(() => classifyingOnce(() => find(facts, message, earlier)))

function find(facts: readonly SearchableFact[], message: string, earlier: readonly string[]): Found {
  const text = earlier.length > 0 && repeatsBefore(message) ? null : (smallTalk(message) ?? meantTalk(whatIsSaid(message, earlier)))
  if (text !== null) return { kind: 'talk', text }
  const goodbye = containsQuestion(message) ? null : goodbyeAnswer(message)
  if (goodbye !== null) return { kind: 'talk', text: goodbye }

  const index = indexOf(facts)
  const closing = goesOn(message) || message.includes('?') ? null : closingTalk(message)
  if (closing !== null && matchedFacts(index, message).length === 0) return { kind: 'talk', text: closing }
  const question = factsAfter(index, message, earlier)
  return question.length > 0 ? { kind: 'facts', facts: question } : { kind: 'none', closest: closestQuestions(index, message) }
}

const containsQuestion = (message: string): boolean => message.includes('?') || message.split(/[.,!;\n]+/).some((part) => isQuestion(withoutStart(part)))

/** Of "ok what about a burrito" after another message only what it asks; "alright, thanks anyway" asks nothing. */
function whatIsSaid(message: string, earlier: readonly string[]): string {
  const rest = withoutReaction(message)
  return earlier.length > 0 && isQuestion(rest) ? rest : message
}

/** What may be meant: the classifier's own candidates first, then facts that share words with the message, then what most parents want to know. */
function closestQuestions(index: FactIndex, message: string): string[] {
  const likely = likeliestKeys(message).slice(0, CANDIDATES).flatMap((key) => index.byKey.get(key) ?? [])
  const alike = rankFacts(index, message)
    .filter(({ confidence }) => confidence >= RESEMBLES)
    .map(({ fact }) => fact)
  const usual = FACTS_MAX.flatMap((key) => index.byKey.get(key) ?? [])
  return [...new Set([...likely, ...alike, ...usual].map(({ question }) => question))].slice(0, Math.max(OFFERED, likely.length))
}
