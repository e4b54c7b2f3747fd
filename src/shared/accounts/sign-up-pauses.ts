/** An email domain, or a network. */
export const SIGN_UP_PAUSE_KINDS = ['domain', 'network'] as const
export type SignUpPauseKind = (typeof SIGN_UP_PAUSE_KINDS)[number]

/** How long a pause may last, in days. */
export const SIGN_UP_PAUSE_DAYS = [1, 7, 30] as const
export type SignUpPauseDays = (typeof SIGN_UP_PAUSE_DAYS)[number]

/** From where no one can sign up, as admins see it. */
export interface SignUpPauseView {
  id: number
  kind: SignUpPauseKind
  /** Null for a network, which no one can name. */
  domain: string | null
  reason: string
  expiresAt: string
  /** Who paused it; null once the account is gone. */
  by: string | null
}

/** Longest name a domain can have. Source: RFC 1035 §2.3.4 */
export const DOMAIN_MAX_CHARS = 253

/** To someone who wants to sign up. */
export const DOMAIN_PAUSED = 'We aren’t taking sign-ups from this email domain right now. Please use another address, or write to us with the contact form.'
export const NETWORK_PAUSED = 'We aren’t taking sign-ups from your network right now. Think that’s a mistake? Please write to us with the contact form.'
