import { type Selectable, sql } from 'kysely'
import type { RemovalRequestTable } from '../../../db/tables/forum/removals-tables.ts'
import { REMOVAL_HOURS } from '../../../shared/forum/removals/removal-words.ts'
import type { RemovalState, RemovalSummary } from '../../../shared/forum/removals/removals.ts'
import { after, HOUR_MS, type Instant } from '../../../shared/time/instant.ts'

export type RemovalRow = Selectable<RemovalRequestTable>
type Dates = Pick<RemovalRow, 'id' | 'kind' | 'createdAt' | 'quarantinedAt' | 'decidedAt' | 'decision'>

/** When staff have to have decided. */
export const removalDueAt = (createdAt: Instant): Instant => after(createdAt, REMOVAL_HOURS * HOUR_MS)

/** A removal request as a row of the staff's list. `hoursLeft` is below zero once it's late. */
export function toRemovalSummary({ id, kind, createdAt, quarantinedAt, decidedAt, decision }: Dates, now: Instant): RemovalSummary {
  const dueAt = removalDueAt(createdAt)
  const hoursLeft = Math.floor((Date.parse(dueAt) - Date.parse(now)) / HOUR_MS)
  return { id, kind, state: decidedAt ? 'decided' : 'open', looksAutomated: quarantinedAt !== null, createdAt, dueAt, hoursLeft, decision }
}

/** The same in SQL. */
export const removalState = sql<RemovalState>`case when decided_at is not null then 'decided' else 'open' end`
