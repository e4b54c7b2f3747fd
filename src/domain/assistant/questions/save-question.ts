import { sql } from 'kysely'
import type { Transaction } from '../../../db/connection.ts'
import { QUESTION_DAYS } from '../../../shared/privacy/retention.ts'
import { after, DAY_MS } from '../../../shared/time/instant.ts'
import type { Site } from '../../site/site.ts'
import { indexOf } from '../by-words/fact-index.ts'
import { nearestWord } from '../by-words/rank-facts.ts'
import type { SearchableFact } from '../searchable-fact.ts'
import { contentWords } from '../words.ts'

/** Most questions kept of one kind; more tell the owner nothing new. */
const ALIKE_MAX = 200
const WORDS_MAX = 8
/** What nearly every question here is about, so that with or without it the same is asked: "trampolines for the kids". */
const ABOUT_ALL_OF_IT = new Set(['kid', 'kiddo', 'child', 'children', 'place', 'playground', 'joue', 'facility', 'space'])

export type Unanswered = 'unanswered' | 'down'

/** Keeps what was asked for the owner, beside others that ask the same; nothing about who asked. */
export async function saveQuestion(site: Site, facts: readonly SearchableFact[], message: string, reason: Unanswered): Promise<void> {
  const words = likenessOf(facts, message)
  if (words === '') return
  await site.db.transaction().execute(async (trx) => {
    const groupId = await groupFor(trx, words, site.clock.now())
    const { alike } = await trx
      .selectFrom('assistantQuestion')
      .select((eb) => eb.fn.countAll<number>().as('alike'))
      .where('groupId', '=', groupId)
      .executeTakeFirstOrThrow()
    if (Number(alike) >= ALIKE_MAX) return
    await trx
      .insertInto('assistantQuestion')
      .values({ groupId, text: withoutDetails(message), reason, createdAt: site.clock.now() })
      .execute()
  })
}

/** The words by which questions are alike, spelled as the facts spell them; empty when there are none. */
export function likenessOf(facts: readonly SearchableFact[], message: string): string {
  const index = indexOf(facts)
  const words = contentWords(message)
  const content = words.filter((word) => !ABOUT_ALL_OF_IT.has(word))
  return [...new Set((content.length > 0 ? content : words).slice(0, WORDS_MAX).map((word) => nearestWord(index, word)))].toSorted().join(' ').slice(0, 400)
}

/** The group of these words, made if there is none; held until the end of `trx`. */
export async function groupFor(trx: Transaction, words: string, now: string): Promise<number> {
  const { id } = await trx
    .insertInto('assistantGroup')
    .values({ words, createdAt: now })
    .onConflict((conflict) => conflict.column('words').doUpdateSet({ words: sql<string>`excluded.words` }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Addresses and numbers that lead to a person have no place in a question that is kept. */
export const withoutDetails = (message: string): string =>
  message
    .replace(/(?<![^\s@])[^\s@]+@[^\s@]+/g, '[address]') // from the start of a word: from every letter takes the square
    .replace(/(?:https?:\/\/|www\.)\S+/gi, '[link]')
    .replace(/\+?\d[\d\s().-]{6,}\d/g, '[number]')

/** Forgets questions, ratings and left addresses that have had their time. */
export async function sweepQuestions({ db, clock }: Site): Promise<void> {
  const old = after(clock.now(), -QUESTION_DAYS * DAY_MS)
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('assistantQuestion').where('createdAt', '<=', old).execute()
    await trx.deleteFrom('assistantSubscriber').where('createdAt', '<=', old).execute()
    await trx.deleteFrom('assistantRating').where('createdAt', '<=', old).execute()
    await trx
      .deleteFrom('assistantGroup')
      .where('createdAt', '<=', old)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('assistantQuestion').select('id').whereRef('groupId', '=', 'assistantGroup.id'))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('assistantSubscriber').select('id').whereRef('groupId', '=', 'assistantGroup.id'))),
      )
      .execute()
  })
}
