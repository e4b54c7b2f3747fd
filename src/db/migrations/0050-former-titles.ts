import { type Kysely, type RawBuilder, sql } from 'kysely'

/**
 * Lets the log of moderation delete what a topic was called, when private details are taken out of it. Topics whose
 * opening post was deleted before that was so lose their titles, too.
 */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  for (const statement of engine === 'sqlite' ? guardOnSqlite() : guardOnPostgres()) await statement.execute(db)
  await deleteTitles(db, engine)
}

/** The guard of 0010 with one more exception. A detail that isn't JSON is never taken apart. */
function guardOnSqlite(): RawBuilder<unknown>[] {
  const isSame = (columns: readonly string[]) => columns.map((column) => `new.${column} is old.${column}`).join(' and ')
  return [
    sql`drop trigger moderation_act_unchanged`,
    sql.raw(`create trigger moderation_act_unchanged before update on moderation_act
      when not (
        (${isSame(['id', 'kind', 'topic_id', 'post_id', 'detail', 'created_at'])} and new.actor_id is null and not exists (select 1 from member where id = old.actor_id))
        or case when ${isSame(['id', 'actor_id', 'kind', 'topic_id', 'post_id', 'created_at'])}
            and old.kind in ('rename-topic', 'merge-topic') and json_valid(old.detail) and json_valid(new.detail)
          then json_extract(new.detail, '$.titleBefore') = '' and json_remove(new.detail, '$.titleBefore') = json_remove(old.detail, '$.titleBefore')
          else 0 end)
      begin select raise(abort, 'The log is never changed.'); end`),
  ]
}

function guardOnPostgres(): RawBuilder<unknown>[] {
  return [
    sql.raw(`create function refuse_moderation_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and new.actor_id is null
          and to_jsonb(new) - 'actor_id' = to_jsonb(old) - 'actor_id'
          and not exists (select 1 from member where id = old.actor_id)
        then return new; end if;
        if tg_op = 'UPDATE' and to_jsonb(new) - 'detail' = to_jsonb(old) - 'detail'
          and old.kind in ('rename-topic', 'merge-topic') and old.detail <> '' and new.detail <> '' then
          if new.detail::jsonb ->> 'titleBefore' = '' and new.detail::jsonb - 'titleBefore' = old.detail::jsonb - 'titleBefore'
          then return new; end if;
        end if;
        raise exception 'The log is never changed.';
      end $$`),
    sql`drop trigger moderation_act_unchanged on moderation_act`,
    sql`create trigger moderation_act_unchanged before update or delete on moderation_act for each row execute function refuse_moderation_change()`,
  ]
}

/** A topic that someone has renamed since its opening post was deleted keeps the new title. */
async function deleteTitles(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const { rows } = await sql<{ topicId: number; postId: number; isByAuthor: number }>`
    select topic.id as "topicId", post.id as "postId",
      case when post.deleted_by = post.author_id or (post.deleted_by is null and post.author_id is null) then 1 else 0 end as "isByAuthor"
    from post join topic on topic.id = post.topic_id
    where post.number = 1 and post.deleted_at is not null and post.content = ''
      and topic.title not in ('Deleted by its author', 'Removed topic') and not exists (
        select 1 from moderation_act as act where act.topic_id = topic.id and act.kind = 'rename-topic' and act.created_at > post.deleted_at)`.execute(db)
  for (const { topicId, postId, isByAuthor } of rows) {
    const title = isByAuthor ? 'Deleted by its author' : 'Removed by the On Joue team'
    await sql`update topic set title = ${title}, slug = 'topic', hidden_title = null where id = ${topicId}`.execute(db)
    await emptyLog(db, engine, topicId)
    await unindex(db, postId)
  }
}

async function emptyLog(db: Kysely<unknown>, engine: 'sqlite' | 'postgres', topicId: number): Promise<void> {
  const emptied = engine === 'sqlite' ? sql`json_set(detail, '$.titleBefore', '')` : sql`jsonb_set(detail::jsonb, '{titleBefore}', '""')::text`
  await sql`update moderation_act set detail = ${emptied} where topic_id = ${topicId} and kind = 'rename-topic' and detail like '{"titleBefore":%'`.execute(db)
}

/** The title can't be searched anymore. */
async function unindex(db: Kysely<unknown>, postId: number): Promise<void> {
  const { rows } = await sql<{ title: string; body: string }>`select title, body from post_search where rowid = ${postId}`.execute(db)
  await sql`delete from post_search where rowid = ${postId}`.execute(db)
  for (const { title, body } of rows) {
    for (const word of new Set(`${title} ${body}`.split(' '))) {
      await sql`update search_term set post_count = post_count - 1 where term = ${word}`.execute(db)
    }
  }
  await sql`delete from search_term where post_count <= 0`.execute(db)
}
