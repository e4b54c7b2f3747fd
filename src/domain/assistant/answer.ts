import { type ChatEvent, type ChatResponse, type ChatMessage, QUESTION_MAX_CHARS } from '../../shared/assistant/assistant.ts'
import { isUndecided } from '../../shared/playground/playground.ts'
import { consumeFixedWindow } from '../limits/consume-limit.ts'
import { countWaiting } from '../playground/fact-alerts/count-waiting.ts'
import type { Actor, Site } from '../site/site.ts'
import { readTexts } from '../site-texts/read-texts.ts'
import { type Answer, answerOf, asSaid, besideAnswer, plainAnswer } from './answer-question.ts'
import { answerToken } from './answer-token.ts'
import { factsToAnswer } from './facts-to-answer.ts'
import { findAnswer } from './find-answer.ts'
import { FRENCH_ANSWER, languageOf } from './language-of.ts'
import { nextQuestions } from './next-questions.ts'
import { findPassage } from './passages/find-passage.ts'
import { phraseAnswer } from './phrasing/phrase-answer.ts'
import type { NumberedSource } from '../site/language-model.ts'
import { sentencesOf } from './phrasing/sentences.ts'
import { saveQuestion } from './questions/save-question.ts'
import { sourceOf } from './sources.ts'

export interface Question {
  message: string
  /** What was said before in the same tab, the oldest first. Only what the visitor said is read. */
  turns?: readonly ChatMessage[]
}

/**
 * Answers a visitor's question from the facts of the place, else from what else the site says. What has no answer is
 * kept for the owner, without anything about who asked.
 *
 * @throws AppError `too-many` past the chat limit
 */
export async function answer(site: Site, actor: Actor, question: Question): Promise<ChatResponse> {
  for await (const { event, data } of await answerInPieces(site, actor, question)) if (event === 'done') return data
  throw new Error('An answer ended without its last event.')
}

/**
 * The same as it comes: where the sources are, whose words these are, sentences that stood every check, then the whole answer, which counts.
 *
 * @throws AppError `too-many` past the chat limit, before the first event
 */
export async function answerInPieces(site: Site, actor: Actor, question: Question): Promise<AsyncGenerator<ChatEvent, void>> {
  await consumeFixedWindow(site, 'chat', actor.network)
  const found = await findPlain(site, question)
  if (!found.wasAnswered) await saveQuestion(site, question.message, 'unanswered')
  const { openFact } = found.plain
  const waiting = openFact ? await countWaiting(site, openFact.key) : 0
  return streamAnswer(site, question.message, { ...found, plain: { ...found.plain, waiting } })
}

async function* streamAnswer(site: Site, message: string, { plain, sources, notices, wasAnswered }: PlainAnswer): AsyncGenerator<ChatEvent, void> {
  yield { event: 'sources', data: plain.sources }
  yield { event: 'said', data: plain.said }
  yield { event: 'language', data: { language: plain.language, textLanguage: plain.textLanguage } }
  const sentences: string[] = []
  const phrasing = site.languageModel && sources.length > 0 ? phraseAnswer(site.languageModel, message, sources) : null
  let isPhrased = false
  for (let next = await phrasing?.next(); next; next = await phrasing?.next()) {
    isPhrased = next.done === true && next.value
    if (next.done) break
    sentences.push(next.value)
    yield { event: 'text', data: { text: next.value } }
  }
  // Whatever the model says, that a date has passed and where the answer ends is said with it.
  if (isPhrased) sentences.push(...notices)
  if (!phrasing) yield* sentencesOf(plain.message).map((text) => ({ event: 'text' as const, data: { text } }))
  const said = isPhrased ? { ...plain, message: sentences.join(' ') } : plain
  yield { event: 'done', data: { success: true, ...said, citations: said.sources.map(({ url }) => url), token: answerToken(site, message, wasAnswered) } }
}

/** Whether the assistant would answer this. Nothing is counted or kept of it. */
export const canAnswer = async (site: Site, message: string): Promise<boolean> => (await findPlain(site, { message })).wasAnswered

/** The answer in the site's own words, and what of it may be phrased again. */
interface PlainAnswer {
  plain: Answer
  sources: NumberedSource[]
  /** That dates in it have passed, and where it ends. */
  notices: string[]
  wasAnswered: boolean
}

async function findPlain(site: Site, { message, turns: messages = [] }: Question): Promise<PlainAnswer> {
  // What a visitor said was a question, as long as one may be.
  const earlier = messages.filter(({ from }) => from === 'visitor').map(({ text }) => text.slice(0, QUESTION_MAX_CHARS))
  const spoken = languageOf(message, earlier)
  const language = spoken === 'fr' ? 'en' : spoken
  const facts = await factsToAnswer(site, language)
  const found = findAnswer(facts, message, earlier, language)
  if (found.kind === 'none' && spoken === 'fr') return withoutSources(answerOf(FRENCH_ANSWER, [], 'talk', 'fr'), false)
  // What else the site says is in English.
  const passage = found.kind === 'none' && language === 'en' ? await findPassage(site, facts, message) : null
  if (passage) {
    const { text, title, path, said } = passage
    const plain = { ...answerOf(text, sourceOf(path, title, site.url), 'sure'), said }
    return { plain, sources: [{ number: 1, title, text, isUndecided: false }], notices: [], wasAnswered: true }
  }
  const plain = plainAnswer(found, site.url, language, await readTexts(site, 'assistant-answers'))
  if (found.kind !== 'facts') return withoutSources(plain, found.kind !== 'none')
  const next = nextQuestions(facts, found, [...earlier, message])
  // Whether a sentence says only what a fact says can be told in English alone.
  const sources = language === 'en' ? found.facts.map((fact, at) => ({ number: at + 1, title: fact.question, text: fact.answer, isUndecided: isUndecided(fact) })) : []
  const notices = [...new Set(asSaid(found.facts, language).facts.flatMap((fact) => besideAnswer(fact, language)))]
  return { plain: { ...plain, next }, sources, notices, wasAnswered: true }
}

const withoutSources = (plain: Answer, wasAnswered: boolean): PlainAnswer => ({ plain, sources: [], notices: [], wasAnswered })
