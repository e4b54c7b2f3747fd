import type { Database } from './connection.ts'

/** The value the site keeps under `key`; made with `make` and kept if there is none yet. */
export async function siteValue(db: Database, key: string, make: () => string): Promise<string> {
  await db
    .insertInto('siteValue')
    .values({ key, value: make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await db.selectFrom('siteValue').select('value').where('key', '=', key).executeTakeFirstOrThrow()
  return row.value
}
