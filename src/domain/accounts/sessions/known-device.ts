import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Transaction } from '../../../db/connection.ts'
import { clearCooldown } from '../../limits/cooldown.ts'
import { loginRateKey } from '../../limits/rate-keys.ts'
import type { Site } from '../../site/site.ts'

/** Members whom one browser has logged in, the newest first, that it's remembered for. Source: docs/rules/accounts.md#guesses */
export const DEVICE_MEMBERS_MAX = 3
/** Between the tokens in the cookie. */
const BETWEEN = '~'

interface Account {
  id: number
  passwordHash: string | null
}

/** What a browser has that logged in to this account before. It lets no one in, and means nothing once the password is another one. */
function tokenOf({ linkKey }: Site, { id, passwordHash }: Account): string {
  const mac = createHmac('sha256', linkKey).update(JSON.stringify(['device', id, passwordHash])).digest('base64url')
  return `${id}.${mac}`
}

/** Whether a browser with these tokens has logged in to the account before. */
export function isKnownDevice(site: Site, tokens: string, account: Account): boolean {
  const right = Buffer.from(tokenOf(site, account))
  return tokens.split(BETWEEN, DEVICE_MEMBERS_MAX).some((token) => {
    const given = Buffer.from(token)
    return given.length === right.length && timingSafeEqual(given, right)
  })
}

/** The tokens of a browser after a login. */
export async function rememberDevice(site: Site, tokens: string, memberId: number): Promise<string> {
  const account = await site.db.selectFrom('member').select(['id', 'passwordHash']).where('id', '=', memberId).executeTakeFirstOrThrow()
  const others = tokens.split(BETWEEN, DEVICE_MEMBERS_MAX).filter((token) => token !== '' && !token.startsWith(`${memberId}.`))
  return [tokenOf(site, account), ...others].slice(0, DEVICE_MEMBERS_MAX).join(BETWEEN)
}

/** Forgets the wrong passwords of an account, under each name that logs in to it: from devices it knows, and from anywhere. */
export async function forgetGuesses(trx: Transaction, site: Site, { id, username, email }: { id: number; username: string; email: string }): Promise<void> {
  for (const name of [username, email]) {
    await clearCooldown({ ...site, db: trx }, 'logInGuesses', guessesKey(name))
    await clearCooldown({ ...site, db: trx }, 'logInPair', knownDeviceKey(name, id))
  }
}

/** Guesses for a name, wherever they come from. */
export const guessesKey = (name: string): string => loginRateKey(name, 'anywhere')

/** Tries for a name on devices that have logged in to the account before. */
export const knownDeviceKey = (name: string, memberId: number): string => loginRateKey(name, `device:${memberId}`)
