import { type Kysely, sql } from 'kysely'

type Engine = 'sqlite' | 'postgres'

/** Old names with their new ones. Columns are listed under the new name of their table. */
export interface Renames {
  tables: Readonly<Record<string, string>>
  columns: Readonly<Record<string, Readonly<Record<string, string>>>>
  indexes: Readonly<Record<string, string>>
}

export const RENAMES = {
  tables: {
    assistant_asker: 'assistant_subscriber',
    fact_watch: 'fact_subscription',
    mailed_link: 'email_link',
    pending_log_in: 'pending_login',
    reply_mail: 'reply_email',
    sent_key: 'idempotency_key',
    site_value: 'app_secret',
  },
  columns: {
    announcement_delivery: { mail_id: 'email_id' },
    authenticator: { set_up_in: 'setup_session_id' },
    contact_answer: { mail_id: 'email_id' },
    contact_message: { set_aside_at: 'quarantined_at', set_aside_for: 'quarantine_reason' },
    email_link: { ends_at: 'expires_at', mail_id: 'email_id' },
    fact_subscription: { asked_at: 'requested_at', confirmation_mail_id: 'confirmation_email_id' },
    limit_window: { ends_at: 'expires_at' },
    member: { erasure_asked_at: 'erasure_requested_at', reply_mail_off_at: 'reply_email_off_at', suspended_for: 'suspension_reason' },
    outbox: { next_try_at: 'next_attempt_at', tries: 'attempts' },
    pending_login: { ends_at: 'expires_at' },
    picture: { loose_since: 'unused_since' },
    reply_email: { mail_id: 'email_id' },
    session: { ends_at: 'expires_at' },
    waitlist_entry: {
      confirmation_mail_id: 'confirmation_email_id', new_email_mail_id: 'new_email_confirmation_id',
      set_aside_at: 'quarantined_at', set_aside_for: 'quarantine_reason',
    },
  },
  indexes: {
    announcement_delivery_mail: 'announcement_delivery_email',
    fact_watch_unconfirmed: 'fact_subscription_unconfirmed',
    limit_window_ends: 'limit_window_expires',
    mailed_link_member: 'email_link_member',
    member_erasure_asked: 'member_erasure_requested',
    pending_log_in_member: 'pending_login_member',
    picture_loose: 'picture_unused',
    reply_mail_post: 'reply_email_post',
    reply_mail_topic: 'reply_email_topic',
  },
} as const satisfies Renames

/** Tables and columns get the field's names. Nothing but names changes: every row stays where it is. */
export const up = (db: Kysely<unknown>, engine: Engine): Promise<void> => rename(db, engine, RENAMES)

/** Renames in one direction or the other: tests write as the version before did. */
export async function rename(db: Kysely<unknown>, engine: Engine, { tables, columns, indexes }: Renames): Promise<void> {
  for (const [from, to] of Object.entries(tables)) await sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(db)
  for (const [table, names] of Object.entries(columns)) {
    for (const [from, to] of Object.entries(names)) {
      await sql`alter table ${sql.table(table)} rename column ${sql.ref(from)} to ${sql.ref(to)}`.execute(db)
    }
  }
  for (const [from, to] of Object.entries(indexes)) await renameIndex(db, engine, from, to)
  if (engine === 'postgres') await renameWhatPostgresNamed(db, { tables, columns })
}

/** SQLite can't rename an index: it's made again from its own text, in which tables and columns have their new names. */
async function renameIndex(db: Kysely<unknown>, engine: Engine, from: string, to: string): Promise<void> {
  if (engine === 'postgres') {
    await sql`alter index ${sql.ref(from)} rename to ${sql.ref(to)}`.execute(db)
    return
  }
  const { rows } = await sql<{ sql: string }>`select sql from sqlite_master where type = 'index' and name = ${from}`.execute(db)
  await sql`drop index ${sql.ref(from)}`.execute(db)
  await sql.raw((rows[0]?.sql ?? '').replace(from, to)).execute(db)
}

/** Constraints and sequences to which PostgreSQL gave a name made of those of table and column. Which ones it names depends on its version. */
async function renameWhatPostgresNamed(db: Kysely<unknown>, { tables, columns }: Pick<Renames, 'tables' | 'columns'>): Promise<void> {
  const oldNames = new Map(Object.entries(tables).map(([from, to]) => [to, from]))
  const changed = new Set([...oldNames.keys(), ...Object.keys(columns)])
  const newName = (table: string, name: string): string => {
    const before = oldNames.get(table) ?? table
    if (!name.startsWith(`${before}_`)) return name
    const rest = name.slice(before.length + 1)
    const [from, to] = Object.entries(columns[table] ?? {}).find(([column]) => rest.startsWith(`${column}_`)) ?? ['', '']
    return `${table}_${to}${rest.slice(from.length)}`
  }

  const { rows } = await sql<{ kind: 'constraint' | 'sequence'; table: string; name: string }>`
    select 'constraint' as kind, t.relname as table, c.conname as name from pg_constraint c
      join pg_class t on t.oid = c.conrelid where t.relnamespace = current_schema()::regnamespace
    union all
    select 'sequence', t.relname, s.relname from pg_class s
      join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass and d.refclassid = 'pg_class'::regclass and d.deptype in ('a', 'i')
      join pg_class t on t.oid = d.refobjid where s.relkind = 'S' and t.relnamespace = current_schema()::regnamespace`.execute(db)
  for (const { kind, table, name } of rows) {
    const to = changed.has(table) ? newName(table, name) : name
    if (to === name) continue
    await (kind === 'sequence'
      ? sql`alter sequence ${sql.ref(name)} rename to ${sql.ref(to)}`
      : sql`alter table ${sql.table(table)} rename constraint ${sql.ref(name)} to ${sql.ref(to)}`
    ).execute(db)
  }
}
