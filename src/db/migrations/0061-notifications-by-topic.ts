import { type Kysely, sql } from 'kysely'

/** What a member has read of a topic is looked up with every reply; without an index, all of the member's notifications were. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index notification_topic on notification (member_id, topic_id, read_at)`.execute(db)
}
