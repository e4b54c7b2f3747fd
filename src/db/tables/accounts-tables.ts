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

/** Someone a member doesn't want to hear from. Only that member can read it. */
export interface MemberBlockTable {
  memberId: number
  blockedId: number
  level: BlockLevel
  createdAt: Instant
}
