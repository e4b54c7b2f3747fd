import { after, MINUTE_MS } from '../../shared/time/instant.ts'
import { AppError } from '../site/app-error.ts'
import type { Actor, Member, Site } from '../site/site.ts'

/** How long a password counts before inboxes, exports and roles. Source: docs/rules/accounts.md#admins */
export const PASSWORD_COUNTS_MS = 60 * MINUTE_MS

/**
 * The actor as an admin whom the office lets in. To everyone else there is no office at all.
 *
 * @throws AppError `not-found` unless the actor is an admin who may write, `forbidden` with
 * `needs: 'authenticator-setup'` when the settings ask for an authenticator app that is not there
 */
export function requireAdmin(actor: Actor): Member {
  const admin = requireAdminRole(actor)
  if (!admin.lacksAuthenticator) return admin
  throw new AppError('forbidden', 'Please set up an authenticator app first.', { needs: 'authenticator-setup' })
}

/** The actor as an admin, let into the office or not. @throws AppError `not-found` unless it is one who may write */
export function requireAdminRole(actor: Actor): Member {
  if (actor.kind === 'member' && actor.role === 'admin' && !actor.isSuspended) return actor
  throw new AppError('not-found', 'We couldn’t find that page.')
}

/**
 * The actor as an admin whose password was given within {@link PASSWORD_COUNTS_MS} in this session: a laptop left
 * open does not open the inbox.
 *
 * @throws AppError `not-found` unless the actor is an admin, `forbidden` with `needs: 'password'` when it is too long ago
 */
export function requireRecentPassword(site: Pick<Site, 'clock'>, actor: Actor): Member {
  return requireRecent(site, requireAdmin(actor))
}

/** A member whose password was given recently. @throws AppError `forbidden` with `needs: 'password'` otherwise */
export function requireRecent(site: Pick<Site, 'clock'>, member: Member): Member {
  if (isRecent(site, member)) return member
  throw new AppError('forbidden', 'Please enter your password again.', { needs: 'password' })
}

/** Whether the session's password was given recently enough. */
export const isRecent = ({ clock }: Pick<Site, 'clock'>, { passwordCheckedAt }: Member): boolean =>
  passwordCheckedAt !== null && clock.now() < after(passwordCheckedAt, PASSWORD_COUNTS_MS)
