import type { Generated } from 'kysely'
import type { RemovalDecision, RemovalKind } from '../../../shared/forum/removals/removals.ts'
import type { Instant } from '../../../shared/time/instant.ts'
import type { SpamReason } from '../spam-reason.ts'

/** What someone asked us to remove. Only staff read it. */
export interface RemovalRequestTable {
  id: Generated<number>
  kind: RemovalKind
  /** Where it is, as typed: an address of this site, or words. */
  address: string
  details: string
  name: string
  email: string
  /** SHA-256 of sender, address and text: finds the same request sent again. */
  fingerprint: string
  createdAt: Instant
  /** When it was quarantined as a likely bot's; null for people. */
  quarantinedAt: Instant | null
  quarantineReason: SpamReason | null
  /** When staff were reminded that it waits, and that it's nearly due. */
  remindedAt: Instant | null
  lastRemindedAt: Instant | null
  decidedAt: Instant | null
  decidedBy: number | null
  decision: RemovalDecision | null
  /** What the requester was told besides the decision. */
  reply: Generated<string>
}
