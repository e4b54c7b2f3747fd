import type { Transaction } from '../../../db/connection.ts'
import type { TopicView } from '../../../shared/forum/forum.ts'
import { SPLIT_POSTS_MISSING } from '../../../shared/forum/topics/topic-parts.ts'
import type { TopicSplit } from '../../../shared/forum/topics/topic-parts-schemas.ts'
import { slugOf } from '../../../shared/text/slug.ts'
import { requireActiveMember } from '../../access/require-active-member.ts'
import { requireModerator } from '../../access/require-moderator.ts'
import { recordModerationAct } from '../../office/log/record-moderation-act.ts'
import { AppError } from '../../site/app-error.ts'
import type { Actor, Member, Site } from '../../site/site.ts'
import { getTopic } from '../reading/topics/get-topic.ts'
import { reindexTopicTitle } from '../reading/search/search-index.ts'
import { changeForum } from '../writing/change-forum.ts'
import { countMoved } from '../writing/counters.ts'
import { isVisible, type PostRow, topicToWrite, type TopicRow } from '../writing/find-to-write.ts'
import { requireOpenCategory } from '../writing/open-topic.ts'
import { movePosts, notifyOfMove } from './move-posts.ts'

/**
 * Gives posts a topic of their own. The first of them opens it, and links to them lead there. Sent again, it's the same
 * topic.
 *
 * @returns the new topic
 * @throws AppError `signed-out` for visitors, `forbidden` for all but staff, `not-found`
 * @throws AppError `invalid` when a post isn't in this topic, is its opening post, or the first one is hidden or removed
 */
export async function splitTopic(site: Site, actor: Actor, id: number, split: TopicSplit): Promise<TopicView> {
  const member = await requireActiveMember(site.db, actor)
  requireModerator(member)
  const newId = await changeForum(site, async (trx) => {
    const from = await topicToWrite(trx, member, id)
    const earlier = await sameSplit(trx, member, split)
    if (earlier !== undefined) return earlier
    const posts = await postsToMove(trx, from, split)
    await requireOpenCategory(trx, split.categoryId)
    return moveToNewTopic(trx, site, member, { from, posts, split })
  })
  return getTopic(site, member, newId)
}

/** The topic that the member has made of these posts already, as when the first answer was lost on its way. */
async function sameSplit(trx: Transaction, member: Member, { posts, title, categoryId }: TopicSplit): Promise<number | undefined> {
  const made = await trx
    .selectFrom('topic')
    .innerJoin('moderationAct as act', 'act.topicId', 'topic.id')
    .select('topic.id')
    .where('act.kind', '=', 'split-topic')
    .where('act.actorId', '=', member.id)
    .where('act.postId', 'in', posts)
    .where('topic.categoryId', '=', categoryId)
    .where((eb) => eb(eb.fn.coalesce('topic.hiddenTitle', 'topic.title'), '=', title))
    .executeTakeFirst()
  if (!made) return undefined
  const elsewhere = await trx.selectFrom('post').select('id').where('id', 'in', posts).where('topicId', '!=', made.id).executeTakeFirst()
  return elsewhere ? undefined : made.id
}

async function postsToMove(trx: Transaction, from: TopicRow, { posts, andAfter }: TopicSplit): Promise<PostRow[]> {
  const inTopic = trx.selectFrom('post').selectAll().where('topicId', '=', from.id).orderBy('number')
  const named = await inTopic.where('id', 'in', posts).execute()
  if (named.length < new Set(posts).size) throw refusal('Some of these posts aren’t in this topic anymore.')
  const last = named.at(-1)?.number ?? 0
  const rest = andAfter ? await inTopic.where('number', '>', last).execute() : []
  const [first] = named
  if (!first) throw refusal(SPLIT_POSTS_MISSING)
  if (first.number === 1) throw refusal('The opening post stays. To move the whole topic, merge it.')
  if (!isVisible(first)) throw refusal('The first of these posts can’t open a topic, because it’s hidden or deleted.')
  return [...named, ...rest]
}

interface Split {
  from: TopicRow
  posts: readonly PostRow[]
  split: TopicSplit
}

async function moveToNewTopic(trx: Transaction, site: Site, member: Member, { from, posts, split: { title, categoryId, reason } }: Split): Promise<number> {
  const now = site.clock.now()
  const [first] = posts
  if (!first) throw refusal(SPLIT_POSTS_MISSING)
  const { authorId, createdAt, sampledAt } = first
  const to = await trx
    .insertInto('topic')
    .values({ categoryId, authorId, title, slug: slugOf(title), createdAt, lastPostAt: createdAt, hiddenAt: from.hiddenAt, hiddenBy: from.hiddenBy, sampledAt })
    .returningAll()
    .executeTakeFirstOrThrow()
  const ids = posts.map(({ id }) => id)
  await movePosts(trx, ids, { from, to, now })
  const authors = new Map(posts.toReversed().flatMap((post) => (post.authorId === null || post.deletedAt ? [] : [[post.authorId, post.id] as const])))
  await notifyOfMove(trx, site, authors, { to, actorId: member.id, reason, createdAt: now, kind: 'posts-moved', isMailed: true })
  const detail = { topicBefore: from.id, posts: ids.length, reason }
  await recordModerationAct(trx, { actorId: member.id, kind: 'split-topic', topicId: to.id, postId: first.id, detail, createdAt: now })
  await countMoved(trx, [from], [from.id, to.id])
  await reindexTopicTitle(trx, to.id)
  return to.id
}

const refusal = (message: string) => new AppError('invalid', message, { errors: { posts: [message] } })
