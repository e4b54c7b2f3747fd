import { type Kysely, sql } from 'kysely'

/** Marks of lines that posts no longer say, so that a quote begun before an edit doesn't bring them back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table former_line (
    post_id integer not null references post (id) on delete cascade,
    mark text not null,
    source_line integer,
    created_at text not null,
    primary key (post_id, mark)
  )`.execute(db)
  await sql`create index former_line_mark on former_line (mark)`.execute(db)
  await sql`create index former_line_created_at on former_line (created_at)`.execute(db)
}
