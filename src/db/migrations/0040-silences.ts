import { type Kysely, sql } from 'kysely'

/** Members who can't post for some days, and why. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table member add column silenced_until text`.execute(db)
  await sql`alter table member add column silence_reason text`.execute(db)
}
