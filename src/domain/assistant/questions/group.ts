import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Transaction } from '../../../db/connection.ts'
import { indexOf, nearestWord } from '../by-words.ts'
import { weighed } from '../classifier/classify.ts'
import { BY_PIECES, featuresOf } from '../classifier/features.ts'
import { siteModel } from '../classifier/site-model.ts'
import type { SearchableFact } from '../facts-to-answer.ts'
import { contentWords } from '../words.ts'

const WORDS_MAX = 8
/** What nearly every question here is about, so that with or without it the same is asked: "trampolines for the kids". */
const ABOUT_ALL_OF_IT = new Set(['kid', 'kiddo', 'child', 'children', 'place', 'playground', 'joue', 'facility', 'space'])
/** From here on two questions mean one thing: of 120 that joined another, one asked something else. */
const SAME = 0.6
/** Only the newest are compared. */
const COMPARED_MAX = 200

/** The words by which questions are alike, spelled as the facts spell them; empty when there are none. */
export function likenessOf(facts: readonly SearchableFact[], message: string): string {
  const index = indexOf(facts)
  const words = contentWords(message)
  const content = words.filter((word) => !ABOUT_ALL_OF_IT.has(word))
  return [...new Set((content.length > 0 ? content : words).slice(0, WORDS_MAX).map((word) => nearestWord(index, word)))].toSorted().join(' ').slice(0, 400)
}

/** The group of what means the same as these words, made if there is none; held until the end of `trx`. */
export async function groupFor(trx: Transaction, words: string, now: string): Promise<number> {
  const { id } = await trx
    .insertInto('assistantGroup')
    .values({ words: (await wordsAlike(trx, words)) ?? words, createdAt: now })
    .onConflict((conflict) => conflict.column('words').doUpdateSet({ words: sql<string>`excluded.words` }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The words of the group that is most like these, if one is like enough. */
async function wordsAlike(trx: Transaction, words: string): Promise<string | undefined> {
  const groups = await trx.selectFrom('assistantGroup').select('words').orderBy('id', 'desc').limit(COMPARED_MAX).execute()
  return mostAlike(words, groups.map((group) => group.words))
}

/** The text that asks the same thing in the words most like these; undefined when none asks it. */
export function mostAlike(words: string, others: readonly string[]): string | undefined {
  const own = new Map(weightsOf.memo(words).map(({ feature, weight }) => [feature, weight]))
  const found = others.map((other) => ({ other, alike: other === words ? 1 : weightsOf.memo(other).reduce((sum, { feature, weight }) => sum + weight * (own.get(feature) ?? 0), 0) }))
  return found.filter(({ alike }) => alike >= SAME).toSorted((a, b) => b.alike - a.alike)[0]?.other
}

/** Words and pieces of words, as the classifier weighs them; their order says nothing here. Found once while the same texts are compared again and again. */
const weightsOf = new LRUCache({ max: 2 * COMPARED_MAX, memoMethod: (text: string) => weighed(featuresOf(text), BY_PIECES, siteModel().model) })
