import type { Transaction } from '../../../db/connection.ts'
import { deleteEmailAbout, queueEmails } from '../../emails/outbox/queue-email.ts'
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
    .returning(['id', 'email', 'notifiedAt'])
    .execute()
  await notify(trx, site, fact, watches.filter(({ notifiedAt }) => notifiedAt === null))
}

/**
 * Tells everyone who asked what the fact will say once it's published. Their addresses go when it is.
 *
 * @returns how many
 */
export async function notifyBeforehand(trx: Transaction, site: Site, factId: number, publicationId: number): Promise<number> {
  const watches = await trx
    .updateTable('factSubscription')
    .set({ notifiedAt: site.clock.now() })
    .where('factId', '=', factId)
    .where('confirmedAt', 'is not', null)
    .where('notifiedAt', 'is', null)
    .returning(['id', 'email'])
    .execute()
  await queueEmails(trx, site, watches.map(({ id, email }) => ({ template: 'fact-known', factId, publicationId, to: email, about: `fact-watch:${id}` })))
  return watches.length
}

/** What was told isn't published after all: emails that wait are taken back, and everyone is told when there is an answer. */
export async function takeBackEarlyEmail(trx: Transaction, factId: number): Promise<void> {
  const early = await trx.updateTable('factSubscription').set({ notifiedAt: null }).where('factId', '=', factId).where('notifiedAt', 'is not', null).returning('id').execute()
  for (const { id } of early) await deleteEmailAbout(trx, `fact-watch:${id}`, 'unsent')
}

/** Tells these, whose rows are gone already. */
export async function notify(trx: Transaction, site: Site, fact: Pick<FactRow, 'id'>, watches: readonly Subscriber[]): Promise<void> {
  for (let start = 0; start < watches.length; start += CHUNK) {
    const abouts = watches.slice(start, start + CHUNK).map(({ id }) => `fact-watch:${id}`)
    await trx.deleteFrom('outbox').where('about', 'in', abouts).execute()
  }
  await queueEmails(trx, site, watches.map(({ email }) => ({ template: 'fact-known', factId: fact.id, to: email })))
}
