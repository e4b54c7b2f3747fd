import { isExampleWord } from './examples/example-words.ts'
import { EXAMPLES } from './examples/examples.ts'
import { NOTHING } from './examples/nothing.ts'
import type { FactIndex } from './fact-index.ts'
import { readByExamples, type Reading, type Shares } from './likely-keys.ts'
import { rankFacts } from './rank-facts.ts'
import type { SearchableFact } from './searchable-fact.ts'
import { smallTalk, talkOf } from './small-talk.ts'
import { contentWords, fold } from './words.ts'

/** Of these a wrong answer does harm: a family plans around it. */
const GRAVE: ReadonlySet<string> = new Set(['pricing', 'opening-date', 'location', 'safety', 'allergens'])
/** Under this an answer is more likely wrong than right. This and the next two: docs/rules/assistant.md#sure */
const SURE = 0.4
/** What both readings have to grant something grave. */
const SURE_OF_GRAVE = 0.45
/** How likely something grave may be beside another answer. */
const GRAVE_BESIDE = 0.25
/** Where the readings disagree about something grave. */
const CLEARLY_SURE = 0.6
/** What the words of a fact without examples have to reach. */
const OWN_WORDS_SURE = 0.5

const KEYS: ReadonlySet<string> = new Set(EXAMPLES.map(({ key }) => key))

export interface Meant {
  fact: SearchableFact
  /** From 0 to 1. */
  share: number
}

/** The fact a text asks for, if that is sure enough. */
export function meantFact(index: FactIndex, text: string): Meant | null {
  if (fold(text) === '') return null
  const own = factOfItsOwn(index, text)
  if (own) return { fact: own, share: 1 }
  const likely = likeliest(readQuestion(text))
  const [best] = likely
  const fact = index.byKey.get(best?.key ?? '')
  return best && fact && isSure(best, likely) ? { fact, share: best.share } : null
}

function isSure(best: Likely, likely: readonly Likely[]): boolean {
  if (best.share < SURE || (best.share < CLEARLY_SURE && isTornOnGrave(likely))) return false
  if (GRAVE.has(best.family)) return best.agreed >= SURE_OF_GRAVE
  return !likely.some(({ family, share }) => GRAVE.has(family) && share > GRAVE_BESIDE)
}

/** Whether the readings find two different things likeliest, one of them grave. */
function isTornOnGrave(likely: readonly Likely[]): boolean {
  const [near, learned] = (['near', 'learned'] as const).map((by) => likely.reduce((most, one) => (one[by] > most[by] ? one : most)).family)
  return near !== learned && (GRAVE.has(near ?? '') || GRAVE.has(learned ?? ''))
}

/** Whether a text is surely about something no fact answers. */
export const isAboutNothing = (text: string): boolean => likeliest(readByExamples(text))[0]?.key === NOTHING

/** The kind of small talk a text is, if that is sure enough. */
export function meantTalk(text: string): string | null {
  const parts = text.split(/[?!.,;]+/).filter((part) => part.trim())
  const rest = parts.filter((part) => smallTalk(part) === null).join(',')
  if (rest === '') return smallTalk(parts.at(-1) ?? '')
  const [best] = rest.split(' ').length > TALK_WORDS ? [] : likeliest(readByExamples(rest))
  return best && best.share >= SURE ? talkOf(best.key) : null
}

/** Longer messages ask something. */
const TALK_WORDS = 9
/** Facts that say much the same: unsure which of them is meant is still sure enough. */
const FAMILIES: readonly (readonly string[])[] = [
  ['safety', 'badge.safety', 'value.safety'],
  ['opening-date', 'opening-year'],
  ['location', 'city'],
  ['about', 'overview', 'features'],
  ['feature.checkin', 'check-in-privacy'],
  ['value.inclusive', 'badge.inclusivity'],
]

const familyOf = (key: string): string => FAMILIES.find((family) => family.includes(key))?.[0] ?? key

interface Likely {
  family: string
  /** The likeliest of the family. */
  key: string
  /** How likely the family is, by both readings together. */
  share: number
  /** What each reading grants it. */
  near: number
  learned: number
  /** What both grant it. */
  agreed: number
}

/** The families a text may be about, the likeliest first. */
function likeliest({ nearest, learned }: Reading): Likely[] {
  const families = Map.groupBy(new Set([...nearest.keys(), ...learned.keys()]), familyOf)
  const both = (key: string) => (nearest.get(key) ?? 0) + (learned.get(key) ?? 0)
  const total = (shares: Shares, keys: readonly string[]) => keys.reduce((sum, key) => sum + (shares.get(key) ?? 0), 0)
  return [...families]
    .map(([family, keys]) => {
      const shares = { near: total(nearest, keys), learned: total(learned, keys) }
      const key = keys.toSorted((a, b) => both(b) - both(a))[0] ?? family
      return { family, key, ...shares, share: (shares.near + shares.learned) / 2, agreed: Math.min(shares.near, shares.learned) }
    })
    .toSorted((a, b) => b.share - a.share)
}

/**
 * The fact whose own words were asked: its question word for word, or words of a fact that no example is about, or
 * that no example has. So what the owner adds is found at once.
 */
function factOfItsOwn(index: FactIndex, text: string): SearchableFact | null {
  const asked = index.byQuestion.get(fold(text))
  if (asked) return asked
  const [best] = rankFacts(index, text)
  if (!best?.isToThePoint || best.confidence < OWN_WORDS_SURE) return null
  const isOwn = (word: string) => !isExampleWord(word) && best.ownWords.has(word)
  return !KEYS.has(best.fact.key) || contentWords(text).some(isOwn) ? best.fact : null
}

const LONG_WORDS = 14

/** Whether a message is so long that it leads up to its question. */
export const isLong = (text: string): boolean => text.split(/\s+/).length > LONG_WORDS

/** Of a long message the whole counts most, then its question, then each sentence around; each more, the clearer it is. */
const QUESTION_SAY = 0.5
const WHOLE_SAY = 0.7
const SENTENCE_SAY = 0.15

/** Reads a short message as it is, and a long one by its question and by what leads up to it. */
function readQuestion(text: string): Reading {
  const bare = withoutHearsay(text)
  const whole = readByExamples(bare)
  if (!isLong(bare)) return whole
  const sentences = sentencesOf(bare)
  const asked = sentences.findLast((sentence) => sentence.endsWith('?')) ?? sentences.findLast((sentence) => OPENERS.test(sentence)) ?? sentences.at(-1) ?? bare
  const around = sentences.filter((sentence) => sentence !== asked)
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
  return { nearest: mean(({ nearest }) => nearest), learned: mean(({ learned }) => learned) }
}

/** How much a text says one thing: what its likeliest family is granted. */
const clarityOf = (reading: Reading): number => likeliest(reading)[0]?.share ?? 0

/** A sentence around the question may support a fact; that it tells of something else is no matter. */
const factsIn = ({ nearest, learned }: Reading): Reading => ({ nearest: factsOf(nearest), learned: factsOf(learned) })
const factsOf = (shares: Shares): Shares => new Map([...shares].filter(([key]) => key !== NOTHING && talkOf(key) === null))

/** Where a question begins inside a long sentence: "I need to know" how much, "tell me" whether. */
const OPENERS =
  /(?<!\b(?:what|who|how|where|when|which|why)(?: \w+)? )\b(?=(?:how|what|which|where|when|who|whether|if|(?:is|are|will) there|(?:do|can|could|would|will|may|are|is) (?:i|we|you|my|our|the|it|they|kids|children))\b)/i
/** Why somebody asks is not what is asked. */
const REASON = /,? (?:so that|because|in order to)\b.*$/i

function questionIn(sentence: string): string {
  const asked = sentence.replace(REASON, '')
  if (!isLong(asked) || startsWithQuestion(asked)) return asked
  return asked.split(OPENERS).findLast((clause) => clause.split(/\s+/).length >= SENTENCE_WORDS && startsWithQuestion(clause)) ?? asked
}

const startsWithQuestion = (text: string): boolean => OPENERS.test(text.slice(0, 12))
