import type { Transaction } from '../../../db/connection.ts'
import type { TopicView } from '../../../shared/forum/forum.ts'
import type { TopicChange } from '../../../shared/forum/forum-schemas.ts'
import { LOG_REASON_MISSING } from '../../../shared/forum/topics/topic-limits.ts'
import type { ReviewReason } from '../../../shared/forum/review.ts'
import { slugOf } from '../../../shared/text/slug.ts'
import { announce } from '../../site/bus.ts'
import { AppError } from '../../site/app-error.ts'
import type { Actor, Member, Site } from '../../site/site.ts'
import { canRename, canRetitle } from '../policy.ts'
import { notifyOfTopic } from '../notifications/notify-of-topic.ts'
import { checkWords } from '../review/check-words.ts'
import { reasonToReviewEdit } from '../review/reason-for-review.ts'
import { getTopic } from '../reading/topics/get-topic.ts'
import { movedTo } from '../reading/topics/moved-topic.ts'
import { reindexTopicTitle } from '../reading/search/search-index.ts'
import { silenceOf } from '../../access/require-posting-member.ts'
import { requireActiveMember } from '../../access/require-active-member.ts'
import { requireMember } from '../../access/require-member.ts'
import { changeForum } from '../writing/change-forum.ts'
import { addToCategory } from '../writing/counters.ts'
import { isAnswered } from '../reading/topics/is-answered.ts'
import { isVisible, postToWrite, topicToWrite, type TopicRow } from '../writing/find-to-write.ts'
import { requireTakingOut } from '../writing/takes-out.ts'
import { topicMoved, topicRenamed } from '../writing/forum-changes.ts'
import { recordModerationAct } from '../../office/log/record-moderation-act.ts'
import { requireOpenCategory } from '../writing/open-topic.ts'
import { eraseTopicTitles } from './erase-former-titles.ts'
import { eraseSharedReasons } from './erase-shared-reasons.ts'
import { reviewAgain } from './hide-post.ts'
import { requireModerator } from '../../access/require-moderator.ts'

/**
 * Gives a topic another title, another category, or both. Its address follows the title; old addresses lead there.
 *
 * @throws AppError `signed-out` for visitors, `not-found`
 * @throws AppError `forbidden` for a title when `canRename` refuses, for a category to all but staff
 * @throws AppError `invalid` when there is no such category, for a word on the list, or when staff leave the reason blank
 */
export async function changeTopic(site: Site, actor: Actor, id: number, change: TopicChange): Promise<TopicView> {
  const member = change.removesDetails ? requireMember(actor) : await requireActiveMember(site.db, actor)
  const needsReview = await checkTitle(site, member, id, change)
  await changeForum(site, async (trx) => {
    const topic = await topicToWrite(trx, member, id)
    if (change.reason === '' && member.id !== topic.authorId) throw new AppError('invalid', LOG_REASON_MISSING, { errors: { reason: [LOG_REASON_MISSING] } })
    if (change.title !== undefined) await rename(trx, site, member, topic, { title: change.title, removesDetails: change.removesDetails, reason: change.reason })
    if (change.categoryId !== undefined) await move(trx, site, member, topic, { categoryId: change.categoryId, reason: change.reason })
    if (change.title !== undefined && change.title !== topic.title && topic.hiddenTitle === null) await reindexTopicTitle(trx, topic.id)
    const reviewReason = needsReview ? 'word' : await reasonInTitle(trx, site, member, topic, change)
    if (reviewReason) await reviewOpeningPost(trx, site, member, topic.id, reviewReason)
  })
  return getTopic(site, member, id)
}

/** Compares a new title with the word list. Words of the old one may stay. @returns whether the topic is held */
async function checkTitle(site: Site, member: Member, id: number, { title, removesDetails = false }: TopicChange): Promise<boolean> {
  if (title === undefined) return false
  const topicId = (await movedTo(site.db, id)) ?? id
  const topic = await site.db.selectFrom('topic').select('title').where('id', '=', topicId).where('authorId', '=', member.id).executeTakeFirst()
  return topic ? checkWords(site, member, { title, before: topic.title, removesDetails }) : false
}

/** Why a new title by its author waits for a moderator, or null. */
async function reasonInTitle(trx: Transaction, site: Site, member: Member, topic: TopicRow, { title }: TopicChange): Promise<ReviewReason | null> {
  const isNew = title !== undefined && title !== (topic.hiddenTitle ?? topic.title)
  return isNew && topic.authorId === member.id ? reasonToReviewEdit(trx, site, member, title) : null
}

/** A title waits with its opening post. */
async function reviewOpeningPost(trx: Transaction, site: Site, member: Member, topicId: number, reason: ReviewReason): Promise<void> {
  const { id } = await trx.selectFrom('post').select('id').where('topicId', '=', topicId).where('number', '=', 1).executeTakeFirstOrThrow()
  const post = await postToWrite(trx, member, id)
  if (isVisible(post)) await reviewAgain(trx, site, member, { post, reviewReason: reason, now: site.clock.now() })
}

type NewTitle = { title: string; removesDetails: boolean | undefined; reason: string | undefined }

async function rename(trx: Transaction, site: Site, member: Member, topic: TopicRow, { title, removesDetails, reason }: NewTitle): Promise<void> {
  if (member.isSilenced && !removesDetails) throw await silenceOf(trx, member.id)
  const createdAt = site.clock.now()
  const isAllowed = (removesDetails && canRetitle(member, topic)) || canRename(member, topic, await isAnswered(trx, topic), createdAt)
  if (!isAllowed) {
    const message = 'You can’t change this title anymore. Please ask a moderator.'
    throw new AppError('forbidden', message)
  }
  if (removesDetails) await eraseTopicTitles(trx, [topic.id])
  if (removesDetails && member.id === topic.authorId) await eraseSharedReasons(trx, { topicId: topic.id, authorId: member.id })
  if (title === (topic.hiddenTitle ?? topic.title)) return
  requireTakingOut(member, 'title', topic.hiddenTitle ?? topic.title, title)
  const renamed = topic.hiddenTitle === null ? { title, slug: slugOf(title) } : { hiddenTitle: title }
  await trx.updateTable('topic').set(renamed).where('id', '=', topic.id).execute()
  await announce(trx, topicRenamed(topic), createdAt)
  if (member.id === topic.authorId) return
  await notifyOfTopic(trx, site, topic, { kind: 'topic-renamed', actorId: member.id, reason: reason ?? '', createdAt })
  await recordModerationAct(trx, { actorId: member.id, kind: 'rename-topic', topicId: topic.id, detail: { titleBefore: removesDetails ? '' : (topic.hiddenTitle ?? topic.title), ...(reason && { reason }) }, createdAt })
}

async function move(trx: Transaction, site: Site, member: Member, topic: TopicRow, { categoryId, reason }: { categoryId: number; reason: string | undefined }): Promise<void> {
  requireModerator(member)
  if (categoryId === topic.categoryId) return
  await requireOpenCategory(trx, categoryId)
  await trx.updateTable('topic').set({ categoryId }).where('id', '=', topic.id).execute()
  if (!topic.hiddenAt) {
    // In the order of ids, so that two moves in opposite directions do not wait for each other.
    const steps = [{ id: topic.categoryId, step: -1 as const }, { id: categoryId, step: 1 as const }]
    for (const { id, step } of steps.toSorted((a, b) => a.id - b.id)) await addToCategory(trx, id, step)
  }
  const detail = { categoryBefore: topic.categoryId, ...(reason && { reason }) }
  const createdAt = site.clock.now()
  await notifyOfTopic(trx, site, topic, { kind: 'topic-moved', actorId: member.id, reason: reason ?? '', createdAt })
  await recordModerationAct(trx, { actorId: member.id, kind: 'move-topic', topicId: topic.id, detail, createdAt })
  await announce(trx, topicMoved(topic, categoryId), createdAt)
}
