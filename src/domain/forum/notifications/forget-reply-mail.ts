import type { Database } from '../../../db/connection.ts'

/** Which mails: all about a post or topic, or those to one member. */
type Which = { postId: number } | { topicId: number; memberId?: number } | { memberId: number; topicId?: number }

/**
 * Takes back mail about replies that has not gone out, because it was read meanwhile or must not be read any more.
 * The next reply then is mailed again.
 */
export async function forgetReplyMail(db: Database, which: Which): Promise<void> {
  let mails = db.deleteFrom('replyMail')
  for (const [column, id] of Object.entries(which)) mails = mails.where(column as 'postId' | 'topicId' | 'memberId', '=', id)
  const forgotten = await mails.returning('mailId').execute()
  if (forgotten.length === 0) return
  const ids = forgotten.map(({ mailId }) => mailId)
  await db.deleteFrom('outbox').where('id', 'in', ids).where('sentAt', 'is', null).execute()
}
