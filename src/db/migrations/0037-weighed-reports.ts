import { type Kysely, sql } from 'kysely'

/**
 * Reports that weigh as much as their reporter is trusted: which network they came from, and which ones hid a post.
 * Members who have posted before stay trusted. What kinds of notices and acts there are is checked by the code alone.
 */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const statements = [
    sql`alter table report add column network text`,
    sql`alter table report add column hid_at text`,
    sql`create index report_reporter on report (reporter_id, created_at)`,
    sql`alter table member add column trusted_at text`,
    sql`update member set trusted_at = created_at where exists (
      select 1 from post where post.author_id = member.id and post.deleted_at is null and post.hidden_at is null)`,
    ...(engine === 'sqlite' ? [...rebuiltNotifications(), ...rebuiltActs()] : checksDropped()),
  ]
  for (const statement of statements) await statement.execute(db)
}

const checksDropped = () => [
  sql`alter table notification drop constraint notification_kind_check`,
  sql`alter table report_act drop constraint report_act_kind_check`,
]

/** SQLite changes no constraint, so the table is made again. */
const rebuiltNotifications = () => [
  sql`create table notification_new (
    id integer primary key autoincrement,
    member_id integer not null references member (id) on delete cascade,
    kind text not null,
    actor_id integer references member (id) on delete set null,
    topic_id integer not null references topic (id) on delete cascade,
    post_id integer not null references post (id) on delete cascade,
    note text not null default '',
    created_at text not null,
    read_at text
  )`,
  sql`insert into notification_new (id, member_id, kind, actor_id, topic_id, post_id, note, created_at, read_at)
    select id, member_id, kind, actor_id, topic_id, post_id, note, created_at, read_at from notification`,
  sql`drop table notification`,
  sql`alter table notification_new rename to notification`,
  sql`create index notification_member on notification (member_id, id desc)`,
  sql`create index notification_unread on notification (member_id) where read_at is null`,
  sql`create unique index notification_once on notification (member_id, post_id)
    where kind in ('topic-reply', 'post-reply', 'mention')`,
]

const rebuiltActs = () => [
  sql`create table report_act_new (
    id integer primary key autoincrement,
    post_id integer not null references post (id) on delete cascade,
    actor_id integer references member (id) on delete set null,
    kind text not null,
    detail text not null default '',
    created_at text not null
  )`,
  sql`insert into report_act_new (id, post_id, actor_id, kind, detail, created_at)
    select id, post_id, actor_id, kind, detail, created_at from report_act`,
  sql`drop table report_act`,
  sql`alter table report_act_new rename to report_act`,
  sql`create index report_act_post on report_act (post_id, id)`,
]
