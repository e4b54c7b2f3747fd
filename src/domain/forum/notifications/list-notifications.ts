import { sql } from 'kysely'
import { type NotificationKind, type NotificationView, POST_NEWS, REVIEW_NEWS, TOPIC_NEWS } from '../../../shared/forum/forum.ts'
import { REASON_NAMES } from '../../../shared/forum/reports/report-words.ts'
import { requireMember } from '../../access/require-member.ts'
import type { Actor, Site } from '../../site/site.ts'
import { notByBlocked } from '../../accounts/blocks/list-blocks.ts'
import type { Part, Range } from '../reading/list-range.ts'
import { AUTHOR_COLUMNS, toMemberView } from '../reading/member-view.ts'
import { excerptOf } from '../writing/excerpt.ts'
import { Notification } from './notification.ts'

/** What the team says stays to be read when the topic is gone. */
const FROM_STAFF: readonly NotificationKind[] = ['report-resolved', 'report-rejected', 'warning', ...REVIEW_NEWS, ...TOPIC_NEWS]
/** How many of a member's notifications are listed. Source: docs/rules/forum.md#notifications */
export const LISTED_MAX = 500
const TAKEN_DOWN = 'a topic that was taken down'

/**
 * Part of the member's newest notifications, newest first. A post that was removed since
 * keeps its line without its words; topics that were hidden since are left out,
 * but for what the team says about them: that names no title, but to the member who started the topic.
 * Grouped, posts of one kind in one topic are one entry, the newest, read and unread apart;
 * what the team says stands for itself.
 *
 * @throws AppError `signed-out` for visitors
 */
export async function listNotifications(
  { db }: Site,
  actor: Actor,
  { offset, limit, isGrouped = false }: Range & { isGrouped?: boolean },
): Promise<Part<NotificationView>> {
  const { id: memberId } = requireMember(actor)
  const newest = db.selectFrom('notification').selectAll().where('memberId', '=', memberId).orderBy('id', 'desc').limit(LISTED_MAX)
  const lines = db
    .selectFrom(newest.as('notification'))
    .innerJoin('topic', 'topic.id', 'notification.topicId')
    .where((eb) => eb.or([eb('topic.hiddenAt', 'is', null), eb('notification.kind', 'in', FROM_STAFF)]))
    .where(notByBlocked)
    .$if(isGrouped, (own) =>
      own
        .groupBy(['notification.topicId', 'notification.kind', sql`notification.read_at is null`])
        .groupBy((eb) => eb.case().when('notification.kind', 'in', POST_NEWS).then(0).else(eb.ref('notification.id')).end()),
    )
    .$if(!isGrouped, (own) => own.groupBy('notification.id'))
    .select((eb) => [
      eb.fn.max('notification.id').as('newestId'),
      eb.fn.countAll<number>().as('count'),
      eb.fn.count<number>(eb.fn.coalesce('notification.actorId', eb.lit(0))).distinct().as('actors'),
    ])
  const { total } = await db.selectFrom(lines.as('line')).select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom(lines.orderBy('newestId', 'desc').limit(limit).offset(offset).as('line'))
    .innerJoin('notification', 'notification.id', 'line.newestId')
    .innerJoin('topic', 'topic.id', 'notification.topicId')
    .innerJoin('post', 'post.id', 'notification.postId')
    .leftJoin('member as author', 'author.id', 'notification.actorId')
    .select(AUTHOR_COLUMNS)
    .select(['notification.id', 'notification.kind', 'notification.actorId', 'notification.note', 'notification.createdAt', 'notification.readAt'])
    .select(['topic.id as topicId', 'topic.title', 'topic.hiddenTitle', 'topic.authorId as topicAuthorId', 'topic.slug', 'topic.hiddenAt as topicHiddenAt'])
    .select(['post.id as postId', 'post.number', 'post.content', 'post.deletedAt', 'post.hiddenAt'])
    .select(['line.count', 'line.actors'])
    .orderBy('notification.id', 'desc')
    .execute()

  const entries = rows.map((row) => {
    const news = Notification.parse(row)
    const { id, createdAt, readAt, topicId, title, slug, postId, number } = row
    const isOwnTopic = row.topicAuthorId === memberId
    const isTopicGone = row.topicHiddenAt !== null && !isOwnTopic
    return {
      id, kind: news.kind, note: noteOf(news), createdAt, isRead: readAt !== null, count: row.count, others: row.actors - 1,
      user: 'actorId' in news ? toMemberView(row) : null,
      topic: isTopicGone ? { id: topicId, title: TAKEN_DOWN, slug: 'topic' } : { id: topicId, title: (isOwnTopic && row.hiddenTitle) || title, slug },
      post: { id: postId, number, excerpt: isOwn(news) ? excerptOf({ ...row, hiddenAt: null }) : row.topicHiddenAt ? '' : excerptOf(row) },
    }
  })
  return { entries, total }
}

/** What's said about one's own post shows its words, hidden or not. */
const isOwn = ({ kind }: Notification): boolean => REVIEW_NEWS.some((known) => known === kind)

function noteOf(news: Notification): string {
  if (news.kind === 'post-hidden') return REASON_NAMES[news.note]
  return 'note' in news ? news.note : ''
}
