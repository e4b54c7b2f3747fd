import { lockFor } from '../../../db/lock.ts'
import { UNCONFIRMED_DAYS } from '../../../shared/privacy/retention.ts'
import { after, DAY_MS } from '../../../shared/time/instant.ts'
import { consumeCooldown } from '../../limits/cooldown.ts'
import type { Site } from '../../site/site.ts'
import { emailRateKey } from '../../limits/rate-keys.ts'
import { queueWatchConfirmation } from './subscribe.ts'
import { eraseWatch } from './stop-watch.ts'

/** How many rows one round takes. */
const BATCH = 100

/** Asks those who had to wait for their turn, and forgets anyone who never answered. @returns rows touched */
export async function processSubscriptions(site: Site): Promise<number> {
  const sent = await askWhoWaits(site)
  return site.db.transaction().execute(async (trx) => {
    const since = after(site.clock.now(), -UNCONFIRMED_DAYS * DAY_MS)
    const silent = await trx
      .selectFrom('factSubscription')
      .select('id')
      .where('confirmedAt', 'is', null)
      .where('requestedAt', '<=', since)
      .limit(BATCH)
      .execute()
    for (const { id } of silent) await eraseWatch(trx, site, id)
    return sent + silent.length
  })
}

async function askWhoWaits(site: Site): Promise<number> {
  const waiting = await site.db
    .selectFrom('factSubscription')
    .select(['id', 'email'])
    .where('confirmedAt', 'is', null)
    .where('confirmationEmailId', 'is', null)
    .orderBy('id')
    .limit(BATCH)
    .execute()
  let sent = 0
  for (const { id, email } of waiting) {
    if ((await consumeCooldown(site, 'factAlertMail', emailRateKey(email))) > 0) continue
    sent += await site.db.transaction().execute(async (trx) => {
      await lockFor(trx, 'tend-watches')
      const still = await trx
        .selectFrom('factSubscription')
        .select('id')
        .where('id', '=', id)
        .where('confirmationEmailId', 'is', null)
        .executeTakeFirst()
      if (still) await queueWatchConfirmation(trx, site, id)
      return still ? 1 : 0
    })
  }
  return sent
}
