import type { Generated } from 'kysely'
import type { Instant } from '../../shared/time/instant.ts'
import type { SpanishText } from '../../shared/playground/spanish-fields.ts'
import type { FactTexts } from '../../shared/playground/fact-fields.ts'

/** One thing the site says about the playground. */
export interface FactTable extends FactTexts {
  id: Generated<number>
  /** Stable name; unique. */
  key: string
  /** Place in lists, counted from 1. */
  position: number
  /** When someone last said in the office that it's still true as it reads now; null until then. */
  checkedAt: Instant | null
  createdAt: Instant
}

/** What a fact said before someone changed it. */
export interface FactChangeTable extends FactTexts {
  id: Generated<number>
  factId: number
  /** Null for anyone who sat at the machine itself, and once the member's account is gone. */
  actorId: number | null
  /** When it was changed into the next version. */
  createdAt: Instant
}

/** A fact in Spanish, in the owner's words. A fact without a row has what came with the product, if anything. */
export interface FactSpanishTable extends SpanishText {
  factId: number
  /** What its English read when this was written, name, question and answer on lines of their own. */
  english: string
  changedAt: Instant
}

/** What a fact will say from a moment on. Until then only the office and the emails that went out early know. */
export interface FactPublicationTable {
  id: Generated<number>
  /** Unique: a fact has at most one. */
  factId: number
  /** The parts that change, as JSON. */
  change: string
  /** The fact's version that the change was written over. */
  baseVersion: number
  publishAt: Instant
  /** The email that tells the waitlist first; null when no one on it was there to be told. */
  announcementId: number | null
  authorId: number | null
  createdAt: Instant
  /** When its time came and it couldn't be published, because the fact had been edited in between. */
  stoppedAt: Instant | null
}
