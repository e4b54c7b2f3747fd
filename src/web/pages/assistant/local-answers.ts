import { fold } from '../../../shared/text/fold.ts'
import type { LocalBook, LocalTopic } from '../../../shared/assistant/local-topics.ts'

/** Shorter words say too little about what is asked. Source: docs/rules/requirements.md, R314. */
const OVERLAP_MIN_CHARS = 4

/** All that can be said while not even the topics are there. */
export const NOTHING_TO_SAY = 'I can’t answer right now. You can reach the On Joue team with the contact form on the homepage.'

/** What is said to a message that no topic fits: one reply to questions, another to everything else. */
export const genericReply = (input: string, { questionReply, otherReply, note }: LocalBook): string =>
  `${input.includes('?') ? questionReply : otherReply} ${note}`.trim()

/**
 * A short answer that needs no server. Tries the whole message, then how it begins, then the words it shares with a
 * topic, then hints within its words; otherwise says so plainly.
 */
export function localAnswer(input: string, book: LocalBook | null = null): string {
  if (!book) return NOTHING_TO_SAY
  const question = clean(input)
  const { topics } = book
  const topic = exactly(topics, question) ?? startingWith(topics, question) ?? overlapping(topics, question) ?? hinted(topics, question)
  return topic?.reply ?? genericReply(input, book)
}

type Topics = LocalBook['topics']

/** Letter case, accents, outer spaces and closing punctuation make no difference. */
const clean = (input: string): string =>
  fold(input)
    .replace(/[‐‑‒–]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    // The dots of "wait......what" aren't looked at again from each of them.
    .replace(/(?<![\s.,;:!?…])[\s.,;:!?…]+$/u, '')
    .replace(/^[¿¡\s]+/u, '')

const exactly = (topics: Topics, question: string): LocalTopic | undefined =>
  topics.find(({ phrases }) => phrases.includes(question))

/** The longest beginning wins: "how do i join" says more than "how do i". */
function startingWith(topics: Topics, question: string): LocalTopic | undefined {
  const length = ({ starts }: LocalTopic) =>
    Math.max(0, ...starts.filter((start) => question.startsWith(start)).map((start) => start.length))
  return highest(topics, length)
}

function overlapping(topics: Topics, question: string): LocalTopic | undefined {
  const words = new Set(wordsOf(question).filter((word) => word.length >= OVERLAP_MIN_CHARS))
  return highest(topics, (topic) => topic.words.filter((word) => words.has(word)).length)
}

function hinted(topics: Topics, question: string): LocalTopic | undefined {
  const words = wordsOf(question)
  return highest(topics, ({ hints }) => hints.filter((hint) => words.some((word) => word.startsWith(hint))).length)
}

const wordsOf = (question: string): string[] => question.split(/[^\p{L}\p{N}$-]+/u).filter(Boolean)

/** The topic with the highest score above nothing; the earliest of equals. */
function highest(topics: Topics, score: (topic: LocalTopic) => number): LocalTopic | undefined {
  let best: LocalTopic | undefined
  let bestScore = 0
  for (const topic of topics) {
    const own = score(topic)
    if (own > bestScore) [best, bestScore] = [topic, own]
  }
  return best
}
