/** How long an account counts as new: moderators can remove all it wrote. Source: docs/rules/forum.md#spam */
export const NEW_ACCOUNT_DAYS = 7
/** How long an account can't post after its spam was removed. */
export const SPAM_SILENCE_DAYS = 7
/** Most accounts that one act is about, and that the page of new accounts shows. */
export const NEWCOMERS_MAX = 100
/** Most posts that page shows of one account. */
export const NEWCOMER_POSTS_MAX = 10
/** Up to how long ago the accounts on the page were made, in hours. */
export const NEWCOMER_HOURS = [1, 6, 24, 168] as const

export const NOT_NEW = 'This account isn’t new anymore. Please ask an admin.'
export const NO_ACCOUNT = 'Please choose at least one account.'
export const TOO_MANY_ACCOUNTS = 'Please choose at most 100 accounts.'
export const SPAM_REASON = 'Your posts look like advertising, which isn’t allowed here.'
