/** Where a mail stands. `sending`: handed to the mail server at this moment. */
export const MAIL_STATES = ['waiting', 'failed', 'sent'] as const
export type MailState = (typeof MAIL_STATES)[number]

/** A mail of the outbox as the office lists it. */
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
  /** Whether mail goes out at all. */
  hasMailServer: boolean
}

/** One mail as it reads, the secrets of its links taken out. */
export interface OfficeMailPreview {
  mail: OfficeMailView
  subject: string
  text: string
  hasMailServer: boolean
}

/** `reset-password` as a person says it: "Reset password". */
export const templateName = (template: string): string =>
  template.charAt(0).toUpperCase() + template.slice(1).replaceAll('-', ' ')
