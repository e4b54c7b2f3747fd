import type { Transaction } from '../../../db/connection.ts'
import type { TopicView } from '../../../shared/forum/forum.ts'
import { announce } from '../../site/bus.ts'
import type { Actor, Site } from '../../site/site.ts'
import { getTopic } from '../reading/topics/get-topic.ts'
import { requireActiveMember } from '../../access/require-active-member.ts'
import { changeForum } from '../writing/change-forum.ts'
import { notifyOfTopic } from '../notifications/notify-of-topic.ts'
import { countTopic } from '../writing/counters.ts'
import { topicToWrite, type TopicRow } from '../writing/find-to-write.ts'
import { announceToQuoters } from '../writing/quotes/follow-quotes.ts'
import { topicHidden, topicMarked, topicOpened } from '../writing/forum-changes.ts'
import type { TopicMark } from '../../office/log/moderation-act.ts'
import { recordModerationAct } from '../../office/log/record-moderation-act.ts'
import { requireModerator } from '../../access/require-moderator.ts'

/** A state that staff give a topic: when, and by whom. */
interface Mark {
  at: 'pinnedAt' | 'lockedAt' | 'hiddenAt'
  by: 'pinnedBy' | 'lockedBy' | 'hiddenBy'
  set: TopicMark
  unset: TopicMark
}

export const PINNED: Mark = { at: 'pinnedAt', by: 'pinnedBy', set: 'pin-topic', unset: 'unpin-topic' }
export const LOCKED: Mark = { at: 'lockedAt', by: 'lockedBy', set: 'lock-topic', unset: 'unlock-topic' }
export const HIDDEN: Mark = { at: 'hiddenAt', by: 'hiddenBy', set: 'hide-topic', unset: 'unhide-topic' }

/**
 * Pins, locks or hides a topic, or takes that back. Doing it again changes nothing: the first mark keeps its date. The
 * author is told when their topic is hidden or back, with the reason if there is one.
 *
 * @throws AppError `signed-out` for visitors, `forbidden` for all but staff, `not-found`
 */
export async function markTopic(site: Site, actor: Actor, id: number, mark: Mark, isSet: boolean, reason = ''): Promise<TopicView> {
  const member = await requireActiveMember(site.db, actor)
  await changeForum(site, async (trx) => {
    const topic = await topicToWrite(trx, member, id)
    requireModerator(member)
    if ((topic[mark.at] !== null) === isSet) return
    const createdAt = site.clock.now()
    await setMark(trx, topic, mark, isSet ? { at: createdAt, by: member.id } : { at: null, by: null })
    const detail = reason === '' ? undefined : { reason, until: null }
    await recordModerationAct(trx, { actorId: member.id, kind: isSet ? mark.set : mark.unset, topicId: topic.id, detail, createdAt })
    const hiding = isSet ? topicHidden : topicOpened
    await announce(trx, mark === HIDDEN ? hiding(topic, topic.authorId) : topicMarked(topic), createdAt)
    if (mark !== HIDDEN) return
    await announceToQuoters(trx, { topicId: topic.id }, createdAt)
    await notifyOfTopic(trx, site, topic, { kind: isSet ? 'topic-hidden' : 'topic-shown', actorId: member.id, reason, createdAt })
  })
  return getTopic(site, member, id)
}

/** Writes the mark itself; a topic that appears or disappears is counted. */
export async function setMark(
  trx: Transaction,
  topic: TopicRow,
  mark: Mark,
  { at, by }: { at: string | null; by: number | null },
): Promise<void> {
  await trx
    .updateTable('topic')
    .set({ [mark.at]: at, [mark.by]: by, ...(mark === LOCKED && { lockedUntil: null }) })
    .where('id', '=', topic.id)
    .execute()
  if (mark !== HIDDEN) return
  await countTopic(trx, topic, at === null ? 1 : -1)
  // Lists leave hidden topics out, so their news would stay unread for ever.
  const unread = trx.updateTable('notification').where('topicId', '=', topic.id).where('readAt', 'is', null)
  if (!at) return
  await unread.set({ readAt: at }).execute()
}
