import type { Transaction } from '../../../db/connection.ts'
import type { TopicNews } from '../../../shared/forum/forum.ts'
import type { Instant } from '../../../shared/time/instant.ts'
import { queueEmail } from '../../emails/outbox/queue-email.ts'
import type { Site } from '../../site/site.ts'
import type { TopicRow } from '../writing/find-to-write.ts'
import { notify } from './notification.ts'

interface ChangeByStaff {
  kind: TopicNews
  actorId: number
  /** Why; empty if none was given. */
  reason: string
  createdAt: Instant
}

/** Whether others see the topic: the later notice takes the place of the other. */
const HIDING: readonly TopicNews[] = ['topic-hidden', 'topic-shown']

/** Tells the author of a topic, on the site and by email, what staff did to it; a later notice of the same kind takes the place of an earlier one. */
export async function notifyOfTopic(trx: Transaction, site: Site, { id: topicId, authorId }: TopicRow, { kind, actorId, reason, createdAt }: ChangeByStaff): Promise<void> {
  if (authorId === null || authorId === actorId) return
  const opening = await trx.selectFrom('post').select('id').where('topicId', '=', topicId).where('number', '=', 1).executeTakeFirst()
  if (!opening) return
  await trx.deleteFrom('notification').where('topicId', '=', topicId).where('memberId', '=', authorId).where('kind', 'in', HIDING.includes(kind) ? HIDING : [kind]).execute()
  const notified = await notify(trx, [{ kind, note: reason, memberId: authorId, topicId, postId: opening.id, createdAt }])
  const author = await trx.selectFrom('member').select('email').where('id', '=', authorId).where('sampledAt', 'is', null).executeTakeFirst()
  if (author) await queueEmail(trx, site, { template: 'topic-changed', notificationId: notified.get(authorId) ?? 0, to: author.email })
}
