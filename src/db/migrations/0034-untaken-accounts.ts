import { type Kysely, sql } from 'kysely'

/** When an account was made for someone who hasn't taken it yet. Until then it isn't counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table member add column invited_at text`.execute(db)
  await sql`update member set invited_at = created_at where password_hash is null and sampled_at is null`.execute(db)
  await sql`update site_total set count = count - (select count(*) from member where invited_at is not null) where key = 'members'`.execute(db)
}
