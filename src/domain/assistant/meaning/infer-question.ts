import { NOTHING } from '../classifier/groups.ts'
import { likeliest } from '../classifier/likeliest.ts'
import type { Probabilities } from '../classifier/classify.ts'
import { classify } from '../classifier/site-model.ts'
import { talkOf } from '../small-talk.ts'

const LONG_WORDS = 14

/** Whether a message is so long that it leads up to its question. */
export const isLong = (text: string): boolean => text.split(/\s+/).length > LONG_WORDS

/** Of a long message the whole counts most, then its question, then each sentence around; each more, the clearer it is. */
const QUESTION_SAY = 0.5
const WHOLE_SAY = 0.7
const SENTENCE_SAY = 0.15

/** Reads a short message as it is, and a long one by its question and by what leads up to it. */
export function inferQuestion(text: string): Probabilities {
  const bare = withoutHearsay(text)
  const whole = classify(bare)
  if (!isLong(bare)) return whole
  const sentences = sentencesOf(bare)
  const question = sentences.findLast((sentence) => sentence.endsWith('?')) ?? sentences.findLast((sentence) => OPENERS.test(sentence)) ?? sentences.at(-1) ?? bare
  const around = sentences.filter((sentence) => sentence !== question).slice(-SENTENCES_READ)
  return together([
    { found: classify(questionIn(question)), say: QUESTION_SAY },
    { found: whole, say: WHOLE_SAY },
    ...around.map((sentence) => ({ found: factsIn(classify(sentence)), say: SENTENCE_SAY })),
  ])
}

/** "My neighbor says …, is that so?" asks whether "…" */
export const withoutHearsay = (text: string): string => text.replace(HEARD, '').replace(IS_IT_SO, '')
const HEARD = /^(?:so |but )?(?:(?:my|our|a|the|some) (?:\w+ ){1,2}|(?:some(?:body|one)|people|they|everyone|I) )(?:(?:told|tells) (?:me|us)|said|says?|heard|read|claims?)(?: that)? (?=\w+ \w+ )/i
const IS_IT_SO = /,(?<=\w+ \w+ \w+,) (?:is (?:that|this|it) (?:so|true|right|correct)|yes or no)\s*\?*$/i

const SENTENCE_WORDS = 4
/** As many sentences around the question are read, the nearest to the end. */
const SENTENCES_READ = 12
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?\n])\s+/).filter((sentence) => sentence.split(/\s+/).length >= SENTENCE_WORDS)

interface Weighted {
  found: Probabilities
  say: number
}

function together(weighted: readonly Weighted[]): Probabilities {
  const weighed = weighted.map(({ found, say }) => ({ found, weight: say * clarityOf(found) ** 2 }))
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0) || 1
  const probabilities = new Map<string, number>()
  for (const { found, weight } of weighed) for (const [key, probability] of found) probabilities.set(key, (probabilities.get(key) ?? 0) + (probability * weight) / total)
  return probabilities
}

/** How much a text says one thing: what its likeliest family is granted. */
const clarityOf = (found: Probabilities): number => likeliest(found)[0]?.probability ?? 0

/** A sentence around the question may support a fact; that it tells of something else is no matter. */
const factsIn = (found: Probabilities): Probabilities => new Map([...found].filter(([key]) => key !== NOTHING && talkOf(key) === null))

/** Where a question begins inside a long sentence: "I need to know" how much, "tell me" whether. */
const OPENERS =
  /(?<!\b(?:what|who|how|where|when|which|why)(?: \w+)? )\b(?=(?:how|what|which|where|when|who|whether|if|(?:is|are|will) there|(?:do|can|could|would|will|may|are|is) (?:i|we|you|my|our|the|it|they|kids|children))\b)/i
/** Why someone asks is not what is asked. */
const REASON = /,? (?:because|in order to)\b.*$/i

export function questionIn(sentence: string): string {
  const question = sentence.replace(REASON, '')
  if (!isLong(question) || startsWithQuestion(question)) return question
  return question.split(OPENERS).findLast((clause) => clause.split(/\s+/).length >= SENTENCE_WORDS && startsWithQuestion(clause)) ?? question
}

const startsWithQuestion = (text: string): boolean => OPENERS.test(text.slice(0, 12))
