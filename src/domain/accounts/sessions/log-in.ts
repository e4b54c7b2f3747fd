import type { z } from 'zod'
import type { Transaction } from '../../../db/connection.ts'
import { lockFor } from '../../../db/lock.ts'
import type { LogIn } from '../../../shared/accounts/accounts-schemas.ts'
import { CONFIRM_FIRST } from '../../../shared/accounts/accounts-words.ts'
import { AppError } from '../../site/app-error.ts'
import { consumeFixedWindow, countUses } from '../../limits/consume-limit.ts'
import { clearCooldown, consumeCooldown, requireCooldown } from '../../limits/cooldown.ts'
import type { Actor, Site } from '../../site/site.ts'
import { startPending } from '../authenticator/finish-log-in.ts'
import { mayUseAccount } from '../../access/local-accounts.ts'
import { hasAuthenticator } from '../../access/has-authenticator.ts'
import { emailLink } from '../email/email-links.ts'
import { findAccount } from '../get-member.ts'
import { loginRateKey } from '../../limits/rate-keys.ts'
import { isPassword } from '../password/password-hash.ts'
import { guessesKey, isKnownDevice, knownDeviceKey } from './known-device.ts'
import { type Begun, endPresented, startSession } from './start-session.ts'

/** A login that still needs a code from the member's authenticator app. */
interface Pending {
  /** For a cookie of its own; kept nowhere. */
  pendingToken: string
}

/**
 * Logs a member in with username or email. Suspended members may: they read. Wrong names and wrong passwords are
 * answered alike, in words and time; only a right password tells that a code is wanted, too.
 *
 * @throws AppError `signed-out` when name and password do not belong together, the account waits for its address to be confirmed, or the sender may not use a sample account
 * @param deviceTokens - what the browser has from logins before: it isn't held up by others' guesses
 * @throws AppError `too-many` after five failures for this name from this network or device, past the network's limit,
 *   and on an unknown device past the limit on guesses for this name, wherever they come from
 * @throws AppError `unavailable` when too many log in at once
 */
export async function logIn(site: Site, actor: Actor, { username, password }: z.output<typeof LogIn>, device: string, deviceTokens = ''): Promise<Begun | Pending> {
  const account = await findAccount(site.db, username)
  const isKnown = account !== undefined && isKnownDevice(site, deviceTokens, account)
  const pair = isKnown ? knownDeviceKey(username, account.id) : loginRateKey(username, actor.network)
  const guesses = guessesKey(username)
  // Counted before the look, so that many tries at once count too.
  await countUses(site, async (counting) => {
    await consumeFixedWindow(counting, 'logIn', actor.network)
    await requireCooldown(counting, 'logInPair', pair)
    if (!isKnown) await requireCooldown(counting, 'logInGuesses', guesses)
  })

  const found = await findAccount(site.db, username)
  const isRight = await isPassword(site, password, found?.passwordHash ?? null)
  if (!found || !isRight || !mayUseAccount(site, actor, found)) throw wrongCredentials()
  if (found.invitedAt !== null) throw await askToConfirm(site, found)

  return site.db.transaction().execute(async (trx) => {
    await lockFor(trx, `account:${found.id}`)
    await requireUnchanged(trx, found)
    await clearCooldown({ ...site, db: trx }, 'logInPair', pair)
    await clearCooldown({ ...site, db: trx }, 'logInGuesses', guesses)
    if (await hasAuthenticator(trx, found.id)) return { pendingToken: await startPending(trx, site, found.id) }
    await endPresented(trx, actor)
    return { memberId: found.id, token: await startSession(trx, site, { member: found, device }) }
  })
}

/** An account that waits for its address to be confirmed. The link is emailed again, but not too often. */
async function askToConfirm(site: Site, { id }: { id: number }): Promise<AppError> {
  const wait = await consumeCooldown(site, 'confirmationMail', String(id))
  if (wait === 0) await site.db.transaction().execute((trx) => emailLink(trx, site, 'confirm-email', id))
  return new AppError('signed-out', CONFIRM_FIRST)
}

/** The password may have been changed while this login was being checked. */
async function requireUnchanged(trx: Transaction, { id, passwordHash }: { id: number; passwordHash: string | null }) {
  const row = await trx.selectFrom('member').select('passwordHash').where('id', '=', id).executeTakeFirst()
  if (!row || row.passwordHash !== passwordHash) throw wrongCredentials()
}

const wrongCredentials = () =>
  new AppError('signed-out', 'That username and password don’t match. Please check both and try again.')
