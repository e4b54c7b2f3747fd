import { type Kysely, sql } from 'kysely'

/** Whether the owner has announced a known fact or only plans it, and no checked date that nobody has checked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['fact', 'fact_change']) {
    await sql`alter table ${sql.table(table)} add column standing text not null default 'announced' check (standing in ('announced', 'planned'))`.execute(db)
  }
  const statements = [
    // Until now every start and every save moved the date. What counts is that someone said so about the text as it is.
    sql`alter table fact add column checked_by_person_at text`,
    sql`update fact set checked_by_person_at = (
      select max(created_at) from office_act where kind = 'fact.check' and subject = 'fact:' || fact.key
        and created_at >= coalesce((select max(created_at) from fact_change where fact_id = fact.id), '')
    )`,
    sql`alter table fact drop column checked_at`,
    sql`alter table fact rename column checked_by_person_at to checked_at`,
    // What nobody has saved or checked came with the product. What it says of this website is so, and no plan.
    sql`update fact set standing = 'planned' where state = 'known' and key not like 'asked.%'
      and key not in ('waitlist', 'contact', 'forum', 'blog', 'website-privacy')
      and not exists (select 1 from fact_change where fact_id = fact.id)
      and not exists (select 1 from office_act where kind in ('fact.change', 'fact.check', 'fact.restore') and subject = 'fact:' || fact.key)`,
    sql`update fact_change set standing = 'planned' where state = 'known'
      and id in (select min(id) from fact_change group by fact_id)
      and fact_id in (select id from fact where key not like 'asked.%')`,
  ]
  for (const statement of statements) await statement.execute(db)
}
