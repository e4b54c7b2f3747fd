import type { Transaction } from '../../db/connection.ts'
import type { Instant } from '../../shared/time/instant.ts'
import { STATUS_OF } from '../../shared/playground/badges.ts'
import { EMPTY_FACT } from '../../shared/playground/fact-fields.ts'
import { shortOf } from '../../shared/playground/fact-words.ts'
import { announce } from '../site/bus.ts'
import { recordOfficeAct } from '../office/log/record-office-act.ts'
import { requireSoundReferences } from './require-sound-references.ts'

interface NewFact {
  actorId: number
  now: Instant
  key: string
  label: string
  question: string
  answer: string
  words: string
}

/** Where a fact stands that has no place on the landing page. */
const VISIT = '/visit'

/**
 * Adds a fact that is known, after all others; its short form is the beginning of its answer.
 *
 * @throws AppError `invalid` when a reference in the answer is broken
 */
export async function addFact(trx: Transaction, { actorId, now, ...texts }: NewFact): Promise<void> {
  await requireSoundReferences(trx, { answer: texts.answer })
  const { last } = await trx.selectFrom('fact').select((eb) => eb.fn.max('position').as('last')).executeTakeFirstOrThrow()
  await trx
    .insertInto('fact')
    .values({ ...EMPTY_FACT, ...texts, short: shortOf(texts.answer) || texts.label, ...STATUS_OF.announced, link: VISIT, position: (last ?? 0) + 1, checkedAt: null, createdAt: now })
    .execute()
  await recordOfficeAct(trx, { actorId, kind: 'fact.add', subject: `fact:${texts.key}`, createdAt: now })
  await announce(trx, { stale: ['facts'] }, now)
}
