import { emailKey } from '../../shared/text/text.ts'
import { consumeFixedWindow } from '../limits/consume-limit.ts'
import { deadLink } from '../privacy/signed-links.ts'
import type { Actor, Site } from '../site/site.ts'
import { acknowledge, fingerprintOf } from './send-contact-message.ts'

interface Correction {
  name: string
  email: string
  message: string
}

/**
 * Puts right what someone wrote. A new address gets a copy, so that the private link goes there as well.
 *
 * @throws AppError `not-found` when the message is gone, `too-many` when new addresses pass the contact limit
 */
export async function correctMessage(site: Site, actor: Actor, id: number, correction: Correction): Promise<void> {
  const { name, email, message } = correction
  const saved = await site.db.selectFrom('contactMessage').select('email').where('id', '=', id).executeTakeFirst()
  if (!saved) throw deadLink()
  const isMoved = emailKey(saved.email) !== emailKey(email)
  if (isMoved) await consumeFixedWindow(site, 'contact', actor.network)
  await site.db.transaction().execute(async (trx) => {
    const fingerprint = fingerprintOf(correction)
    await trx
      .updateTable('contactMessage')
      .set({ name, email, message, fingerprint, correctedAt: site.clock.now() })
      .where('id', '=', id)
      .execute()
    if (isMoved) await acknowledge(trx, site, { id, email })
  })
}
