import { requireRecentPassword } from '../access/require-admin.ts'
import type { Transaction } from '../../db/connection.ts'
import { lockFor } from '../../db/lock.ts'
import { after, type Instant, MINUTE_MS } from '../../shared/time/instant.ts'
import { recordOfficeAct } from '../office/log/record-office-act.ts'
import { queueEmail } from '../emails/outbox/queue-email.ts'
import type { Actor, Site } from '../site/site.ts'
import { findMessage } from './get-thread.ts'

/** The same answer to the same message within this time is one. Source: docs/rules/contact.md#twice */
export const SAME_ANSWER_MS = 5 * MINUTE_MS

/**
 * Answers a message by email, in the thread of the copy its sender got, and marks it answered. The same answer sent
 * again a moment later, because the first one seemed lost on the way, changes nothing.
 *
 * @throws AppError `not-found` unless the actor is an admin and it exists, `forbidden` when the password has to be given again
 */
export async function answerContactMessage(site: Site, actor: Actor, id: number, text: string): Promise<void> {
  const admin = requireRecentPassword(site, actor)
  const message = await findMessage(site.db, id)
  const about = `message:${id}` as const
  const now = site.clock.now()
  await site.db.transaction().execute(async (trx) => {
    await lockFor(trx, `answer:${id}`)
    if (await wasJustGiven(trx, id, text, after(now, -SAME_ANSWER_MS))) return
    const answer = { messageId: id, authorId: admin.id, text, emailId: null, createdAt: now }
    const { id: answerId } = await trx.insertInto('contactAnswer').values(answer).returning('id').executeTakeFirstOrThrow()
    const emailId = await queueEmail(trx, site, { template: 'contact-answered', answerId, to: message.email, about })
    await trx.updateTable('contactAnswer').set({ emailId }).where('id', '=', answerId).execute()
    await trx
      .updateTable('contactMessage')
      .set((eb) => ({
        answeredAt: now, answeredBy: admin.id,
        readAt: eb.fn.coalesce('readAt', eb.val(now)), readBy: eb.fn.coalesce('readBy', eb.val(admin.id)),
      }))
      .where('id', '=', id)
      .execute()
    await recordOfficeAct(trx, { actorId: admin.id, kind: 'message.answer', subject: about, createdAt: now })
  })
}

async function wasJustGiven(trx: Transaction, messageId: number, text: string, since: Instant): Promise<boolean> {
  const same = trx.selectFrom('contactAnswer').select('id').where('messageId', '=', messageId).where('text', '=', text).where('createdAt', '>', since)
  return (await same.executeTakeFirst()) !== undefined
}
