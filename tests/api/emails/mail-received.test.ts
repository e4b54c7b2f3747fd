import { describe, expect, it, onTestFinished } from 'vitest'
import { composeAnnouncement } from '../../../src/domain/waitlist/announcements/compose-announcement.ts'
import { getAnnouncement } from '../../../src/domain/waitlist/announcements/get-announcement.ts'
import { scheduleAnnouncement } from '../../../src/domain/waitlist/announcements/schedule-announcement.ts'
import { sendAnnouncements } from '../../../src/domain/waitlist/announcements/send-announcements.ts'
import { answerContactMessage } from '../../../src/domain/contact/answer-contact-message.ts'
import { deliverMail } from '../../../src/domain/emails/deliver-mail.ts'
import { processWaitlist } from '../../../src/domain/waitlist/process-waitlist.ts'
import { smtpMailer } from '../../../src/server/adapters/mailer.ts'
import { DAY_MS, MINUTE_MS } from '../../../src/shared/time/instant.ts'
import { aForum, as } from '../../support/a-forum.ts'
import { aMailServer } from '../../support/emails/a-mail-server.ts'
import type { Mood } from '../../support/emails/mail-server.ts'
import { readMail } from '../../support/emails/read-mail.ts'
import { parents, withPostalAddress } from '../../support/waiting-parents.ts'

const FROM_MAYA = { name: 'Maya', email: 'maya@example.com', message: 'Will there be a quiet corner?' }
/** A server that hangs is left soon here: what is tried is how often, not how long. */
const TIMEOUT_MS = 150

/** A site whose email goes to a real mail server on loopback. */
async function aPostOffice() {
  const forum = await aForum({ limitFactor: 1_000 })
  const mailServer = await aMailServer()
  const options = { from: 'On Joue <hello@on-joue.test>', ownerEmail: 'rosa@example.com' }
  const mailer = smtpMailer({ smtpUrl: mailServer.url, ...options })
  const hasty = smtpMailer({ smtpUrl: mailServer.url, ...options, timeouts: { connectMs: TIMEOUT_MS, commandMs: TIMEOUT_MS, confirmMs: TIMEOUT_MS } })
  const unreachable = smtpMailer({ smtpUrl: 'smtp://127.0.0.1:1', ...options })
  onTestFinished(mailer.close)
  onTestFinished(hasty.close)
  onTestFinished(unreachable.close)
  const deliver = async (send = mailer.send) => {
    while ((await deliverMail(forum.site, send)) > 0);
  }
  /** The newest message to someone, as an email program shows it. */
  const mailTo = async (address: string) => {
    await deliver()
    const raw = mailServer.received.findLast((text) => text.includes(`\r\nTo: ${address}\r\n`))
    if (!raw) throw new Error(`Nothing came for ${address}.`)
    return readMail(raw)
  }
  const outbox = () => forum.site.db.selectFrom('outbox').selectAll().orderBy('id').execute()
  return { ...forum, mailServer, deliver, mailTo, outbox, refuse: () => deliver(unreachable.send), hang: () => deliver(hasty.send) }
}

/** The text part is read in narrow windows; only addresses may be longer. */
const tooWide = (text: string) => text.split('\n').filter((line) => line.length > 60 && !/^https?:\S+$/.test(line))

describe('a message that is really received', () => {
  it('reaches the owner with its words, and is acknowledged without them, with the private link', async () => {
    const { post, mailTo, ask } = await aPostOffice()
    const message = `${FROM_MAYA.message} ${'We would come every week, with cousins. '.repeat(5)}Thé ou café ?`
    await post('/api/contact', { ...FROM_MAYA, message })

    const mail = await mailTo('maya@example.com')
    const received = await mailTo('rosa@example.com')

    expect(mail.head('subject')).toBe('We got your message')
    expect(mail.head('from')).toBe('On Joue <hello@on-joue.test>')
    expect(received.text).toContain('> Will there be a quiet corner? We would come every week,\n> with cousins.')
    expect(received.text).toContain('Thé ou café ?')
    expect(mail.text).not.toMatch(/quiet corner|Thé/)
    expect(tooWide(mail.text + received.text)).toEqual([])
    const link = mail.link('View, edit, or delete this message')
    expect(mail.html).toContain(`href="${link.replace('&', '&amp;')}"`)
    expect(await (await ask(link)).text()).toContain('Thé ou café ?')
  })

  it('asks to confirm a place on the waitlist, and three days later once more', async () => {
    const { site, clock, post, mailTo } = await aPostOffice()
    await post('/api/waitlist', { email: 'omar@example.com' })

    const requests = await mailTo('omar@example.com')
    clock.pass(3 * DAY_MS)
    await processWaitlist(site)
    const reminded = await mailTo('omar@example.com')

    expect(requests.head('subject')).toBe('Confirm your spot on the On Joue waitlist')
    expect(reminded.head('subject')).toBe('Still want to hear from On Joue?')
    for (const mail of [requests, reminded]) {
      expect(tooWide(mail.text)).toEqual([])
      expect(mail.head('list-unsubscribe')).toMatch(/^<http:\/\/on-joue\.test\/waitlist\/unsubscribe\?token=[\w.-]+>$/)
      expect(mail.html).toContain(mail.link('Confirm My Spot'))
    }
    const token = new URL(reminded.link('Confirm My Spot')).searchParams.get('token')
    expect((await post('/api/waitlist/confirm', { token })).status).toBe(200)
  })

  it('announces news, with sender, postal address and every way out', async () => {
    const { site, rosa, mailTo, ask } = await aPostOffice()
    await withPostalAddress(site, as(rosa))
    await parents(site, 1)
    const words = { subject: 'We have news', body: 'Have a look:\nhttps://on-joue.test/blog' }
    await scheduleAnnouncement(site, as(rosa), await composeAnnouncement(site, as(rosa), words))
    await sendAnnouncements(site)

    const mail = await mailTo('parent1@example.com')

    expect(mail.head('subject')).toBe('We have news')
    expect(mail.head('from')).toBe('Rosa of On Joue <hello@on-joue.test>')
    expect(mail.head('reply-to')).toBe('rosa@on-joue.test')
    expect(mail.head('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(mail.head('auto-submitted')).toBe('auto-generated')
    const [, link = '', address] = /^<(http\S+)>, <mailto:(\S+)\?subject=unsubscribe>$/.exec(mail.head('list-unsubscribe') ?? '') ?? []
    expect(address).toBe('rosa@on-joue.test')
    expect(link).toBe(mail.link('Unsubscribe'))
    for (const part of [mail.text, mail.html]) expect(part).toContain('Rosa of On Joue, PO Box 1, Austin, TX 78701')
    expect(mail.html).toContain('href="https://on-joue.test/blog"')
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await ask(link, { method: 'POST', body: 'List-Unsubscribe=One-Click', headers })).status).toBe(200)
    expect(await site.db.selectFrom('waitlistEntry').select('unsubscribedAt').executeTakeFirst()).toEqual({ unsubscribedAt: site.clock.now() })
  })

  it('answers in the thread of the copy', async () => {
    const { site, rosa, post, mailTo } = await aPostOffice()
    await withPostalAddress(site, as(rosa))
    await post('/api/contact', FROM_MAYA)
    const copy = await mailTo('maya@example.com')

    await answerContactMessage(site, as(rosa), 1, 'Yes, with cushions.\n\nhttps://on-joue.test/ shows more.')
    const answer = await mailTo('maya@example.com')

    expect(answer.head('subject')).toBe('Re: Your message to On Joue')
    expect(answer.head('in-reply-to')).toBe(copy.head('message-id'))
    // Programs that answer while someone is away answer people only. Source: RFC 3834
    expect(copy.head('auto-submitted')).toBe('auto-generated')
    expect(answer.head('auto-submitted')).toBeUndefined()
    expect(answer.head('references')).toBe(copy.head('message-id'))
    expect(answer.head('reply-to')).toBe('rosa@on-joue.test')
    expect(answer.text).toContain('Yes, with cushions.')
    expect(answer.text).toContain('> Will there be a quiet corner?')
    expect(answer.html).toContain('href="https://on-joue.test/"')
    expect(tooWide(answer.text)).toEqual([])
  })

  it('sets a new password', async () => {
    const { post, mailTo } = await aPostOffice()
    await post('/api/forum/auth/forgot-password', { account: 'maya' })

    const mail = await mailTo('maya@example.com')

    expect(mail.head('subject')).toBe('Set a new password for On Joue')
    const token = new URL(mail.link('Set a New Password')).searchParams.get('token')
    const secret = { password: 'a new secret', confirmPassword: 'a new secret' }
    expect((await post('/api/forum/auth/reset-password', { token, ...secret })).status).toBe(200)
  })
})

describe('a mail server that for a minute', () => {
  const OUTAGES: [string, Mood | 'refuses'][] = [['is not there', 'refuses'], ['hangs', 'hangs'], ['answers 421', 421], ['answers 451', 451]]

  it.each(OUTAGES)('%s loses nothing, and nothing is sent twice', async (_, mood) => {
    const { site, rosa, post, clock, deliver, refuse, hang, mailServer, outbox } = await aPostOffice()
    await withPostalAddress(site, as(rosa))
    await parents(site, 2)
    await post('/api/contact', FROM_MAYA)
    await post('/api/waitlist', { email: 'omar@example.com' })
    const id = await composeAnnouncement(site, as(rosa), { subject: 'We have news', body: 'Soon more of it.' })
    await scheduleAnnouncement(site, as(rosa), id)
    await sendAnnouncements(site)
    if (mood !== 'refuses') mailServer.feel(mood)

    for (let seconds = 0; seconds <= 60; seconds += 30) {
      await (mood === 'refuses' ? refuse() : mood === 'hangs' ? hang() : deliver())
      clock.pass(MINUTE_MS / 2)
    }
    expect(mailServer.received).toEqual([])
    expect((await outbox()).every(({ sentAt, failedAt, lastError }) => !sentAt && !failedAt && lastError)).toBe(true)
    mailServer.feel('takes')
    for (let minutes = 0; minutes <= 30; minutes += 5) {
      await deliver()
      clock.pass(5 * MINUTE_MS)
    }

    const mails = await outbox()
    expect(mails).toHaveLength(5)
    const ids = mailServer.received.map((raw) => readMail(raw).head('message-id') ?? '')
    expect(ids.toSorted()).toEqual(mails.map(({ messageId }) => messageId).toSorted())
    expect(await getAnnouncement(site, as(rosa), id)).toMatchObject({ state: 'sent', progress: { total: 2, sent: 2 } })
  })

  it('answers 550 has its email parked with the reason, and none is tried again', async () => {
    const { post, clock, deliver, mailServer, outbox } = await aPostOffice()
    await post('/api/contact', FROM_MAYA)
    await post('/api/waitlist', { email: 'omar@example.com' })
    mailServer.feel(550)

    await deliver()
    mailServer.feel('takes')
    clock.pass(DAY_MS)
    await deliver()

    expect(mailServer.received).toEqual([])
    const mails = await outbox()
    expect(mails.map(({ attempts, lastError }) => `${attempts}: ${lastError}`)).toEqual(Array(3).fill('1: EMESSAGE 550'))
    expect(mails.every(({ failedAt }) => failedAt !== null)).toBe(true)
  })

  it('confirms one host’s email late gets each message once, and holds up no other host’s', async () => {
    const { post, mailServer, deliver } = await aPostOffice()
    mailServer.slowDown('slow.example', 3_000)
    for (const host of ['slow.example', 'quick.example']) {
      for (const n of [1, 2, 3, 4, 5]) await post('/api/waitlist', { email: `parent${n}@${host}` })
    }
    const to = () => mailServer.received.map((raw) => readMail(raw).head('to') ?? '')

    const all = deliver()
    await expect.poll(() => to().filter((address) => address.endsWith('@quick.example')).length).toBe(5)
    expect(to().filter((address) => address.endsWith('@slow.example')).length).toBeLessThan(5)
    await all

    const addresses = ['quick.example', 'slow.example'].flatMap((host) => [1, 2, 3, 4, 5].map((n) => `parent${n}@${host}`))
    expect(to().toSorted()).toEqual(addresses.toSorted())
  })
})
