import { type ChatResponse, type ChatSource, type ChatStatus, type Outcome, type Unknown, ASK_A_PERSON, offerOf } from '../../shared/assistant/assistant.ts'
import { badgeOf } from '../../shared/playground/badges.ts'
import { type FactView, isUndecided } from '../../shared/playground/playground.ts'
import { type Found, findAnswer } from './find-answer.ts'
import { limitOf } from './limits.ts'
import type { SearchableFact } from './searchable-fact.ts'
import { contactForm, sourcesOf } from './sources.ts'

/** What the assistant says, before it is made a {@link ChatResponse} that can be rated. */
export type Answer = Pick<ChatResponse, 'message' | 'sources' | 'statuses' | 'said' | 'suggestions' | 'outcome' | 'others' | 'next' | 'openFact' | 'waiting'>

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
  if (found.kind === 'talk') return answerOf(found.text, [], 'talk')
  if (found.kind === 'direct') return answerOf(found.text, contactForm(siteUrl), 'direct')
  if (found.kind === 'none') return { ...answerOf(noAnswer(found.why, found.closest), contactForm(siteUrl), found.why), suggestions: [...found.closest] }
  const { facts, others } = found
  const open = facts.find(isUndecided)
  return {
    ...answerOf(sayFacts(facts), sourcesOf(facts, siteUrl), 'sure'),
    ...{ statuses: facts.map(statusOf), said: 'On Joue says', others: [...others], openFact: open ? { key: open.key, label: open.label } : null },
  }
}

/** What these facts say, one after the other; that a date has passed, and where an answer ends, is said once. */
export function sayFacts(facts: readonly FactView[]): string {
  const beside = facts.map(besideAnswer)
  return facts.map(({ answer }, at) => [answer, ...(beside[at] ?? []).filter((text) => !beside.slice(0, at).flat().includes(text))].join(' ')).join('\n\n')
}

/** What an answer is never given without: that its date has passed, and where it ends. */
export const besideAnswer = (fact: FactView): string[] => [fact.notice, limitOf(fact)].filter(Boolean)

export const answerOf = (message: string, sources: ChatSource[], outcome: Outcome): Answer => ({
  ...{ message, sources, outcome, statuses: [], said: null, suggestions: [] },
  ...{ others: [], next: [], openFact: null, waiting: 0 },
})

const statusOf = (fact: SearchableFact): ChatStatus => ({ label: fact.label, badge: badgeOf(fact), checkedAt: fact.checkedAt })

export const withCitations = <A extends Answer>(answer: A) => ({
  success: true as const,
  ...answer,
  citations: answer.sources.map(({ url }) => url),
})

/** Why there's no answer, and what could be asked instead. */
const UNKNOWN: Readonly<Record<Unknown, { why: string; offer: string }>> = {
  likely: { why: 'I’m not sure what you mean.', offer: 'Did you mean' },
  'not-announced': { why: 'I don’t have an answer to that yet.', offer: 'You could ask' },
  'off-topic': { why: 'I can only answer questions about On Joue.', offer: 'You could ask' },
  'not-understood': { why: 'I didn’t understand that. Please say it another way.', offer: 'You could ask' },
}

function noAnswer(outcome: Unknown, questions: readonly string[]): string {
  const { why, offer } = UNKNOWN[outcome]
  return `${why}${questions.length > 0 ? ` ${offer}${offerOf(questions)}` : ''}\n\n${ASK_A_PERSON}`
}
