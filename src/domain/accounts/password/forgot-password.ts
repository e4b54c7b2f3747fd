import { consumeFixedWindow } from '../../limits/consume-limit.ts'
import { consumeCooldown } from '../../limits/cooldown.ts'
import type { Actor, Site } from '../../site/site.ts'
import { findAccount } from '../get-member.ts'
import { emailLink } from '../email/email-links.ts'
import { loginRateKey } from '../../limits/rate-keys.ts'

/**
 * Emails a link to set a new password, if there is such an account and it was not emailed one just now. No one learns
 * from the answer whether either is so; the API makes it take the same time.
 *
 * @throws AppError `too-many` past the network's limit, whatever was asked for
 */
export async function forgotPassword(site: Site, actor: Actor, account: string): Promise<void> {
  await consumeFixedWindow(site, 'resetMail', actor.network)
  const found = await findAccount(site.db, account)
  // Unknown names count too, each under its own hash: the same work for everyone.
  const wait = await consumeCooldown(site, 'resetAccount', found ? String(found.id) : loginRateKey(account, 'nobody'))
  // No one reads the mailbox of a sample account.
  if (!found || found.sampledAt !== null || wait > 0) return

  await site.db.transaction().execute((trx) => emailLink(trx, site, 'reset-password', found.id))
}
