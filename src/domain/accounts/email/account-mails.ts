import type { EmailTemplate } from '../../../shared/emails/emails.ts'

/** Email about an account, and nothing that the same address brought about on the waitlist or by the contact form. */
export const ACCOUNT_EMAILS: readonly EmailTemplate[] = [
  ...(['confirm-email', 'reset-password', 'password-changed', 'forum-reply'] as const),
  ...(['authenticator-changed', 'member-suspended', 'suspension-lifted', 'erasure-asked'] as const),
  ...(['member-warned', 'role-changed'] as const),
]
