import type { Transaction } from '../../../db/connection.ts'
import type { Role } from '../../../shared/accounts/accounts.ts'
import type { Instant } from '../../../shared/time/instant.ts'
import { emailKey } from '../../../shared/text/text.ts'
import { announce } from '../../site/bus.ts'
import type { Site } from '../../site/site.ts'

interface NewMember {
  username: string
  email: string
  firstName: string
  lastName: string
  /** Null for a member who sets the password by a link. */
  passwordHash: string | null
  role: Role
  emailConfirmedAt?: Instant
  /** Hashed; absent for someone who didn't sign up. */
  signUpNetwork?: string
  /** Set for someone who takes the account later: it's counted from then on. */
  invitedAt?: Instant
}

/** Adds a member and counts it. @returns the id, or null when name or email is taken in any letter case */
export async function addMember(trx: Transaction, { clock }: Pick<Site, 'clock'>, member: NewMember): Promise<number | null> {
  const now = clock.now()
  const added = await trx
    .insertInto('member')
    .values({
      ...member,
      usernameKey: member.username.toLowerCase(),
      emailKey: emailKey(member.email),
      createdAt: now, lastSeenAt: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return null
  if (!member.invitedAt) await countMember(trx, now)
  return added.id
}

/** Counts a member from now on. */
export async function countMember(trx: Transaction, now: Instant): Promise<void> {
  await trx
    .updateTable('siteTotal')
    .set((eb) => ({ count: eb('count', '+', 1) }))
    .where('key', '=', 'members')
    .execute()
  await announce(trx, { stale: ['forum-stats'] }, now)
}
