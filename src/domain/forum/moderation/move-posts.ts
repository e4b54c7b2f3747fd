import { sql } from 'kysely'
import type { Transaction } from '../../../db/connection.ts'
import type { TopicNews } from '../../../shared/forum/forum.ts'
import type { Instant } from '../../../shared/time/instant.ts'
import { queueEmail } from '../../emails/outbox/queue-email.ts'
import { announce } from '../../site/bus.ts'
import type { Site } from '../../site/site.ts'
import { notify } from '../notifications/notification.ts'
import { dropFromIndex, indexPosts } from '../reading/search/search-index.ts'
import { isVisible, type TopicRow } from '../writing/find-to-write.ts'
import { postsMoved } from '../writing/forum-changes.ts'

/** Ids named by one statement. */
const CHUNK = 500
/** Above every number a post can have. */
const OUT_OF_THE_WAY = 1_000_000_000

/**
 * Puts posts into another topic, with what belongs to them: their notifications and bookmarks. In both topics the
 * opening post stays the first, and the others stand in the order in which they were written, without gaps.
 */
export async function movePosts(trx: Transaction, ids: readonly number[], { from, to, now }: { from: TopicRow; to: TopicRow; now: Instant }): Promise<void> {
  const [toOpening, fromOpening] = [await openingOf(trx, to.id), await openingOf(trx, from.id)]
  for (const some of inChunks(ids)) {
    // A number is the topic's own, so each gets one that no other has.
    await trx.updateTable('post').set((eb) => ({ topicId: to.id, number: eb.neg('id') })).where('id', 'in', some).execute()
    await trx.updateTable('notification').set({ topicId: to.id }).where('postId', 'in', some).execute()
    await trx.updateTable('bookmark').set({ topicId: to.id }).where('postId', 'in', some).execute()
  }
  await renumber(trx, to.id, toOpening ?? ids[0] ?? 0)
  if (fromOpening !== undefined && !ids.includes(fromOpening)) await renumber(trx, from.id, fromOpening)
  await announce(trx, postsMoved(from, to), now)
}

async function openingOf(trx: Transaction, topicId: number): Promise<number | undefined> {
  return (await trx.selectFrom('post').select('id').where('topicId', '=', topicId).where('number', '=', 1).executeTakeFirst())?.id
}

async function renumber(trx: Transaction, topicId: number, openingId: number): Promise<void> {
  await sql`update post set number = ranked.place + ${sql.lit(OUT_OF_THE_WAY)}
    from (select id, row_number() over (order by case when id = ${openingId} then 0 else 1 end, created_at, id) as place
      from post where topic_id = ${topicId}) as ranked
    where post.id = ranked.id`.execute(trx)
  await trx.updateTable('post').set((eb) => ({ number: eb('number', '-', OUT_OF_THE_WAY) })).where('topicId', '=', topicId).execute()
}

/** The title of a topic is found with its opening post alone. Comes last, as all that changes the index. */
export async function dropTitle(trx: Transaction, postId: number): Promise<void> {
  const post = await trx.selectFrom('post').select(['id', 'number', 'content', 'deletedAt', 'hiddenAt']).where('id', '=', postId).executeTakeFirstOrThrow()
  await dropFromIndex(trx, [postId])
  if (isVisible(post)) await indexPosts(trx, [{ ...post, title: '' }])
}

interface Move {
  to: TopicRow
  actorId: number
  reason: string
  createdAt: Instant
}

/**
 * Tells members on the site, and by email if wanted, that posts of theirs are elsewhere now: one notice each, about the
 * first of their posts.
 */
export async function notifyOfMove(trx: Transaction, site: Site, authors: ReadonlyMap<number, number>, { to, actorId, reason, createdAt, kind, isMailed }: Move & { kind: TopicNews; isMailed: boolean }): Promise<void> {
  const news = [...authors].filter(([memberId]) => memberId !== actorId).map(([memberId, postId]) => ({ kind, note: reason, memberId, topicId: to.id, postId, createdAt }))
  if (news.length === 0) return
  const notified = await notify(trx, news)
  if (!isMailed) return
  const members = await trx.selectFrom('member').select(['id', 'email']).where('id', 'in', news.map(({ memberId }) => memberId)).where('sampledAt', 'is', null).execute()
  for (const { id, email } of members) await queueEmail(trx, site, { template: 'topic-changed', notificationId: notified.get(id) ?? 0, to: email })
}

/** Ids in parts that fit one statement each. */
export function* inChunks(ids: readonly number[]): Generator<number[]> {
  for (let start = 0; start < ids.length; start += CHUNK) yield ids.slice(start, start + CHUNK)
}
