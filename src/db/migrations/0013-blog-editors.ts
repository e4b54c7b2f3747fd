import { type Kysely, sql } from 'kysely'

/** Where blog posts are open for editing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table blog_editor (
    post_id integer not null references blog_post (id) on delete cascade,
    tab text not null,
    member_id integer not null references member (id) on delete cascade,
    seen_at text not null,
    primary key (post_id, tab)
  )`.execute(db)
}
