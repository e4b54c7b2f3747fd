import { onTestFinished } from 'vitest'
import { deliverMail } from '../../../src/domain/emails/deliver-mail.ts'
import type { Site } from '../../../src/domain/site/site.ts'
import { smtpMailer } from '../../../src/server/adapters/mailer.ts'
import { aMailServer } from './a-mail-server.ts'
import { type ReadMail, readMail } from './read-mail.ts'

/** A mail server that gets all email of a site. */
export async function aMailbox(site: Site) {
  const server = await aMailServer()
  const mailer = smtpMailer({ smtpUrl: server.url, from: 'On Joue <hello@on-joue.test>', ownerEmail: 'rosa@example.com' })
  onTestFinished(mailer.close)
  /** Sends what's due. @returns what has come since the last time, as an email program shows it */
  const newMail = async (): Promise<ReadMail[]> => {
    while ((await deliverMail(site, mailer.send)) > 0);
    return server.received.splice(0).map(readMail)
  }
  return { newMail }
}
