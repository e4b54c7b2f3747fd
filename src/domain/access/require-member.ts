import { AppError } from '../site/app-error.ts'
import type { Actor, Member } from '../site/site.ts'

/**
 * The actor as a member.
 *
 * @throws AppError `signed-out` for visitors
 */
export function requireMember(actor: Actor, message = 'Please log in first.'): Member {
  if (actor.kind !== 'member') throw new AppError('signed-out', message)
  return actor
}
