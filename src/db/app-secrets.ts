import type { Database } from './connection.ts'

/** The secret stored under `key`; made with `make` and stored if there's none yet. */
export async function getOrCreateSecret(db: Database, key: string, make: () => string): Promise<string> {
  await db
    .insertInto('appSecret')
    .values({ key, value: make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await db.selectFrom('appSecret').select('value').where('key', '=', key).executeTakeFirstOrThrow()
  return row.value
}
