import type { FactInSpanish, SpanishForm } from '../../../shared/playground/spanish-fields.ts'
import { austinDate } from '../../../shared/time/past-dates.ts'
import { requireAdmin } from '../../access/require-admin.ts'
import { recordOfficeAct } from '../../office/log/record-office-act.ts'
import { announce } from '../../site/bus.ts'
import { AppError } from '../../site/app-error.ts'
import type { Actor, Site } from '../../site/site.ts'
import { fillFacts } from '../filled-facts.ts'
import { listStoredFacts } from '../list-facts.ts'
import { lockFactRow } from '../lock-fact-row.ts'
import { englishOf, listSpanish, spanishOf } from './spanish-of.ts'

/**
 * A fact in Spanish, and whether it still says what the English says.
 *
 * @throws AppError `not-found` unless the actor is an admin and a fact has this key
 */
export async function getFactInSpanish(site: Site, actor: Actor, key: string): Promise<FactInSpanish> {
  requireAdmin(actor)
  const [fact, own] = await Promise.all([readFact(site, key), listSpanish(site.db)])
  const spanish = spanishOf(fact, own.get(key))
  return {
    texts: spanish?.texts ?? { label: '', question: '', answer: '' },
    state: spanish === null ? 'missing' : spanish.isStale ? 'stale' : 'current',
    isDraft: spanish?.isDraft ?? false,
    english: englishOf(fact),
  }
}

/**
 * Saves what the owner has a fact say in Spanish, for the English she had on screen.
 *
 * @throws AppError like {@link getFactInSpanish}, and `conflict` when the English has changed since
 */
export async function changeSpanish(site: Site, actor: Actor, key: string, { english, ...texts }: SpanishForm): Promise<void> {
  const admin = requireAdmin(actor)
  const now = site.clock.now()
  await site.db.transaction().execute(async (trx) => {
    const { id } = await lockFactRow(trx, { key })
    if (englishOf(await readFact({ ...site, db: trx }, key)) !== english) throw new AppError('conflict', 'The English changed in the meantime. Please reload the page.')
    const row = { ...texts, english, changedAt: now }
    await trx.insertInto('factSpanish').values({ factId: id, ...row }).onConflict((conflict) => conflict.column('factId').doUpdateSet(row)).execute()
    await recordOfficeAct(trx, { actorId: admin.id, kind: 'fact.translate', subject: `fact:${key}`, createdAt: now })
    await announce(trx, { stale: ['facts'] }, now)
  })
  await site.bus.wake()
}

/** As visitors read it: what it refers to is filled in. */
async function readFact({ db, clock }: Pick<Site, 'db' | 'clock'>, key: string) {
  const fact = fillFacts(await listStoredFacts(db), austinDate(clock.now())).find((one) => one.key === key)
  if (!fact) throw new AppError('not-found', 'This fact no longer exists.')
  return fact
}
