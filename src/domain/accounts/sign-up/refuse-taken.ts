import type { Database } from '../../../db/connection.ts'
import type { FieldErrors } from '../../../shared/errors.ts'
import { emailKey } from '../../../shared/text/text.ts'
import { AppError } from '../../site/app-error.ts'

interface Names {
  username: string
  email: string
}

interface Options {
  ownId?: number
  allowsReserved?: boolean
}

/**
 * Refuses names that belong to a member already, in any letter case, and reserved ones as if they did.
 *
 * @param options - `ownId`: the member who is to have the names; `allowsReserved`: for a member, and for the owner, who gives such names
 * @throws AppError `conflict` naming what is taken
 */
export async function refuseTaken(db: Database, { username, email }: Names, { ownId, allowsReserved = ownId !== undefined }: Options = {}): Promise<void> {
  const rows = await db
    .selectFrom('member')
    .select(['id', 'usernameKey', 'emailKey'])
    .where((eb) => eb.or([eb('usernameKey', '=', username.toLowerCase()), eb('emailKey', '=', emailKey(email))]))
    .execute()
  const others = rows.filter(({ id }) => id !== ownId)
  const errors: FieldErrors = {}
  if ((!allowsReserved && isReserved(username)) || others.some(({ usernameKey }) => usernameKey === username.toLowerCase())) {
    errors.username = ['That username is taken. Please choose another one.']
  }
  if (others.some((row) => row.emailKey === emailKey(email))) {
    errors.email = ['There is already an account with this email address.']
  }
  const [first] = Object.values(errors)
  if (first?.[0]) throw new AppError('conflict', first[0], { errors })
}

/** Names that speak for the site or mean someone else. Source: docs/rules/accounts.md#names */
const RESERVED = new Set([
  'admin', 'admins', 'administrator', 'moderator', 'moderators', 'mod', 'mods', 'staff', 'team', 'support', 'help',
  'system', 'root', 'owner', 'official', 'onjoue', 'security', 'webmaster', 'postmaster', 'info', 'contact',
  'all', 'everyone', 'here', 'unknown', 'anonymous', 'guest', 'deleted', 'former', 'formermember', 'null', 'undefined',
  'me', 'new', 'edit', 'api', 'forum', 'blog', 'login', 'logout', 'register',
])

/** Whether a name is kept back, with any hyphens and underscores. */
export const isReserved = (username: string): boolean => RESERVED.has(username.toLowerCase().replace(/[-_]/g, ''))
