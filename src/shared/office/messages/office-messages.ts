import type { Instant } from '../../time/instant.ts'

/** Longest texts of the office's inbox, in characters. */
export const ANSWER_MAX_CHARS = 10_000
export const NOTE_MAX_CHARS = 2_000
export const TITLE_MAX_CHARS = 100

/** Likely bots' messages are `set-aside`, and nothing else. */
export const MESSAGE_STATES = ['new', 'read', 'answered', 'archived', 'set-aside'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

/** A contact message as the office sees it. */
export interface MessageView {
  id: number
  name: string
  email: string
  message: string
  source: string
  state: MessageState
  createdAt: Instant
  /** Why it was kept aside as a likely bot's; null for people. */
  setAsideFor: string | null
  correctedAt: Instant | null
  readAt: Instant | null
  answeredAt: Instant | null
  archivedAt: Instant | null
  keptUntil: Instant
}

/** A page of the inbox. */
export interface InboxView {
  messages: MessageView[]
  /** How many there are of this state and search. */
  total: number
  pageSize: number
  /** How many there are in each state, whatever is searched. */
  counts: Record<MessageState, number>
}

export interface MessageThread {
  message: MessageView
  answers: AnswerView[]
  notes: WrittenBy[]
}

/** An answer, and what became of its email. */
export interface AnswerView extends WrittenBy {
  mail: 'waiting' | 'sent' | 'failed'
  /** Why the mail server refused it; null unless it failed. */
  failure: string | null
}

/** An email as it will arrive. */
export interface EmailPreview {
  to: string
  subject: string
  text: string
}

/** Someone's words in the office; `author` is null once the account is gone. */
export interface WrittenBy {
  id: number
  text: string
  author: string | null
  createdAt: Instant
}

export interface SavedAnswerView {
  id: number
  title: string
  text: string
  changedAt: Instant
}
