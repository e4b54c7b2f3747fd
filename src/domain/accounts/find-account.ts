import type { Database } from '../../db/connection.ts'
import { emailKey } from '../../shared/text/text.ts'

/** The member with this user name or email, in any letter case. No user name has an @, so they never clash. */
export const findAccount = (db: Database, account: string) =>
  db
    .selectFrom('member')
    .select(['id', 'username', 'email', 'passwordHash', 'role'])
    .where(account.includes('@') ? 'emailKey' : 'usernameKey', '=', emailKey(account))
    .executeTakeFirst()
