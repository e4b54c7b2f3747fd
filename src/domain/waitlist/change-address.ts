import { emailKey } from '../../shared/text.ts'
import { consumeCooldown, consumeFixedWindow } from '../limits/consume-limit.ts'
import { emailRateKey } from '../limits/rate-keys.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import { confirmationLink, deadLink } from '../private-links.ts'
import type { Actor, Site } from '../site.ts'
import { takeBackQuestion } from './ask-to-confirm.ts'

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

/** Another address that was wanted before is not asked any more, if it was not yet. */
const want = (site: Site, id: number, addresses: { email?: string; newEmail: string | null }): Promise<void> =>
  site.db.transaction().execute(async (trx) => {
    const before = await trx.selectFrom('waitlistEntry').select('newEmailMailId').where('id', '=', id).executeTakeFirst()
    await takeBackQuestion(trx, before?.newEmailMailId ?? null)
    await trx.updateTable('waitlistEntry').set({ ...addresses, newEmailMailId: null }).where('id', '=', id).execute()
  })

/**
 * Mails the new address its link, if it is its turn; if not, the waitlist's chore comes back to it. The link to what we
 * hold, which tells the old address, is not for whoever gets mail there before they have said yes.
 */
export async function askNewAddress(site: Site, id: number, email: string): Promise<void> {
  if ((await consumeCooldown(site, 'waitlistMail', emailRateKey(email))) > 0) return
  await site.db.transaction().execute(async (trx) => {
    const about = `waitlist:${id}` as const
    const data = { link: confirmationLink(site, id, email) }
    const newEmailMailId = await queueMail(trx, site, { template: 'waitlist-confirm', data, to: email, about })
    await trx.updateTable('waitlistEntry').set({ newEmailMailId }).where('id', '=', id).where('newEmail', '=', email).execute()
  })
}
