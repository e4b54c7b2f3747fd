import type { Instant } from '../../time/instant.ts'

/** A new account with what it wrote, for staff. */
export interface Newcomer {
  id: number
  username: string
  joinedAt: Instant
  isSilenced: boolean
  postCount: number
  /** The newest, without those that were removed. */
  posts: NewcomerPost[]
  /** When all of it was removed as spam, while that can be taken back. */
  removedAt: Instant | null
}

export interface NewcomerPost {
  id: number
  number: number
  topic: { id: number; title: string; slug: string }
  excerpt: string
  createdAt: Instant
}
