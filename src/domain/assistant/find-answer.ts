import { type FactIndex, indexOf } from './by-words/fact-index.ts'
import { rankFacts } from './by-words/rank-facts.ts'
import { likeliest } from './classifier/likeliest.ts'
import { classify, classifyingOnce } from './classifier/site-model.ts'
import { withoutReaction } from './meaning/follow-up-words.ts'
import { factsAfter, repeatsBefore } from './meaning/follow-up.ts'
import type { SearchableFact } from './searchable-fact.ts'
import { answerToTalk } from './small-talk.ts'
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
/** From here on a fact may be meant. */
const MAYBE = 0.05
/** … or as many, where the classifier has candidates. */
const CANDIDATES = 3

/** @param earlier - what the visitor asked before in the same conversation, the oldest first */
export const findAnswer = (facts: readonly SearchableFact[], message: string, earlier: readonly string[] = []): Found =>
  foldingOnce(() => classifyingOnce(() => find(facts, message, earlier)))

function find(facts: readonly SearchableFact[], message: string, earlier: readonly string[]): Found {
  const talk = earlier.length > 0 && repeatsBefore(message) ? null : answerToTalk(earlier.length > 0 ? withoutReaction(message) : message)
  if (talk !== null) return { kind: 'talk', text: talk }
  const index = indexOf(facts)
  const found = factsAfter(index, message, earlier)
  return found.length > 0 ? { kind: 'facts', facts: found } : { kind: 'none', closest: closestQuestions(index, message) }
}

/** What may be meant: the classifier's own candidates first, then facts that share words with the message, then what most parents want to know. */
function closestQuestions(index: FactIndex, message: string): string[] {
  const likely = likeliest(classify(message)).filter(({ probability }) => probability >= MAYBE).flatMap(({ key }) => index.byKey.get(key) ?? []).slice(0, CANDIDATES)
  const alike = rankFacts(index, message)
    .filter(({ confidence }) => confidence >= RESEMBLES)
    .map(({ fact }) => fact)
  const usual = FACTS_MAX.flatMap((key) => index.byKey.get(key) ?? [])
  return [...new Set([...likely, ...alike, ...usual].map(({ question }) => question))].slice(0, Math.max(OFFERED, likely.length))
}
