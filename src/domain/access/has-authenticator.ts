import type { Database } from '../../db/connection.ts'

/** Whether a member has to show a code besides the password. */
export async function hasAuthenticator(db: Database, memberId: number): Promise<boolean> {
  const row = await db
    .selectFrom('authenticator')
    .select('memberId')
    .where('memberId', '=', memberId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}
