import type { Transaction } from '../../db/connection.ts'
import type { Instant } from '../../shared/time/instant.ts'
import type { SamplePlan, TopicPlan } from './plan-sample.ts'

/** Rows in one statement, so that their values stay below what SQLite and PostgreSQL take. */
const BATCH = 500

export type Ids = ReadonlyMap<string, number>

/** @returns ids by topic and number, as in `Leaving the playground without tears 3` */
export async function writePosts(
  trx: Transaction,
  now: Instant,
  { topics }: SamplePlan,
  { members, topics: topicIds }: { members: Ids; topics: Ids },
): Promise<Ids> {
  const rows = topics.flatMap(({ title, posts }) =>
    posts.map(({ by, text, createdAt, likes }, index) => ({
      topicId: idOf(topicIds, title), number: index + 1, authorId: idOf(members, by), content: text, createdAt,
      likeCount: likes.filter(({ kind }) => kind === 'like').length,
      thumbsUpCount: likes.filter(({ kind }) => kind === 'thumbs-up').length,
      sampledAt: now,
    })),
  )
  const inOrder = rows.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
  const written = await inBatches(inOrder, (batch) =>
    trx.insertInto('post').values(batch).returning(['id', 'topicId', 'number']).execute(),
  )
  const titles = new Map([...topicIds].map(([title, id]) => [id, title]))
  const ids = new Map(written.map(({ id, topicId, number }) => [`${titles.get(topicId)} ${number}`, id]))
  await linkAnswers(trx, topics, ids)
  return ids
}

/** One statement for all posts that answer the second post of their topic, one for the third, and so on. */
async function linkAnswers(trx: Transaction, topics: TopicPlan[], ids: Ids): Promise<void> {
  const answers = topics.flatMap(({ title, posts }) =>
    posts.flatMap(({ to }, index) => (to === null ? [] : [{ to, id: idOf(ids, `${title} ${index + 1}`) }])),
  )
  for (const [to, group] of Map.groupBy(answers, (answer) => answer.to)) {
    await trx
      .updateTable('post')
      .set((eb) => ({
        replyToId: eb
          .selectFrom('post as answered')
          .select('answered.id')
          .whereRef('answered.topicId', '=', 'post.topicId')
          .where('answered.number', '=', to),
      }))
      .where('id', 'in', group.map(({ id }) => id))
      .execute()
  }
}

export async function writeLikes(
  trx: Transaction,
  { topics }: SamplePlan,
  { members, posts: postIds }: { members: Ids; posts: Ids },
): Promise<void> {
  const rows = topics.flatMap(({ title, posts }) =>
    posts.flatMap(({ likes }, index) =>
      likes.map(({ by, kind, createdAt }) => ({
        postId: idOf(postIds, `${title} ${index + 1}`), memberId: idOf(members, by), kind, createdAt,
      })),
    ),
  )
  await inBatches(rows, async (batch) => {
    await trx.insertInto('reaction').values(batch).execute()
    return []
  })
}

export async function inBatches<Row, Written>(
  rows: readonly Row[],
  write: (batch: Row[]) => Promise<Written[]>,
): Promise<Written[]> {
  const written: Written[] = []
  for (let start = 0; start < rows.length; start += BATCH) written.push(...(await write(rows.slice(start, start + BATCH))))
  return written
}

/** The id that a row of the sample got. @throws Error for a name that no row has */
export function idOf(ids: Ids, name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The sample content names "${name}", which is not there.`)
  return id
}
