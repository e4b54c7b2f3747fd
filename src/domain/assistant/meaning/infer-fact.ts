import type { FactIndex } from '../by-words/fact-index.ts'
import { rankFacts } from '../by-words/rank-facts.ts'
import { NOTHING } from '../examples/nothing.ts'
import { hasExamples, inferByExamples, isExampleWord } from '../inference/site-model.ts'
import type { SearchableFact } from '../searchable-fact.ts'
import { smallTalk, talkOf } from '../small-talk.ts'
import { contentWords, foldQuestion } from '../words.ts'
import { isQuestion } from './is-question.ts'
import { intentGroupOf, highStakesIn, isHighStakes, isTooHighStakesBeside, type Likely, likeliest } from './intent-groups.ts'
import { inferQuestion } from './infer-question.ts'

/** Under this an answer is more likely wrong than right. This and the next eleven: docs/rules/assistant.md#sure */
const SURE = 0.4
/** What the readings together have to grant something grave … */
const SURE_OF_HIGH_STAKES = 0.75
/** … or so much, where they grant nothing else more than the next, and hardly that no fact answers … */
const SURE_WITHOUT_RIVAL = 0.6
const RIVAL = 0.15
const NOTHING_BESIDE_UNRIVALED = 0.05
/** … and each of them by itself. */
const EACH_SURE_OF_HIGH_STAKES = 0.15
/** Where all that is grave together is likelier than this, another answer has to reach … */
const SOME_OF_HIGH_STAKES = 0.1
/** … as much. */
const CLEAR_BESIDE_HIGH_STAKES = 0.5
/** Where the readings disagree about something grave. */
const CLEARLY_SURE = 0.65
/** How likely it may be that no fact answers, beside something grave. */
const OUT_OF_SCOPE_BESIDE_HIGH_STAKES = 0.12
/** Where one reading is as sure of something else as this, all together have to be … */
const DOUBTS = 0.8
const DOUBTED = 0.6
/** What the words of a fact without examples have to reach. */
const OWN_WORDS_SURE = 0.5

export interface Meant {
  fact: SearchableFact
  /** From 0 to 1. */
  probability: number
}

/** The fact a text asks for, if that is sure enough. */
export function meantFact(index: FactIndex, text: string): Meant | null {
  if (foldQuestion(text) === '') return null
  const own = factOfItsOwn(index, text)
  if (own) return { fact: own, probability: 1 }
  const likely = likeliest(inferQuestion(text))
  const [best] = likely
  const fact = index.byKey.get(best?.key ?? '')
  return best && fact && isSure(best, likely) ? { fact, probability: best.probability } : null
}

function isSure(best: Likely, likely: readonly Likely[]): boolean {
  if (best.probability < DOUBTED && likely.some((one) => one !== best && one.each.some((probability) => probability >= DOUBTS))) return false
  if (best.probability < SURE || (best.probability < CLEARLY_SURE && isTornOnHighStakes(likely))) return false
  if (isHighStakes(best.group)) return isSureOfHighStakes(best, likely)
  if (best.probability < CLEAR_BESIDE_HIGH_STAKES && highStakesIn(likely) > SOME_OF_HIGH_STAKES) return false
  return !likely.some(({ group, probability }) => isTooHighStakesBeside(best.group, group, probability))
}

function isSureOfHighStakes(best: Likely, likely: readonly Likely[]): boolean {
  const nothing = likely.find(({ key }) => key === NOTHING)?.probability ?? 0
  if (best.agreed < EACH_SURE_OF_HIGH_STAKES || nothing > OUT_OF_SCOPE_BESIDE_HIGH_STAKES) return false
  const isUnrivaled = nothing <= NOTHING_BESIDE_UNRIVALED && likely.every((one) => one === best || one.probability <= RIVAL)
  return best.probability >= (isUnrivaled ? SURE_WITHOUT_RIVAL : SURE_OF_HIGH_STAKES)
}

/** Whether the readings find two different things likeliest, one of them grave. */
function isTornOnHighStakes(likely: readonly Likely[]): boolean {
  const inferences = likely[0]?.each.keys() ?? []
  const found = new Set([...inferences].map((by) => likely.reduce((most, one) => ((one.each[by] ?? 0) > (most.each[by] ?? 0) ? one : most)).group))
  return found.size > 1 && [...found].some(isHighStakes)
}

/** How likely a text is about the family of a fact, sure enough or not. */
export const likelihoodOf = ({ key }: SearchableFact, text: string): number => likeliest(inferQuestion(text)).find(({ group }) => group === intentGroupOf(key))?.probability ?? 0

/** What a text is about where a fact answers it: the facts' families with what each is granted of what all are, the likeliest first. */
export function likeliestFacts(text: string): { group: string; probability: number }[] {
  const facts = likeliest(inferQuestion(text)).filter(({ key }) => key !== NOTHING && talkOf(key) === null)
  const total = facts.reduce((sum, { probability }) => sum + probability, 0) || 1
  return facts.map(({ group, probability }) => ({ group, probability: probability / total }))
}

/** Whether a text may be about something grave; words no one knows are about a little of everything. */
export const mayBeHighStakes = (text: string): boolean => likeliest(inferQuestion(text)).some(({ group, probability }) => isHighStakes(group) && probability > MAY_BE_HIGH_STAKES)
const MAY_BE_HIGH_STAKES = 0.3

/** Whether a text is surely about something no fact answers. */
export const isOutOfScope = (text: string): boolean => likeliest(inferByExamples(text)).some(({ key, probability }) => key === NOTHING && probability >= SURELY_NOTHING)
const SURELY_NOTHING = 0.8

/** The kind of small talk a text is, if that is sure enough. */
export function meantTalk(text: string): string | null {
  const parts = text
    .split(/[?!.,;]+/)
    .map((part) => part.trim())
    .filter(Boolean)
  const whole = likelyTalk(text)
  if (whole && whole.probability >= SURELY_TALK) return talkOf(whole.key)
  const others = parts.filter((part) => smallTalk(part) === null)
  if (others.length === 0) return smallTalk(parts.at(-1) ?? '')
  if (others.length > 1 && others.some(isQuestion)) return null
  const rest = others.join(',')
  return talkOf(likelyTalk(rest)?.key ?? '')
}

/** What a short text is likeliest about, if that is sure enough. */
function likelyTalk(text: string): Likely | null {
  const likely = text.split(' ').length > TALK_WORDS ? [] : likeliest(inferByExamples(text))
  const [best] = likely
  return best && isSure(best, likely) ? best : null
}

/** Longer messages ask something. */
const TALK_WORDS = 18
/** A whole message as clear as this is small talk, whatever its parts are: "good morning, is anyone on here?" */
const SURELY_TALK = 0.8

/**
 * The fact whose own words were asked: its question word for word, or words of a fact that no example is about, or
 * that no example has. So what the owner adds is found at once.
 */
function factOfItsOwn(index: FactIndex, text: string): SearchableFact | null {
  const question = index.byQuestion.get(foldQuestion(text))
  if (question) return question
  const [best] = rankFacts(index, text)
  if (!best?.isToThePoint || best.confidence < OWN_WORDS_SURE) return null
  const isOwn = (word: string) => !isExampleWord(word) && best.ownWords.has(word)
  return !hasExamples(best.fact.key) || contentWords(text).some(isOwn) ? best.fact : null
}
