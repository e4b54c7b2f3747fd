import { plainAnswer } from '../../../src/domain/assistant/answer-question.ts'
import type { SearchableFact } from '../../../src/domain/assistant/facts-to-answer.ts'
import { findAnswer } from '../../../src/domain/assistant/find-answer.ts'
import { originalsOf } from '../../../src/shared/site-texts/site-texts.ts'

/** What the site answers in English with these facts, without a language model and before it's rated. */
export function answerQuestion(facts: readonly SearchableFact[], message: string, siteUrl: URL, earlier: readonly string[] = []) {
  const answer = plainAnswer(findAnswer(facts, message, earlier), siteUrl, 'en', originalsOf('assistant-answers'))
  return { success: true, ...answer, citations: answer.sources.map(({ url }) => url) }
}
