import type { Generated } from 'kysely'
import type { Instant } from '../../shared/time/instant.ts'
import type { SpamReason } from './spam-reason.ts'

export interface ContactMessageTable {
  id: Generated<number>
  name: string
  email: string
  message: string
  /** Where it was written: `landing`, `plain-form`, `assistant`, or `api` for the bare call. */
  source: string
  /** SHA-256 of sender and text: finds the same message sent again. */
  fingerprint: string
  createdAt: Instant
  /** When it was quarantined as a likely bot's; null for people. */
  quarantinedAt: Instant | null
  quarantineReason: SpamReason | null
  readAt: Instant | null
  readBy: number | null
  /** When it was last answered, and by whom. */
  answeredAt: Instant | null
  answeredBy: number | null
  archivedAt: Instant | null
  archivedBy: number | null
  /** When its sender last corrected it. */
  correctedAt: Instant | null
}

export interface ContactAnswerTable {
  id: Generated<number>
  messageId: number
  authorId: number | null
  text: string
  /** The email it went out with; null once that has left the outbox. */
  emailId: number | null
  createdAt: Instant
}

export interface ContactNoteTable {
  id: Generated<number>
  messageId: number
  authorId: number | null
  text: string
  createdAt: Instant
}

/** Words for answers that are given often. */
export interface SavedAnswerTable {
  id: Generated<number>
  title: string
  text: string
  authorId: number | null
  changedAt: Instant
}
