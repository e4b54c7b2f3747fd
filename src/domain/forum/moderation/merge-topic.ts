import type { Transaction } from '../../../db/connection.ts'
import type { TopicView } from '../../../shared/forum/forum.ts'
import { MERGE_TARGET_MISSING, MERGE_TARGET_SAME } from '../../../shared/forum/topics/topic-parts.ts'
import type { TopicMerge } from '../../../shared/forum/topics/topic-parts-schemas.ts'
import type { Instant } from '../../../shared/time/instant.ts'
import { requireActiveMember } from '../../access/require-active-member.ts'
import { requireModerator } from '../../access/require-moderator.ts'
import { recordModerationAct } from '../../office/log/record-moderation-act.ts'
import { AppError } from '../../site/app-error.ts'
import type { Actor, Member, Site } from '../../site/site.ts'
import { getTopic } from '../reading/topics/get-topic.ts'
import { changeForum } from '../writing/change-forum.ts'
import { countMoved } from '../writing/counters.ts'
import { announceToQuoters } from '../writing/quotes/follow-quotes.ts'
import { topicToWrite, type TopicRow } from '../writing/find-to-write.ts'
import { dropTitle, movePosts, notifyOfMove } from './move-posts.ts'

/**
 * Makes a topic part of another one, which keeps its title, category, and opening post. The address of the first one
 * leads to the other. Done twice, nothing more changes.
 *
 * @returns the topic that holds all the posts now
 * @throws AppError `signed-out` for visitors, `forbidden` for all but staff, `not-found`
 * @throws AppError `invalid` when there's no such topic to merge into, or it's the same one
 * @throws AppError `conflict` when posts of a hidden topic would become visible
 */
export async function mergeTopic(site: Site, actor: Actor, id: number, { into, reason }: TopicMerge): Promise<TopicView> {
  const member = await requireActiveMember(site.db, actor)
  requireModerator(member)
  if (id === into) throw refusal(MERGE_TARGET_SAME)
  await changeForum(site, async (trx) => {
    const [from, to] = await lockBoth(trx, member, id, into)
    if (from.id === to.id) return
    if (from.hiddenAt && !to.hiddenAt) throw new AppError('conflict', 'This topic is hidden. Show it first: its posts would be visible in the other one.')
    await merge(trx, site, member, from, to, reason)
  })
  return getTopic(site, member, into)
}

/** In the order of ids, so that two merges in opposite directions don't wait for each other. */
async function lockBoth(trx: Transaction, member: Member, id: number, into: number): Promise<[TopicRow, TopicRow]> {
  const target = () => topicToWrite(trx, member, into).catch((error: unknown) => Promise.reject(error instanceof AppError && error.code === 'not-found' ? refusal(MERGE_TARGET_MISSING) : error))
  if (into < id) {
    const to = await target()
    return [await topicToWrite(trx, member, id), to]
  }
  return [await topicToWrite(trx, member, id), await target()]
}

async function merge(trx: Transaction, site: Site, member: Member, from: TopicRow, to: TopicRow, reason: string): Promise<void> {
  const createdAt = site.clock.now()
  const posts = await trx.selectFrom('post').select(['id', 'number', 'authorId', 'deletedAt']).where('topicId', '=', from.id).orderBy('number').execute()
  const ids = posts.map(({ id }) => id)
  await removeTopicNews(trx, from.id)
  await movePosts(trx, ids, { from, to, now: createdAt })
  await moveBookmarks(trx, from.id, to.id)
  if (to.hiddenAt) await announceToQuoters(trx, { topicId: to.id }, createdAt)
  await trx.updateTable('topic').set((eb) => ({ viewCount: eb('viewCount', '+', from.viewCount) })).where('id', '=', to.id).execute()
  await redirect(trx, from.id, to.id, createdAt)

  const act = { to, actorId: member.id, reason, createdAt }
  const [opening] = posts
  const topicAuthor = new Map(from.authorId === null || !opening ? [] : [[from.authorId, opening.id]])
  await notifyOfMove(trx, site, topicAuthor, { ...act, kind: 'topic-merged', isMailed: true })
  const others = new Map(posts.toReversed().flatMap(({ id, authorId, deletedAt }) => (authorId === null || authorId === from.authorId || deletedAt ? [] : [[authorId, id] as const])))
  await notifyOfMove(trx, site, others, { ...act, kind: 'posts-moved', isMailed: false })
  const detail = { titleBefore: from.hiddenTitle ?? from.title, topicBefore: from.id, posts: ids.length, reason }
  await recordModerationAct(trx, { actorId: member.id, kind: 'merge-topic', topicId: to.id, ...(opening && { postId: opening.id }), detail, createdAt })
  await countMoved(trx, [from, to], [to.id])
  if (opening) await dropTitle(trx, opening.id)
}

/** Bookmarks of the topic as a whole; a member who has both has one. */
async function moveBookmarks(trx: Transaction, from: number, to: number): Promise<void> {
  const already = trx.selectFrom('bookmark as other').select('other.memberId').where('other.topicId', '=', to).where('other.postId', 'is', null)
  await trx.updateTable('bookmark').set({ topicId: to }).where('topicId', '=', from).where('postId', 'is', null).where('memberId', 'not in', already).execute()
}

/** What was said about the topic itself, such as that it's locked, isn't true of the other one. */
const removeTopicNews = (trx: Transaction, from: number) =>
  trx.deleteFrom('notification').where('topicId', '=', from).where('kind', 'in', ['topic-hidden', 'topic-shown', 'topic-locked', 'topic-moved', 'topic-renamed']).execute()

/** Addresses that led to the topic lead on. What still hangs on it, such as the second bookmark, goes with its row. */
async function redirect(trx: Transaction, from: number, to: number, createdAt: Instant): Promise<void> {
  await trx.updateTable('topicRedirect').set({ targetId: to }).where('targetId', '=', from).execute()
  await trx.insertInto('topicRedirect').values({ topicId: from, targetId: to, createdAt }).execute()
  await trx.deleteFrom('topic').where('id', '=', from).execute()
}

const refusal = (message: string) => new AppError('invalid', message, { errors: { into: [message] } })
