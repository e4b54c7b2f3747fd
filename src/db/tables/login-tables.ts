import type { Generated } from 'kysely'
import type { Instant } from '../../shared/time/instant.ts'

export interface SessionTable {
  id: Generated<number>
  /** SHA-256 of the token in the cookie. */
  tokenHash: string
  memberId: number
  createdAt: Instant
  lastUsedAt: Instant
  /** The end whatever happens; idle sessions end sooner. */
  expiresAt: Instant
  /** Browser and system in words, e.g. "Firefox on Android". */
  device: string
  /** When the password was last given in this session; null in sessions begun without it. */
  passwordCheckedAt: Instant | null
}

/** A link for one use that was emailed to a member. */
export interface EmailLinkTable {
  id: Generated<number>
  kind: 'reset-password' | 'confirm-email'
  tokenHash: string
  memberId: number
  createdAt: Instant
  expiresAt: Instant
  usedAt: Instant | null
  /** The email it went out with; null for links that were printed. */
  emailId: number | null
}

/** The app with which an admin proves, besides the password, who it is. */
export interface AuthenticatorTable {
  memberId: number
  /** The secret shared with the app, sealed with a key of the site's own. */
  sealedSecret: string
  createdAt: Instant
  /** The session that started the setup; only there the secret is shown. */
  setupSessionId: number
  /** When a first code proved that the app has the secret; until then it counts for nothing. */
  confirmedAt: Instant | null
  /** The step of time whose code was used last: it and those before it are used up. */
  lastStep: Generated<number>
}

/** What lets a member in once whose app is lost. */
export interface RecoveryCodeTable {
  id: Generated<number>
  memberId: number
  /** SHA-256 of the code. */
  codeHash: string
  createdAt: Instant
  usedAt: Instant | null
}

/** A login whose password was right and whose code is still to come. */
export interface PendingLoginTable {
  id: Generated<number>
  /** SHA-256 of the token in the cookie. */
  tokenHash: string
  memberId: number
  createdAt: Instant
  expiresAt: Instant
}
