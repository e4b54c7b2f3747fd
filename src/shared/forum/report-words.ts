import type { ReportReason } from './forum.ts'
import type { ReportState } from './reports.ts'

/** Longest note on a case, warning and reason of a suspension, in characters. */
export const CASE_NOTE_MAX_CHARS = 2_000
export const WARNING_MAX_CHARS = 2_000
export const SUSPENSION_REASON_MAX_CHARS = 500

export const CASE_NOTE_MISSING = 'Please write the note.'
export const CASE_NOTE_TOO_LONG = 'Please keep the note under 2,000 characters.'
export const WARNING_MISSING = 'Please write what you want to tell the member.'
export const WARNING_TOO_LONG = 'Please keep it under 2,000 characters.'
export const SUSPENSION_REASON_MISSING = 'Please give the reason. The member is told.'
export const SUSPENSION_REASON_TOO_LONG = 'Please keep the reason under 500 characters.'
export const DAYS_MISSING = 'Please choose 1, 3, 7 or 30 days.'
export const CASE_CHANGED = 'Somebody else has decided something here meanwhile. This is how it stands now.'

export const REASON_NAMES: Record<ReportReason, string> = {
  'child-details': 'Shows a child’s details',
  'unsafe-advice': 'Unsafe advice',
  'unkind': 'Unkind',
  'spam': 'Spam or selling',
  'off-topic': 'Does not belong here',
  'unlawful': 'Unlawful',
  'other': 'Something else',
}

export const STATE_NAMES: Record<ReportState, string> = {
  'open': 'Open',
  'in-progress': 'In progress',
  'resolved': 'Resolved',
  'rejected': 'Rejected',
}

/** What happened, to be read after the name of who did it. */
export const EVENT_WORDS: Readonly<Record<string, string>> = {
  'take': 'began to look into it',
  'note': 'noted',
  'resolved': 'settled it: the report was right',
  'rejected': 'settled it: the post is within the guidelines',
  'reopen': 'opened it again',
  'warn': 'warned the author',
  'hide-post': 'hid the post',
  'unhide-post': 'showed the post again',
  'remove-post': 'removed the post',
  'restore-post': 'put the post back',
  'edit-post': 'edited the post',
  'lock-topic': 'locked the topic',
  'unlock-topic': 'unlocked the topic',
  'hide-topic': 'hid the topic',
  'unhide-topic': 'showed the topic again',
  'move-topic': 'moved the topic',
  'rename-topic': 'renamed the topic',
  'pin-topic': 'pinned the topic',
  'unpin-topic': 'unpinned the topic',
  'member.suspend': 'suspended the author',
  'member.lift-suspension': 'lifted the suspension of the author',
  'member.remove-all': 'removed everything the author wrote',
  'member.restore-all': 'put back what the author wrote',
}
