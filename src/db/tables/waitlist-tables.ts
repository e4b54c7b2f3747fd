import type { Generated } from 'kysely'
import type { Instant } from '../../shared/time/instant.ts'
import type { SpamReason } from './spam-reason.ts'

export interface WaitlistEntryTable {
  id: Generated<number>
  email: string
  /** The lower-cased address; unique. */
  emailKey: string
  /** Where the address was first left. */
  source: string
  createdAt: Instant
  quarantinedAt: Instant | null
  quarantineReason: SpamReason | null
  /** The newest email that asks to confirm; null while none was written. */
  confirmationEmailId: number | null
  /** When the address's owner said yes. */
  confirmedAt: Instant | null
  /** When the one reminder was written. */
  remindedAt: Instant | null
  unsubscribedAt: Instant | null
  /** An address that takes this one's place once its owner says yes. */
  newEmail: string | null
  /** The newest email that asks that address to confirm; null while none was written. */
  newEmailConfirmationId: number | null
}
