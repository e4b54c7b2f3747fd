import { lockFor } from '../../db/lock.ts'
import { announce } from '../bus.ts'
import type { Site } from '../site.ts'
import { forgetLinks } from '../outbox/forget-links.ts'
import { getLink } from './mailed-links.ts'

/**
 * Confirms the address to which a link was mailed. Links in what the member wrote become links with it.
 * Doing it twice changes nothing.
 *
 * @throws AppError `invalid` when the link is unknown, too old or not the newest
 */
export async function confirmEmail(site: Site, token: string): Promise<void> {
  await site.db.transaction().execute(async (trx) => {
    const { memberId } = await getLink(trx, site, 'confirm-email', token)
    await lockFor(trx, `account:${memberId}`)
    const { id, mailId } = await getLink(trx, site, 'confirm-email', token) // gone if the address was put right meanwhile
    const now = site.clock.now()
    await trx.updateTable('mailedLink').set({ usedAt: now }).where('id', '=', id).where('usedAt', 'is', null).execute()
    await forgetLinks(trx, now, [mailId])
    await trx
      .updateTable('member')
      .set({ emailConfirmedAt: now })
      .where('id', '=', memberId)
      .where('emailConfirmedAt', 'is', null) // the first confirmation keeps its date
      .execute()
    await announce(trx, { stale: ['members'] }, now)
  })
  await site.bus.wake()
}
