/** Sizes of a poll. Source: docs/rules/playground.md#polls */
export const POLL_QUESTION_MAX_CHARS = 160
export const POLL_CHOICE_MAX_CHARS = 80
export const POLL_CHOICES_MIN = 2
export const POLL_CHOICES_MAX = 6
export const POLL_REASON_MAX_CHARS = 600

export const FACT_IS_KNOWN = 'We already have an answer to this. Reload the page to see it.'
export const FACT_ALERT_THANKS = {
  title: 'Check your email',
  text: 'We’ll send you a link to confirm your address. After that, we’ll email you once, when there’s an answer.',
}
export const FACT_ALERT_FAILED = { title: 'That didn’t go through', text: 'Please try again.' }
export const WATCH_CONFIRMED = 'We’ll email you once, when there’s an answer. Then we’ll delete your address.'
export const WATCH_STOPPED = 'We’ve deleted your address and won’t email you about this.'

export const VOTED = 'Your vote is in. You can change it until the poll closes.'
export const VOTE_FAILED = { title: 'Your vote wasn’t counted', text: 'Please try again.' }
export const POLL_IS_OVER = 'This poll is closed.'
export const VOTE_NEEDS_MEMBER = 'Please log in to vote, or use the link in the email alert you signed up for.'
export const VOTE_NEEDS_YES = 'Please confirm your email address first.'
