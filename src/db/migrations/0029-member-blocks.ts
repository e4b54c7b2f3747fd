import { type Kysely, sql } from 'kysely'

/** Whom a member doesn't want to hear from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table member_block (
    member_id integer not null references member (id) on delete cascade,
    blocked_id integer not null references member (id) on delete cascade,
    level text not null,
    created_at text not null,
    primary key (member_id, blocked_id)
  )`.execute(db)
  await sql`create index member_block_blocked on member_block (blocked_id)`.execute(db)
}
