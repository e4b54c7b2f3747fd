/** Why a post waits for a moderator before others see it. */
export const REVIEW_REASONS = ['link', 'contact', 'burst', 'word'] as const
export type ReviewReason = (typeof REVIEW_REASONS)[number]

/** A post that waits, as moderators see it. */
export interface WaitingPost {
  postId: number
  number: number
  topic: { id: number; title: string; slug: string }
  author: { id: number; username: string; joinedAt: string } | null
  reviewReason: ReviewReason
  content: string
  createdAt: string
}

/** For moderators. */
export const REVIEW_REASON_NAMES: Record<ReviewReason, string> = {
  link: 'First link',
  contact: 'First contact details',
  burst: 'Many posts at once',
  word: 'A word on the list',
}

/** For the author: why, and what happens next. */
export const REVIEW_REASON_WORDS: Record<ReviewReason, string> = {
  link: 'We take a quick look at the first links of new members.',
  contact: 'We take a quick look when new members share contact details.',
  burst: 'You’ve posted a lot in a few minutes, so we take a quick look first.',
  word: 'We take a quick look at posts with certain words.',
}
