import { type ChatResponse, type ChatSource, type ChatStatus, ASK_A_PERSON, offerOf } from '../../shared/assistant/assistant.ts'
import { badgeOf } from '../../shared/playground/badges.ts'
import { withNotice } from '../../shared/playground/passed-notice.ts'
import { type Found, findAnswer } from './find-answer.ts'
import type { SearchableFact } from './searchable-fact.ts'
import { contactForm, sourcesOf } from './sources.ts'

/** What the assistant says, before it is made a {@link ChatResponse} that can be rated. */
export type Answer = Pick<ChatResponse, 'message' | 'sources' | 'statuses' | 'said' | 'suggestions'>

/**
 * Answers a visitor's message with the facts of the place and nothing else. Every sentence is either a fact's own
 * answer or written in this folder; the visitor's words are never repeated, whatever they ask for.
 */
export const answerQuestion = (
  facts: readonly SearchableFact[],
  message: string,
  siteUrl: URL,
  earlier: readonly string[] = [],
): Answer & { citations: string[]; success: true } => withCitations(plainAnswer(findAnswer(facts, message, earlier), siteUrl))

/** What was found, in the owner's own words. */
export function plainAnswer(found: Found, siteUrl: URL): Answer {
  if (found.kind === 'talk') return answerOf(found.text, [])
  if (found.kind === 'none') return { ...answerOf(noAnswer(found.closest), contactForm(siteUrl)), suggestions: [...found.closest] }
  const message = sayFacts(found.facts)
  return { ...answerOf(message, sourcesOf(found.facts, siteUrl)), statuses: found.facts.map(statusOf), said: 'On Joue says' }
}

/** What these facts say, one after the other; that a date has passed is said once. */
export const sayFacts = (facts: readonly SearchableFact[]): string =>
  facts
    .map((fact, at) => (facts.slice(0, at).some(({ notice }) => notice === fact.notice) ? fact.answer : withNotice(fact.answer, fact)))
    .join('\n\n')

const answerOf = (message: string, sources: ChatSource[]): Answer => ({ message, sources, statuses: [], said: null, suggestions: [] })

const statusOf = (fact: SearchableFact): ChatStatus => ({ label: fact.label, badge: badgeOf(fact), checkedAt: fact.checkedAt })

export const withCitations = <A extends Answer>(answer: A) => ({
  success: true as const,
  ...answer,
  citations: answer.sources.map(({ url }) => url),
})

const noAnswer = (questions: readonly string[]): string => `I don’t have an answer to that yet.${offerOf(questions)}\n\n${ASK_A_PERSON}`
