import { type Kysely, sql } from 'kysely'

/** The owner's own pictures for places of the site. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table site_picture (
    place text primary key,
    picture_id integer not null references picture (id),
    night_id integer references picture (id),
    alt text not null
  )`.execute(db)
  await sql`create index site_picture_picture on site_picture (picture_id)`.execute(db)
  await sql`create index site_picture_night on site_picture (night_id)`.execute(db)
}
