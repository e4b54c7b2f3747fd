import { isUndecided } from '../../../shared/playground/playground.ts'
import type { FactIndex } from '../by-words/fact-index.ts'
import { rankFacts } from '../by-words/rank-facts.ts'
import { NOTHING, groupOf } from '../classifier/groups.ts'
import { type Likely, likeliest } from '../classifier/likeliest.ts'
import { isHighStakes } from './high-stakes.ts'
import { classify, hasExamples, isExampleWord, thresholdOf } from '../classifier/site-model.ts'
import type { SearchableFact } from '../searchable-fact.ts'
import { smallTalk, talkOf } from '../small-talk.ts'
import { contentWords, foldQuestion } from '../words.ts'
import { isQuestion } from './is-question.ts'
import { inferQuestion } from './infer-question.ts'

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
  return best && fact && isSure(best, fact) ? { fact, probability: best.probability } : null
}

/** "Not yet announced" claims nothing that could be false, so it's said from here on, however much is at stake once it's announced. */
const SURE_OF_UNDECIDED = 0.5

function isSure({ group, probability }: Likely, fact?: SearchableFact): boolean {
  const { threshold } = thresholdOf(group)
  return probability >= (fact && isUndecided(fact) ? Math.min(threshold, SURE_OF_UNDECIDED) : threshold)
}

/** How likely a text is about the family of a fact, sure enough or not. */
export const likelihoodOf = ({ key }: SearchableFact, text: string): number => likeliest(inferQuestion(text)).find(({ group }) => group === groupOf(key))?.probability ?? 0

/** What a text is about where a fact answers it: the facts' families with what each is granted of what all are, the likeliest first. */
export function likeliestFacts(text: string): { group: string; probability: number }[] {
  const facts = likeliest(inferQuestion(text)).filter(({ key }) => key !== NOTHING && talkOf(key) === null)
  const total = facts.reduce((sum, { probability }) => sum + probability, 0) || 1
  return facts.map(({ group, probability }) => ({ group, probability: probability / total }))
}

/** The facts a text may be about, though not surely enough to answer it, the likeliest first. */
export const likeliestKeys = (text: string): string[] =>
  likeliest(inferQuestion(text)).filter(({ key, probability }) => key !== NOTHING && talkOf(key) === null && probability >= MAYBE).map(({ key }) => key)
const MAYBE = 0.05

/** Whether a text may be about something grave; words no one knows are about a little of everything. */
export const mayBeHighStakes = (text: string): boolean => likeliest(inferQuestion(text)).some(({ group, probability }) => isHighStakes(group) && probability > MAY_BE_HIGH_STAKES)
const MAY_BE_HIGH_STAKES = 0.3

/** Whether a text is surely about something no fact answers. */
export const isOutOfScope = (text: string): boolean => likeliest(classify(text)).some(({ key, probability }) => key === NOTHING && probability >= SURELY_NOTHING)
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
  if (others.some(asksForFact)) return null
  const rest = others.join(',')
  return talkOf(likelyTalk(rest)?.key ?? '')
}

/** "Sounds nice, whats the damage" asks for the price. */
const asksForFact = (part: string): boolean => likeliest(classify(part)).some(({ key, probability }) => key !== NOTHING && talkOf(key) === null && probability >= SURELY_TALK)

/** What a short text is likeliest about, if that is sure enough. */
function likelyTalk(text: string): Likely | null {
  const likely = text.split(' ').length > TALK_WORDS ? [] : likeliest(classify(text))
  const [best] = likely
  return best && isSure(best) ? best : null
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
