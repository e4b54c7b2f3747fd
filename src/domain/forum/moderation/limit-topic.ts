import type { Transaction } from '../../../db/connection.ts'
import type { TopicView } from '../../../shared/forum/forum.ts'
import type { SlowMode, TopicLock } from '../../../shared/forum/topics/topic-limit-schemas.ts'
import { after, HOUR_MS } from '../../../shared/time/instant.ts'
import { requireActiveMember } from '../../access/require-active-member.ts'
import { requireModerator } from '../../access/require-moderator.ts'
import { recordModerationAct } from '../../office/log/record-moderation-act.ts'
import { announce } from '../../site/bus.ts'
import type { Actor, Member, Site } from '../../site/site.ts'
import { notifyOfTopic } from '../notifications/notify-of-topic.ts'
import { getTopic } from '../reading/topics/get-topic.ts'
import { changeForum } from '../writing/change-forum.ts'
import { topicToWrite, type TopicRow } from '../writing/find-to-write.ts'
import { topicMarked } from '../writing/forum-changes.ts'

/**
 * Locks a topic, for some hours or until someone unlocks it. A locked one gets the new end.
 *
 * @throws AppError `signed-out` for visitors, `forbidden` for all but staff, `not-found`
 */
export const lockTopic = (site: Site, actor: Actor, id: number, { hours, reason }: TopicLock): Promise<TopicView> =>
  limit(site, actor, id, async (trx, topic, member) => {
    const createdAt = site.clock.now()
    const until = hours ? after(createdAt, hours * HOUR_MS) : null
    if (topic.lockedAt !== null && topic.lockedUntil === until) return
    await trx
      .updateTable('topic')
      .set({ lockedAt: topic.lockedAt ?? createdAt, lockedBy: member.id, lockedUntil: until })
      .where('id', '=', topic.id)
      .execute()
    await notifyOfTopic(trx, site, topic, { kind: 'topic-locked', actorId: member.id, reason, createdAt })
    await recordModerationAct(trx, { actorId: member.id, kind: 'lock-topic', topicId: topic.id, detail: { reason, until }, createdAt })
  })

/**
 * Lets each member post in a topic only so often; null ends that. Staff post as usual.
 *
 * @throws AppError `signed-out` for visitors, `forbidden` for all but staff, `not-found`
 */
export const slowTopic = (site: Site, actor: Actor, id: number, mode: SlowMode | null): Promise<TopicView> =>
  limit(site, actor, id, async (trx, topic, member) => {
    const slowMinutes = mode?.minutes ?? null
    if (slowMinutes === topic.slowMinutes) return
    await trx.updateTable('topic').set({ slowMinutes }).where('id', '=', topic.id).execute()
    const act = { actorId: member.id, topicId: topic.id, createdAt: site.clock.now() }
    await recordModerationAct(trx, mode ? { ...act, kind: 'slow-topic', detail: mode } : { ...act, kind: 'unslow-topic' })
  })

async function limit(site: Site, actor: Actor, id: number, change: (trx: Transaction, topic: TopicRow, member: Member) => Promise<void>): Promise<TopicView> {
  const member = await requireActiveMember(site.db, actor)
  await changeForum(site, async (trx) => {
    const topic = await topicToWrite(trx, member, id)
    requireModerator(member)
    await change(trx, topic, member)
    await announce(trx, topicMarked(topic), site.clock.now())
  })
  return getTopic(site, member, id)
}

/** Opens topics whose lock has ended, and refreshes the pages that show them. @returns how many there were */
export async function openDueTopics(site: Site): Promise<number> {
  const now = site.clock.now()
  const due = await site.db.selectFrom('topic').select('id').where('lockedUntil', '<=', now).limit(1).executeTakeFirst()
  if (!due) return 0
  return changeForum(site, async (trx) => {
    const opened = await trx
      .updateTable('topic')
      .set({ lockedAt: null, lockedBy: null, lockedUntil: null })
      .where('lockedUntil', '<=', now)
      .returning(['id', 'categoryId'])
      .execute()
    for (const topic of opened) await announce(trx, topicMarked(topic), now)
    return opened.length
  })
}
