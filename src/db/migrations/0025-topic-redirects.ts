import { type Kysely, sql } from 'kysely'

/** Where the posts of a topic are that became part of another one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table topic_redirect (
    topic_id integer primary key,
    target_id integer not null references topic (id) on delete cascade,
    created_at text not null
  )`.execute(db)
  await sql`create index topic_redirect_target on topic_redirect (target_id)`.execute(db)
}
