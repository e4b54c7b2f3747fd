import type { Generated } from 'kysely'
import type { ReportReason } from '../../../shared/forum/forum.ts'
import type { Instant } from '../../../shared/time/instant.ts'
import type { ReportActKind, ReportState } from '../../../shared/forum/reports/reports.ts'

export interface ReportTable {
  id: Generated<number>
  postId: number
  reporterId: number | null
  reason: ReportReason
  note: Generated<string>
  state: Generated<ReportState>
  createdAt: Instant
  /** Where it came from, hashed; null once it's too old to matter. */
  network: Generated<string | null>
  /** When it helped to hide the post; null if it never did. */
  hidAt: Generated<Instant | null>
}

/** What staff did about a reported post beside hiding it. */
export interface ReportActTable {
  id: Generated<number>
  postId: number
  actorId: number | null
  kind: ReportActKind
  /** A note's or a warning's words. */
  detail: Generated<string>
  createdAt: Instant
}

/** Who moderated what, and when; nothing in it changes. */
export interface ModerationActTable {
  id: Generated<number>
  actorId: number | null
  kind: string
  topicId: number | null
  postId: number | null
  /** What can't be read from the rest, as JSON with a shape per kind (domain/office/log); empty for nothing. */
  detail: Generated<string>
  createdAt: Instant
}
