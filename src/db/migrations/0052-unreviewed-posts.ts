import { type Kysely, sql } from 'kysely'

/** Posts of a topic that wait for review or weren't let through, so that a page of it leaves them out at no cost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index post_unreviewed on post (topic_id, number) where review_reason is not null`.execute(db)
}
