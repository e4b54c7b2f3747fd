import type { EmailTemplate } from '../emails/emails.ts'

/** Where an email stands. `sending`: handed to the mail server at this moment. */
export const MAIL_STATES = ['waiting', 'failed', 'sent'] as const
export type MailState = (typeof MAIL_STATES)[number]

/** An email of the outbox as the office lists it. */
export interface OfficeMailView {
  id: number
  /** Null: to the owner. */
  to: string | null
  /** Which message it is, e.g. `reset-password`. */
  template: string
  state: MailState | 'sending'
  createdAt: string
  nextTryAt: string
  sentAt: string | null
  failedAt: string | null
  tries: number
  /** Why it did not go out yet, as the mail server put it; see `reasonInWords`. */
  reason: string | null
  /** Whether it can be sent now: it waits or failed, and its links still lead somewhere. */
  canSend: boolean
}

export interface OfficeMailList {
  mails: OfficeMailView[]
  /** How many there are in all. */
  total: number
  /** Whether email goes out at all. */
  hasMailServer: boolean
}

/** One email as it reads, the secrets of its links taken out. */
export interface OfficeMailPreview {
  mail: OfficeMailView
  subject: string
  text: string
  hasMailServer: boolean
}

const TEMPLATE_NAMES: Readonly<Record<EmailTemplate, string>> = {
  'announcement': 'Announcement',
  'authenticator-changed': 'Authenticator app change',
  'confirm-email': 'Email confirmation',
  'contact-acknowledged': 'Message confirmation',
  'contact-answered': 'Your reply',
  'contact-erased': 'Message deleted by sender (to our team)',
  'contact-received': 'New message (to our team)',
  'erasure-asked': 'Account deletion requested',
  'fact-known': 'Fact announced',
  'fact-watch-confirm': 'Alert confirmation',
  'forum-reply': 'Forum reply',
  'member-content': 'Posts or photo removed',
  'member-silenced': 'Posting paused',
  'member-suspended': 'Suspension notice',
  'member-warned': 'Warning',
  'password-changed': 'Password changed',
  'post-reviewed': 'Status of a post',
  'question-answered': 'Answer to a question',
  'removal-decided': 'Removal request decided',
  'removal-due': 'Removal request (to the team)',
  'removal-received': 'Removal request receipt',
  'reset-password': 'Password reset',
  'role-changed': 'Role change',
  'staff-alert': 'Alert (to our team)',
  'silence-ended': 'Pause ended',
  'spam-removed': 'Posts removed as spam',
  'spam-restored': 'Posts restored',
  'suspension-lifted': 'Suspension lifted',
  'topic-changed': 'Topic changed by staff',
  'waitlist-confirm': 'Waitlist confirmation',
  'waitlist-reminder': 'Waitlist reminder',
}

/** What the office calls an email. One that only an older version wrote is just an email. */
export const templateName = (template: string): string =>
  Object.hasOwn(TEMPLATE_NAMES, template) ? TEMPLATE_NAMES[template as EmailTemplate] : 'Email'
