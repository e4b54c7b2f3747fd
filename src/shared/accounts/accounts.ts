import type { BlockLevel } from './block-words.ts'

export const ROLES = ['member', 'moderator', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** What everyone may know of a member. Never an email or a full name. */
export interface MemberView {
  id: number
  username: string
  avatar: string | null
  isAdmin: boolean
}

/** Who wrote what stays of an deleted account; no one has this id, and no page. */
export const FORMER_MEMBER: MemberView = { id: 0, username: 'Former member', avatar: null, isAdmin: false }

/** The logged-in member, as the member sees it. */
export interface CurrentUser extends MemberView {
  role: Role
  email: string
  firstName: string
  lastName: string
  about: string
  isEmailConfirmed: boolean
  /** Whether the member wants email about replies; none is sent before the email is confirmed. */
  wantsReplyMail: boolean
  unreadNotifications: number
  /** Whom the member has blocked or muted, by id. Staff are never in it. */
  blocks: Record<string, BlockLevel>
  /** While the member cannot write: how long, and why. */
  suspension: { until: string; reason: string } | null
  /** While the member reads but can't post: how long, and why. */
  silence: { until: string; reason: string } | null
  /** When the account will be deleted, as the member asked; null unless that is on its way. */
  erasedAt: string | null
}

/** A member's public page. */
export interface MemberProfile extends MemberView {
  about: string
  joinedAt: string
  topicCount: number
  postCount: number
}

/** Someone the asking member has blocked or muted. */
export interface BlockView {
  user: MemberView
  level: BlockLevel
  createdAt: string
}

/** One place where the member is logged in. */
export interface SessionView {
  id: number
  device: string
  createdAt: string
  lastUsedAt: string
  isCurrent: boolean
}

/** One's own authenticator app. */
export interface AuthenticatorView {
  /** Whether it is offered to this member. */
  canSetUp: boolean
  /** The office stays closed until it is set up. */
  isNeeded: boolean
  /** When it is on; null while it is off. */
  confirmedAt: string | null
  recoveryCodesLeft: number
  /** What was begun in this session and is still to be confirmed. */
  setup: AuthenticatorSetup | null
}

/** What the app is to take over. */
export interface AuthenticatorSetup {
  /** Base32, to be typed. */
  secret: string
  /** The same and more, to be scanned: `otpauth://…` */
  address: string
}
