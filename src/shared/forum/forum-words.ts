/** Shortest and longest texts, in characters after trimming. Source: docs/rules/forum.md#lengths */
export const REPLY_MIN_CHARS = 3
export const POST_MAX_CHARS = 32_000
export const OPENING_MIN_CHARS = 10
export const TITLE_MIN_CHARS = 3
export const TITLE_MAX_CHARS = 255
/** Longest note on a report. */
export const REPORT_NOTE_MAX_CHARS = 1_000
/** Longest name a sender may give one compose. */
export const SEND_KEY_MAX_CHARS = 200

export const REPLY_TOO_SHORT = 'Reply must be at least 3 characters.'
export const POST_TOO_LONG = 'Please keep it under 32,000 characters.'
export const OPENING_TOO_SHORT = 'Please write at least 10 characters, so that others can join in.'
export const TITLE_TOO_SHORT = 'Title must be at least 3 characters.'
export const TITLE_TOO_LONG = 'Title cannot exceed 255 characters.'
export const CATEGORY_MISSING = 'Please choose a category.'
export const CATEGORY_CLOSED = 'This category takes no new topics right now.'
export const REASON_MISSING = 'Please choose a reason.'
export const NOTE_MISSING = 'Please tell us in a few words what is wrong.'
export const NOTE_TOO_LONG = 'Please keep the note under 1,000 characters.'

export const TOPIC_LOCKED = 'This topic is locked. No new replies can be posted.'
export const TOPIC_HIDDEN = 'This topic is hidden and takes no replies.'
export const LOGIN_TO_REPLY = 'Please login or register to post replies.'
export const LOGIN_TO_WRITE = 'Please log in first.'
export const REPORT_THANKS = 'Thank you. Our moderators will look at this post.'
export const POST_CONFLICT = 'Another text of this post was saved while you had it open. Nothing was saved now.'
export const POST_LOCKED = 'This topic is locked. Posts in it can no longer be edited.'
