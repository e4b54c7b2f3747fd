import type { ReportReason } from '../forum.ts'
import type { ReportState } from './reports.ts'

/** Longest note on a case, warning and reason of a suspension, in characters. */
export const CASE_NOTE_MAX_CHARS = 2_000
export const WARNING_MAX_CHARS = 2_000
export const SUSPENSION_REASON_MAX_CHARS = 500

export const CASE_NOTE_MISSING = 'Please write a note.'
export const CASE_NOTE_TOO_LONG = 'Note cannot exceed 2,000 characters.'
export const WARNING_MISSING = 'Please write a note to the member.'
export const WARNING_TOO_LONG = 'Note cannot exceed 2,000 characters.'
export const SUSPENSION_REASON_MISSING = 'Please give a reason. The member will see it.'
export const SUSPENSION_REASON_TOO_LONG = 'Reason cannot exceed 500 characters.'
export const DAYS_MISSING = 'Please choose 1, 3, 7, or 30 days.'
export const SILENCE_DAYS_MISSING = 'Please choose 1, 3, or 7 days.'
export const CASE_CHANGED = 'Someone else just updated this case. Here’s its status now.'

export const REASON_NAMES: Record<ReportReason, string> = {
  'child-details': 'Shares a child’s details',
  'unsafe-advice': 'Unsafe advice',
  'unkind': 'Unkind',
  'spam': 'Spam or selling',
  'off-topic': 'Doesn’t belong here',
  'unlawful': 'Against the law',
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
  'take': 'started looking into it',
  'note': 'added a note',
  'resolved': 'resolved it: the report was right',
  'rejected': 'closed it: the post follows the guidelines',
  'reopen': 'reopened it',
  'warn': 'warned the author',
  'raid-undone': 'rejected reports as a raid',
  'fixed': 'edited the post and asked for another look',
  'hide-post': 'hid the post',
  'unhide-post': 'unhid the post',
  'remove-post': 'removed the post',
  'restore-post': 'restored the post',
  'edit-post': 'edited the post',
  'lock-topic': 'locked the topic',
  'unlock-topic': 'unlocked the topic',
  'slow-topic': 'put the topic in slow mode',
  'unslow-topic': 'took the topic out of slow mode',
  'hide-topic': 'hid the topic',
  'unhide-topic': 'unhid the topic',
  'merge-topic': 'merged another topic into this one',
  'split-topic': 'split the post off into this topic',
  'move-topic': 'moved the topic',
  'rename-topic': 'renamed the topic',
  'pin-topic': 'pinned the topic',
  'unpin-topic': 'unpinned the topic',
  'member.remove-spam': 'removed all of the author’s posts as spam',
  'member.restore-spam': 'restored the author’s posts',
  'member.silence': 'silenced the author',
  'member.end-silence': 'ended the author’s silence',
  'member.suspend': 'suspended the author',
  'member.lift-suspension': 'lifted the author’s suspension',
  'member.remove-all': 'removed everything the author wrote',
  'member.restore-all': 'restored everything the author wrote',
}
