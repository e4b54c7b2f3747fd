import type { Database } from '../../db/connection.ts'
import type { MailTemplate } from '../../shared/mail.ts'

/** Mail about an account, and nothing that the same address brought about on the waitlist or by the contact form. */
export const ACCOUNT_MAILS: readonly MailTemplate[] = [
  ...(['confirm-email', 'reset-password', 'password-changed', 'forum-reply'] as const),
  ...(['authenticator-changed', 'member-suspended', 'suspension-lifted', 'erasure-asked'] as const),
  ...(['member-warned', 'role-changed'] as const),
]

/** Takes back mail of some kinds to a member that has not gone out: what it tells is no longer so. */
export async function takeBackAccountMail(db: Database, email: string, kinds: readonly MailTemplate[]): Promise<void> {
  await db.deleteFrom('outbox').where('recipient', '=', email).where('template', 'in', kinds).where('sentAt', 'is', null).execute()
}
