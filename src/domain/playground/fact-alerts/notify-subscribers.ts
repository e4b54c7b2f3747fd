import type { Transaction } from '../../../db/connection.ts'
import { queueEmails } from '../../outbox/queue-email.ts'
import type { Site } from '../../site/site.ts'
import type { FactRow } from '../lock-fact-row.ts'

/** How many emails are deleted by one statement. */
const CHUNK = 500

interface Subscriber {
  id: number
  email: string
}

/**
 * Tells everyone who asked, and forgets their addresses with it: the transaction that removes the row writes the one message.
 * Belongs into the transaction of the decision, with the fact held.
 */
export async function notifySubscribers(trx: Transaction, site: Site, fact: FactRow): Promise<void> {
  const watches = await trx
    .deleteFrom('factSubscription')
    .where('factId', '=', fact.id)
    .where('confirmedAt', 'is not', null)
    .returning(['id', 'email'])
    .execute()
  await notify(trx, site, fact, watches)
}

/** Tells these, whose rows are gone already. */
export async function notify(trx: Transaction, site: Site, fact: Pick<FactRow, 'id'>, watches: readonly Subscriber[]): Promise<void> {
  for (let start = 0; start < watches.length; start += CHUNK) {
    const abouts = watches.slice(start, start + CHUNK).map(({ id }) => `fact-watch:${id}`)
    await trx.deleteFrom('outbox').where('about', 'in', abouts).execute()
  }
  await queueEmails(trx, site, watches.map(({ email }) => ({ template: 'fact-known', factId: fact.id, to: email })))
}
