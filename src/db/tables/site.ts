import type { Generated } from 'kysely'
import type { Instant } from '../../shared/time/instant.ts'

/** Values the site makes for itself once, such as the key that hashes addresses. */
export interface SiteValueTable {
  key: string
  value: string
}

/** What has changed, for other processes on the same SQLite file. PostgreSQL has NOTIFY for this. */
export interface SiteChangeTable {
  id: Generated<number>
  kind: string
  createdAt: Instant
}
