import { type Kysely, sql } from 'kysely'

/** What posts quote from others, so that a quote says what its source says now; and when an earlier version was deleted for good. */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const statements = [
    sql`create table post_quote (
      post_id integer not null references post (id) on delete cascade,
      line integer not null,
      source_id integer not null references post (id) on delete cascade,
      source_line integer,
      primary key (post_id, line)
    )`,
    sql`create index post_quote_source on post_quote (source_id)`,
    sql`create index post_reply_to on post (reply_to_id) where reply_to_id is not null`,
    sql`alter table post_edit add column purged_at text`,
  ]
  // Otherwise the words of a deleted text stay in the index until it's merged.
  if (engine === 'sqlite') statements.push(sql`insert into post_search (post_search, rank) values ('secure-delete', 1)`)
  for (const statement of statements) await statement.execute(db)
}
