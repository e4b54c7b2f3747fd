import { AppError } from '../site/app-error.ts'
import type { Actor, Member } from '../site/site.ts'

/** Whether the actor may write at all: logged in and not suspended. */
export const canWrite = (actor: Actor): actor is Member => actor.kind === 'member' && !actor.isSuspended

/** Whether the actor may post: what others see of a member's own making. */
export const canPost = (actor: Actor): actor is Member => canWrite(actor) && !actor.isSilenced

/** Whether the actor may pin, lock, move, hide and restore, and sees what is hidden. */
export const canModerate = (actor: Actor): actor is Member =>
  canWrite(actor) && (actor.role === 'moderator' || actor.role === 'admin')

/** @throws AppError `forbidden` unless the actor may moderate */
export function requireModerator(actor: Actor): asserts actor is Member {
  if (!canModerate(actor)) throw new AppError('forbidden', 'Only moderators can do this.')
}
