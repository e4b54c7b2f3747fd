import { describe, expect, it } from 'vitest'
import { aForum, as } from '../../../tests/support/a-forum.ts'
import { aVisitor, NOON } from '../../../tests/support/a-site.ts'
import { dueEmails, outboxEmails, tokenIn } from '../../../tests/support/emails/outbox.ts'
import { parent, parents } from '../../../tests/support/waiting-parents.ts'
import { after, DAY_MS, HOUR_MS, MINUTE_MS } from '../../shared/time/instant.ts'
import { listLog } from '../office/log/list-log.ts'
import { deliverMail } from '../emails/deliver-mail.ts'
import type { SendMail } from '../emails/try-email.ts'
import { changeAddress } from './change-address.ts'
import { confirmPlace } from './confirm-place.ts'
import { joinWaitlist } from './join-waitlist.ts'
import { leaveWaitlist } from './leave-waitlist.ts'
import { processWaitlist } from './process-waitlist.ts'
import { countWaitlist, eraseWaitlistEntry, exportWaitlist, readWaitlist, WAITLIST_PAGE } from './read-waitlist.ts'

const takes: SendMail = async () => ({ sent: true })
const MAYA = 'maya@example.com'
const OMAR = 'omar@example.com'

/** A site whose waitlist is empty, and what visitors and its owner do with it. */
async function aWaitlist() {
  const forum = await aForum({ limitFactor: 1 })
  const { site, clock } = forum
  const owner = () => ({ ...as(forum.rosa), passwordCheckedAt: clock.now() })
  const entries = async () => (await readWaitlist(site, owner(), {})).entries
  const addresses = async () => (await entries()).map(({ email }) => email)
  const join = (email = MAYA, signs: { elapsedMs?: number } = {}) => joinWaitlist(site, aVisitor(`network-of-${email}`), { email, ...signs })
  /** The newest email to an address, or of a kind to it. */
  const newest = async (to: string, template?: string) => (await outboxEmails(site, template)).findLast(({ recipient }) => recipient === to)
  const confirm = async (email = MAYA) => confirmPlace(site, aVisitor(), tokenIn((await newest(email))?.link ?? ''))
  const leave = async (email = MAYA) => leaveWaitlist(site, aVisitor(), tokenIn((await newest(email))?.unsubscribeLink ?? ''))
  const send = () => deliverMail(site, takes)
  /** Lets time pass, does what is due, and tells who was emailed. */
  const pass = async (ms: number) => {
    clock.pass(ms)
    await processWaitlist(site)
    const due = (await dueEmails(site)).map(({ template, recipient }) => `${template} ${recipient}`)
    await send()
    return due
  }
  const logged = async () => (await listLog(site, owner(), { room: 'announcements' })).entries.map(({ by, text }) => `${by} ${text}`)
  return { ...forum, owner, entries, addresses, join, newest, confirm, leave, send, pass, logged }
}

describe('an address that says nothing', () => {
  it('is reminded three days after the email was sent, to the millisecond, and never again', async () => {
    const { join, send, pass } = await aWaitlist()
    await join()
    await send()

    expect(await pass(3 * DAY_MS - 1)).toEqual([])
    expect(await pass(1)).toEqual([`waitlist-reminder ${MAYA}`])
    expect(await pass(5 * DAY_MS)).toEqual([])
  })

  it('is deleted 14 days after the email was sent, to the millisecond', async () => {
    const { join, send, pass, addresses } = await aWaitlist()
    await join()
    await send()

    await pass(14 * DAY_MS - 1)
    expect(await addresses()).toEqual([MAYA])
    await pass(1)

    expect(await addresses()).toEqual([])
    expect(await pass(DAY_MS)).toEqual([])
  })

  it('has 14 days from the newest email on when it joins again, and one reminder in all', async () => {
    const { join, send, pass, addresses } = await aWaitlist()
    await join()
    await send()
    expect(await pass(3 * DAY_MS)).toEqual([`waitlist-reminder ${MAYA}`])
    expect(await pass(7 * DAY_MS)).toEqual([])

    await join()

    expect(await pass(0)).toEqual([`waitlist-confirm ${MAYA}`])
    expect(await pass(14 * DAY_MS - 1)).toEqual([])
    expect(await addresses()).toEqual([MAYA])
    await pass(1)
    expect(await addresses()).toEqual([])
  })

  it('stays for good once it says yes, even on its last day', async () => {
    const { join, send, pass, confirm, entries } = await aWaitlist()
    await join()
    await send()
    await pass(14 * DAY_MS - 1)

    await confirm()
    await pass(400 * DAY_MS)

    expect(await entries()).toMatchObject([{ email: MAYA, state: 'confirmed', confirmedAt: after(NOON, 14 * DAY_MS - 1) }])
  })
})

describe('someone who has left', () => {
  it('is kept for 30 days, to the millisecond', async () => {
    const { join, confirm, leave, pass, entries } = await aWaitlist()
    await join()
    await confirm()
    await leave()

    await pass(30 * DAY_MS - 1)
    expect(await entries()).toMatchObject([{ email: MAYA, state: 'unsubscribed', unsubscribedAt: NOON }])
    await pass(1)

    expect(await entries()).toEqual([])
  })

  it('has left when they did so first, however often they do it again', async () => {
    const { join, confirm, leave, send, clock, entries } = await aWaitlist()
    await join()
    await send()
    await confirm()
    await leave()

    clock.pass(DAY_MS)
    await leave()

    expect(await entries()).toMatchObject([{ unsubscribedAt: NOON }])
  })

  it('gives up the other address they wanted, too: its link no longer puts anyone on the list', async () => {
    const { site, join, confirm, leave, newest, entries } = await aWaitlist()
    await join()
    await confirm()
    const [entry] = await entries()
    const { unsubscribeLink = '' } = (await newest(MAYA)) ?? {}
    await changeAddress(site, aVisitor(), entry?.id ?? 0, OMAR)
    const { link = '' } = (await newest(OMAR)) ?? {}

    await leaveWaitlist(site, aVisitor(), tokenIn(unsubscribeLink))

    await expect(confirmPlace(site, aVisitor(), tokenIn(link))).rejects.toMatchObject({ code: 'not-found' })
    expect(await entries()).toMatchObject([{ email: MAYA, state: 'unsubscribed' }])
    await expect(leave(OMAR)).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('a bot', () => {
  it('that joins with a confirmed address changes nothing about it', async () => {
    const { join, confirm, entries, pass } = await aWaitlist()
    await join()
    await confirm()

    await join(MAYA, { elapsedMs: 999 })

    expect(await entries()).toMatchObject([{ email: MAYA, state: 'confirmed' }])
    expect(await pass(0)).toEqual([])
  })

  it('is told from a person by less than one second, since the form has one field', async () => {
    const { join, entries } = await aWaitlist()

    await join(MAYA, { elapsedMs: 999 })
    await join(OMAR, { elapsedMs: 1_000 })

    expect(await entries()).toMatchObject([{ email: OMAR, state: 'unconfirmed' }, { email: MAYA, state: 'set-aside' }])
  })

  it('takes no email from the person who comes after it with the same address', async () => {
    const { join, pass, entries } = await aWaitlist()
    for (let n = 1; n <= 2; n += 1) await join(MAYA, { elapsedMs: 1 })
    expect(await entries()).toMatchObject([{ email: MAYA, state: 'set-aside' }])

    await join(MAYA)

    expect(await pass(0)).toEqual([`waitlist-confirm ${MAYA}`])
    expect(await entries()).toMatchObject([{ email: MAYA, state: 'unconfirmed' }])
  })

  it('is never asked, reminded, or deleted by itself', async () => {
    const { join, pass, entries } = await aWaitlist()
    await join(MAYA, { elapsedMs: 1 })

    for (const days of [3, 14, 60]) expect(await pass(days * DAY_MS)).toEqual([])

    expect(await entries()).toMatchObject([{ state: 'set-aside' }])
  })
})

describe('another address', () => {
  /** Maya on the list, with the number of her entry. */
  async function aConfirmedEntry() {
    const list = await aWaitlist()
    await list.join()
    await list.confirm()
    await list.send()
    const [entry] = await list.entries()
    const id = entry?.id ?? 0
    const change = (email: string, network = 'maya’s network') => changeAddress(list.site, aVisitor(network), id, email)
    return { ...list, id, change }
  }

  it('that is the same in another letter case counts at once, emails no one, and ends the search for another one', async () => {
    const { change, pass, newest, addresses, site } = await aConfirmedEntry()
    await change(OMAR)
    const { link = '' } = (await newest(OMAR)) ?? {}

    await change('Maya@Example.com')

    expect(await addresses()).toEqual(['Maya@Example.com'])
    expect(await pass(HOUR_MS)).toEqual([])
    await expect(confirmPlace(site, aVisitor(), tokenIn(link))).rejects.toMatchObject({ code: 'not-found' })
  })

  it('counts only when it is the last one asked for', async () => {
    const { change, newest, send, addresses, site } = await aConfirmedEntry()
    await change('omra@example.com')
    await send()
    const typo = tokenIn((await newest('omra@example.com'))?.link ?? '')
    await change(OMAR)
    await send()

    await expect(confirmPlace(site, aVisitor(), typo)).rejects.toMatchObject({ code: 'not-found' })
    expect(await addresses()).toEqual([MAYA])
    await confirmPlace(site, aVisitor(), tokenIn((await newest(OMAR))?.link ?? ''))

    expect(await addresses()).toEqual([OMAR])
  })

  it('has its owner’s links from then on, and the address before it none that confirms', async () => {
    const { change, confirm, leave, newest, entries, site } = await aConfirmedEntry()
    const before = tokenIn((await newest(MAYA))?.link ?? '')
    await change(OMAR)
    await confirm(OMAR)

    await expect(confirmPlace(site, aVisitor(), before)).rejects.toMatchObject({ code: 'not-found' })
    await leave(OMAR)

    expect(await entries()).toMatchObject([{ email: OMAR, state: 'unsubscribed' }])
  })

  it('of someone who has left brings them back, because they said yes', async () => {
    const { join, confirm, leave, change, entries, clock } = await aConfirmedEntry()
    await join(OMAR)
    await confirm(OMAR)
    await leave(OMAR)
    clock.pass(10 * MINUTE_MS)
    await change(OMAR)

    await confirm(OMAR)

    expect(await entries()).toMatchObject([{ email: OMAR, state: 'confirmed', confirmedAt: clock.now(), unsubscribedAt: null }])
  })

  it('is given up after 14 days without a yes, and the confirmed one stays', async () => {
    const { change, send, pass, newest, entries, site } = await aConfirmedEntry()
    await change(OMAR)
    await send()
    const { link = '' } = (await newest(OMAR)) ?? {}

    await pass(14 * DAY_MS)

    expect(await entries()).toMatchObject([{ email: MAYA, state: 'confirmed' }])
    await expect(confirmPlace(site, aVisitor(), tokenIn(link))).rejects.toMatchObject({ code: 'not-found' })
  })

  it('is emailed once its ten minutes have ended, and by one of many processes', async () => {
    const { join, change, clock, site } = await aConfirmedEntry()
    await join(OMAR)
    await deliverMail(site, takes)

    await change(OMAR)
    clock.pass(10 * MINUTE_MS - 1)
    await processWaitlist(site)
    expect(await dueEmails(site)).toEqual([])
    clock.pass(1)
    await Promise.all([processWaitlist(site), processWaitlist(site)])

    expect(await dueEmails(site, 'waitlist-confirm')).toMatchObject([{ recipient: OMAR }])
  })

  it('takes from the ten an hour that a network has, and past them nothing changes', async () => {
    const { change, entries, newest, confirm, addresses } = await aConfirmedEntry()
    for (let n = 1; n <= 10; n += 1) await change(parent(n))

    await expect(change(OMAR)).rejects.toMatchObject({ code: 'too-many' })

    expect(await newest(OMAR)).toBeUndefined()
    expect(await entries()).toHaveLength(1)
    await confirm(parent(10))
    expect(await addresses()).toEqual([parent(10)])
  })

  it('of an entry that is gone is refused like a link that leads nowhere', async () => {
    const { change, site, owner, id } = await aConfirmedEntry()
    await eraseWaitlistEntry(site, owner(), id)

    await expect(change(OMAR)).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('the waitlist in the office', () => {
  it('comes in pages of 50, the newest first, each entry once', async () => {
    const { site, owner } = await aWaitlist()
    await parents(site, WAITLIST_PAGE + 1)
    const page = async (number: number) => (await readWaitlist(site, owner(), { page: number })).entries.map(({ email }) => email)

    const [first, second, third] = [await page(1), await page(2), await page(3)]

    expect([first.length, first[0], first.at(-1)]).toEqual([50, parent(51), parent(2)])
    expect(second).toEqual([parent(1)])
    expect(third).toEqual([])
    expect((await readWaitlist(site, owner(), { page: 3 })).total).toBe(51)
  })

  it.each([
    ['every word', 'parent1 example', ['parent1@example.com']],
    ['part of an address, in any letter case', 'PARENT2@', ['parent2@example.com']],
    ['where someone joined', 'LANDING parent2', ['parent2@example.com']],
    ['nothing for a percent sign, which is no wildcard', '%', []],
    ['nothing for an underscore, which is no wildcard either', 'parent_', []],
    ['nothing where one word is missing', 'parent1 elsewhere', []],
    ['everyone by blanks', '  \t ', ['parent2@example.com', 'parent1@example.com']],
    ['by the first eight words alone', `${'parent1 '.repeat(8)}elsewhere`, ['parent1@example.com']],
  ])('is searched for %s', async (_, search, found) => {
    const { site, owner } = await aWaitlist()
    await parents(site, 2)

    const { entries, total } = await readWaitlist(site, owner(), { search })

    expect(entries.map(({ email }) => email)).toEqual(found)
    expect(total).toBe(found.length)
  })

  it('has each entry in one state, and as many in all states as there are', async () => {
    const { site, owner, join, confirm, leave } = await aWaitlist()
    const names = ['bot', 'silent', 'confirmed', 'gone'].map((name) => `${name}@example.com`)
    for (const email of names) await join(email, email.startsWith('bot') ? { elapsedMs: 1 } : {})
    for (const email of names.slice(2)) await confirm(email)
    await leave('gone@example.com')

    expect(await countWaitlist(site, owner())).toEqual({ 'set-aside': 1, 'unconfirmed': 1, 'confirmed': 1, 'unsubscribed': 1 })
    for (const [index, state] of (['set-aside', 'unconfirmed', 'confirmed', 'unsubscribed'] as const).entries()) {
      expect(await readWaitlist(site, owner(), { state })).toMatchObject({ total: 1, entries: [{ email: names[index], state }] })
    }
  })

  it('is exported whole in the owner’s words and Austin time, the oldest first, and the log says who did it', async () => {
    const { site, owner, join, confirm, clock, logged } = await aWaitlist()
    await join(MAYA)
    clock.pass(MINUTE_MS)
    await confirm(MAYA)
    await join(OMAR)

    const [head, ...rows] = (await exportWaitlist(site, owner())).trimEnd().split('\r\n')

    expect(head).toBe('\uFEFFNumber,Joined (Austin time),Email,Joined from,Status,Confirmed (Austin time),Unsubscribed (Austin time)')
    expect(rows.map((row) => row.split(',').slice(1))).toEqual([
      ['2026-05-01 07:00', MAYA, 'Not from the website’s own form', 'Confirmed', '2026-05-01 07:01', ''],
      ['2026-05-01 07:01', OMAR, 'Not from the website’s own form', 'Unconfirmed', '', ''],
    ])
    expect(await logged()).toEqual(['Rosa exported the waitlist'])
  })

  it('loses an entry with every email about it, once, and says so in the log', async () => {
    const { site, owner, join, entries, logged } = await aWaitlist()
    await join()
    const [entry] = await entries()

    await eraseWaitlistEntry(site, owner(), entry?.id ?? 0)

    expect(await entries()).toEqual([])
    expect(await outboxEmails(site)).toEqual([])
    await expect(eraseWaitlistEntry(site, owner(), entry?.id ?? 0)).rejects.toMatchObject({ code: 'not-found' })
    expect(await logged()).toHaveLength(1)
  })
})
