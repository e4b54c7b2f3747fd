import type { Instant } from '../../time/instant.ts'

/** What a removal request may be about. */
export const REMOVAL_KINDS = ['intimate', 'child'] as const
export type RemovalKind = (typeof REMOVAL_KINDS)[number]

/** What staff make of a request: `spam` closes it without a word to anyone. */
export const REMOVAL_DECISIONS = ['removed', 'declined', 'spam'] as const
export type RemovalDecision = (typeof REMOVAL_DECISIONS)[number]

/** Where a request stands: waiting or decided. */
export const REMOVAL_STATES = ['open', 'decided'] as const
export type RemovalState = (typeof REMOVAL_STATES)[number]

/** What its sender gets in return. */
export interface RemovalReceipt {
  number: number
  dueAt: Instant
  /** Whether a receipt goes out by email, too. */
  isEmailed: boolean
}

/** A request in the list of staff. */
export interface RemovalSummary {
  id: number
  kind: RemovalKind
  state: RemovalState
  /** It was sent the way bots send. People's browsers do so, too, so it waits as every other. */
  looksAutomated: boolean
  createdAt: Instant
  dueAt: Instant
  /** Full hours until it's due, rounded down; negative once that has passed. */
  hoursLeft: number
  decision: RemovalDecision | null
}

/** What a request asks to remove, as far as its address names something we know. */
export interface RemovalTarget {
  what: 'post' | 'profile'
  /** Where it is on this site. */
  path: string
  /** The topic's title, or the username. */
  name: string
  /** What it says; empty if it was removed. */
  text: string
  isRemoved: boolean
}

/** A request in full, for staff only. */
export interface RemovalView extends RemovalSummary {
  address: string
  details: string
  name: string
  email: string
  decidedAt: Instant | null
  /** Who decided; null once the account is gone. */
  decidedBy: string | null
  /** What the requester was told besides the decision. */
  reply: string
  target: RemovalTarget | null
}
