import type { Generated } from 'kysely'
import type { Role } from '../../shared/accounts/accounts.ts'
import type { BlockLevel } from '../../shared/accounts/block-words.ts'
import type { SignUpPauseKind } from '../../shared/accounts/sign-up-pauses.ts'
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
  /** Full names are shown to the member and admins only. */
  firstName: string
  lastName: string
  about: Generated<string>
  /** Address of the picture on this site; null shows initials. */
  avatar: string | null
  role: Generated<Role>
  createdAt: Instant
  lastSeenAt: Instant
  emailConfirmedAt: Instant | null
  /** When the member stopped being new; null until then. */
  trustedAt: Generated<Instant | null>
  suspendedUntil: Instant | null
  suspensionReason: string | null
  /** While a member can't post, and what they were told about it. */
  silencedUntil: Instant | null
  silenceReason: string | null
  /** When the member stopped emails about replies; null while they're sent. */
  replyEmailOffAt: Instant | null
  /** When the member requested that the account be deleted; null unless that's on its way. */
  erasureRequestedAt: Instant | null
  /** When it was made for someone who hasn't set a password yet; null once they have. Until then no page shows or counts it. */
  invitedAt: Instant | null
  /** The network it was made from, hashed; null once it's too old to be part of a raid. */
  signUpNetwork: Generated<string | null>
  /** When it was made up as sample content; null for real people. */
  sampledAt: Instant | null
}

/** From where no one can sign up for some days. */
export interface SignUpPauseTable {
  id: Generated<number>
  kind: SignUpPauseKind
  /** An email domain, or a hashed network. */
  value: string
  reason: string
  createdBy: number | null
  createdAt: Instant
  expiresAt: Instant
}

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

/** Someone a member doesn't want to hear from. Only that member can read it. */
export interface MemberBlockTable {
  memberId: number
  blockedId: number
  level: BlockLevel
  createdAt: Instant
}
