import type { Selectable } from 'kysely'
import type { Database } from '../../db/connection.ts'
import type { WaitlistEntryTable } from '../../db/tables/waitlist.ts'

/** The newest entries first. */
export const listWaitlist = (db: Database, limit: number): Promise<Selectable<WaitlistEntryTable>[]> =>
  db.selectFrom('waitlistEntry').selectAll().orderBy('id', 'desc').limit(limit).execute()
