import type { Role } from '../../../shared/accounts/accounts.ts'
import { SESSION_DAYS } from '../../../shared/privacy/retention.ts'
import { after, DAY_MS, HOUR_MS, type Instant, MINUTE_MS } from '../../../shared/time/instant.ts'

/** Most places where one member is logged in; the one used longest ago gives way. Source: docs/rules/accounts.md#sessions */
export const SESSIONS_MAX = 10

/** How long a session lives: since it was last used, and in all. Source: docs/rules/accounts.md#sessions */
export const LIVES: Record<'member' | 'admin', { idleMs: number; wholeMs: number }> = {
  member: { idleMs: 14 * DAY_MS, wholeMs: SESSION_DAYS * DAY_MS },
  admin: { idleMs: 30 * MINUTE_MS, wholeMs: 12 * HOUR_MS },
}

const lifeOf = (role: Role) => LIVES[role === 'admin' ? 'admin' : 'member']

/** The end of a session that begins now, however much it is used. */
export const endOfSession = (role: Role, now: Instant): Instant => after(now, lifeOf(role).wholeMs)

/** Whether a session still counts, by the role its member has today. */
export function isAlive(session: { createdAt: Instant; lastUsedAt: Instant; expiresAt: Instant }, role: Role, now: Instant): boolean {
  const { idleMs, wholeMs } = lifeOf(role)
  return now < session.expiresAt && now < after(session.createdAt, wholeMs) && now < after(session.lastUsedAt, idleMs)
}
