import type { Database } from '../../db/connection.ts'
import { silenceInWords } from '../../shared/accounts/accounts-words.ts'
import { inAustin } from '../../shared/time/austin-time.ts'
import { AppError } from '../site/app-error.ts'
import type { Actor, Member } from '../site/site.ts'
import { requireActiveMember } from './require-active-member.ts'

/**
 * The actor as a member who may post.
 *
 * @throws AppError as {@link requireActiveMember}, `forbidden` while silenced, with the end and the reason
 */
export async function requirePostingMember(db: Database, actor: Actor, message?: string): Promise<Member> {
  const member = await requireActiveMember(db, actor, message)
  if (member.isSilenced) throw await silenceOf(db, member.id)
  return member
}

/** Why a silenced member can't post. */
export async function silenceOf(db: Database, id: number): Promise<AppError> {
  const row = await db.selectFrom('member').select(['silencedUntil', 'silenceReason']).where('id', '=', id).executeTakeFirst()
  return new AppError('forbidden', silenceInWords(row?.silencedUntil ? inAustin(row.silencedUntil) : '', row?.silenceReason ?? ''))
}
