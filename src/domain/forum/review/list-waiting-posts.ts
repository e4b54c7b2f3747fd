import { REVIEW_REASONS, type WaitingPost } from '../../../shared/forum/review.ts'
import { requireActiveMember } from '../../access/require-active-member.ts'
import { requireModerator } from '../../access/require-moderator.ts'
import type { Actor, Site } from '../../site/site.ts'
import type { Part, Range } from '../reading/list-range.ts'
import { withQuotes } from '../writing/quotes/with-quotes.ts'

/**
 * Posts that wait for review, the oldest first.
 *
 * @throws AppError `signed-out` for visitors, `forbidden` for all but staff
 */
export async function listWaitingPosts({ db }: Site, actor: Actor, { offset, limit }: Range): Promise<Part<WaitingPost>> {
  requireModerator(await requireActiveMember(db, actor))
  const waiting = db
    .selectFrom('post')
    .where('post.reviewReason', 'is not', null)
    .where('post.hiddenBy', 'is', null)
    .where('post.hiddenAt', 'is not', null)
    .where('post.deletedAt', 'is', null)
  const { total } = await waiting.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await waiting
    .innerJoin('topic', 'topic.id', 'post.topicId')
    .leftJoin('member', 'member.id', 'post.authorId')
    .select(['post.id', 'post.number', 'post.content', 'post.reviewReason', 'post.createdAt'])
    .select(['topic.id as topicId', (eb) => eb.fn.coalesce('topic.hiddenTitle', 'topic.title').as('title'), 'topic.slug', 'member.id as authorId', 'member.username', 'member.createdAt as joinedAt'])
    .orderBy('post.id')
    .limit(limit)
    .offset(offset)
    .execute()
  const entries = (await withQuotes(db, rows)).map(({ id, number, content, reviewReason, createdAt, topicId, title, slug, authorId, username, joinedAt }) => ({
    postId: id, number, content, createdAt,
    topic: { id: topicId, title, slug },
    author: authorId !== null && username !== null && joinedAt !== null ? { id: authorId, username, joinedAt } : null,
    reviewReason: REVIEW_REASONS.find((known) => known === reviewReason) ?? 'burst',
  }))
  return { entries, total: Number(total) }
}
