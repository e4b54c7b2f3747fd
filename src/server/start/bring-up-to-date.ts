import { sql } from 'kysely'
import { openDatabase, type DatabaseTarget } from '../../db/connection.ts'
import { migrate } from '../../db/migrate.ts'
import type { Site } from '../../domain/site/site.ts'
import { errorField } from '../../shared/errors.ts'

/** On a connection of its own, because a step may take minutes on a large site. */
export async function bringUpToDate(place: DatabaseTarget): Promise<void> {
  try {
    const db = openDatabase(place)
    try {
      if (place.engine === 'postgres') await refuseUnsafeCommits(db)
      await migrate(db)
    } finally {
      await db.destroy()
    }
  } catch (error) {
    throw new Error(`${nameOf(place)} can't be opened: ${reasonOf(error)}`, { cause: error })
  }
}

/** A database as the owner knows it. Its address holds a password. */
const nameOf = (place: DatabaseTarget): string =>
  place.engine === 'sqlite' ? `The database ${place.file} (DATA_DIR)` : 'The PostgreSQL database (DATABASE_URL)'

/** A host with several addresses fails with one error for each, and without words of its own. */
function reasonOf(error: unknown): string {
  return String(errorField(error, 'message') || errorField(error, 'code') || error)
}

async function refuseUnsafeCommits(db: Site['db']) {
  const { rows } = await sql<{ setting: string }>`select current_setting('synchronous_commit') as setting`.execute(db)
  if (rows[0]?.setting !== 'off') return
  throw new Error('PostgreSQL has synchronous_commit = off, so a power failure could lose messages. Please turn it on.')
}
