import type { Instant } from '../time/instant.ts'

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

export const MESSAGE_CORRECTED = 'Your message is updated.'
export const EMAIL_CORRECTED = 'Saved. A new address takes effect once you click the confirmation link we email to it.'
export const ERASED = 'It’s deleted, and your link no longer works. Our backups can keep a copy a little longer. The privacy page says how long.'
