import { emailKey } from '../../shared/text/text.ts'
import { consumeFixedWindow } from '../limits/consume-limit.ts'
import { consumeCooldown } from '../limits/cooldown.ts'
import { emailRateKey } from '../limits/rate-keys.ts'
import { deadLink } from '../privacy/signed-links.ts'
import type { Actor, Site } from '../site/site.ts'
import { queueConfirmation } from './ask-to-confirm.ts'

/**
 * Gives an entry another address, which counts once its own owner has said yes. Whether that address is on the list
 * already shows nowhere.
 *
 * @throws AppError `not-found` when the entry is gone, `too-many` past the waitlist limit
 */
export async function changeAddress(site: Site, actor: Actor, id: number, email: string): Promise<void> {
  const entry = await site.db.selectFrom('waitlistEntry').select('emailKey').where('id', '=', id).executeTakeFirst()
  if (!entry) throw deadLink()
  if (entry.emailKey === emailKey(email)) return want(site, id, { email, newEmail: null })
  await consumeFixedWindow(site, 'waitlist', actor.network)
  await want(site, id, { newEmail: email })
  await askNewAddress(site, id, email)
}

/** Another address that was wanted before isn't asked anymore: an email to it that still waits isn't sent. */
async function want({ db }: Site, id: number, addresses: { email?: string; newEmail: string | null }): Promise<void> {
  await db.updateTable('waitlistEntry').set({ ...addresses, newEmailConfirmationId: null }).where('id', '=', id).execute()
}

/**
 * Emails the new address its link, if its cooldown has ended; if not, the waitlist's job comes back to it.
 */
export async function askNewAddress(site: Site, id: number, email: string): Promise<void> {
  if ((await consumeCooldown(site, 'waitlistMail', emailRateKey(email))) > 0) return
  await site.db.transaction().execute(async (trx) => {
    const newEmailConfirmationId = await queueConfirmation(trx, site, 'waitlist-confirm', { id, email })
    await trx.updateTable('waitlistEntry').set({ newEmailConfirmationId }).where('id', '=', id).where('newEmail', '=', email).execute()
  })
}
