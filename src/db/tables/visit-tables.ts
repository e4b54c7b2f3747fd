import type { Generated } from 'kysely'
import type { Instant } from '../../shared/time/instant.ts'

/** Someone to email once, when a fact is known. The row is deleted with that email. */
export interface FactSubscriptionTable {
  id: Generated<number>
  factId: number
  email: string
  /** The lower-cased address; unique for each fact. */
  emailKey: string
  /** The newest email that asks to confirm; null while it waits for its cooldown. */
  confirmationEmailId: number | null
  createdAt: Instant
  /** When the address was last left, or last asked to confirm. */
  requestedAt: Instant
  /** When the address's owner said yes. */
  confirmedAt: Instant | null
  /** When the answer was emailed before it was published; null for those who are still to be told. */
  notifiedAt: Instant | null
}

/** What the owner asks parents about an undecided fact; one for each fact. */
export interface PollTable {
  id: Generated<number>
  factId: number
  question: string
  openUntil: Instant
  authorId: number | null
  createdAt: Instant
  /** When the fact was decided; from then on no one votes and the votes themselves are gone. */
  decidedAt: Instant | null
  /** The choice that was made; null for another one, or none yet. */
  chosenId: number | null
  /** Why, in the owner's words. */
  reason: Generated<string>
}

export interface PollChoiceTable {
  id: Generated<number>
  pollId: number
  /** Place in the poll, counted from 1. */
  position: number
  text: string
  /** How many votes it had when the fact was decided; 0 until then. */
  votes: Generated<number>
}

/** One voter's choice. Who that is cannot be read from it. */
export interface PollVoteTable {
  pollId: number
  /** A keyed hash of the member or the address; unique for each poll. */
  voterKey: string
  choiceId: number
}
