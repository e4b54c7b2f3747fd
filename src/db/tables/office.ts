import type { Generated } from 'kysely'
import type { Instant } from '../../shared/instant.ts'

/** Who did what in the office, and when; nothing in it changes. */
export interface OfficeActTable {
  id: Generated<number>
  /** Null for what the site did by itself, and once the member's account is gone. */
  actorId: number | null
  kind: string
  /** What it was done to, such as `fact:opening`. */
  subject: string
  /** What cannot be read from the rest, such as the state before. Never what people wrote in confidence. */
  detail: string
  createdAt: Instant
}

/** What the owner has set; what is not here has its default. */
export interface SettingTable {
  key: string
  /** JSON. */
  value: string
  changedAt: Instant
  changedBy: number | null
}
