import { lockFor } from '../../../db/lock.ts'
import { announce } from '../../site/bus.ts'
import type { Site } from '../../site/site.ts'
import { takeAccount } from '../sign-up/take-account.ts'
import { getLink, markUsed } from './use-link.ts'

/**
 * Confirms the address to which a link was emailed. Links in what the member wrote become links with it, and an account
 * that waited for this opens. Doing it twice changes nothing.
 *
 * @throws AppError `invalid` when the link is unknown, too old or not the newest
 */
export async function confirmEmail(site: Site, token: string): Promise<void> {
  await site.db.transaction().execute(async (trx) => {
    const { memberId } = await getLink(trx, site, 'confirm-email', token)
    await lockFor(trx, `account:${memberId}`)
    const link = await getLink(trx, site, 'confirm-email', token) // deleted if the address was corrected just now
    const now = site.clock.now()
    await markUsed(trx, site, link)
    await trx
      .updateTable('member')
      .set({ emailConfirmedAt: now })
      .where('id', '=', memberId)
      .where('emailConfirmedAt', 'is', null) // the first confirmation keeps its date
      .execute()
    await takeAccount(trx, site, memberId)
    await announce(trx, { stale: ['members'] }, now)
  })
  await site.bus.wake()
}
