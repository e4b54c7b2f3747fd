import type { Transaction } from '../../../db/connection.ts'
import { deleteEmailAbout } from '../../outbox/queue-email.ts'
import type { Site } from '../../site/site.ts'

/** Erases a wish to be told, with all mail about it. Doing it twice changes nothing. */
export async function eraseWatch(trx: Transaction, _: Site, id: number): Promise<void> {
  await trx.deleteFrom('factSubscription').where('id', '=', id).execute()
  await deleteEmailAbout(trx, `fact-watch:${id}`, 'all')
}
