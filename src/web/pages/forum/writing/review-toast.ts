import { REVIEW_REASON_WORDS, type ReviewReason } from '../../../../shared/forum/review.ts'

/** Says that a post was sent, and that others don't see it yet. */
export const reviewToast = (reviewReason?: ReviewReason) =>
  ({ tone: 'good', title: 'Held for review', text: reviewReason ? REVIEW_REASON_WORDS[reviewReason] : 'Your topic is saved. For now, only you and our moderators can see it.' }) as const
