import type { Database } from '../../../db/connection.ts'
import { getSettings } from '../../settings/get-settings.ts'

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

/** Whether an admin is without the app that the settings ask of admins. */
export const lacksAuthenticator = async (db: Database, adminId: number): Promise<boolean> =>
  !(await hasAuthenticator(db, adminId)) && (await getSettings({ db })).adminsNeedAuthenticator
