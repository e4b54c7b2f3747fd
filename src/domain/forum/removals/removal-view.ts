import { type Selectable, sql } from 'kysely'
import type { RemovalRequestTable } from '../../../db/tables/removals.ts'
import { REMOVAL_HOURS } from '../../../shared/forum/removals/removal-words.ts'
import type { RemovalState, RemovalSummary } from '../../../shared/forum/removals/removals.ts'
import { after, HOUR_MS, type Instant } from '../../../shared/time/instant.ts'

export type RemovalRow = Selectable<RemovalRequestTable>
type Dates = Pick<RemovalRow, 'id' | 'kind' | 'createdAt' | 'quarantinedAt' | 'decidedAt' | 'decision'>

/** When staff have to have decided. */
export const removalDueAt = (createdAt: Instant): Instant => after(createdAt, REMOVAL_HOURS * HOUR_MS)

/** A removal request as a row of the staff's list. `hoursLeft` is below zero once it's late. */
export function toRemovalSummary({ id, kind, createdAt, decision, ...dates }: Dates, now: Instant): RemovalSummary {
  const dueAt = removalDueAt(createdAt)
  const hoursLeft = Math.floor((Date.parse(dueAt) - Date.parse(now)) / HOUR_MS)
  return { id, kind, state: stateOf(dates), createdAt, dueAt, hoursLeft, decision }
}

const stateOf = ({ decidedAt, quarantinedAt }: Pick<Dates, 'decidedAt' | 'quarantinedAt'>): RemovalState =>
  decidedAt ? 'decided' : quarantinedAt ? 'set-aside' : 'open'

/** The same in SQL. */
export const removalState = sql<RemovalState>`case when decided_at is not null then 'decided' when quarantined_at is not null then 'set-aside' else 'open' end`
