import { fold } from '../../shared/text/fold.ts'
import { createHash } from 'node:crypto'
import { FACT_OF_TOPIC, LOCAL_TOPICS, type LocalBook, type LocalTopic, TALK_TOPICS, UNANNOUNCED_NOTE } from '../../shared/assistant/local-topics.ts'
import { OPENING_YEAR_KEY } from '../../shared/playground/opening.ts'
import { withNotice } from '../../shared/playground/passed-notice.ts'
import { isUndecided } from '../../shared/playground/playground.ts'
import { factsToSearch } from '../playground/list-facts.ts'
import type { Site } from '../site/site.ts'
import { readTexts } from '../site-texts/read-texts.ts'
import type { AssistantAnswers } from '../../shared/site-texts/assistant-answer-texts.ts'
import { fillReferences } from '../../shared/playground/references/fill-references.ts'
import { sayFacts } from './answer-question.ts'
import { findAnswer } from './find-answer.ts'
import type { SearchableFact } from './facts-to-answer.ts'
import { contentWords, foldQuestion } from './words.ts'

const books = new WeakMap<readonly SearchableFact[], { texts: string; file: string; text: string }>()

/**
 * What the widget answers by itself when the server is out of reach: the canned topics in the words the facts have
 * now, the facts that no topic is about, and the owner's words for what has no answer. Its name changes with every word of it.
 */
export async function localBook(site: Site): Promise<{ file: string; text: string }> {
  const [facts, texts] = await Promise.all([factsToSearch(site), readTexts(site, 'assistant-answers')])
  const known = books.get(facts)
  const said = JSON.stringify(texts)
  if (known?.texts === said) return known
  const text = JSON.stringify(bookOf(facts, texts))
  const book = { texts: said, file: `${createHash('sha256').update(text).digest('base64url').slice(0, 16)}.json`, text }
  books.set(facts, book)
  return book
}

function bookOf(facts: readonly SearchableFact[], texts: AssistantAnswers): LocalBook {
  const byKey = new Map(facts.map((fact) => [fact.key, fact]))
  const answered = new Set(Object.values(FACT_OF_TOPIC))
  const topics = LOCAL_TOPICS.map((topic) => (TALK_TOPICS.includes(topic.key) ? inOwnersWords(topic, texts) : inWordsOfFacts(topic, facts, byKey)))
  const open = ['pricing', 'location', 'opening-date'].map((key) => byKey.get(key))
  return {
    topics: [...topics, ...facts.filter(({ key }) => !answered.has(key)).map(topicOf)],
    // Once one of them is announced, the generic replies say nothing of any.
    note: open.every((fact) => fact && isUndecided(fact)) ? UNANNOUNCED_NOTE : '',
    questionReply: texts['offline-question'],
    otherReply: texts.offline,
  }
}

/** Small talk; what's said to hello is the same with and without the server. */
const inOwnersWords = (topic: LocalTopic, texts: AssistantAnswers): LocalTopic =>
  ({ ...topic, reply: topic.key === 'greeting' ? texts.hello : (texts[`offline-${topic.key}` as keyof AssistantAnswers] ?? topic.reply) })

function inWordsOfFacts(topic: LocalTopic, facts: readonly SearchableFact[], byKey: ReadonlyMap<string, SearchableFact>): LocalTopic {
  const own = byKey.get(FACT_OF_TOPIC[topic.key] ?? '')
  // People ask about the year with nothing else: “2025?”
  const phrases = own?.key === OPENING_YEAR_KEY ? [...topic.phrases, phraseOf(own.short)] : topic.phrases
  if (own) return { ...topic, phrases, reply: withNotice(own.answer, own) }
  // No fact of its own on the first day; the owner may have added one since.
  const found = findAnswer(facts, topic.phrases[0] ?? '')
  return { ...topic, reply: found.kind === 'facts' ? sayFacts(found.facts) : fillReferences(topic.reply, Object.fromEntries(byKey)) }
}

const WORD_MIN_CHARS = 4

const phraseOf = (text: string): string => fold(text).replace(/(?<![\s.,;:!?…])[\s.,;:!?…]+$/u, '')

const topicOf = ({ key, label, question, answer, notice }: SearchableFact): LocalTopic => ({
  key: `fact.${key}`,
  phrases: [question, label].map(phraseOf),
  starts: [],
  words: contentWords(`${label} ${question}`).filter((word) => word.length >= WORD_MIN_CHARS && foldQuestion(word) === word),
  hints: [],
  reply: withNotice(answer, { notice }),
})
