import { isUndecided } from '../../../shared/playground/playground.ts'
import { type FactIndex, type RankedFact, rankFacts } from '../by-words.ts'
import { groupOf } from '../classifier/groups.ts'
import type { Likely } from '../classifier/groups.ts'
import { classify, hasExamples, isExampleWord, thresholdOf } from '../classifier/site-model.ts'
import type { SearchableFact } from '../facts-to-answer.ts'
import { contentWords, foldQuestion } from '../words.ts'

/** What the words of a fact without examples have to reach. */
const OWN_WORDS_SURE = 0.5
/** A longer text may speak of the same thing somewhere else. */
const NAMING_WORDS = 9

export interface IntentMatch {
  fact: SearchableFact
  /** From 0 to 1. */
  probability: number
}

/** The fact a text asks for, if that's sure enough. */
export function meantFact(index: FactIndex, text: string): IntentMatch | null {
  const ranked = rankFacts(index, text)
  const own = factOfItsOwn(index, text, ranked[0])
  if (own) return { fact: own, probability: 1 }
  const [best] = classify(text)
  const fact = index.byKey.get(best?.key ?? '')
  if (best && fact && isSure(best, fact)) return { fact, probability: best.probability }
  // What the owner added and the examples don't know is meant where a short text names it: "do the swings fit toddlers".
  const named = text.split(/\s+/).length > NAMING_WORDS ? undefined : ranked.find(({ fact: { key }, isNamed }) => isNamed && !hasExamples(key))
  return named ? { fact: named.fact, probability: 1 } : null
}

/** "Not yet announced" claims nothing that could be false, so it's said from here on, however much is at stake once it's announced. */
const SURE_OF_UNDECIDED = 0.5

function isSure({ group, probability }: Likely, fact: SearchableFact): boolean {
  const { threshold } = thresholdOf(group)
  return probability >= (isUndecided(fact) ? Math.min(threshold, SURE_OF_UNDECIDED) : threshold)
}

/** How likely each group is what a text asks for. */
export const likelihoodsOf = (text: string): ReadonlyMap<string, number> => new Map(classify(text).map(({ group, probability }) => [group, probability]))

/** How likely a text is about the group of a fact, sure enough or not. */
export const likelihoodOf = ({ key }: SearchableFact, text: string): number => likelihoodsOf(text).get(groupOf(key)) ?? 0

/** Whether a wrong answer with this fact does harm: someone plans around it. What is undecided claims nothing. */
export const isHighStakes = (fact: SearchableFact): boolean => thresholdOf(groupOf(fact.key)).isHighStakes && !isUndecided(fact)

export const areInOneGroup = (facts: readonly SearchableFact[]): boolean => new Set(facts.map(({ key }) => groupOf(key))).size === 1

/**
 * The fact whose own words were asked: its question word for word, or words of a fact that no example is about, or
 * that no example has. So what the owner adds is found at once.
 */
function factOfItsOwn(index: FactIndex, text: string, best: RankedFact | undefined): SearchableFact | null {
  const question = index.byQuestion.get(foldQuestion(text))
  if (question) return question
  if (!best?.isToThePoint || best.confidence < OWN_WORDS_SURE) return null
  const isOwn = (word: string) => !isExampleWord(word) && best.ownWords.has(word)
  return !hasExamples(best.fact.key) || contentWords(text).some(isOwn) ? best.fact : null
}
