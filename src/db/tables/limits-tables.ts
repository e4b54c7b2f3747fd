import type { Instant } from '../../shared/time/instant.ts'

/** How often a subject has used a limit within one window of time. */
export interface LimitWindowTable {
  /** Limit, window length and hashed subject. */
  key: string
  /** Milliseconds since 1970 at which the window began. */
  startedMs: number
  count: number
  /** When the row may go. */
  expiresAt: Instant
}
