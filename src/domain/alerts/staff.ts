import type { Database } from '../../db/connection.ts'
import type { Role } from '../../shared/accounts/accounts.ts'
import type { Instant } from '../../shared/time/instant.ts'

/** Someone who may be told what needs a moderator or an admin. */
export interface StaffMember {
  id: number
  role: Role
  email: string
  /** Email goes to confirmed addresses only. */
  isEmailConfirmed: boolean
}

/** Moderators and admins, in the order in which they came; no one who is suspended, made up, or hasn't taken the account yet. */
export async function staff(db: Database, now: Instant): Promise<StaffMember[]> {
  const rows = await db
    .selectFrom('member')
    .select(['id', 'role', 'email', 'emailConfirmedAt'])
    .where('role', 'in', ['moderator', 'admin'])
    .where('sampledAt', 'is', null)
    .where('invitedAt', 'is', null)
    .where((eb) => eb.or([eb('suspendedUntil', 'is', null), eb('suspendedUntil', '<=', now)]))
    .orderBy('id')
    .execute()
  return rows.map(({ emailConfirmedAt, ...member }) => ({ ...member, isEmailConfirmed: emailConfirmedAt !== null }))
}
