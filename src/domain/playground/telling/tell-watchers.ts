import type { Transaction } from '../../../db/connection.ts'
import { queueMail } from '../../outbox/queue-mail.ts'
import type { Site } from '../../site.ts'
import type { FactRow } from '../hold-fact.ts'

/** How many mails are taken back by one statement. */
const CHUNK = 500

interface Subscriber {
  id: number
  email: string
}

/**
 * Tells everybody who asked, and forgets their addresses with it: whoever takes the row away writes the one message.
 * Belongs into the transaction of the decision, with the fact held.
 */
export async function notifySubscribers(trx: Transaction, site: Site, fact: FactRow): Promise<void> {
  const watches = await trx
    .deleteFrom('factWatch')
    .where('factId', '=', fact.id)
    .where('confirmedAt', 'is not', null)
    .returning(['id', 'email'])
    .execute()
  await notify(trx, site, fact, watches)
}

/** Tells these, whose rows are gone already. */
export async function notify(trx: Transaction, site: Site, fact: FactRow, watches: readonly Subscriber[]): Promise<void> {
  for (let start = 0; start < watches.length; start += CHUNK) {
    const abouts = watches.slice(start, start + CHUNK).map(({ id }) => `fact-watch:${id}`)
    await trx.deleteFrom('outbox').where('about', 'in', abouts).execute()
  }
  const { question, short, answer, key } = fact
  const link = new URL(`/visit#${key}`, site.url).href
  for (const { email } of watches) {
    await queueMail(trx, site, { template: 'fact-known', data: { question, short, answer, link }, to: email })
  }
}
