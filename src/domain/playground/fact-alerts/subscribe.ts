import type { z } from 'zod'
import type { Transaction } from '../../../db/connection.ts'
import { emailKey } from '../../../shared/text/text.ts'
import { isUndecided } from '../../../shared/playground/playground.ts'
import type { FactWatch } from '../../../shared/playground/visit-schemas.ts'
import { FACT_IS_KNOWN } from '../../../shared/playground/visit-words.ts'
import { AppError } from '../../site/app-error.ts'
import { consumeFixedWindow } from '../../limits/consume-limit.ts'
import { consumeCooldown } from '../../limits/cooldown.ts'
import { queueEmail } from '../../emails/outbox/queue-email.ts'
import type { Actor, Site } from '../../site/site.ts'
import { emailRateKey } from '../../limits/rate-keys.ts'

/**
 * Notes an address to be told once when a fact is known, and emails it a link to confirm that. An address that is noted
 * already stays as it is; unless it is confirmed it is emailed again, not too often. No one can tell from the answer;
 * the API makes it take the same time.
 *
 * @throws AppError `not-found` when there is no such fact, `conflict` when it is known already, `too-many` past the
 *   limit on such wishes
 */
export async function subscribeToFact(site: Site, actor: Actor, key: string, subscription: z.output<typeof FactWatch>): Promise<void> {
  const fact = await site.db.selectFrom('fact').select(['id', 'state']).where('key', '=', key).executeTakeFirst()
  if (!fact) throw new AppError('not-found', 'We couldn’t find that question.')
  if (!isUndecided(fact)) throw new AppError('conflict', FACT_IS_KNOWN)
  await consumeFixedWindow(site, 'factAlerts', actor.network)
  if (subscription.website?.trim()) return // people never see that field
  // Every address takes its turn, noted or not: the same work for everyone.
  const mayMail = (await consumeCooldown(site, 'factAlertMail', emailRateKey(subscription.email))) === 0
  await site.db.transaction().execute(async (trx) => {
    const requestedAt = site.clock.now()
    const row = { factId: fact.id, email: subscription.email, emailKey: emailKey(subscription.email), createdAt: requestedAt, requestedAt }
    await trx
      .insertInto('factSubscription')
      .values(row)
      .onConflict((conflict) => conflict.columns(['factId', 'emailKey']).doUpdateSet({ requestedAt }))
      .execute()
    if (mayMail) await askUnlessConfirmed(trx, site, row)
  })
}

async function askUnlessConfirmed(trx: Transaction, site: Site, { factId, emailKey: key }: { factId: number; emailKey: string }) {
  const watch = await trx
    .selectFrom('factSubscription')
    .select('id')
    .where('factId', '=', factId)
    .where('emailKey', '=', key)
    .where('confirmedAt', 'is', null)
    .executeTakeFirst()
  if (watch) await queueWatchConfirmation(trx, site, watch.id)
}

/** Emails an address the link by which its owner says yes. Of several that wait, only the last is sent. */
export async function queueWatchConfirmation(trx: Transaction, site: Site, id: number): Promise<void> {
  const { email } = await trx.selectFrom('factSubscription').select('email').where('id', '=', id).executeTakeFirstOrThrow()
  const emailId = await queueEmail(trx, site, { template: 'fact-watch-confirm', subscriptionId: id, to: email, about: `fact-watch:${id}` })
  await trx.updateTable('factSubscription').set({ confirmationEmailId: emailId, requestedAt: site.clock.now() }).where('id', '=', id).execute()
}
