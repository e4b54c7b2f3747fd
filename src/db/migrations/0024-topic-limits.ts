import { type Kysely, sql } from 'kysely'

/** Topics that are locked for a time, and topics in slow mode. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table topic add column locked_until text`.execute(db)
  await sql`alter table topic add column slow_minutes integer`.execute(db)
  await sql`create index topic_locked_until on topic (locked_until) where locked_until is not null`.execute(db)
}
