import type { Database } from '../../db/connection.ts'
import { FACT_FIELDS, type FactTexts, READ_FIELDS } from '../../shared/playground/fact-fields.ts'
import { isMadeFromQuestion } from '../../shared/playground/fact-words.ts'
import { type FactChangeView, type FactWarning, type FactWithChanges, type OfficeFactView, REVIEW_MS } from '../../shared/office/facts/office-facts.ts'
import { after, type Instant } from '../../shared/time/instant.ts'
import { austinDate, overdueDatesIn } from '../../shared/time/past-dates.ts'
import { fillFacts } from './filled-facts.ts'
import { requireAdmin } from '../access/require-admin.ts'
import { AppError } from '../site/app-error.ts'
import type { Actor, Site } from '../site/site.ts'

const COLUMNS = ['id', 'key', ...FACT_FIELDS, 'checkedAt', 'createdAt'] as const
/** Most former versions shown. */
const CHANGES_SHOWN = 50

/** Every fact with all the owner can change of it. @throws AppError `not-found` unless the actor is an admin */
export async function listOfficeFacts(site: Site, actor: Actor): Promise<OfficeFactView[]> {
  requireAdmin(actor)
  return readFacts(site)
}

/**
 * The years and dates in the facts that have ended, in the owner's order.
 *
 * @throws AppError `not-found` unless the actor is an admin
 */
export async function listFactWarnings(site: Site, actor: Actor): Promise<FactWarning[]> {
  requireAdmin(actor)
  return (await readFacts(site)).flatMap(({ warnings }) => warnings)
}

/**
 * One fact and what it said before, newest first.
 *
 * @throws AppError `not-found` unless the actor is an admin and a fact has this key
 */
export async function getOfficeFact(site: Site, actor: Actor, key: string): Promise<FactWithChanges> {
  requireAdmin(actor)
  const [fact] = await readFacts(site, key)
  if (!fact) throw new AppError('not-found', 'This fact no longer exists.')
  return { fact, changes: await readChanges(site.db, key), today: austinDate(site.clock.now()) }
}

async function readFacts({ db, clock }: Site, key?: string): Promise<OfficeFactView[]> {
  const newest = db.selectFrom('factChange').select((eb) => ['factId', eb.fn.max('id').as('version'), eb.fn.max('createdAt').as('changedAt')]).groupBy('factId')
  const waiting = db
    .selectFrom('factSubscription')
    .select((eb) => ['factId', eb.fn.countAll<number>().as('waiting')])
    .where('confirmedAt', 'is not', null)
    .groupBy('factId')
  const facts = db
    .selectFrom('fact')
    .leftJoin(newest.as('newest'), 'newest.factId', 'fact.id')
    .leftJoin(waiting.as('watches'), 'watches.factId', 'fact.id')
    .select([...COLUMNS, 'newest.version', 'newest.changedAt', 'watches.waiting'])
    .orderBy('position')
    .orderBy('id')
  const today = austinDate(clock.now())
  const dueBefore = after(clock.now(), -REVIEW_MS)
  const stored = await facts.execute()
  const filled = fillFacts(stored, today)
  const all = stored.map(({ id: _, version, waiting: subscriptions, changedAt, createdAt, ...fact }, at) => {
    const reviewedAt = latest([fact.checkedAt, changedAt, isMadeFromQuestion(fact.key) ? createdAt : null])
    return {
      ...fact,
      version: version ?? 0,
      reviewedAt,
      isDue: reviewedAt === null || reviewedAt < dueBefore,
      waiting: Number(subscriptions ?? 0),
      warnings: warningsOf(filled[at], today),
    }
  })
  return key === undefined ? all : all.filter((fact) => fact.key === key)
}

const latest = (moments: readonly (Instant | null)[]): Instant | null => moments.filter((moment) => moment !== null).toSorted().at(-1) ?? null

/** Of a fact that visitors are told about. */
const warningsOf = (fact: (FactTexts & { key: string; notice: string }) | undefined, today: string): FactWarning[] =>
  !fact?.notice ? [] : READ_FIELDS.flatMap((field) =>
    overdueDatesIn(fact[field], today).map((date) => ({ key: fact.key, label: fact.label, field, date })),
  )

async function readChanges(db: Database, key: string): Promise<FactChangeView[]> {
  const rows = await db
    .selectFrom('factChange')
    .innerJoin('fact', 'fact.id', 'factChange.factId')
    .leftJoin('member', 'member.id', 'factChange.actorId')
    .select(['factChange.id', 'member.username', 'factChange.createdAt'])
    .select(FACT_FIELDS.map((field) => `factChange.${field}` as const))
    .where('fact.key', '=', key)
    .orderBy('factChange.id', 'desc')
    .limit(CHANGES_SHOWN)
    .execute()
  return rows.map(({ id, username, createdAt, ...before }) => ({ id, by: username, at: createdAt, before }))
}
