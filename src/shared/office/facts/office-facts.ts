import type { FactField, FactTexts } from '../../playground/fact-fields.ts'
import { DAY_MS, type Instant } from '../../time/instant.ts'

/** A fact as the office shows it. */
export interface OfficeFactView extends FactTexts {
  key: string
  checkedAt: Instant | null
  /** When the owner last changed it or said that it's still true; null while it says what came with the product. */
  reviewedAt: Instant | null
  /** Whether the owner should look at it: again, or for the first time. */
  isDue: boolean
  /** The number of its newest change; 0 before the first. Sent back on saving, so that no one overwrites another. */
  version: number
  warnings: FactWarning[]
  /** How many confirmed addresses want to be told when it is known. */
  waiting: number
}

/** A year or date that a fact names and that has ended. */
export interface FactWarning {
  /** The fact's key and name. */
  key: string
  label: string
  field: FactField
  /** As it is written there, e.g. `2025`. */
  date: string
}

/** What a fact said before someone changed it. */
export interface FactChangeView {
  id: number
  /** Who changed it; null for the command line, and once the account is gone. */
  by: string | null
  at: string
  /** What it said before. */
  before: FactTexts
}

export interface FactWithChanges {
  fact: OfficeFactView
  /** What it said before, newest first. */
  changes: FactChangeView[]
  /** Today's date in Austin, `2026-05-01`. */
  today: string
}

/** How long a fact counts as looked at. Source: docs/rules/playground.md#review */
export const REVIEW_MS = 90 * DAY_MS
