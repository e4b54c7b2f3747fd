import type { Database } from '../../db/connection.ts'

/** The number of a fact's newest change; 0 before the first. */
export async function versionOf(db: Database, factId: number): Promise<number> {
  const { newest } = await db
    .selectFrom('factChange')
    .select((eb) => eb.fn.max('id').as('newest'))
    .where('factId', '=', factId)
    .executeTakeFirstOrThrow()
  return newest ?? 0
}
