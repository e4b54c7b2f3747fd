import { ANSWERED_MESSAGE_MONTHS, OTHER_MESSAGE_MONTHS } from '../../shared/privacy/retention.ts'
import { type Instant, monthsAfter } from '../../shared/time/instant.ts'
import { deleteEmailAbout } from '../emails/outbox/queue-email.ts'
import type { Site } from '../site/site.ts'

/** When a message goes by itself. */
export const retainedUntil = ({ createdAt, answeredAt }: { createdAt: Instant; answeredAt: Instant | null }): Instant =>
  monthsAfter(createdAt, answeredAt === null ? OTHER_MESSAGE_MONTHS : ANSWERED_MESSAGE_MONTHS)

/** Removes messages that have had their time, with their answers, notes and email. */
export async function sweepMessages({ db, clock }: Site): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('contactMessage')
      .where((eb) =>
        eb.or([
          eb('createdAt', '<=', monthsAfter(now, -ANSWERED_MESSAGE_MONTHS)),
          eb.and([eb('answeredAt', 'is', null), eb('createdAt', '<=', monthsAfter(now, -OTHER_MESSAGE_MONTHS))]),
        ]),
      )
      .returning('id')
      .execute()
    for (const { id } of gone) await deleteEmailAbout(trx, `message:${id}`, 'all')
  })
}
