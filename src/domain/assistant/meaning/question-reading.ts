import { NOTHING } from '../examples/nothing.ts'
import type { Reading, Shares } from '../reading/likely-keys.ts'
import { readByExamples } from '../reading/site-reading.ts'
import { talkOf } from '../small-talk.ts'
import { likeliest } from './likely-families.ts'

const LONG_WORDS = 14

/** Whether a message is so long that it leads up to its question. */
export const isLong = (text: string): boolean => text.split(/\s+/).length > LONG_WORDS

/** Of a long message the whole counts most, then its question, then each sentence around; each more, the clearer it is. */
const QUESTION_SAY = 0.5
const WHOLE_SAY = 0.7
const SENTENCE_SAY = 0.15

/** Reads a short message as it is, and a long one by its question and by what leads up to it. */
export function readQuestion(text: string): Reading {
  const bare = withoutHearsay(text)
  const whole = readByExamples(bare)
  if (!isLong(bare)) return whole
  const sentences = sentencesOf(bare)
  const asked = sentences.findLast((sentence) => sentence.endsWith('?')) ?? sentences.findLast((sentence) => OPENERS.test(sentence)) ?? sentences.at(-1) ?? bare
  const around = sentences.filter((sentence) => sentence !== asked).slice(-SENTENCES_READ)
  return together([
    { reading: readByExamples(questionIn(asked)), say: QUESTION_SAY },
    { reading: whole, say: WHOLE_SAY },
    ...around.map((sentence) => ({ reading: factsIn(readByExamples(sentence)), say: SENTENCE_SAY })),
  ])
}

/** "My neighbor says …, is that so?" asks whether "…" */
const withoutHearsay = (text: string): string => text.replace(HEARD, '').replace(IS_IT_SO, '')
const HEARD = /^(?:so |but )?(?:(?:my|our|a|the|some) (?:\w+ ){1,2}|(?:some(?:body|one)|people|they|everyone|I) )(?:(?:told|tells) (?:me|us)|said|says?|heard|read|claims?)(?: that)? (?=\w+ \w+ )/i
const IS_IT_SO = /(?<=\w+ \w+ \w+), (?:is (?:that|this|it) (?:so|true|right|correct)|yes or no)\s*\?*$/i

const SENTENCE_WORDS = 4
/** As many sentences around the question are read, the nearest to the end. */
const SENTENCES_READ = 12
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?\n])\s+/).filter((sentence) => sentence.split(/\s+/).length >= SENTENCE_WORDS)

interface Voice {
  reading: Reading
  say: number
}

function together(voices: readonly Voice[]): Reading {
  const weighed = voices.map(({ reading, say }) => ({ reading, weight: say * clarityOf(reading) ** 2 }))
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0) || 1
  const mean = (of: (reading: Reading) => Shares): Shares => {
    const shares = new Map<string, number>()
    for (const { reading, weight } of weighed) for (const [key, share] of of(reading)) shares.set(key, (shares.get(key) ?? 0) + (share * weight) / total)
    return shares
  }
  const readings = Math.max(...voices.map(({ reading }) => reading.each.length))
  return {
    nearest: mean(({ nearest }) => nearest),
    learned: mean(({ learned }) => learned),
    ordered: mean(({ ordered }) => ordered),
    each: Array.from({ length: readings }, (_, at) => mean(({ each }) => each[at] ?? each[0] ?? new Map())),
  }
}

/** How much a text says one thing: what its likeliest family is granted. */
const clarityOf = (reading: Reading): number => likeliest(reading)[0]?.share ?? 0

/** A sentence around the question may support a fact; that it tells of something else is no matter. */
const factsIn = ({ nearest, learned, ordered, each }: Reading): Reading => ({
  nearest: factsOf(nearest),
  learned: factsOf(learned),
  ordered: factsOf(ordered),
  each: each.map(factsOf),
})
const factsOf = (shares: Shares): Shares => new Map([...shares].filter(([key]) => key !== NOTHING && talkOf(key) === null))

/** Where a question begins inside a long sentence: "I need to know" how much, "tell me" whether. */
const OPENERS =
  /(?<!\b(?:what|who|how|where|when|which|why)(?: \w+)? )\b(?=(?:how|what|which|where|when|who|whether|if|(?:is|are|will) there|(?:do|can|could|would|will|may|are|is) (?:i|we|you|my|our|the|it|they|kids|children))\b)/i
/** Why somebody asks is not what is asked. */
const REASON = /,? (?:because|in order to)\b.*$/i

function questionIn(sentence: string): string {
  const asked = sentence.replace(REASON, '')
  if (!isLong(asked) || startsWithQuestion(asked)) return asked
  return asked.split(OPENERS).findLast((clause) => clause.split(/\s+/).length >= SENTENCE_WORDS && startsWithQuestion(clause)) ?? asked
}

const startsWithQuestion = (text: string): boolean => OPENERS.test(text.slice(0, 12))
