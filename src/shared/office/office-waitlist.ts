import type { AnnouncementView } from '../waitlist/announcements.ts'
import type { Instant } from '../time/instant.ts'

export const ENTRY_STATES = ['confirmed', 'unconfirmed', 'unsubscribed', 'set-aside'] as const
export type EntryState = (typeof ENTRY_STATES)[number]

/** A waitlist entry as the office sees it. */
export interface EntryView {
  id: number
  email: string
  source: string
  state: EntryState
  createdAt: Instant
  confirmedAt: Instant | null
  unsubscribedAt: Instant | null
}

/** A page of the waitlist. */
export interface WaitlistView {
  entries: EntryView[]
  /** How many there are of this state and search. */
  total: number
  pageSize: number
  /** How many there are in each state, whatever is searched. */
  counts: Record<EntryState, number>
}

export interface AnnouncementsView {
  announcements: AnnouncementView[]
}

/** An announcement with what has to be known before it goes out. */
export interface AnnouncementOverview {
  announcement: AnnouncementView
  /** Whether there is an address to stand under it. */
  hasPostalAddress: boolean
}

/** The letter as it will arrive. */
export interface AnnouncementPreviewView {
  subject: string
  text: string
}
