import { describe, expect, it, vi } from 'vitest'
import { aForum, as } from '../../../tests/support/a-forum.ts'
import { aVisitor, NOON } from '../../../tests/support/a-site.ts'
import { EVENTUALLY } from '../../../tests/support/soon.ts'
import { after, DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../shared/time/instant.ts'
import { sendContactMessage } from '../contact/send-contact-message.ts'
import { joinWaitlist } from '../waitlist/join-waitlist.ts'
import { Delivery, deliverMail } from './deliver-mail.ts'
import { listMails } from './office-mail.ts'
import { deleteEmailAbout, queueEmail, queueEmails } from './outbox/queue-email.ts'
import { sendAgain } from './send-again.ts'
import { sweepOutbox } from './outbox/sweep-outbox.ts'
import type { OutgoingEmail, SendMail } from './try-email.ts'

const goesThrough: SendMail = async () => ({ sent: true })
const isBusy: SendMail = async () => ({ sent: false, forGood: false, reason: '451 busy' })
const isRefused: SendMail = async () => ({ sent: false, forGood: true, reason: '550 no such mailbox' })

/** A site whose outbox is read as the owner reads it. */
async function anOutbox() {
  const forum = await aForum({ limitFactor: 1_000 })
  const { site, clock, rosa } = forum
  const owner = () => ({ ...as(rosa), passwordCheckedAt: clock.now() })
  const mails = async () => (await listMails(site, owner(), { offset: 0, limit: 100 })).mails
  const newest = async () => {
    const [mail] = await mails()
    if (!mail) throw new Error('The outbox is empty.')
    return mail
  }
  /** Puts one email into the outbox, which asks an address to confirm its spot on the waitlist. */
  const queue = (email = 'maya@example.com') => joinWaitlist(site, aVisitor(`network-of-${email}`), { email })
  return { ...forum, owner, mails, newest, queue }
}

describe('an email that can’t be sent yet', () => {
  it('is tried again after 1, 5, and 15 minutes, 1 and 4 hours, then every 12 hours, to the millisecond', async () => {
    const { site, clock, queue } = await anOutbox()
    await queue()
    expect(await deliverMail(site, isBusy)).toBe(1)

    for (const wait of [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS, 12 * HOUR_MS, 12 * HOUR_MS]) {
      clock.pass(wait - 1)
      expect(await deliverMail(site, isBusy), `${wait} ms, less one`).toBe(0)
      clock.pass(1)
      expect(await deliverMail(site, isBusy), `${wait} ms`).toBe(1)
    }
  })

  it('is given up at the first try after three days, and never tried again', async () => {
    const { site, clock, queue, newest } = await anOutbox()
    await queue()
    let tries = 0
    while ((await newest()).state === 'waiting' && tries < 50) {
      tries += await deliverMail(site, isBusy)
      clock.pass(HOUR_MS)
    }

    // 1, 6, and 21 minutes after the first; 1 and 5 hours, and from then on every 12 until 72 have passed.
    expect(tries).toBeGreaterThan(10)
    expect(await newest()).toMatchObject({ state: 'failed', tries, reason: '451 busy' })
    expect(Date.parse((await newest()).failedAt ?? '') - Date.parse(NOON)).toBeGreaterThanOrEqual(3 * DAY_MS)
    clock.pass(30 * DAY_MS)
    expect(await deliverMail(site, goesThrough)).toBe(0)
  })

  it.each([
    ['still waits', 3 * DAY_MS - 1, 'waiting'],
    ['is given up', 3 * DAY_MS, 'failed'],
  ])('%s when its try fails %i ms after it was written', async (_, passed, state) => {
    const { site, clock, queue, newest } = await anOutbox()
    await queue()
    clock.pass(passed)

    await deliverMail(site, isBusy)

    expect(await newest()).toMatchObject({ state, reason: '451 busy' })
  })

  it('is given up at once when the server refuses it for good', async () => {
    const { site, clock, queue, newest } = await anOutbox()
    await queue()

    await deliverMail(site, isRefused)

    expect(await newest()).toMatchObject({ state: 'failed', failedAt: NOON, tries: 1, reason: '550 no such mailbox' })
    clock.pass(HOUR_MS)
    expect(await deliverMail(site, goesThrough)).toBe(0)
  })

  it('forgets why it failed once it gets through', async () => {
    const { site, clock, queue, newest } = await anOutbox()
    await queue()
    await deliverMail(site, isBusy)
    clock.pass(MINUTE_MS)

    await deliverMail(site, goesThrough)

    expect(await newest()).toMatchObject({ state: 'sent', sentAt: after(NOON, MINUTE_MS), failedAt: null, reason: null, tries: 2 })
  })

  it('given up after three days and sent again by the owner is given up again by its next failure', async () => {
    const { site, clock, queue, newest, owner } = await anOutbox()
    await queue()
    clock.pass(3 * DAY_MS)
    await deliverMail(site, isBusy)
    const { id } = await newest()

    await sendAgain(site, owner(), id)
    expect(await newest()).toMatchObject({ state: 'waiting', failedAt: null })
    await deliverMail(site, isBusy)

    expect(await newest()).toMatchObject({ state: 'failed', tries: 2 })
  })
})

describe('sending', () => {
  it('keeps one Message-ID for every try of an email, and gives each email one of its own', async () => {
    const { site, clock, queue } = await anOutbox()
    const tried: OutgoingEmail[] = []
    const send: SendMail = async (email) => (tried.push(email) > 2 ? { sent: true } : { sent: false, forGood: false, reason: '451' })
    await queue('maya@example.com')
    await queue('omar@example.com')

    await deliverMail(site, send)
    clock.pass(MINUTE_MS)
    await deliverMail(site, send)

    const ids = (to: string) => tried.filter(({ recipient }) => recipient === to).map(({ messageId }) => messageId)
    const [maya, omar] = [ids('maya@example.com'), ids('omar@example.com')]
    expect([maya.length, omar.length]).toEqual([2, 2])
    expect([new Set(maya).size, new Set(omar).size, new Set([...maya, ...omar]).size]).toEqual([1, 1, 2])
    expect(maya[0]).toMatch(/^<[\w-]+@on-joue\.test>$/)
  })

  it('begins with what has waited longest, where a host takes no more than three at once', async () => {
    const { site, clock, queue } = await anOutbox()
    const begun: string[] = []
    const confirmations: (() => void)[] = []
    const delivery = new Delivery(site, async ({ recipient }) => {
      begun.push(recipient ?? '')
      await new Promise<void>((confirm) => void confirmations.push(confirm))
      return { sent: true }
    })
    for (const name of ['d', 'b', 'c', 'a']) {
      await queue(`${name}@example.com`)
      clock.pass(SECOND_MS)
    }

    await delivery.start()
    await vi.waitFor(() => expect(begun.toSorted()).toEqual(['b@example.com', 'c@example.com', 'd@example.com']), EVENTUALLY)
    confirmations.shift()?.()
    await vi.waitFor(() => expect(begun).toHaveLength(4), EVENTUALLY)
    for (const confirm of confirmations) confirm()
    await delivery.idle()

    expect(begun.at(-1)).toBe('a@example.com')
  })

  it('leaves an email alone until its time has come, to the millisecond', async () => {
    const { site, clock, maya } = await anOutbox()
    const email = { template: 'password-changed', memberId: maya.id, to: 'maya@example.com', notBefore: after(NOON, 10 * MINUTE_MS) } as const
    await site.db.transaction().execute((trx) => queueEmail(trx, site, email))

    clock.pass(10 * MINUTE_MS - 1)
    expect(await deliverMail(site, goesThrough)).toBe(0)
    clock.pass(1)
    expect(await deliverMail(site, goesThrough)).toBe(1)
  })

  it('sends nothing that was queued in a transaction that failed', async () => {
    const { site, mails, maya } = await anOutbox()

    const failed = site.db.transaction().execute(async (trx) => {
      await queueEmail(trx, site, { template: 'password-changed', memberId: maya.id, to: 'maya@example.com' })
      throw new Error('changed my mind')
    })

    await expect(failed).rejects.toThrow('changed my mind')
    expect(await mails()).toEqual([])
  })
})

describe('queueing many emails', () => {
  it('tells the number of each in the order they were given, past what one statement holds', async () => {
    const { site, maya, owner } = await anOutbox()
    const email = (n: number) => ({ template: 'password-changed', memberId: maya.id, to: `parent${n}@example.com` }) as const
    const emails = Array.from({ length: 501 }, (_, n) => email(n))

    const ids = await site.db.transaction().execute((trx) => queueEmails(trx, site, emails))

    const { mails } = await listMails(site, owner(), { offset: 0, limit: 501 })
    const recipients = new Map(mails.map(({ id, to }) => [id, to]))
    expect(ids.map((id) => recipients.get(id))).toEqual(emails.map(({ to }) => to))
  })

  it('queues nothing for no one', async () => {
    const { site, mails } = await anOutbox()

    expect(await site.db.transaction().execute((trx) => queueEmails(trx, site, []))).toEqual([])
    expect(await mails()).toEqual([])
  })
})

describe('email about something that was deleted', () => {
  it('goes with it: only what wasn’t sent, or all of it, and none about anything else', async () => {
    const { site, mails } = await anOutbox()
    const write = (message: string) => sendContactMessage(site, aVisitor(), { name: 'Maya', email: 'maya@example.com', message })
    await write('Will there be a quiet corner?')
    await deliverMail(site, goesThrough)
    await write('Will there be a ball pit?')
    const deleteAbout = (id: number, which: 'unsent' | 'all') => site.db.transaction().execute((trx) => deleteEmailAbout(trx, `message:${id}`, which))
    const states = async () => (await mails()).map(({ state }) => state)

    await deleteAbout(1, 'unsent')
    expect(await states()).toEqual(['waiting', 'waiting', 'sent', 'sent'])
    await deleteAbout(2, 'unsent')
    expect(await states()).toEqual(['sent', 'sent'])
    await deleteAbout(1, 'all')

    expect(await states()).toEqual([])
  })
})

describe('the outbox forgets', () => {
  it.each([
    ['what was sent after 30 days', 30 * DAY_MS, goesThrough],
    ['what was given up after 90 days', 90 * DAY_MS, isRefused],
  ])('%s, to the millisecond', async (_, retentionMs, send) => {
    const { site, clock, queue, mails } = await anOutbox()
    await queue()
    await deliverMail(site, send)

    clock.pass(retentionMs - 1)
    await sweepOutbox(site)
    expect(await mails()).toHaveLength(1)
    clock.pass(1)
    await sweepOutbox(site)

    expect(await mails()).toEqual([])
  })

  it('nothing that still waits, however old', async () => {
    const { site, clock, queue, mails } = await anOutbox()
    await queue()
    clock.pass(400 * DAY_MS)

    await sweepOutbox(site)

    expect(await mails()).toMatchObject([{ state: 'waiting' }])
  })
})
