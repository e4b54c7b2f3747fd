import type { AlertKind, AlertPace } from '../alerts/alert-kinds.ts'
import type { Role } from '../accounts/accounts.ts'
import type { BlockLevel } from '../accounts/block-words.ts'
import type { StoredDataView } from '../privacy/privacy-requests.ts'
import type { RemovalDecision, RemovalKind } from './removals/removals.ts'
import type { ReportState } from './reports/reports.ts'
import type { NotificationKind, ReactionKind, ReportReason } from './forum.ts'

/** Everything the site holds about a member, as it is handed out. */
export interface MemberExport {
  exportedAt: string
  account: {
    id: number
    username: string
    email: string
    firstName: string
    lastName: string
    about: string
    avatar: string | null
    role: Role
    createdAt: string
    lastSeenAt: string
    emailConfirmedAt: string | null
    suspendedUntil: string | null
    suspendedFor: string | null
    silencedUntil: string | null
    silencedFor: string | null
    replyMailOffAt: string | null
    erasureAskedAt: string | null
  }
  topics: { id: number; categoryId: number; title: string; createdAt: string; hiddenAt: string | null }[]
  posts: {
    id: number
    topicId: number
    number: number
    content: string
    replyToId: number | null
    createdAt: string
    editedAt: string | null
    deletedAt: string | null
    hiddenAt: string | null
  }[]
  earlierVersions: { postId: number; content: string; createdAt: string }[]
  likes: { postId: number; kind: ReactionKind; createdAt: string }[]
  bookmarks: { topicId: number; postId: number | null; createdAt: string }[]
  notifications: { kind: NotificationKind; topicId: number; postId: number; note: string; createdAt: string; readAt: string | null }[]
  /** What a moderator or an admin was told, and how soon they want to be. */
  alerts: { kind: AlertKind; createdAt: string; readAt: string | null }[]
  alertSettings: { kind: AlertKind; pace: AlertPace }[]
  /** Whom the member has blocked or muted. */
  blocks: { username: string; level: BlockLevel; createdAt: string }[]
  reports: { postId: number; reason: ReportReason; note: string; state: ReportState; createdAt: string }[]
  sessions: { device: string; createdAt: string; lastUsedAt: string; endsAt: string }[]
  /** All email to the address; to one that was never confirmed, only what the account brought about. */
  mails: { template: string; createdAt: string; sentAt: string | null }[]
  /** What the address asked us to remove; empty unless it's confirmed. */
  removalRequests: {
    number: number
    kind: RemovalKind
    address: string
    details: string
    name: string
    createdAt: string
    decidedAt: string | null
    decision: RemovalDecision | null
    reply: string
  }[]
  /** What the address left beside the forum: its owner's, who is known only once the address is confirmed. */
  elsewhere: StoredDataView[]
}
