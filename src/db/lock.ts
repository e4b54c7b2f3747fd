import { sql } from 'kysely'
import { engineOf, type Transaction } from './connection.ts'

/**
 * Makes transactions that name the same thing wait for one another until they end. SQLite writes one at a time
 * anyway; PostgreSQL takes an advisory lock on the hash of the name.
 */
export async function lockFor(trx: Transaction, name: string): Promise<void> {
  if (engineOf(trx) === 'sqlite') return
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)
}
