import { after, DAY_MS } from '../../shared/time/instant.ts'
import type { Site } from '../site/site.ts'
import { askNewAddress } from './change-address.ts'
import { askToConfirm, queueConfirmation } from './ask-to-confirm.ts'
import { forgetUnconfirmed, forgetWhoLeft, forgetNewAddresses } from './forget-unconfirmed.ts'
import { BATCH, alone, unconfirmed, remindedBefore } from './unconfirmed-entries.ts'

/** Since the confirmation email was really sent. Source: docs/rules/waitlist.md#confirmed */
export const REMINDED_AFTER_MS = 3 * DAY_MS

/** Asks, reminds and forgets, whatever is due. @returns how many entries were touched */
export async function processWaitlist(site: Site): Promise<number> {
  const forgotten = (await forgetUnconfirmed(site)) + (await forgetWhoLeft(site)) + (await forgetNewAddresses(site))
  return forgotten + (await askUnasked(site)) + (await remind(site)) + (await askNewAddresses(site))
}

/** Entries from before there was a confirmation, and those that turned out to be a person's. */
const askUnasked = (site: Site): Promise<number> =>
  alone(site, async (trx) => {
    const entries = await unconfirmed(trx)
      .where('confirmationEmailId', 'is', null)
      .where('quarantinedAt', 'is', null)
      .select(['id', 'email'])
      .limit(BATCH)
      .execute()
    for (const entry of entries) await askToConfirm(trx, site, entry)
    return entries.length
  })

const remind = (site: Site): Promise<number> =>
  alone(site, async (trx) => {
    const reminded = await remindedBefore(trx, after(site.clock.now(), -REMINDED_AFTER_MS))
      .where('remindedAt', 'is', null)
      .where('newEmail', 'is', null) // who wants another address is not to be reminded at this one
      .where('quarantinedAt', 'is', null)
      .select('waitlistEntry.id')
      .limit(BATCH)
      .execute()
    if (reminded.length === 0) return 0
    const entries = await trx
      .updateTable('waitlistEntry')
      .set({ remindedAt: site.clock.now() })
      .where('id', 'in', reminded.map(({ id }) => id))
      .returning(['id', 'email'])
      .execute()
    for (const entry of entries) await queueConfirmation(trx, site, 'waitlist-reminder', entry)
    return entries.length
  })

/** New addresses that had to wait for their turn. */
async function askNewAddresses(site: Site): Promise<number> {
  const entries = await site.db
    .selectFrom('waitlistEntry')
    .select(['id', 'newEmail'])
    .where('newEmail', 'is not', null)
    .where('newEmailConfirmationId', 'is', null)
    .limit(BATCH)
    .execute()
  for (const { id, newEmail } of entries) await askNewAddress(site, id, newEmail ?? '')
  return entries.length
}
