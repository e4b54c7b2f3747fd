import { type ChatResponse, type ChatSource, type ChatStatus, type Outcome } from '../../shared/assistant/assistant.ts'
import type { Language, ReadLanguage } from '../../shared/assistant/languages.ts'
import { noAnswer } from '../../shared/assistant/no-answer-words.ts'
import { badgeOf } from '../../shared/playground/badges.ts'
import { type FactView, isUndecided } from '../../shared/playground/playground.ts'
import type { AssistantAnswers } from '../../shared/site-texts/assistant-answer-texts.ts'
import type { Found } from './find-answer.ts'
import { limitOf } from './limits.ts'
import type { SearchableFact } from './facts-to-answer.ts'
import { talkOf } from './small-talk.ts'
import { contactForm, sourceOf, sourcesOf } from './sources.ts'

/** What the assistant says, before it is made a {@link ChatResponse} that can be rated. */
export type Answer = Omit<ChatResponse, 'success' | 'citations' | 'token'>

/** What was found, in the owner's own words. */
export function plainAnswer(found: Found, siteUrl: URL, language: ReadLanguage, texts: AssistantAnswers): Answer {
  const say = (text: string, sources: ChatSource[], outcome: Outcome) => answerOf(text, sources, outcome, language)
  if (found.kind === 'talk') return say(talkOf(found.intent, language, texts) ?? '', [], 'talk')
  if (found.kind === 'direct') {
    const { text, page } = found.way
    return say(text, page ? sourceOf(page.path, page.title, siteUrl) : contactForm(siteUrl), 'direct')
  }
  if (found.kind === 'none') return { ...say(noAnswer(texts, found.why, found.closest, language), contactForm(siteUrl), found.why), suggestions: [...found.closest] }
  const { facts, textLanguage } = asSaid(found.facts, language)
  const open = facts.find(isUndecided)
  return {
    ...say(sayFacts(facts, textLanguage), sourcesOf(facts, siteUrl), 'sure'),
    ...{ textLanguage, statuses: facts.map(statusOf), said: 'On Joue says', others: [...found.others], openFact: open ? { key: open.key, label: open.label } : null },
  }
}

/** The facts in one language: in English, if one of them has no Spanish that says the same. */
export function asSaid(facts: readonly SearchableFact[], language: ReadLanguage): { facts: readonly SearchableFact[]; textLanguage: ReadLanguage } {
  if (language === 'es' && facts.every(({ english }) => english)) return { facts, textLanguage: 'es' }
  return { facts: facts.map((fact) => fact.english ?? fact), textLanguage: 'en' }
}

/** What these facts say, one after the other; that a date has passed, and where an answer ends, is said once. */
export function sayFacts(facts: readonly FactView[], language: ReadLanguage = 'en'): string {
  const beside = facts.map((fact) => besideAnswer(fact, language))
  return facts.map(({ answer }, at) => [answer, ...(beside[at] ?? []).filter((text) => !beside.slice(0, at).flat().includes(text))].join(' ')).join('\n\n')
}

/** What an answer is never given without: that its date has passed, and where it ends. */
export const besideAnswer = (fact: FactView, language: ReadLanguage): string[] => [fact.notice, limitOf(fact, language)].filter(Boolean)

export const answerOf = (message: string, sources: ChatSource[], outcome: Outcome, language: Language = 'en'): Answer => ({
  ...{ message, sources, outcome, language, textLanguage: language, statuses: [], said: null, suggestions: [] },
  ...{ others: [], next: [], openFact: null, waiting: 0 },
})

const statusOf = (fact: SearchableFact): ChatStatus => ({ label: fact.label, badge: badgeOf(fact), checkedAt: fact.checkedAt })
