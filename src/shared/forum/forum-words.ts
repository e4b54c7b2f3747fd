/** Shortest and longest texts, in characters after trimming. Source: docs/rules/forum.md#lengths */
export const REPLY_MIN_CHARS = 3
export const POST_MAX_CHARS = 32_000
export const OPENING_MIN_CHARS = 10
export const TITLE_MIN_CHARS = 3
export const TITLE_MAX_CHARS = 255
/** An author's edit within this time deletes what the post said before, for good. Source: docs/rules/forum.md#editing */
export const FRESH_MS = 86_400_000
/** Longest note on a report. */
export const REPORT_NOTE_MAX_CHARS = 1_000
/** Longest name a sender may give one compose. */
export const SEND_KEY_MAX_CHARS = 200

export const REPLY_TOO_SHORT = 'Reply must be at least 3 characters.'
export const POST_TOO_LONG = 'Post cannot exceed 32,000 characters.'
export const OPENING_TOO_SHORT = 'Please write at least 10 characters so others can join in.'
export const TITLE_TOO_SHORT = 'Title must be at least 3 characters.'
export const TITLE_TOO_LONG = 'Title cannot exceed 255 characters.'
export const CATEGORY_MISSING = 'Please choose a category.'
export const CATEGORY_CLOSED = 'You can’t start new topics in this category right now.'
export const REASON_MISSING = 'Please choose a reason.'
export const NOTE_MISSING = 'Please tell us briefly what’s wrong.'
export const NOTE_TOO_LONG = 'Note cannot exceed 1,000 characters.'

/** In the place of a title whose opening post is hidden. */
export const WAITING_TITLE = 'Waiting for a moderator’s look'
export const HIDDEN_TITLE = 'Hidden by a moderator'
/** In the place of a title whose opening post was removed, by its author or by staff. */
export const REMOVED_TITLE = 'Deleted by its author'
export const STAFF_REMOVED_TITLE = 'Removed by the On Joue team'

export const TOPIC_LOCKED = 'This topic is locked. No new replies can be posted.'
export const TOPIC_HIDDEN = 'This topic is hidden, so you can’t reply.'
export const LOGIN_TO_REPLY = 'Please login or register to post replies.'
export const LOGIN_TO_WRITE = 'Please log in first.'
export const REPORT_THANKS = 'Thanks. Our moderators will take a look.'
export const POST_CONFLICT = 'This post was edited somewhere else while you had it open, so your changes weren’t saved.'
export const POST_LOCKED = 'This topic is locked, so you can’t edit posts in it.'
