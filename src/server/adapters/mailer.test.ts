import { describe, expect, it, onTestFinished } from 'vitest'
import { aMailServer } from '../../../tests/support/emails/a-mail-server.ts'
import { readable } from '../../../tests/support/emails/mail.ts'
import { aSite, aVisitor } from '../../../tests/support/a-site.ts'
import { sendContactMessage } from '../../domain/contact/send-contact-message.ts'
import { deliverMail } from '../../domain/emails/deliver-mail.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../shared/time/instant.ts'
import { smtpMailer } from './mailer.ts'

const fromMaya = { name: 'Maya', email: 'maya@example.com', message: 'Will there be a quiet corner?\nAnd tea?' }

async function aSiteWithMail() {
  const ownerEmail = 'rosa@example.com'
  const mailServer = await aMailServer()
  const { site, clock } = await aSite({ ownerEmail })
  const { send, close } = smtpMailer({ smtpUrl: mailServer.url.replace('//', '//hello:secret@'), from: 'On Joue <hello@on-joue.test>', ownerEmail })
  onTestFinished(close)
  await sendContactMessage(site, aVisitor(), fromMaya)
  const outbox = () => site.db.selectFrom('outbox').selectAll().orderBy('id').execute()
  return { site, clock, send, outbox, mailServer }
}

describe('email about a contact message', () => {
  it('reaches the owner, who can simply answer it, and the sender without its words', async () => {
    const { site, send, mailServer, outbox } = await aSiteWithMail()

    await deliverMail(site, send)

    const emailTo = (address: string) => mailServer.received.find((email) => new RegExp(`^To: ${address}$`, 'm').test(email)) ?? ''
    const [toOwner, toMaya] = [emailTo('rosa@example.com'), emailTo('maya@example.com')]
    expect(toOwner).toMatch(/^Reply-To: Maya <maya@example.com>$/m)
    expect(toOwner).toMatch(/^Subject: Message from Maya$/m)
    expect(readable(toOwner)).toContain('> Will there be a quiet corner?')
    expect(toMaya).not.toContain('quiet corner')
    for (const mail of [toOwner, toMaya]) expect(mail).toContain('text/html')
    const mails = await outbox()
    expect(mails.map(({ sentAt }) => sentAt)).toEqual([site.clock.now(), site.clock.now()])
    for (const { messageId } of mails) expect(mailServer.received.join('\n')).toContain(messageId)
  })

  it('is sent once, also when two senders look at the same moment', async () => {
    const { site, send, mailServer } = await aSiteWithMail()

    await Promise.all([deliverMail(site, send), deliverMail(site, send), deliverMail(site, send)])
    await deliverMail(site, send)

    expect(mailServer.received).toHaveLength(2)
  })

  it('waits and is tried again, with growing pauses, while the server is busy', async () => {
    const { site, clock, send, mailServer, outbox } = await aSiteWithMail()
    mailServer.feel(451)

    expect(await deliverMail(site, send)).toBe(2)
    expect(await deliverMail(site, send)).toBe(0)
    clock.pass(MINUTE_MS)
    expect(await deliverMail(site, send)).toBe(2)
    clock.pass(MINUTE_MS)
    expect(await deliverMail(site, send)).toBe(0)
    mailServer.feel('takes')
    clock.pass(4 * MINUTE_MS)
    await deliverMail(site, send)

    expect(mailServer.received).toHaveLength(2)
    expect(await outbox()).toMatchObject([{ attempts: 3, failedAt: null, lastError: null }, { attempts: 3 }])
  })

  it('is parked with the reason when the server refuses it for good', async () => {
    const { site, clock, send, mailServer, outbox } = await aSiteWithMail()
    mailServer.feel(550)

    await deliverMail(site, send)
    clock.pass(HOUR_MS)

    expect(await deliverMail(site, send)).toBe(0)
    expect(await outbox()).toMatchObject([{ sentAt: null, lastError: 'EMESSAGE 550' }, { sentAt: null }])
    expect((await outbox()).every(({ failedAt }) => failedAt !== null)).toBe(true)
  })

  it('waits while the mail server does not know the site’s name and password', async () => {
    const { site, send, mailServer, outbox } = await aSiteWithMail()
    mailServer.trust(false)

    await deliverMail(site, send)

    expect(await outbox()).toMatchObject([{ failedAt: null, lastError: 'EAUTH 535' }, { failedAt: null }])
  })

  it('is not lost when there is no server at all, and is parked after three days', async () => {
    const { site, clock, outbox } = await aSiteWithMail()
    const { send, close } = smtpMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: 'hello@on-joue.test', ownerEmail: undefined })
    onTestFinished(close)

    await deliverMail(site, send)
    expect(await outbox()).toMatchObject([{ failedAt: null }, { failedAt: null, lastError: 'ESOCKET' }])

    clock.pass(3 * DAY_MS)
    await deliverMail(site, send)
    expect((await outbox()).every(({ failedAt }) => failedAt !== null)).toBe(true)
  })

  it('is taken over from a sender that died in the middle', async () => {
    const { site, clock, send, mailServer } = await aSiteWithMail()
    const dies = () => Promise.reject(new Error('killed'))
    await expect(deliverMail(site, dies)).rejects.toThrow('killed')

    expect(await deliverMail(site, send)).toBe(0)
    clock.pass(3 * MINUTE_MS)
    expect(await deliverMail(site, send)).toBe(2)

    expect(mailServer.received).toHaveLength(2)
  })
})
