import type { Role } from '../../accounts/accounts.ts'
import type { PostView, ReportReason } from '../forum.ts'

export const REPORT_STATES = ['open', 'in-progress', 'resolved', 'rejected'] as const
export type ReportState = (typeof REPORT_STATES)[number]

/** What is written down about a reported post. */
export type ReportActKind = 'take' | 'note' | 'resolved' | 'rejected' | 'reopen' | 'warn' | 'raid-undone' | 'fixed'

/** What staff can decide: look into it, leave the post, hide it, leave it hidden, settle it otherwise, look at it once more. */
export const DECISIONS = ['take', 'keep', 'hide', 'uphold', 'resolve', 'reopen'] as const
export type Decision = (typeof DECISIONS)[number]

/** A reported post in the queue. */
export interface CaseSummary {
  postId: number
  state: ReportState
  reportCount: number
  reasons: ReportReason[]
  firstAt: string
  /** Empty when the post was removed. */
  excerpt: string
  title: string
  /** Null once the account is gone. */
  author: string | null
}

/** One line of what was done about a reported post, or to its topic and author in the meantime. */
export interface CaseEvent {
  id: string
  at: string
  /** Null for the site itself, and once the account is gone. */
  by: string | null
  kind: string
  detail: string
}

/** A reported post with all that helps to decide. */
export interface CaseView {
  /** Names what is on screen: a decision about anything older is refused. */
  version: number
  state: ReportState
  reports: { id: number; by: string | null; reason: ReportReason; note: string; state: ReportState; createdAt: string }[]
  post: {
    id: number
    number: number
    content: string
    createdAt: string
    isHidden: boolean
    isRemoved: boolean
    replyTo: PostView['replyTo']
  }
  topic: { id: number; title: string; slug: string; categoryId: number; category: string; isLocked: boolean; isHidden: boolean }
  /** Null once the account is gone. */
  author: CaseAuthor | null
  history: CaseEvent[]
  /** Whether the one who asks can decide: no one does about what they wrote or reported. */
  canDecide: boolean
}

/** Who wrote it, in short. Never an email or a full name. */
export interface CaseAuthor {
  id: number
  username: string
  role: Role
  joinedAt: string
  postCount: number
  /** Posts of this author that were ever reported, and those of them that were hidden or removed by staff. */
  reportedCount: number
  takenDownCount: number
  warningCount: number
  suspendedUntil: string | null
  silencedUntil: string | null
  /** Whether everything the author wrote was removed within the last day, so that it can be taken back. */
  canTakeBack: boolean
  /** Whether moderators can remove all of it as spam. */
  isNew: boolean
  /** Whether that was done within the last day, so that it can be taken back. */
  canRestoreSpam: boolean
}
