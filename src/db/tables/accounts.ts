import type { Generated } from 'kysely'
import type { Role } from '../../shared/accounts/accounts.ts'
import type { Instant } from '../../shared/time/instant.ts'

export interface MemberTable {
  id: Generated<number>
  username: string
  /** The lower-cased name; unique. */
  usernameKey: string
  email: string
  /** The lower-cased address; unique. */
  emailKey: string
  /** Argon2id in PHC form; null for members who cannot log in, such as most of the sample ones. */
  passwordHash: string | null
  /** Legal names are shown to the member and admins only. */
  firstName: string
  lastName: string
  about: Generated<string>
  /** Address of the picture on this site; null shows initials. */
  avatar: string | null
  role: Generated<Role>
  createdAt: Instant
  lastSeenAt: Instant
  emailConfirmedAt: Instant | null
  suspendedUntil: Instant | null
  suspendedFor: string | null
  /** When the member stopped mail about replies; null while it is sent. */
  replyMailOffAt: Instant | null
  /** When the member asked for the account to be erased; null unless that is on its way. */
  erasureAskedAt: Instant | null
  /** When it was made up as sample content; null for real people. */
  sampledAt: Instant | null
}

export interface SessionTable {
  id: Generated<number>
  /** SHA-256 of the token in the cookie. */
  tokenHash: string
  memberId: number
  createdAt: Instant
  lastUsedAt: Instant
  /** The end whatever happens; idle sessions end sooner. */
  endsAt: Instant
  /** Browser and system in words, e.g. "Firefox on Android". */
  device: string
  /** When the password was last given in this session; null in sessions begun without it. */
  passwordCheckedAt: Instant | null
}

export interface MailedLinkTable {
  id: Generated<number>
  kind: 'reset-password' | 'confirm-email'
  tokenHash: string
  memberId: number
  createdAt: Instant
  endsAt: Instant
  usedAt: Instant | null
  /** The mail it went out with; null for links that were printed. */
  mailId: number | null
}

/** The app with which an admin proves, besides the password, who it is. */
export interface AuthenticatorTable {
  memberId: number
  /** The secret shared with the app, sealed with a key of the site's own. */
  sealedSecret: string
  createdAt: Instant
  /** The session that began to set it up; only there the secret is shown. */
  setUpIn: number
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

/** A log-in whose password was right and whose code is still to come. */
export interface PendingLogInTable {
  id: Generated<number>
  /** SHA-256 of the token in the cookie. */
  tokenHash: string
  memberId: number
  createdAt: Instant
  endsAt: Instant
}
