import type { Generated } from 'kysely'
import type { Instant } from '../../shared/time/instant.ts'

/** An email to everyone on the waitlist: a draft until it's scheduled. */
export interface AnnouncementTable {
  id: Generated<number>
  subject: string
  body: string
  authorId: number | null
  createdAt: Instant
  changedAt: Instant
  /** When it begins to go out; null for a draft. */
  scheduledFor: Instant | null
  scheduledBy: number | null
  /** Not before this moment the next batch is written; moved on by every batch. */
  nextBatchAt: Instant | null
  /** When the email to the last address was written. */
  finishedAt: Instant | null
  cancelledAt: Instant | null
  cancelledBy: number | null
  /** It goes to addresses confirmed up to this moment; to all without it. */
  audienceUntil: Instant | null
}

/** One address's email. The row outlives it in the outbox, and its entry, so that progress shows and no one gets two. */
export interface AnnouncementDeliveryTable {
  announcementId: number
  entryId: number
  /** Null once the email was sent and has left the outbox, or was taken back. */
  emailId: number | null
  queuedAt: Instant
  /** When it was sent, as far as the outbox does not know anymore. */
  sentAt: Instant | null
}
