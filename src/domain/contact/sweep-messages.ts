import { monthsAfter } from '../../shared/time/instant.ts'
import { deleteEmailAbout } from '../outbox/queue-email.ts'
import type { Site } from '../site/site.ts'
import { ANSWERED_MONTHS, OTHER_MONTHS } from './retained-until.ts'

/** Removes messages that have had their time, with their answers, notes and mail. */
export async function sweepMessages({ db, clock }: Site): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('contactMessage')
      .where((eb) =>
        eb.or([
          eb('createdAt', '<=', monthsAfter(now, -ANSWERED_MONTHS)),
          eb.and([eb('answeredAt', 'is', null), eb('createdAt', '<=', monthsAfter(now, -OTHER_MONTHS))]),
        ]),
      )
      .returning('id')
      .execute()
    for (const { id } of gone) await deleteEmailAbout(trx, `message:${id}`, 'all')
  })
}
