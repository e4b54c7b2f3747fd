import type { Database } from '../../db/connection.ts'
import { AppError } from '../site/app-error.ts'
import type { Actor, Member } from '../site/site.ts'
import { suspensionEnd } from '../../shared/accounts/accounts-words.ts'
import { inAustin } from '../../shared/time/austin-time.ts'
import { requireMember } from './require-member.ts'

/**
 * The actor as a member who may write.
 *
 * @throws AppError `signed-out` for visitors, `forbidden` while suspended, with the end and the reason
 */
export async function requireActiveMember(db: Database, actor: Actor, message?: string): Promise<Member> {
  const member = requireMember(actor, message)
  if (member.isSuspended) throw new AppError('forbidden', await suspensionOf(db, member.id))
  return member
}

async function suspensionOf(db: Database, id: number): Promise<string> {
  const row = await db
    .selectFrom('member')
    .select(['suspendedUntil', 'suspensionReason'])
    .where('id', '=', id)
    .executeTakeFirst()
  const until = row?.suspendedUntil ? ` until ${suspensionEnd(row.suspendedUntil, inAustin)}` : ''
  const reason = row?.suspensionReason ? ` Reason: ${row.suspensionReason}` : ''
  return `Your account is suspended${until}. You can still read the forum, but you can’t post ${until ? 'until then' : 'for now'}.${reason}`
}
