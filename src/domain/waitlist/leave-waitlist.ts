import { deleteEmailAbout } from '../emails/outbox/queue-email.ts'
import { verifyLink } from '../privacy/signed-links.ts'
import type { Actor, Site } from '../site/site.ts'

/**
 * Takes an address off the waitlist, and email to it that still waits with it. An address that never said yes is
 * forgotten at once. Doing it twice changes nothing, also when the entry is gone: the link never ends.
 *
 * @throws AppError `not-found` for a wrong link
 */
export async function leaveWaitlist(site: Site, actor: Actor, token: string): Promise<void> {
  const { id, about } = await verifyLink(site, actor, 'unsubscribe', token, 'waitlist')
  await site.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('waitlistEntry').where('id', '=', id).where('confirmedAt', 'is', null).execute()
    await trx
      .updateTable('waitlistEntry')
      .set({ unsubscribedAt: site.clock.now(), newEmail: null, newEmailConfirmationId: null })
      .where('id', '=', id)
      .where('unsubscribedAt', 'is', null)
      .execute()
    // Last: an announcement that was being written in the meantime has held the entry until now.
    await deleteEmailAbout(trx, about, 'unsent')
  })
}
