import { z } from 'zod'
import type { Database, Transaction } from '../../../db/connection.ts'
import { after } from '../../../shared/time/instant.ts'
import { isLoopbackSite } from '../../access/local-accounts.ts'
import type { Site } from '../../site/site.ts'
import { linkAddress, LINKS } from '../email/email-links.ts'
import { hashPassword } from '../password/password-hash.ts'
import { hashOf, newToken } from '../sessions/tokens.ts'
import { createAccount } from './appoint.ts'

/** Whom the owner has named in the configuration. */
export interface NamedAdmin {
  username: string
  email: string
  password: string
}

/** Whether there's an admin who can log in. One of the sample community counts only where it can log in. */
export const hasAdmin = async (site: Site): Promise<boolean> =>
  (await hasRealAdmin(site.db)) || (isLoopbackSite(site) && (await admins(site.db).limit(1).executeTakeFirst()) !== undefined)

/** Whether there's an admin who can log in and isn't made up. */
export const hasRealAdmin = async (db: Database): Promise<boolean> =>
  (await admins(db).where('sampledAt', 'is', null).limit(1).executeTakeFirst()) !== undefined

const admins = (db: Database) => db.selectFrom('member').select('id').where('role', '=', 'admin').where('passwordHash', 'is not', null)

/** Makes the named admin if there is none yet. @throws AppError `conflict` when name or email belongs to a member */
export async function createFirstAdmin(site: Site, { username, email, password }: NamedAdmin): Promise<void> {
  if (await hasRealAdmin(site.db)) return
  const passwordHash = await hashPassword(site, password)
  await createAccount(site, { username, email, role: 'admin', passwordHash })
}

/** Where the link for the first admin waits. It belongs to no account: there's none before someone takes it. */
const KEY = 'first-admin-link'
const WaitingLink = z.object({ tokenHash: z.string(), expiresAt: z.string() })

/** A link with which the owner becomes the first admin, or null when there is one. A new one ends the one before. */
export async function firstAdminLink(site: Site): Promise<string | null> {
  if (await hasAdmin(site)) return null
  const { token, tokenHash } = newToken()
  const value = JSON.stringify({ tokenHash, expiresAt: after(site.clock.now(), LINKS['reset-password'].lifeMs) })
  await site.db.insertInto('appSecret').values({ key: KEY, value }).onConflict((on) => on.column('key').doUpdateSet({ value })).execute()
  return linkAddress(site, 'reset-password', token, '/forum/first-admin')
}

/** Whether a token is that of the newest link, which works until there's an admin or it has expired. */
export async function opensFirstAdmin(site: Site, token: string): Promise<boolean> {
  const row = await site.db.selectFrom('appSecret').select('value').where('key', '=', KEY).executeTakeFirst()
  const link = row && WaitingLink.parse(JSON.parse(row.value))
  return link !== undefined && link.tokenHash === hashOf(token) && link.expiresAt > site.clock.now() && !(await hasAdmin(site))
}

/** Uses the link up. */
export const forgetFirstAdminLink = async (trx: Transaction): Promise<void> =>
  void (await trx.deleteFrom('appSecret').where('key', '=', KEY).execute())
