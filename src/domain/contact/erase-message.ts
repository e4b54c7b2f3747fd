import type { Transaction } from '../../db/connection.ts'
import { recordOfficeAct } from '../office/log/record-office-act.ts'
import { deleteEmailAbout, queueEmail } from '../emails/outbox/queue-email.ts'
import type { Site } from '../site/site.ts'

/**
 * Deletes a message at once, with its answers, notes and email. Admins who got it by email are asked to
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
    .select(['messageId', 'recipient'])
    .where('about', '=', about)
    .where('template', '=', 'contact-received')
    .where('sentAt', 'is not', null)
    .orderBy('id')
    .execute()
  await deleteEmailAbout(trx, about, 'all')
  await recordOfficeAct(trx, { actorId, kind: 'message.erase', subject: about, createdAt: site.clock.now() })
  for (const { messageId: inReplyTo, recipient: to } of emails) {
    await queueEmail(trx, site, { template: 'contact-erased', receivedAt: message.createdAt, inReplyTo, to })
  }
}
