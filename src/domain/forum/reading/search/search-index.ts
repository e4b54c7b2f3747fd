import { sql } from 'kysely'
import { engineOf, type Transaction } from '../../../../db/connection.ts'
import { foldedWords } from './term-words.ts'

// Transactions call these last, after every counter: the words of a text are locked in alphabetical order, so that
// writers on PostgreSQL wait for one another and never in a circle.

/** A post as the index needs it. */
export interface PostToIndex {
  id: number
  number: number
  content: string
}

/** Rows written by one statement. */
const CHUNK = 200

/**
 * Makes a visible post findable; one that already is, is indexed again. The title goes with the opening post only:
 * renaming a topic then touches one row, and a title is one hit, not one for each reply.
 */
export async function indexPost(trx: Transaction, post: PostToIndex, title: string): Promise<void> {
  await dropFromIndex(trx, [post.id])
  await indexPosts(trx, [{ ...post, title }])
}

/** The same for many posts that are not in the index yet. */
export async function indexPosts(trx: Transaction, posts: readonly (PostToIndex & { title: string })[]): Promise<void> {
  const rows = posts.map(({ id, number, content, title }) => ({
    rowid: id,
    title: number === 1 ? foldedWords(title).join(' ') : '',
    body: foldedWords(content).join(' '),
  }))
  for (let start = 0; start < rows.length; start += CHUNK) {
    await trx.insertInto('postSearch').values(rows.slice(start, start + CHUNK)).execute()
  }
  await changeTerms(trx, rows, 1)
}

/** Makes a removed or hidden post unfindable. The title of a topic stays findable without its opening text. */
export async function unindexPost(trx: Transaction, postId: number): Promise<void> {
  const row = await trx.selectFrom('postSearch').select(['title', 'body']).where('rowid', '=', postId).executeTakeFirst()
  if (!row) return
  if (row.title === '') return dropFromIndex(trx, [postId])
  await trx.updateTable('postSearch').set({ body: '' }).where('rowid', '=', postId).execute()
  const titleWords = new Set(row.title.split(' '))
  const lost = row.body.split(' ').filter((word) => !titleWords.has(word))
  await changeTerms(trx, [{ title: '', body: lost.join(' ') }], -1)
}

/** Takes posts out of the index with all their words, such as posts that are deleted for good. */
export async function dropFromIndex(trx: Transaction, postIds: readonly number[]): Promise<void> {
  for (let start = 0; start < postIds.length; start += CHUNK) {
    const ids = postIds.slice(start, start + CHUNK)
    const rows = await trx.selectFrom('postSearch').select(['rowid', 'title', 'body']).where('rowid', 'in', ids).execute()
    if (rows.length === 0) continue
    await trx.deleteFrom('postSearch').where('rowid', 'in', rows.map(({ rowid }) => rowid)).execute()
    await changeTerms(trx, rows, -1)
  }
}

/** Brings the index up to date after a topic was renamed. */
export async function reindexTopicTitle(trx: Transaction, topicId: number): Promise<void> {
  const topic = await trx
    .selectFrom('topic')
    .innerJoin('post', (join) => join.onRef('post.topicId', '=', 'topic.id').on('post.number', '=', 1))
    .select(['topic.title', 'post.id', 'post.number', 'post.content', 'post.deletedAt', 'post.hiddenAt'])
    .where('topic.id', '=', topicId)
    .executeTakeFirst()
  if (!topic) return
  const isVisible = topic.deletedAt === null && topic.hiddenAt === null
  await indexPost(trx, { ...topic, content: isVisible ? topic.content : '' }, topic.title)
}

/** Counts in how many more, or fewer, posts each word stands; words of no post go. */
async function changeTerms(
  trx: Transaction,
  rows: readonly { title: string; body: string }[],
  step: 1 | -1,
): Promise<void> {
  const counts = new Map<string, number>()
  for (const { title, body } of rows) {
    for (const word of new Set(`${title} ${body}`.split(' '))) counts.set(word, (counts.get(word) ?? 0) + step)
  }
  counts.delete('')
  if (counts.size === 0) return
  // One parameter, so that the statement is the same however many words a text has.
  const changes = JSON.stringify([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  const list =
    engineOf(trx) === 'sqlite'
      ? sql`select value ->> 0 as term, value ->> 1 as step from json_each(${changes})`
      : sql`select value ->> 0 as term, (value ->> 1)::integer as step from json_array_elements(${changes}::json)`
  await sql`insert into search_term (term, post_count) select term, step from (${list}) as change where true
    on conflict (term) do update set post_count = search_term.post_count + excluded.post_count`.execute(trx)
  if (step === 1) return
  await sql`delete from search_term where post_count <= 0 and term in (select term from (${list}) as change)`.execute(trx)
}
