/** Sizes of a poll. Source: docs/rules/playground.md#polls */
export const POLL_QUESTION_MAX_CHARS = 160
export const POLL_CHOICE_MAX_CHARS = 80
export const POLL_CHOICES_MIN = 2
export const POLL_CHOICES_MAX = 6
export const POLL_REASON_MAX_CHARS = 600

export const FACT_IS_KNOWN = 'This is known already. Please open the page again to read it.'
export const FACT_ALERT_THANKS = {
  title: 'Please look at your mail.',
  text: 'We sent you a link to confirm your address. After that you get one message, when this is known.',
}
export const FACT_ALERT_FAILED = { title: 'Not noted', text: 'Please try again.' }
export const WATCH_CONFIRMED = 'We write to you once, when this is known. Then we forget your address.'
export const WATCH_STOPPED = 'Your address is erased, and no message will come.'

export const VOTED = 'Your vote is counted. You can change it while the poll is open.'
export const VOTE_FAILED = { title: 'Not counted', text: 'Please try again.' }
export const POLL_IS_OVER = 'This poll is closed.'
export const VOTE_NEEDS_MEMBER = 'Please log in to vote, or use the link in our mail after you asked to be told.'
export const VOTE_NEEDS_YES = 'Please confirm your address first.'
