import { type Kysely, sql } from 'kysely'

/** The titles of topics whose opening post is hidden, kept apart from what lists and addresses show in the meantime. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table topic add column hidden_title text`.execute(db)
  await sql`update topic set hidden_title = title, slug = 'topic', title = (
    select case when post.hidden_by is null then 'Waiting for a moderator’s look' else 'Hidden by a moderator' end
    from post where post.topic_id = topic.id and post.number = 1)
    where hidden_at is null and exists (
      select 1 from post where post.topic_id = topic.id and post.number = 1 and post.hidden_at is not null and post.deleted_at is null)`.execute(db)
  await unindex(db)
}

/** Their titles can't be searched until they're shown again. */
async function unindex(db: Kysely<unknown>): Promise<void> {
  const hidden = sql`select post.id from post join topic on topic.id = post.topic_id where post.number = 1 and topic.hidden_title is not null`
  const { rows } = await sql<{ title: string; body: string }>`select title, body from post_search where rowid in (${hidden})`.execute(db)
  await sql`delete from post_search where rowid in (${hidden})`.execute(db)
  for (const { title, body } of rows) {
    for (const word of new Set(`${title} ${body}`.split(' '))) {
      await sql`update search_term set post_count = post_count - 1 where term = ${word}`.execute(db)
    }
  }
  await sql`delete from search_term where post_count <= 0`.execute(db)
}
