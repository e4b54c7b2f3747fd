import { z } from 'zod'
import type { Transaction } from '../../../db/connection.ts'
import { DECISION_NEWS, POST_NEWS, REPORT_REASONS, TOPIC_NEWS } from '../../../shared/forum/forum.ts'
import type { Instant } from '../../../shared/time/instant.ts'

/** What a member is notified of: a post that concerns them, what came of a report of theirs, a warning in its words,
 * or what became of a post or topic of theirs. */
export const Notification = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(POST_NEWS), actorId: z.int().nullable() }),
  z.object({ kind: z.enum(['report-resolved', 'report-rejected']) }),
  z.object({ kind: z.enum(['warning', ...DECISION_NEWS, ...TOPIC_NEWS]), note: z.string() }),
  z.object({ kind: z.literal('post-hidden'), note: z.enum(REPORT_REASONS) }),
  z.object({ kind: z.enum(['post-shown', 'post-released']) }),
])
export type Notification = z.output<typeof Notification>

export type NewNotification = Notification & { memberId: number; topicId: number; postId: number; createdAt: Instant }

/** Shows members something new, unread, in the transaction of its cause. @returns the notifications' ids, by member */
export async function notify(trx: Transaction, news: readonly NewNotification[]): Promise<ReadonlyMap<number, number>> {
  const rows = news.map((one) => ({ actorId: null, ...one, readAt: null }))
  const notified = await trx.insertInto('notification').values(rows).returning(['id', 'memberId']).execute()
  return new Map(notified.map(({ id, memberId }) => [memberId, id]))
}

/** A new post, as far as it concerns others. */
export interface NewPost {
  id: number
  topic: { id: number }
  authorId: number
  content: string
  /** Whose topic it is, and whose post it answers, if anyone's. */
  topicAuthorId: number | null
  replyToAuthorId: number | null
  createdAt: Instant
}
