import type { Instant } from '../../shared/time/instant.ts'

/** A version of a text of the site, in the owner's words. The newest one counts. A text without a row is as it came. */
export interface SiteTextTable {
  /** Which text, such as `landing.lead` (shared/site-texts). */
  key: string
  /** Counted from 1 for each text. */
  version: number
  /** Null where the owner went back to the original. */
  text: string | null
  /** Null once the member's account is gone. */
  authorId: number | null
  createdAt: Instant
}
