import type { Generated } from 'kysely'
import type { Instant } from '../../shared/time/instant.ts'

/** Questions that have the same words once they are read as the search reads them. */
export interface AssistantGroupTable {
  id: Generated<number>
  /** In order, a blank apart; unique. */
  words: string
  createdAt: Instant
}

/** What a visitor asked without getting a good answer. Nothing here says who it was. */
export interface AssistantQuestionTable {
  id: Generated<number>
  groupId: number
  text: string
  reason: 'unanswered' | 'down'
  createdAt: Instant
}

/** An address to email once when the owner has answered; it's deleted then. */
export interface AssistantSubscriberTable {
  id: Generated<number>
  groupId: number
  email: string
  emailKey: string
  createdAt: Instant
}

/** That an answer was rated, so that it is rated once. */
export interface AssistantRatingTable {
  nonce: string
  rating: 'up' | 'down'
  createdAt: Instant
}
