import type { Generated } from 'kysely'
import type { Instant } from '../../shared/instant.ts'

/** A mail to be sent, written in the transaction of its cause. */
export interface OutboxTable {
  id: Generated<number>
  /** File name in src/emails, without its ending. */
  template: string
  /** What the template needs, as JSON. */
  data: string
  /** Null: to the owner, whose address is a matter of configuration. */
  recipient: string | null
  /** The same on every try, so that a mail sent twice is recognized. */
  messageId: string
  createdAt: Instant
  /** Not before this moment; moved on by every failed try and by the sender that holds the row. */
  nextTryAt: Instant
  tries: Generated<number>
  sentAt: Instant | null
  /** When it was parked for good, after a refusal that trying again cannot mend. */
  failedAt: Instant | null
  lastError: string | null
  /** Whose business it is, e.g. `waitlist:12`, so that it goes when that is erased; null for mail about accounts. */
  about: string | null
  /** What the message's head says beside the usual, as JSON (MailHeaders); null for nothing. */
  headers: string | null
}
