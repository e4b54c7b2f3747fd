import { z } from 'zod'
import type { Transaction } from '../../../db/connection.ts'
import { POST_NEWS } from '../../../shared/forum.ts'
import type { Instant } from '../../../shared/instant.ts'

/** What a member is notified of: a post that concerns them, what came of a report of theirs, or a warning in its words. */
export const Notification = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(POST_NEWS), actorId: z.int().nullable() }),
  z.object({ kind: z.enum(['report-resolved', 'report-rejected']) }),
  z.object({ kind: z.literal('warning'), note: z.string() }),
])
export type Notification = z.output<typeof Notification>

export type NewNotification = Notification & { memberId: number; topicId: number; postId: number; createdAt: Instant }

/** Shows members something new, unread, in the transaction of its cause. */
export async function notify(trx: Transaction, news: readonly NewNotification[]): Promise<void> {
  const rows = news.map((one) => ({ actorId: null, ...one, readAt: null }))
  await trx.insertInto('notification').values(rows).execute()
}

/** A new post, as far as it concerns others. */
export interface NewPost {
  id: number
  number: number
  topic: { id: number; title: string; slug: string }
  authorId: number
  authorName: string
  content: string
  /** Whose topic it is, and whose post it answers, if anyone's. */
  topicAuthorId: number | null
  replyToAuthorId: number | null
  createdAt: Instant
}
