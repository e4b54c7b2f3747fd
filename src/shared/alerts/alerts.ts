import type { Instant } from '../time/instant.ts'
import type { AlertKind, AlertPace } from './alert-kinds.ts'
import type { BurstKind } from './alert-text.ts'

/** Everything of one kind that still needs someone. */
export interface AlertView {
  kind: AlertKind
  count: number
  /** How many of them are new to the reader. */
  unread: number
  /** When the newest came. */
  since: Instant
  /** Where it's dealt with: the thing itself, or the list of several. */
  path: string
  /** With `burst`: of what there's unusually much, the most urgent first. */
  bursts?: BurstKind[]
}

/** How someone wants to hear of each kind that concerns them. */
export type AlertSettings = Partial<Record<AlertKind, AlertPace>>

export const ALERTS_SAVED = 'Your alerts are saved.'
