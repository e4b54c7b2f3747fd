import type { Generated } from 'kysely'
import type { AlertKind, AlertPace } from '../../shared/alerts/alert-kinds.ts'
import type { Instant } from '../../shared/time/instant.ts'

/** Something that needs a moderator or an admin, as one of them is told. */
export interface StaffAlertTable {
  id: Generated<number>
  /** Whom it's told. */
  memberId: number
  kind: AlertKind
  /** The row it's about: which table depends on the kind. 0 for what concerns the site as a whole. */
  subjectId: number
  createdAt: Instant
  readAt: Instant | null
  /** The email that tells of it, for as long as that is in the outbox; null without one. */
  emailId: number | null
}

/** How someone wants to hear of one kind. Without a row the kind's usual pace counts. */
export interface StaffAlertSettingTable {
  memberId: number
  kind: AlertKind
  pace: AlertPace
}
