import SMTPConnection from 'nodemailer/lib/smtp-connection'
import SMTPTransport from 'nodemailer/lib/smtp-transport'
import { SECOND_MS } from '../../shared/time/instant.ts'
import type { Config } from '../config.ts'
import { type Finding, good, problem, warning } from './finding.ts'

const TIMEOUTS = { connectionTimeout: 5 * SECOND_MS, greetingTimeout: 5 * SECOND_MS, socketTimeout: 5 * SECOND_MS }

/** The mail server: whether it takes us in. No email is sent. */
export async function checkEmail({ smtpUrl, mailFrom, siteUrl }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'siteUrl'>): Promise<Finding[]> {
  if (smtpUrl === undefined) return [problem('SMTP_URL isn’t set, so no email leaves the site.', 'Set SMTP_URL to your mail server, such as smtps://user:password@mail.example.')]
  const domain = /@([^\s>]+)>?$/.exec(mailFrom)?.[1] ?? ''
  const isOurs = domain === siteUrl.hostname || siteUrl.hostname.endsWith(`.${domain}`)
  const sender = isOurs ? good(`Email comes from ${domain}.`) : warning(`Email comes from ${domain}, and the site is at ${siteUrl.hostname}.`, 'Set MAIL_FROM to an address of your own domain, and publish its SPF, DKIM, and DMARC records (deploy/email.md).')
  return [await logIn(smtpUrl), sender]
}

async function logIn(url: string): Promise<Finding> {
  const transport = new SMTPTransport({ url, ...TIMEOUTS })
  const connection = new SMTPConnection(transport.options)
  try {
    await new Promise<void>((resolve, reject) => {
      connection.once('error', reject)
      connection.connect(() => {
        const auth = transport.getAuth({})
        if (!auth || !connection.allowsAuth) return resolve()
        connection.login(auth, (error) => (error ? reject(error) : resolve()))
      })
    })
    return good('The mail server takes us in.')
  } catch (error) {
    const { code = '', responseCode } = error as { code?: string; responseCode?: number }
    const advice = code === 'EAUTH' ? 'Check the user and password in SMTP_URL.' : 'Check the host and port in SMTP_URL, and whether your provider blocks outgoing port 25, 465, or 587.'
    return problem(`The mail server doesn’t take us in: ${[code, responseCode].filter(Boolean).join(' ')}`, advice)
  } finally {
    connection.close()
  }
}
