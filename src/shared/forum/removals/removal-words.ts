import type { RemovalDecision, RemovalKind } from './removals.ts'

/** How long staff have to decide a removal request. Source: docs/rules/forum.md#removal-requests */
export const REMOVAL_HOURS = 48
/** When staff are reminded of one that no one has decided. */
export const REMOVAL_FIRST_REMINDER_HOURS = 24
export const REMOVAL_LAST_REMINDER_HOURS = 40

export const REMOVAL_ADDRESS_MAX_CHARS = 500
/** The name that counts as a signature. */
export const REMOVAL_NAME_MIN_CHARS = 2
export const REMOVAL_NAME_MAX_CHARS = 100
export const REMOVAL_DETAILS_MIN_CHARS = 10
export const REMOVAL_DETAILS_MAX_CHARS = 2_000
export const REMOVAL_REPLY_MAX_CHARS = 1_000

export const REMOVAL_KIND_MISSING = 'Please choose what it’s about.'
export const REMOVAL_ADDRESS_MISSING = 'Please tell us where it is. A link is best.'
export const REMOVAL_ADDRESS_TOO_LONG = 'Link cannot exceed 500 characters.'
export const REMOVAL_NAME_TOO_SHORT = 'Name must be at least 2 characters'
export const REMOVAL_NAME_TOO_LONG = 'Name cannot exceed 100 characters'
export const REMOVAL_DETAILS_TOO_SHORT = 'Please tell us in at least 10 characters what it is and why it should go.'
export const REMOVAL_DETAILS_TOO_LONG = 'Your description cannot exceed 2,000 characters.'
export const REMOVAL_GOOD_FAITH_MISSING = 'Please confirm this statement.'
export const REMOVAL_REPLY_MISSING = 'Please tell the requester why.'
export const REMOVAL_REPLY_TOO_LONG = 'Reply cannot exceed 1,000 characters.'
export const REMOVAL_DECIDED = 'Someone else just decided this request. Here’s its status now.'

export const REMOVAL_KIND_NAMES: Record<RemovalKind, string> = {
  intimate: 'An intimate picture or video, real or made up, shown without consent',
  child: 'Something that puts a child in danger',
}

/** The same in a line of a list. */
export const REMOVAL_KIND_SHORT: Record<RemovalKind, string> = { intimate: 'Intimate picture', child: 'Child safety' }

export const GOOD_FAITH =
  'I believe in good faith that this was posted without consent or puts a child in danger. I’m the person it’s about, I may act for them, or I’m speaking up for a child. What I wrote is true as far as I know.'

export const DECISION_NAMES: Record<RemovalDecision, string> = { removed: 'Removed', declined: 'Declined', spam: 'Spam' }

/** What the author of something is told that was removed for someone else. */
export const REMOVED_ON_REQUEST = 'Someone asked us to remove it for their own or a child’s safety or privacy.'
