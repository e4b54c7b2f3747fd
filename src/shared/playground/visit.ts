import type { Instant } from '../time/instant.ts'

/** One choice of a poll and how many made it. */
export interface PollChoiceView {
  id: number
  text: string
  votes: number
}

/** What parents are asked about an undecided fact. */
export interface PollView {
  id: number
  /** The fact it is about. */
  factKey: string
  question: string
  choices: PollChoiceView[]
  openUntil: Instant
  /** `over` when its time is up, `decided` once the fact is. */
  state: 'open' | 'over' | 'decided'
  /** What was chosen, once the fact is decided; null for none of the choices. */
  chosen: string | null
  /** Why, in the owner's words, once the fact is decided. */
  reason: string
  /** What the member who asks has chosen; null for nothing yet, and for visitors. */
  mine: number | null
}

/** What the page for visitors needs beside the facts. */
export interface VisitView {
  /** Other words parents use, by fact; only the search reads them. */
  words: Record<string, string>
  polls: PollView[]
}

/** A wish to be told of a fact, for anyone who holds the link that confirms it. */
export interface WatchView {
  key: string
  question: string
  isConfirmed: boolean
  poll: PollView | null
}

/** A poll as the owner sees it. */
export interface OfficePollView extends Omit<PollView, 'mine'> {
  /** The choice that was made; null for none of them. */
  chosenId: number | null
}

/** What the owner knows of the parents behind a fact. */
export interface FactAudience {
  /** How many confirmed addresses wait to be told. */
  waiting: number
  poll: OfficePollView | null
}
