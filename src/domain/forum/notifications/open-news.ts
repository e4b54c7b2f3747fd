import { sql } from 'kysely'
import type { Database } from '../../../db/connection.ts'
import type { PostNews } from '../../../shared/forum/forum.ts'
import type { Instant } from '../../../shared/time/instant.ts'
import { notByBlocked } from '../../accounts/blocks/list-blocks.ts'

/** Written out in the query: with parameters, SQLite doesn't see that the index of these kinds will do. */
const POST_NEWS = (['topic-reply', 'post-reply', 'mention'] satisfies PostNews[]).map((kind) => sql.lit(kind))

/** Members who are emailed about posts. Source: docs/rules/forum.md#mail */
export const emailedMembers = (db: Database, now: Instant) =>
  db
    .selectFrom('member')
    .where('member.emailConfirmedAt', 'is not', null)
    .where('member.replyEmailOffAt', 'is', null)
    .where('member.erasureRequestedAt', 'is', null)
    .where('member.sampledAt', 'is', null)
    .where((eb) => eb.or([eb('member.suspendedUntil', 'is', null), eb('member.suspendedUntil', '<=', now)]))

/**
 * Notifications about posts that members may be emailed: the post can be read, and its member has read no news of the
 * topic since.
 */
export const openNews = (db: Database, now: Instant) =>
  db
    .selectFrom('notification')
    .innerJoin('post', 'post.id', 'notification.postId')
    .innerJoin('topic', 'topic.id', 'post.topicId')
    .select('notification.memberId')
    .where('notification.kind', 'in', POST_NEWS)
    .where('post.deletedAt', 'is', null)
    .where('post.hiddenAt', 'is', null)
    .where('topic.hiddenAt', 'is', null)
    .where(notByBlocked)
    .where(({ exists }) => exists(emailedMembers(db, now).select('member.id').where('member.id', '=', sql.ref<number>('notification.memberId'))))
    .where(({ not, or, exists, selectFrom }) => {
      const readInTopic = selectFrom('notification as other')
        .select('other.id')
        .whereRef('other.memberId', '=', 'notification.memberId')
        .whereRef('other.topicId', '=', 'notification.topicId')
      // Apart from each other, each is a range of an index.
      return not(
        or([
          exists(readInTopic.where('other.readAt', 'is not', null).whereRef('other.id', '>=', 'notification.id')),
          exists(readInTopic.whereRef('other.readAt', '>', 'notification.createdAt')),
        ]),
      )
    })
