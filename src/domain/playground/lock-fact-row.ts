import type { Selectable } from 'kysely'
import { engineOf, type Transaction } from '../../db/connection.ts'
import type { FactTable } from '../../db/tables/playground-tables.ts'
import { AppError } from '../site/app-error.ts'

export type FactRow = Selectable<FactTable>

/**
 * The fact, held until the end of `trx`: of two who act on it at once, the second sees what the first has made of it.
 *
 * @throws AppError `not-found` when there is none
 */
export async function lockFactRow(trx: Transaction, by: { key: string } | { id: number }): Promise<FactRow> {
  const facts = trx.selectFrom('fact').selectAll()
  const one = 'key' in by ? facts.where('key', '=', by.key) : facts.where('id', '=', by.id)
  const fact = await (engineOf(trx) === 'postgres' ? one.forUpdate() : one).executeTakeFirst()
  if (!fact) throw new AppError('not-found', 'key' in by ? `No fact with the key "${by.key}".` : 'This fact no longer exists.')
  return fact
}
