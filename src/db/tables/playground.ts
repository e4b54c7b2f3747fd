import type { Generated } from 'kysely'
import type { Instant } from '../../shared/time/instant.ts'
import type { FactState } from '../../shared/playground/playground.ts'

/** One thing the site says about the playground. */
export interface FactTable {
  id: Generated<number>
  /** Stable name; unique. */
  key: string
  label: string
  question: string
  short: string
  answer: string
  state: FactState
  link: string
  /** Other words parents use for it, separated by blanks. */
  words: string
  /** Place in lists, counted from 1. */
  position: number
  checkedAt: Instant
  createdAt: Instant
}

/** What a fact said before somebody changed it. */
export interface FactChangeTable {
  id: Generated<number>
  factId: number
  /** Null for whoever sat at the machine itself, and once the member's account is gone. */
  actorId: number | null
  label: string
  question: string
  short: string
  answer: string
  state: FactState
  link: string
  words: string
  /** When it was changed into the next version. */
  createdAt: Instant
}
