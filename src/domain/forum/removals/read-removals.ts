import type { Database } from '../../../db/connection.ts'
import { REMOVAL_STATES, type RemovalState, type RemovalSummary, type RemovalView } from '../../../shared/forum/removals/removals.ts'
import { recordOf } from '../../../shared/typed-object.ts'
import { requireActiveMember } from '../../access/require-active-member.ts'
import { requireModerator } from '../../access/require-moderator.ts'
import { AppError } from '../../site/app-error.ts'
import type { Actor, Site } from '../../site/site.ts'
import type { Part, Range } from '../reading/list-range.ts'
import { findRemovalTarget } from './removal-target.ts'
import { removalState, toRemovalSummary } from './removal-view.ts'

/**
 * The removal requests in one state. Those that wait come in the order in which they're due, others newest first.
 *
 * @throws AppError `signed-out` for visitors, `forbidden` for all but staff
 */
export async function listRemovals({ db, clock }: Site, actor: Actor, state: RemovalState, { offset, limit }: Range): Promise<Part<RemovalSummary>> {
  requireModerator(await requireActiveMember(db, actor))
  const found = db.selectFrom('removalRequest').where(removalState, '=', state)
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found.selectAll().orderBy('id', state === 'open' ? 'asc' : 'desc').limit(limit).offset(offset).execute()
  return { entries: rows.map((row) => toRemovalSummary(row, clock.now())), total: Number(total) }
}

/** How many requests there are in each state. @throws AppError as {@link listRemovals} does */
export async function countRemovals({ db }: Site, actor: Actor): Promise<Record<RemovalState, number>> {
  requireModerator(await requireActiveMember(db, actor))
  const rows = await db.selectFrom('removalRequest').select((eb) => [removalState.as('state'), eb.fn.countAll<number>().as('count')]).groupBy('state').execute()
  return recordOf(REMOVAL_STATES, (state) => Number(rows.find((row) => row.state === state)?.count ?? 0))
}

/** A request in full, with what it's about. @throws AppError as {@link listRemovals} does, `not-found` */
export async function getRemoval(site: Site, actor: Actor, id: number): Promise<RemovalView> {
  const { db, clock } = site
  requireModerator(await requireActiveMember(db, actor))
  const row = await findRemoval(db, id)
  const { address, details, name, email, decidedAt, decidedBy, reply } = row
  const decider = decidedBy === null ? undefined : await db.selectFrom('member').select('username').where('id', '=', decidedBy).executeTakeFirst()
  const target = (await findRemovalTarget(db, site.url, address))?.view ?? null
  return { ...toRemovalSummary(row, clock.now()), address, details, name, email, decidedAt, decidedBy: decider?.username ?? null, reply, target }
}

/** @throws AppError `not-found` */
export async function findRemoval(db: Database, id: number) {
  const row = await db.selectFrom('removalRequest').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not-found', 'This request no longer exists.')
  return row
}

/** Requests that wait for a decision. */
export const openRemovals = (db: Database) => db.selectFrom('removalRequest').where('decidedAt', 'is', null)
