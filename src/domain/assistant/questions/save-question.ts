import { QUESTION_DAYS } from '../../../shared/privacy/retention.ts'
import { after, DAY_MS } from '../../../shared/time/instant.ts'
import { factsToSearch } from '../../playground/list-facts.ts'
import type { Site } from '../../site/site.ts'
import { groupFor, likenessOf } from './group.ts'

/** Most questions kept of one kind; more tell the owner nothing new. */
const ALIKE_MAX = 200

/** Keeps what was asked for the owner, beside others that ask the same; nothing about who asked. */
export async function saveQuestion(site: Site, message: string, reason: 'unanswered' | 'down'): Promise<void> {
  const words = likenessOf(await factsToSearch(site), message)
  if (words === '') return
  await site.db.transaction().execute(async (trx) => {
    const groupId = await groupFor(trx, words, site.clock.now())
    const { alike } = await trx
      .selectFrom('assistantQuestion')
      .select((eb) => eb.fn.countAll<number>().as('alike'))
      .where('groupId', '=', groupId)
      .executeTakeFirstOrThrow()
    if (Number(alike) >= ALIKE_MAX) return
    await trx.insertInto('assistantQuestion').values({ groupId, text: withoutDetails(message), reason, createdAt: site.clock.now() }).execute()
  })
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
    for (const table of ['assistantQuestion', 'assistantSubscriber', 'assistantRating'] as const) await trx.deleteFrom(table).where('createdAt', '<=', old).execute()
    await trx
      .deleteFrom('assistantGroup')
      .where('createdAt', '<=', old)
      .where(({ not, exists, selectFrom }) => not(exists(selectFrom('assistantQuestion').select('id').whereRef('groupId', '=', 'assistantGroup.id'))))
      .where(({ not, exists, selectFrom }) => not(exists(selectFrom('assistantSubscriber').select('id').whereRef('groupId', '=', 'assistantGroup.id'))))
      .execute()
  })
}
