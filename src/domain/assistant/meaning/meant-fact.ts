import type { FactIndex } from '../by-words/fact-index.ts'
import { rankFacts } from '../by-words/rank-facts.ts'
import { isExampleWord } from '../examples/example-words.ts'
import { EXAMPLES } from '../examples/examples.ts'
import { NOTHING } from '../examples/nothing.ts'
import { readByExamples } from '../reading/site-reading.ts'
import type { SearchableFact } from '../searchable-fact.ts'
import { smallTalk, talkOf } from '../small-talk.ts'
import { contentWords, fold } from '../words.ts'
import { asks } from './asks.ts'
import { familyOf, graveIn, isGrave, isTooGraveBeside, type Likely, likeliest } from './likely-families.ts'
import { readQuestion } from './question-reading.ts'

/** Under this an answer is more likely wrong than right. This and the next eleven: docs/rules/assistant.md#sure */
const SURE = 0.4
/** What the readings together have to grant something grave … */
const SURE_OF_GRAVE = 0.75
/** … or so much, where they grant nothing else more than the next, and hardly that no fact answers … */
const SURE_WITHOUT_RIVAL = 0.6
const RIVAL = 0.15
const NOTHING_BESIDE_UNRIVALED = 0.05
/** … and each of them by itself. */
const EACH_SURE_OF_GRAVE = 0.15
/** Where all that is grave together is likelier than this, another answer has to reach … */
const SOME_OF_GRAVE = 0.1
/** … as much. */
const CLEAR_BESIDE_GRAVE = 0.5
/** Where the readings disagree about something grave. */
const CLEARLY_SURE = 0.65
/** How likely it may be that no fact answers, beside something grave. */
const NOTHING_BESIDE_GRAVE = 0.12
/** Where one reading is as sure of something else as this, all together have to be … */
const DOUBTS = 0.8
const DOUBTED = 0.6
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
  if (best.share < DOUBTED && likely.some((one) => one !== best && one.each.some((share) => share >= DOUBTS))) return false
  if (best.share < SURE || (best.share < CLEARLY_SURE && isTornOnGrave(likely))) return false
  if (isGrave(best.family)) return isSureOfGrave(best, likely)
  if (best.share < CLEAR_BESIDE_GRAVE && graveIn(likely) > SOME_OF_GRAVE) return false
  return !likely.some(({ family, share }) => isTooGraveBeside(best.family, family, share))
}

function isSureOfGrave(best: Likely, likely: readonly Likely[]): boolean {
  const nothing = likely.find(({ key }) => key === NOTHING)?.share ?? 0
  if (best.agreed < EACH_SURE_OF_GRAVE || nothing > NOTHING_BESIDE_GRAVE) return false
  const isUnrivaled = nothing <= NOTHING_BESIDE_UNRIVALED && likely.every((one) => one === best || one.share <= RIVAL)
  return best.share >= (isUnrivaled ? SURE_WITHOUT_RIVAL : SURE_OF_GRAVE)
}

/** Whether the readings find two different things likeliest, one of them grave. */
function isTornOnGrave(likely: readonly Likely[]): boolean {
  const readings = likely[0]?.each.keys() ?? []
  const found = new Set([...readings].map((by) => likely.reduce((most, one) => ((one.each[by] ?? 0) > (most.each[by] ?? 0) ? one : most)).family))
  return found.size > 1 && [...found].some(isGrave)
}

/** How likely a text is about the family of a fact, sure enough or not. */
export const likelihoodOf = ({ key }: SearchableFact, text: string): number => likeliest(readQuestion(text)).find(({ family }) => family === familyOf(key))?.share ?? 0

/** What a text is about where a fact answers it: the facts' families with what each is granted of what all are, the likeliest first. */
export function likeliestFacts(text: string): { family: string; share: number }[] {
  const facts = likeliest(readQuestion(text)).filter(({ key }) => key !== NOTHING && talkOf(key) === null)
  const total = facts.reduce((sum, { share }) => sum + share, 0) || 1
  return facts.map(({ family, share }) => ({ family, share: share / total }))
}

/** Whether a text may be about something grave; words nobody knows are about a little of everything. */
export const mayBeGrave = (text: string): boolean => likeliest(readQuestion(text)).some(({ family, share }) => isGrave(family) && share > MAY_BE_GRAVE)
const MAY_BE_GRAVE = 0.3

/** Whether a text is surely about something no fact answers. */
export const isAboutNothing = (text: string): boolean => likeliest(readByExamples(text)).some(({ key, share }) => key === NOTHING && share >= SURELY_NOTHING)
const SURELY_NOTHING = 0.8

/** The kind of small talk a text is, if that is sure enough. */
export function meantTalk(text: string): string | null {
  const parts = text
    .split(/[?!.,;]+/)
    .map((part) => part.trim())
    .filter(Boolean)
  const whole = likelyTalk(text)
  if (whole && whole.share >= SURELY_TALK) return talkOf(whole.key)
  const others = parts.filter((part) => smallTalk(part) === null)
  if (others.length === 0) return smallTalk(parts.at(-1) ?? '')
  if (others.length > 1 && others.some(asks)) return null
  const rest = others.join(',')
  return talkOf(likelyTalk(rest)?.key ?? '')
}

/** What a short text is likeliest about, if that is sure enough. */
function likelyTalk(text: string): Likely | null {
  const likely = text.split(' ').length > TALK_WORDS ? [] : likeliest(readByExamples(text))
  const [best] = likely
  return best && isSure(best, likely) ? best : null
}

/** Longer messages ask something. */
const TALK_WORDS = 18
/** A whole message as clear as this is small talk, whatever its parts are: "good morning, is anybody on here?" */
const SURELY_TALK = 0.8

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
