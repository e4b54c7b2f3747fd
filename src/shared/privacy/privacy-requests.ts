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

export const MESSAGE_CORRECTED = 'Your message is corrected.'
export const EMAIL_CORRECTED = 'Saved. A new address counts once it is confirmed by the link we mail to it.'
export const ERASED = 'We hold nothing of it any more, and the link you used shows nothing.'
