import type { Database } from '../../../db/connection.ts'
import type { Site } from '../../site/site.ts'
import { createAccount, setPasswordLink } from './appoint.ts'
import { hashPassword } from '../password/password-hash.ts'

/** Whom the owner has named in the configuration. */
export interface NamedAdmin {
  username: string
  email: string
  password: string
}

/** An admin who can log in; the sample community's own counts only where it is asked for. */
async function hasAdmin({ db }: Site, { orSample }: { orSample: boolean }): Promise<boolean> {
  let admins = db.selectFrom('member').select('id').where('role', '=', 'admin').where('passwordHash', 'is not', null)
  if (!orSample) admins = admins.where('sampledAt', 'is', null)
  return (await admins.limit(1).executeTakeFirst()) !== undefined
}

/** Makes the named admin if there is none yet. @throws AppError `conflict` when name or email belongs to a member */
export async function createFirstAdmin(site: Site, { username, email, password }: NamedAdmin): Promise<void> {
  if (await hasAdmin(site, { orSample: false })) return
  const passwordHash = await hashPassword(password)
  await createAccount(site, { username, email, role: 'admin', passwordHash })
}

/**
 * A link with which the owner becomes the first admin, or null when there is one. It is made for an account that
 * no one can log in to until then; asking again makes a new link and ends the one before.
 */
export async function firstAdminLink(site: Site): Promise<string | null> {
  if (await hasAdmin(site, { orSample: true })) return null
  const waiting = await awaitedAdmins(site.db).orderBy('id').limit(1).executeTakeFirst()
  const id = waiting?.id ?? (await createAccount(site, { ...PLACEHOLDER, email: `admin@${site.url.hostname}` }))
  return setPasswordLink(site, id, '/forum/first-admin')
}

/** What the account is called until the owner says. */
const PLACEHOLDER = { username: 'admin', role: 'admin', passwordHash: null } as const

const awaitedAdmins = (db: Database) =>
  db.selectFrom('member').select('id').where('role', '=', 'admin').where('passwordHash', 'is', null).where('sampledAt', 'is', null)

/** Whether an account is an admin's who never had a password. */
export const waitsForOwner = async (db: Database, id: number): Promise<boolean> =>
  (await awaitedAdmins(db).where('id', '=', id).executeTakeFirst()) !== undefined
