/**
 * How long the site keeps what it has about people. The rules that delete it, the privacy page, and the table in
 * docs/rules/privacy.md#kept take their figures from here.
 */

export const ANSWERED_MESSAGE_MONTHS = 24
export const OTHER_MESSAGE_MONTHS = 12
/** A removal request after it was decided. */
export const REMOVAL_REQUEST_MONTHS = 12
/** A waitlist spot or email alert that wasn't confirmed, counted from the email that asked; an account that wasn't, and never posted. */
export const UNCONFIRMED_DAYS = 14
/** A waitlist spot after leaving. */
export const LEFT_WAITLIST_DAYS = 30
export const SENT_EMAIL_DAYS = 30
export const FAILED_EMAIL_DAYS = 90
/** An email that was the last thing an address was kept for, after it was sent. */
export const LAST_EMAIL_DAYS = 1
/** Questions to the assistant, and the addresses left with them. */
export const QUESTION_DAYS = 30
/** A device stays logged in no longer, however much it's used. */
export const SESSION_DAYS = 30
/** How long a browser remembers that it has logged in to an account. */
export const DEVICE_DAYS = 180
/** What moderators and admins were told. */
export const ALERT_DAYS = 30
export const REMOVED_POST_HOURS = 24
/** Marks against double clicks. */
export const SEND_KEY_DAYS = 1
/** Counts of requests: a window of at most a day, which a cooldown can start again. */
export const COUNT_DAYS = 2
/** The longest that sign-ups from an email domain or a network are paused. */
export const SIGN_UP_PAUSE_MAX_DAYS = 30
/** Unsent forum text in the browser, and marks of lines that a post no longer says: a draft may quote them. */
export const DRAFT_DAYS = 180
/** One a day: what was deleted is in none of them after as many days. */
export const BACKUPS_MAX = 7
