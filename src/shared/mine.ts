import type { Instant } from './instant.ts'

/** What a private link shows its holder. */
export type StoredDataView = StoredMessage | StoredEntry | StoredSubscription

export interface StoredMessage {
  kind: 'message'
  name: string
  email: string
  message: string
  createdAt: Instant
  source: string
  answeredAt: Instant | null
  correctedAt: Instant | null
  /** Our answers, oldest first. */
  answers: { text: string; createdAt: Instant }[]
  keptUntil: Instant
}

export interface StoredEntry {
  kind: 'waitlist'
  email: string
  /** The address that takes its place once its owner says yes. */
  newEmail: string | null
  createdAt: Instant
  source: string
  confirmedAt: Instant | null
  unsubscribedAt: Instant | null
}

/** An address that wants to be told once, when a fact is known. */
export interface StoredSubscription {
  kind: 'fact-watch'
  email: string
  createdAt: Instant
  confirmedAt: Instant | null
  /** The fact's question and key. */
  question: string
  key: string
}
