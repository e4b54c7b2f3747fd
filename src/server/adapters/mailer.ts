import MailComposer from 'nodemailer/lib/mail-composer'
import type { Outcome, OutgoingEmail, SendMail } from '../../domain/emails/try-email.ts'
import type { EmailHeaders } from '../../shared/emails/emails.ts'
import { type SmtpTimeouts, SmtpSender } from './smtp-sender.ts'

interface MailerOptions {
  smtpUrl: string
  from: string
  /** Where email of an older version goes that names no recipient. */
  ownerEmail: string | undefined
  /** Others than the usual ones. */
  timeouts?: Partial<SmtpTimeouts>
}

/** What sends email, and what ends it. */
export interface Mailer {
  send: SendMail
  /** Ends every connection. Emails that weren't confirmed yet are tried again later. */
  close: () => void
}

/** Sends outbox email by SMTP. A refusal for good (5xx) is told from one that may pass. */
export function smtpMailer({ smtpUrl, from, ownerEmail, timeouts }: MailerOptions): Mailer {
  const sender = new SmtpSender(smtpUrl, timeouts)
  const send: SendMail = async (email) => {
    const to = email.recipient ?? ownerEmail
    if (!to) return { sent: false, forGood: false, reason: 'It has no recipient: no admin had confirmed an address (ADMIN_EMAIL).' }
    try {
      await sender.send(compose(email, from, to))
      return { sent: true }
    } catch (error) {
      return toOutcome(error)
    }
  }
  return { send, close: () => sender.close() }
}

function compose({ subject, text, html, messageId, headers }: OutgoingEmail, from: string, to: string) {
  const { fromName, replyTo, inReplyTo } = headers
  return new MailComposer({
    from: fromName ? { name: fromName, address: addressIn(from) } : from,
    to: { name: '', address: to },
    replyTo,
    ...(inReplyTo && { inReplyTo, references: inReplyTo }),
    ...{ subject, text, html, messageId, headers: headerLines(headers) },
  }).compile()
}

/** Without the first, two programs that answer while someone is away could go on forever (RFC 3834). The others: RFC 2369, RFC 8058. */
function headerLines({ isPersonal, unsubscribeLink, unsubscribeMail }: EmailHeaders): Record<string, string> {
  const ways = [unsubscribeLink, unsubscribeMail && `mailto:${unsubscribeMail}?subject=unsubscribe`].filter(Boolean)
  return {
    ...(!isPersonal && { 'Auto-Submitted': 'auto-generated' }),
    ...(unsubscribeLink && {
      'List-Unsubscribe': ways.map((way) => `<${way}>`).join(', '),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  }
}

/** The bare address of `On Joue <hello@on-joue.example>`. */
const addressIn = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from

function toOutcome(error: unknown): Outcome {
  const { responseCode, code } = error as { responseCode?: number; code?: string }
  // Wrong credentials say nothing about the email: the owner corrects them, and it's sent.
  const forGood = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH'
  return { sent: false, forGood, reason: [code, responseCode].filter(Boolean).join(' ') || 'The email couldn’t be sent.' }
}
