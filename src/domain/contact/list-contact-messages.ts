import type { Selectable } from 'kysely'
import type { Database } from '../../db/connection.ts'
import type { ContactMessageTable } from '../../db/tables/contact.ts'

/** The newest messages first. */
export const listContactMessages = (db: Database, limit: number): Promise<Selectable<ContactMessageTable>[]> =>
  db.selectFrom('contactMessage').selectAll().orderBy('id', 'desc').limit(limit).execute()
