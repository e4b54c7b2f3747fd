import type { Generated } from 'kysely'
import type { Instant } from '../../shared/time/instant.ts'

/** Keys the site makes for itself once, such as the one that hashes addresses, and marks such as its last backup. */
export interface AppSecretTable {
  key: string
  value: string
}

/** What has changed, for other processes on the same SQLite file. PostgreSQL has NOTIFY for this. */
export interface SiteChangeTable {
  id: Generated<number>
  kind: string
  createdAt: Instant
}
