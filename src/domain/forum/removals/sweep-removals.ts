import { REMOVAL_REQUEST_MONTHS } from '../../../shared/privacy/retention.ts'
import { monthsAfter } from '../../../shared/time/instant.ts'
import { deleteEmailAbout } from '../../emails/outbox/queue-email.ts'
import type { Site } from '../../site/site.ts'

/** Deletes removal requests that were decided long ago, with their email. */
export async function sweepRemovals({ db, clock }: Site): Promise<void> {
  const before = monthsAfter(clock.now(), -REMOVAL_REQUEST_MONTHS)
  await db.transaction().execute(async (trx) => {
    const gone = await trx.deleteFrom('removalRequest').where('decidedAt', '<=', before).returning('id').execute()
    for (const { id } of gone) await deleteEmailAbout(trx, `removal:${id}`, 'all')
  })
}
