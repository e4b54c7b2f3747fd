import { AppError } from '../../errors.ts'
import type { Actor, Member } from '../../site.ts'
import { canModerate } from '../policy.ts'

/** @throws AppError `forbidden` unless the actor may moderate */
export function requireModerator(actor: Actor): asserts actor is Member {
  if (!canModerate(actor)) throw new AppError('forbidden', 'Only our moderators can do this.')
}
