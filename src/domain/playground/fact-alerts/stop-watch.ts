import type { Transaction } from '../../../db/connection.ts'
import { deleteEmailAbout } from '../../emails/outbox/queue-email.ts'
import { verifyLink } from '../../privacy/signed-links.ts'
import type { Actor, Site } from '../../site/site.ts'

/**
 * Forgets an address that does not want to be told after all, with all email about it. Doing it twice changes nothing,
 * also when the row is gone: the link never ends.
 *
 * @throws AppError `not-found` for a wrong link
 */
export async function stopWatch(site: Site, actor: Actor, token: string): Promise<void> {
  const { id } = await verifyLink(site, actor, 'unsubscribe', token, 'fact-watch')
  await site.db.transaction().execute((trx) => eraseWatch(trx, site, id))
}

/** Deletes a wish to be told, with all email about it. Doing it twice changes nothing. */
export async function eraseWatch(trx: Transaction, _: Site, id: number): Promise<void> {
  await trx.deleteFrom('factSubscription').where('id', '=', id).execute()
  await deleteEmailAbout(trx, `fact-watch:${id}`, 'all')
}
