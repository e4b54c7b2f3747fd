import type { MessageState } from './messages/office-messages.ts'
import type { EntryState } from './office-waitlist.ts'

/** What the owner calls each status of a message, on screen and in spreadsheets. */
export const MESSAGE_STATE_NAMES: Readonly<Record<MessageState, string>> = {
  'new': 'Unread',
  'read': 'Read',
  'answered': 'Replied',
  'archived': 'Archived',
  'set-aside': 'Spam',
}

/** The same for an entry of the waitlist. */
export const ENTRY_STATE_NAMES: Readonly<Record<EntryState, string>> = {
  'confirmed': 'Confirmed',
  'unconfirmed': 'Unconfirmed',
  'unsubscribed': 'Unsubscribed',
  'set-aside': 'Spam',
}

const SOURCES: Readonly<Record<string, string>> = {
  'landing': 'Homepage form',
  'plain-form': 'Homepage form',
  'assistant': 'Assistant chat',
  'api': 'Not from the website’s own form',
}

const SPAM_REASONS: Readonly<Record<string, string>> = {
  'trap-field': 'It filled in a hidden field that people never see.',
  'too-fast': 'It was sent faster than anyone can type.',
}

/** Where a message or an entry came from. */
export const sourceName = (source: string): string => SOURCES[source] ?? source

/** Why it was taken for spam. */
export const spamReason = (reason: string): string => SPAM_REASONS[reason] ?? ''
