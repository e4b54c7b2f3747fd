import { type ChatResponse, type ChatSource, type ChatStatus, ASK_A_PERSON, offerOf } from '../../shared/assistant/assistant.ts'
import type { FactView } from '../../shared/playground/playground.ts'
import { badgeOf } from '../../shared/playground/badges.ts'
import { type Found, findAnswer } from './find-answer.ts'
import { limitOf } from './limits.ts'
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

/** What these facts say, one after the other; that a date has passed, and where an answer ends, is said once. */
export function sayFacts(facts: readonly FactView[]): string {
  const beside = facts.map(besideAnswer)
  return facts.map(({ answer }, at) => [answer, ...(beside[at] ?? []).filter((text) => !beside.slice(0, at).flat().includes(text))].join(' ')).join('\n\n')
}

/** What an answer is never given without: that its date has passed, and where it ends. */
export const besideAnswer = (fact: FactView): string[] => [fact.notice, limitOf(fact)].filter(Boolean)

const answerOf = (message: string, sources: ChatSource[]): Answer => ({ message, sources, statuses: [], said: null, suggestions: [] })

const statusOf = (fact: SearchableFact): ChatStatus => ({ label: fact.label, badge: badgeOf(fact), checkedAt: fact.checkedAt })

export const withCitations = <A extends Answer>(answer: A) => ({
  success: true as const,
  ...answer,
  citations: answer.sources.map(({ url }) => url),
})

const noAnswer = (questions: readonly string[]): string => `I don’t have an answer to that yet.${offerOf(questions)}\n\n${ASK_A_PERSON}`
