import type { Generated, Selectable } from 'kysely'
import type { Instant } from '../../shared/time/instant.ts'

/** An email to be sent, written in the transaction of its cause. Its words are made when it's sent. */
export interface OutboxTable {
  id: Generated<number>
  /** File name in src/emails, without its ending. */
  template: string
  /** The ids of the rows it's made from, as JSON (`OutboxEmail` without its template). */
  data: string
  /** Null: to the owner, in email of an older version; its address is a matter of configuration. */
  recipient: string | null
  /** The same on every attempt, so that an email sent twice is recognized. */
  messageId: string
  createdAt: Instant
  /** Not before this moment; moved on by every failed attempt and by the sender that has leased the row. */
  nextAttemptAt: Instant
  /** When `nextAttemptAt` was set. A moment still to come shows that the clock was set back. */
  scheduledAt: Instant
  attempts: Generated<number>
  sentAt: Instant | null
  /** When it was parked for good, after a refusal that trying again can't fix. */
  failedAt: Instant | null
  lastError: string | null
  /** Whose business it is, e.g. `waitlist:12`, so that it goes when that is deleted; null for email about accounts. */
  about: string | null
  /** The token of its link, which nothing else in the database shows; null once it was sent or parked. */
  secret: string | null
}

export type OutboxRow = Selectable<OutboxTable>
