import type { Generated } from 'kysely'
import type { Instant } from '../../shared/time/instant.ts'

/** Who did what in the office, and when; nothing in it changes. */
export interface OfficeActTable {
  id: Generated<number>
  /** Null for what the site did by itself, and once the member's account is gone. */
  actorId: number | null
  kind: string
  /** What it was done to, such as `fact:opening`. */
  subject: string
  /** What can't be read from the rest, as JSON with a shape per kind (domain/office/log); empty for nothing. */
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
