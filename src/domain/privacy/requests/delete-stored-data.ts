import type { Transaction } from '../../../db/connection.ts'
import { eraseMessage } from '../../contact/erase-message.ts'
import { eraseWatch } from '../../playground/fact-alerts/stop-watch.ts'
import { verifyLink } from '../signed-links.ts'
import type { Actor, Site } from '../../site/site.ts'
import { eraseEntry } from '../../waitlist/erase-entry.ts'

/**
 * Deletes at once what a private link leads to, with all email about it. Doing it twice changes nothing.
 *
 * @throws AppError `not-found` for a wrong link
 */
export async function deleteStoredData(site: Site, actor: Actor, token: string): Promise<void> {
  const { kind, id } = await verifyLink(site, actor, 'mine', token)
  await site.db.transaction().execute((trx) => ERASE[kind](trx, site, id))
}

const ERASE = { message: eraseMessage, waitlist: (trx: Transaction, site: Site, id: number) => eraseEntry(trx, site, id), 'fact-watch': eraseWatch }
