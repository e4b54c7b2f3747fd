import type { Transaction } from '../../db/connection.ts'
import { recordOfficeAct } from '../office-log/record-office-act.ts'
import { deleteEmailAbout, queueEmail } from '../outbox/queue-email.ts'
import type { Site } from '../site/site.ts'

/**
 * Deletes a message at once, with its answers, notes and email. Where the owner was told of it by email, she is asked to
 * delete that, too. Doing it twice changes nothing.
 *
 * @param actorId - the admin who was asked to; null for anyone who holds its private link
 */
export async function eraseMessage(trx: Transaction, site: Site, id: number, actorId: number | null = null): Promise<void> {
  const about = `message:${id}` as const
  const message = await trx.deleteFrom('contactMessage').where('id', '=', id).returning('createdAt').executeTakeFirst()
  if (!message) return
  const emails = await trx
    .selectFrom('outbox')
    .select('messageId')
    .where('about', '=', about)
    .where('template', '=', 'contact-received')
    .where('sentAt', 'is not', null)
    .executeTakeFirst()
  await deleteEmailAbout(trx, about, 'all')
  await recordOfficeAct(trx, { actorId, kind: 'message.erase', subject: about, createdAt: site.clock.now() })
  if (!emails) return
  await queueEmail(trx, site, { template: 'contact-erased', receivedAt: message.createdAt, inReplyTo: emails.messageId, to: null })
}
