import { sql } from 'kysely'
import type { Transaction } from '../../../db/connection.ts'
import { lockFor } from '../../../db/lock.ts'

/** As many locks as PostgreSQL surely has room for; no one hides posts in thousands of topics at once. */
const TOPICS_LOCKED = 1_000

/** Locks the topics a member liked posts in: hiding such a post at the same time would take its likes from the topic twice. Always in the order of their ids, so that two members can’t deadlock. */
export async function lockLikedTopics(trx: Transaction, memberId: number): Promise<void> {
  const liked = await trx
    .selectFrom('reaction')
    .innerJoin('post', 'post.id', 'reaction.postId')
    .select('post.topicId')
    .distinct()
    .where('reaction.memberId', '=', memberId)
    .orderBy('post.topicId', 'desc')
    .limit(TOPICS_LOCKED)
    .execute()
  for (const { topicId } of liked.toReversed()) await lockFor(trx, `topic:${topicId}`)
}

/** Likes and thumbs-up go, and with them what they counted; hidden and removed posts count for themselves only. */
export async function takeLikesBack(trx: Transaction, memberId: number): Promise<void> {
  const own = sql`from reaction where reaction.member_id = ${memberId}`
  await sql`update topic set like_count = like_count - (
      select count(*) from reaction join post on post.id = reaction.post_id where reaction.member_id = ${memberId}
      and post.topic_id = topic.id and post.deleted_at is null and post.hidden_at is null)
    where id in (select topic_id from post where id in (select post_id ${own}))`.execute(trx)
  const given = (kind: string) =>
    sql<number>`(select count(*) ${own} and reaction.post_id = post.id and reaction.kind = ${kind})`
  await trx
    .updateTable('post')
    .set((eb) => ({ likeCount: eb('likeCount', '-', given('like')), thumbsUpCount: eb('thumbsUpCount', '-', given('thumbs-up')) }))
    .where('id', 'in', (eb) => eb.selectFrom('reaction').select('postId').where('memberId', '=', memberId))
    .execute()
  await trx.deleteFrom('reaction').where('memberId', '=', memberId).execute()
}
