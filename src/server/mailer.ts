import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'
import type { Outcome, SendMail, WaitingMail } from '../domain/outbox/deliver-mail.ts'
import { MESSAGES } from '../emails/messages.ts'
import type { Message } from '../emails/letter.ts'
import type { MailHeaders, MailTemplate } from '../shared/mail.ts'

interface MailerOptions {
  smtpUrl: string
  from: string
  /** Where mail to the owner goes; without it such mail waits. */
  ownerEmail: string | undefined
  /** How long a mail server that does not answer is waited for. */
  timeoutMs?: number
}

/** A mail server that does not answer is left after this many milliseconds. */
const TIMEOUT_MS = 20_000

/** Sends outbox mail by SMTP. A refusal for good (5xx) is told apart from one that may pass. */
export function smtpMailer({ smtpUrl, from, ownerEmail, timeoutMs = TIMEOUT_MS }: MailerOptions): { send: SendMail; close: () => void } {
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs }
  // A second argument would be taken for what every message has in common, and the time-outs would not count.
  const transport = createTransport({ url: smtpUrl, ...timeouts } as object) as Transporter
  const send: SendMail = async (mail) => {
    const to = mail.recipient ?? ownerEmail
    if (!to) return { sent: false, forGood: false, reason: 'The owner’s address is not set (ADMIN_EMAIL).' }
    try {
      const { unsubscribeLink, ...message } = await write(mail)
      const head = headOf(mail, from, unsubscribeLink)
      await transport.sendMail({ from, to: { name: '', address: to }, ...message, ...head, messageId: mail.messageId })
      return { sent: true }
    } catch (error) {
      return toOutcome(error)
    }
  }
  return { send, close: () => transport.close() }
}

function write(mail: WaitingMail): Promise<Message> {
  const template = MESSAGES[mail.template as MailTemplate] as (data: unknown) => Promise<Message>
  return template(JSON.parse(mail.data))
}

/** What stands in the message's head beside sender, recipient and subject; with a button that stops such mail: RFC 2369, RFC 8058. */
function headOf(mail: WaitingMail, from: string, stopLink: string | undefined): SendMailOptions {
  const extra = JSON.parse(mail.headers ?? '{}') as MailHeaders
  const { fromName, replyTo, inReplyTo, unsubscribeLink = stopLink, unsubscribeMail } = extra
  const ways = [unsubscribeLink, unsubscribeMail && `mailto:${unsubscribeMail}?subject=unsubscribe`].filter(Boolean)
  return {
    ...(fromName && { from: { name: fromName, address: addressIn(from) } }),
    replyTo: replyTo || writerOf(mail),
    ...(inReplyTo && { inReplyTo, references: inReplyTo }),
    headers: {
      ...(!isPersonal(mail) && { 'Auto-Submitted': 'auto-generated' }),
      ...(unsubscribeLink && {
        'List-Unsubscribe': ways.map((way) => `<${way}>`).join(', '),
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}

/**
 * Whether somebody wrote it to somebody. To anything else no program answers that its reader is away: without that,
 * two of them could go on for ever. Source: RFC 3834 §5
 */
const isPersonal = ({ template }: WaitingMail): boolean => template === 'contact-answered'

/** The bare address of `On Joue <hello@on-joue.example>`. */
const addressIn = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from

/** The owner answers a visitor by answering the mail. */
function writerOf(mail: WaitingMail): { name: string; address: string } | undefined {
  if (mail.template !== 'contact-received') return undefined
  const { name, email } = JSON.parse(mail.data) as { name: string; email: string }
  return { name, address: email }
}

function toOutcome(error: unknown): Outcome {
  const { responseCode, code } = error as { responseCode?: number; code?: string }
  // Wrong credentials say nothing about the mail: the owner puts them right, and it goes out.
  const forGood = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH'
  return { sent: false, forGood, reason: [code, responseCode].filter(Boolean).join(' ') || 'The mail could not be sent.' }
}
