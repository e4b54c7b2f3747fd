import { type Kysely, sql } from 'kysely'

/** Mail about replies and who wants none, asked-for erasures, and when members were mailed about which topic. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table member add column reply_mail_off_at text`,
    sql`alter table member add column erasure_asked_at text`,
    sql`create index member_erasure_asked on member (erasure_asked_at) where erasure_asked_at is not null`,
    sql`create index member_unconfirmed on member (created_at) where email_confirmed_at is null`,
    sql`create table reply_mail (
      member_id integer not null references member (id) on delete cascade,
      topic_id integer not null references topic (id) on delete cascade,
      post_id integer not null,
      mail_id integer not null,
      created_at text not null,
      primary key (member_id, topic_id)
    )`,
    sql`create index reply_mail_post on reply_mail (post_id)`,
    sql`create index reply_mail_topic on reply_mail (topic_id)`,
    sql`create index outbox_recipient on outbox (recipient)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
