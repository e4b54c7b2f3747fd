import { type Kysely, sql } from 'kysely'

/** What the office's overview counts and looks for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create index member_joined on member (created_at)`,
    sql`create index post_written on post (created_at) where deleted_at is null and hidden_at is null`,
    sql`create index topic_without_reply on topic (created_at) where post_count = 1 and hidden_at is null and locked_at is null`,
    sql`create index waitlist_entry_reached on waitlist_entry (confirmed_at)
      where confirmed_at is not null and unsubscribed_at is null and set_aside_at is null`,
    sql`create index contact_message_unanswered on contact_message (created_at)
      where set_aside_at is null and answered_at is null and archived_at is null`,
  ]
  for (const statement of statements) await statement.execute(db)
}
