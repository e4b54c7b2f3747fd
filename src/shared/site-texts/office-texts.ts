import type { Instant } from '../time/instant.ts'
import type { SiteText } from './site-text.ts'

/** A text of the site as the office shows it. */
export interface OfficeTextView extends Pick<SiteText, 'name' | 'original' | 'kind' | 'maxChars'> {
  key: string
  /** As it's stored now: the owner's words, or the original. */
  text: string
  isChanged: boolean
  /** The number of its newest version; 0 for a text that was never changed. Sent back on saving, so that no one overwrites another. */
  version: number
}

/** What a text said from some time on. */
export interface TextVersionView {
  version: number
  /** Null where it went back to the original. */
  text: string | null
  /** Who wrote it; null once the account is gone. */
  by: string | null
  at: Instant
}

export interface TextWithVersions {
  text: OfficeTextView
  /** Newest first. */
  versions: TextVersionView[]
  /** What the owner should know of the text as it is now; empty when all is well. */
  warning: string
}

export const TEXT_CONFLICT = 'Someone else edited this text while you had it open. Your changes aren’t saved yet, but they’re still here.'
