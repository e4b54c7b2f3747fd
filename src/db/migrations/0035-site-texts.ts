import { type Kysely, sql } from 'kysely'

/** The owner's own words for texts of the site, in all their versions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table site_text (
    key text not null,
    version integer not null,
    text text,
    author_id integer references member (id) on delete set null,
    created_at text not null,
    primary key (key, version)
  )`.execute(db)
  await sql`create index site_text_author on site_text (author_id)`.execute(db)
}
