import { type Kysely, sql } from 'kysely'

/** What the owner has facts say in Spanish, beside the English it was written for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table fact_spanish (
    fact_id integer primary key references fact (id) on delete cascade,
    label text not null,
    question text not null,
    answer text not null,
    english text not null,
    changed_at text not null
  )`.execute(db)
}
