import type { Database } from '../../../../db/connection.ts'
import { after, DAY_MS, type Instant } from '../../../../shared/time/instant.ts'
import type { Site } from '../../../site/site.ts'

/** From the shortest to the longest; each is filled up from those after it. */
export const PERIODS = ['week', 'month', 'year', 'all'] as const
export type Period = (typeof PERIODS)[number]

export const DAYS: Record<Period, number> = { week: 7, month: 30, year: 365, all: 36_500 }
/** The most recently active topics of a period that are weighed against each other. */
export const MOST_TOPICS = 500
/** Posts of one topic that are looked at, the newest. */
export const MOST_POSTS = 500

export async function rank({ db, clock }: Site, period: Period): Promise<number[]> {
  const since = after(clock.now(), -DAYS[period] * DAY_MS)
  const topics = await db
    .selectFrom('topic')
    .select(['id', 'viewCount', 'lastPostAt'])
    .where('hiddenAt', 'is', null)
    .where('lastPostAt', '>', since)
    .orderBy('lastPostAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_TOPICS)
    .execute()
  const ids = topics.map(({ id }) => id)
  const [answers, likes] = await Promise.all([answersIn(db, ids, since), likesIn(db, ids, since)])
  const scored = topics.map(({ id, viewCount }) => {
    const { replies = 0, repliers = 0 } = answers.get(id) ?? {}
    return { id, score: scoreOf({ views: viewCount, replies, repliers, likes: likes.get(id) ?? 0 }) }
  })
  // The sort is stable: of equal scores the newest post stays first.
  return scored.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score).map(({ id }) => id)
}

/** Logarithms, so that ten times as much of one thing does not outweigh all others. */
const scoreOf = (of: { views: number; replies: number; repliers: number; likes: number }): number =>
  2 * Math.log10(1 + of.views) +
  3 * Math.log10(1 + of.replies) +
  1.5 * Math.log10(1 + of.repliers) +
  Math.log10(1 + of.likes)

/** Replies by others than the topic's author, and how many others, in the period. */
async function answersIn(db: Database, ids: number[], since: Instant) {
  if (ids.length === 0) return new Map<number, { replies: number; repliers: number }>()
  const rows = await recentPosts(db, ids)
    .select((eb) => [
      'post.topicId',
      eb.fn.countAll<number>().as('replies'),
      eb.fn.count<number>('post.authorId').distinct().as('repliers'),
    ])
    .where('post.number', '>', 1)
    .where('post.createdAt', '>', since)
    .where((eb) =>
      eb.or([
        eb('topic.authorId', 'is', null),
        eb('post.authorId', 'is', null),
        eb('post.authorId', '!=', eb.ref('topic.authorId')),
      ]),
    )
    .groupBy('post.topicId')
    .execute()
  return new Map(rows.map((row) => [row.topicId, row]))
}

/** Likes and thumbs-up given in the period. */
async function likesIn(db: Database, ids: number[], since: Instant): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await recentPosts(db, ids)
    .innerJoin('reaction', 'reaction.postId', 'post.id')
    .select((eb) => ['post.topicId', eb.fn.countAll<number>().as('likes')])
    .where((eb) => eb.or([eb('post.likeCount', '>', 0), eb('post.thumbsUpCount', '>', 0)]))
    .where('reaction.createdAt', '>', since)
    .groupBy('post.topicId')
    .execute()
  return new Map(rows.map(({ topicId, likes }) => [topicId, likes]))
}

const recentPosts = (db: Database, ids: number[]) =>
  db
    .selectFrom('topic')
    .innerJoin('post', (join) =>
      join.onRef('post.topicId', '=', 'topic.id').on('post.number', '>=', (eb) => eb('topic.nextNumber', '-', MOST_POSTS)),
    )
    .where('topic.id', 'in', ids)
    .where('post.deletedAt', 'is', null)
    .where('post.hiddenAt', 'is', null)
