import { type Kysely, sql } from 'kysely'

/** Posts that wait for review before anyone but their author and staff sees them, and why. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table post add column review_reason text`,
    sql`create index post_in_review on post (review_reason, id) where review_reason is not null`,
  ]
  for (const statement of statements) await statement.execute(db)
}
