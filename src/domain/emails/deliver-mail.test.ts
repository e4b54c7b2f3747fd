import { setImmediate as givingWay } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aForum, as } from '../../../tests/support/a-forum.ts'
import { anEntry, withPostalAddress } from '../../../tests/support/waiting-parents.ts'
import { EVENTUALLY } from '../../../tests/support/soon.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../shared/time/instant.ts'
import { composeAnnouncement } from '../waitlist/announcements/compose-announcement.ts'
import { scheduleAnnouncement } from '../waitlist/announcements/schedule-announcement.ts'
import { sendAnnouncements } from '../waitlist/announcements/send-announcements.ts'
import type { Site } from '../site/site.ts'
import { Delivery, deliverMail } from './deliver-mail.ts'
import { queueEmail } from './outbox/queue-email.ts'
import type { SendMail } from './try-email.ts'

/** A confirmation to each of these addresses. */
async function queueTo(site: Site, ...addresses: string[]): Promise<void> {
  for (const to of addresses) {
    const entryId = await anEntry(site, to, { confirmed: false })
    await site.db.transaction().execute((trx) => queueEmail(trx, site, { template: 'waitlist-confirm', entryId, to }))
  }
}

/** A mail server that confirms emails to `slow.example` when the test lets it. */
function aSlowServer() {
  const sent: string[] = []
  const unconfirmed: (() => void)[] = []
  const send: SendMail = async ({ recipient }) => {
    const to = recipient ?? ''
    if (to.endsWith('@slow.example')) await new Promise<void>((confirm) => void unconfirmed.push(confirm))
    sent.push(to)
    return { sent: true }
  }
  return { send, sent, unconfirmed, confirmAll: () => unconfirmed.splice(0).forEach((confirm) => confirm()) }
}

const slow = (count: number) => Array.from({ length: count }, (_, n) => `${n}@slow.example`)
const quick = (count: number) => Array.from({ length: count }, (_, n) => `${n}@quick.example`)
const dies: SendMail = () => Promise.reject(new Error('killed'))
const isBusy: SendMail = async () => ({ sent: false, forGood: false, reason: '451' })

afterEach(() => void vi.useRealTimers())

describe('a mail server that confirms slowly', () => {
  it('holds up no other host’s email, neither what waits nor what comes later, and gets each email once', async () => {
    const { site } = await aForum()
    const server = aSlowServer()
    await queueTo(site, ...slow(15), ...quick(15))
    const delivery = new Delivery(site, server.send)

    await delivery.start()
    await vi.waitFor(() => expect(server.sent.toSorted()).toEqual(quick(15).toSorted()), EVENTUALLY)
    expect(server.unconfirmed).toHaveLength(3)
    await queueTo(site, 'late@quick.example')
    await delivery.start()
    await vi.waitFor(() => expect(server.sent).toContain('late@quick.example'), EVENTUALLY)
    expect(server.unconfirmed).toHaveLength(3)

    const all = delivery.idle()
    await vi.waitFor(() => {
      server.confirmAll()
      expect(server.sent).toHaveLength(31)
    }, EVENTUALLY)
    await all
    expect(server.sent.filter((to) => to.endsWith('@slow.example')).toSorted()).toEqual(slow(15).toSorted())
  })

  it('keeps its email from other processes for as long as it takes', async () => {
    const { site, clock } = await aForum()
    const server = aSlowServer()
    await queueTo(site, ...slow(1))
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const delivery = new Delivery(site, server.send)
    await delivery.start()
    await vi.waitFor(() => expect(server.unconfirmed).toHaveLength(1), EVENTUALLY)

    for (let seconds = 0; seconds < 600; seconds += 30) {
      clock.pass(30 * SECOND_MS)
      await vi.advanceTimersByTimeAsync(30 * SECOND_MS)
      const renewed = async () => (await site.db.selectFrom('outbox').select('scheduledAt').executeTakeFirst())?.scheduledAt === clock.now()
      while (!(await renewed())) await givingWay() // a commit waits for whatever else has arrived
      expect(await deliverMail(site, aSlowServer().send)).toBe(0)
    }
    server.confirmAll()
    await delivery.idle()

    expect(server.sent).toEqual(slow(1))
  })

  it('leaves email that has not begun to whichever process has room for it', async () => {
    const { site } = await aForum()
    const [first, second] = [aSlowServer(), aSlowServer()]
    await queueTo(site, ...slow(5))
    const hung = new Delivery(site, first.send)
    await hung.start()

    const other = new Delivery(site, second.send)
    await other.start()
    await vi.waitFor(() => expect([first.unconfirmed.length, second.unconfirmed.length]).toEqual([3, 2]), EVENTUALLY)
    for (const server of [first, second]) server.confirmAll()
    await Promise.all([hung.idle(), other.idle()])

    expect([...first.sent, ...second.sent].toSorted()).toEqual(slow(5))
  })
})

describe('a clock that is set back an hour', () => {
  it('delays no email that waits', async () => {
    const { site, clock } = await aForum()
    const { send, sent } = aSlowServer()
    await queueTo(site, 'omar@quick.example')
    clock.pass(-HOUR_MS)

    await deliverMail(site, send)

    expect(sent).toEqual(['omar@quick.example'])
  })

  it('delays no email that is to be tried again, nor one that waits ten minutes, by more than it was to wait', async () => {
    const { site, clock } = await aForum()
    const { send, sent } = aSlowServer()
    await queueTo(site, 'omar@quick.example')
    await deliverMail(site, isBusy)
    clock.pass(-HOUR_MS)

    expect(await deliverMail(site, send)).toBe(0)
    clock.pass(MINUTE_MS)
    await deliverMail(site, send)

    expect(sent).toEqual(['omar@quick.example'])
  })

  it('leaves no email to a process that died', async () => {
    const { site, clock } = await aForum()
    const { send, sent } = aSlowServer()
    await queueTo(site, 'omar@quick.example')
    await expect(deliverMail(site, dies)).rejects.toThrow('killed')
    clock.pass(-HOUR_MS)

    expect(await deliverMail(site, send)).toBe(0)
    clock.pass(2 * MINUTE_MS)
    await deliverMail(site, send)

    expect(sent).toEqual(['omar@quick.example'])
  })

  it('has no email sent twice that is being sent', async () => {
    const { site, clock } = await aForum()
    const server = aSlowServer()
    await queueTo(site, ...slow(1))
    const delivery = new Delivery(site, server.send)
    await delivery.start()
    for (const change of [-HOUR_MS, 2 * HOUR_MS]) {
      clock.pass(change)
      await delivery.start()
    }

    await vi.waitFor(() => expect(server.unconfirmed).toHaveLength(1), EVENTUALLY)
    server.confirmAll()
    await delivery.idle()

    expect(server.sent).toEqual(slow(1))
  })

  it('delays no announcement: neither its beginning nor its next batch', async () => {
    const { site, rosa, clock } = await aForum({ limits: { LIMIT_ANNOUNCEMENT_MINUTE: 1 }, limitFactor: 1 })
    await withPostalAddress(site, as(rosa))
    await anEntry(site, 'omar@quick.example')
    await anEntry(site, 'ana@quick.example')
    const id = await composeAnnouncement(site, as(rosa), { subject: 'We have news', body: 'Soon more of it.' })
    await scheduleAnnouncement(site, as(rosa), id)

    clock.pass(-HOUR_MS)
    expect(await sendAnnouncements(site)).toBe(1)
    expect(await sendAnnouncements(site)).toBe(0)
    clock.pass(-HOUR_MS)
    expect(await sendAnnouncements(site)).toBe(1)
  })

  it('still leaves an announcement until its own time', async () => {
    const { site, rosa, clock } = await aForum()
    await withPostalAddress(site, as(rosa))
    await anEntry(site, 'omar@quick.example')
    const id = await composeAnnouncement(site, as(rosa), { subject: 'We have news', body: 'Soon more of it.' })
    await scheduleAnnouncement(site, as(rosa), id, '2026-05-02T12:00:00.000Z')

    clock.pass(-HOUR_MS)

    expect(await sendAnnouncements(site)).toBe(0)
  })
})
