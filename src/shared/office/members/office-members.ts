import type { CurrentUser, Role } from '../../accounts/accounts.ts'
import type { ReportState } from '../../forum/reports/reports.ts'

/** What the list of members can be narrowed to. */
export const MEMBER_FILTERS = ['all', 'admin', 'moderator', 'suspended', 'unconfirmed'] as const
export type MemberFilter = (typeof MEMBER_FILTERS)[number]

/** A member in the office's list. Full names and email are for admins only. */
export interface OfficeMemberRow {
  id: number
  username: string
  avatar: string | null
  role: Role
  firstName: string
  lastName: string
  email: string
  joinedAt: string
  lastSeenAt: string
  isConfirmed: boolean
  isSuspended: boolean
  /** Made up as sample content: no real person. */
  isSample: boolean
}

/** A member as admins see it. */
export interface OfficeMemberView extends OfficeMemberRow {
  about: string
  confirmedAt: string | null
  suspension: CurrentUser['suspension']
  /** When the account will be deleted, as the member asked. */
  erasedAt: string | null
  topicCount: number
  postCount: number
  /** Reported posts of the member, the newest first. */
  reported: { postId: number; title: string; state: ReportState; count: number }[]
  sessions: { id: number; device: string; createdAt: string; lastUsedAt: string }[]
  /** When everything the member wrote was removed, while that can be taken back. */
  removedAllAt: string | null
  can: {
    /** Suspend, remove, delete, end sessions: everyone but oneself and other admins. */
    manage: boolean
    /** Pause sign-ups from the network they signed up from, while it's known. */
    pauseNetwork: boolean
    /** The same, and oneself unless one is the only admin. */
    changeRole: boolean
  }
}
