import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { aForum, as } from '../../../tests/support/a-forum.ts'
import { aVisitor, NOON } from '../../../tests/support/a-site.ts'
import { unheardFailures } from '../../../tests/support/unheard-failures.ts'
import { anEntry } from '../../../tests/support/waiting-parents.ts'
import { after, DAY_MS, HOUR_MS } from '../../shared/time/instant.ts'
import { saveLastBackup } from '../backups/last-backup.ts'
import { answerContactMessage } from '../contact/answer-contact-message.ts'
import { sendContactMessage } from '../contact/send-contact-message.ts'
import { changeFact } from '../playground/change-fact.ts'
import { lastDays, readGrowth } from './read-growth.ts'
import { readOverview } from './read-overview.ts'

const FROM_MAYA = { name: 'Maya', email: 'maya@example.com', message: 'Will there be a quiet corner?' }

async function anOffice() {
  const forum = await aForum()
  const { site, rosa } = forum
  const owner = as(rosa)
  return { ...forum, owner, needs: async () => (await readOverview(site, owner)).needs }
}

it('the overview of a database that is gone fails once, and leaves nothing behind that no one hears', async () => {
  const { site, owner } = await anOffice()
  const unheard = unheardFailures()
  await site.db.destroy()

  await expect(readOverview(site, owner)).rejects.toThrow()
  await setImmediate()

  expect(unheard).toEqual([])
})

describe('what needs the owner', () => {
  it('is nothing while nothing waits', async () => {
    const { site, needs } = await anOffice()
    await site.db.updateTable('fact').set({ checkedAt: NOON, short: 'Soon', answer: 'Soon.' }).execute()
    await saveLastBackup(site, { at: NOON, file: 'on-joue.tar', bytes: 7 })

    expect(await needs()).toEqual({
      removals: null, stopped: null, messages: null, reports: null, held: 0, unconfirmed: null, questions: null, topics: null, mail: null, backup: false, unchecked: [], over: [], unpublished: [],
    })
  })

  it('is email that can’t leave without a mail server, the oldest of it, and is none with one', async () => {
    const { site, owner, needs, clock } = await anOffice()
    await sendContactMessage(site, aVisitor(), FROM_MAYA)
    clock.pass(HOUR_MS)

    expect((await needs()).stopped).toEqual({ count: 2, since: NOON })
    const withServer = { ...site, hasMailServer: true }
    expect((await readOverview(withServer, owner)).needs.stopped).toBeNull()

    await site.db.updateTable('outbox').set({ lastError: 'ECONNREFUSED' }).execute()
    expect((await readOverview(withServer, owner)).needs.stopped).toEqual({ count: 2, since: NOON })
  })

  it('is who joined the waitlist without confirming, beside who confirmed', async () => {
    const { site, owner, needs } = await anOffice()
    await anEntry(site, 'ana@example.com')
    await anEntry(site, 'ben@example.com', { confirmed: false })

    expect((await needs()).unconfirmed).toEqual({ joined: 2, confirmed: 1 })
    expect((await readOverview(site, owner)).figures.waitlist).toMatchObject({ count: 1, joined: 2 })
  })

  it('is a post that reports have hidden, until a moderator has decided', async () => {
    const { needs, aTopic, maya, omar, ines, sendAs } = await anOffice()
    const topic = await aTopic({ by: maya, posts: [{}, {}] })
    const path = `/api/forum/posts/${topic.posts[1]?.id}`
    await sendAs(omar, 'POST', `${path}/reports`, { reason: 'child-details' })
    expect((await needs()).held).toBe(1)

    await sendAs(ines, 'PUT', `${path}/hidden`)

    expect((await needs()).held).toBe(0)
  })

  it('is the oldest message without an answer, and how many there are', async () => {
    const { site, owner, needs, clock } = await anOffice()
    await sendContactMessage(site, aVisitor(), FROM_MAYA)
    clock.pass(HOUR_MS / 2)
    await sendContactMessage(site, aVisitor(), { ...FROM_MAYA, message: 'And a loud one?' })
    await sendContactMessage(site, aVisitor(), { ...FROM_MAYA, message: 'Robots like it loud.', website: 'https://example.com' })
    expect((await needs()).messages).toEqual({ count: 2, since: NOON })

    await answerContactMessage(site, owner, 1, 'Yes, there will be one.')

    expect((await needs()).messages).toEqual({ count: 1, since: after(NOON, HOUR_MS / 2) })
  })

  it('is reports, until they are dealt with', async () => {
    const { site, needs, aTopic, maya, omar, sendAs } = await anOffice()
    const topic = await aTopic({ by: maya, posts: [{}, {}] })
    await sendAs(omar, 'POST', `/api/forum/posts/${topic.posts[1]?.id}/reports`, { reason: 'off-topic' })
    expect((await needs()).reports).toEqual({ count: 1, since: NOON })

    await site.db.updateTable('report').set({ state: 'resolved' }).execute()

    expect((await needs()).reports).toBeNull()
  })

  it('is facts that name a date which has ended, and those not confirmed for 90 days', async () => {
    const { site, needs, clock } = await anOffice()
    await site.db.updateTable('fact').set({ checkedAt: NOON, label: 'A fact', short: 'Soon', answer: 'Soon.' }).execute()
    await changeFact(site, null, 'pricing', { short: 'From May 2025' })
    expect((await needs()).over).toEqual([{ key: 'pricing', label: 'A fact', dates: ['May 2025'] }])

    clock.pass(90 * DAY_MS - 1)
    expect((await needs()).unchecked).toEqual([])
    clock.pass(2)
    expect((await needs()).unchecked.length).toBeGreaterThan(10)
  })

  it('is a topic without a reply for a day, unless it is locked or hidden', async () => {
    const { needs, aTopic, aPost, clock } = await anOffice()
    const lonely = await aTopic({ title: 'Anybody there?' })
    await aTopic({ title: 'Locked', lockedAt: NOON })
    await aTopic({ title: 'Hidden', hiddenAt: NOON })
    expect((await needs()).topics).toBeNull()

    clock.pass(DAY_MS)
    expect((await needs()).topics).toMatchObject({ count: 1, since: NOON, id: lonely.id, title: 'Anybody there?' })
    await aPost(lonely)

    expect((await needs()).topics).toBeNull()
  })

  it('is email that was given up, and a backup older than two days, unless the owner makes them another way', async () => {
    const { site, owner, needs, clock } = await anOffice()
    expect((await needs()).backup).toBe(true)
    expect((await readOverview({ ...site, backsUpDaily: false }, owner)).needs.backup).toBe(false)
    await saveLastBackup(site, { at: NOON, file: 'on-joue.tar', bytes: 7 })
    await sendContactMessage(site, aVisitor(), FROM_MAYA)
    await site.db.updateTable('outbox').set({ failedAt: NOON, lastError: '550' }).where('recipient', '=', 'rosa@example.com').execute()

    expect(await needs()).toMatchObject({ mail: { count: 1, since: NOON }, backup: false })
    clock.pass(2 * DAY_MS + 1)

    expect((await needs()).backup).toBe(true)
  })

  it('is told to admins only', async () => {
    const { site, maya, ines } = await anOffice()

    for (const member of [maya, ines]) {
      await expect(readOverview(site, as(member))).rejects.toMatchObject({ code: 'not-found' })
      await expect(readGrowth(site, as(member), 30)).rejects.toMatchObject({ code: 'not-found' })
    }
  })
})

describe('the figures of the office', () => {
  it('say how many there are, and how many came this week', async () => {
    const { site, owner, clock, aMember, aTopic } = await anOffice()
    await anEntry(site, 'early@example.com')
    await sendContactMessage(site, aVisitor(), FROM_MAYA)
    clock.pass(8 * DAY_MS)
    await anEntry(site, 'late@example.com')
    await anEntry(site, 'unsure@example.com', { confirmed: false })
    await anEntry(site, 'gone@example.com', { unsubscribed: true })
    await sendContactMessage(site, aVisitor(), { ...FROM_MAYA, message: 'And a loud one?' })
    await aMember('Noor')
    await aTopic({ posts: 3 })

    const { figures } = await readOverview(site, owner)

    expect(figures).toEqual({
      waitlist: { count: 2, week: 1, joined: 3 },
      unread: { count: 2, week: 1 },
      members: { count: 5, week: 1, topics: 1, posts: 3 },
      reports: { count: 0, week: 0 },
    })
  })

  it('grow by the days of Austin', async () => {
    const { site, owner, clock } = await anOffice()
    // 04:59 UTC is still the evening before in Austin, 05:00 is midnight.
    for (const [n, at] of ['2026-04-28T04:59:59.999Z', '2026-04-28T05:00:00.000Z', NOON].entries()) {
      const id = await anEntry(site, `parent${n}@example.com`)
      await site.db.updateTable('waitlistEntry').set({ confirmedAt: at }).where('id', '=', id).execute()
    }
    expect(clock.now()).toBe(NOON)

    const { days } = await readGrowth(site, owner, 30)

    expect(days).toHaveLength(30)
    expect(days.slice(-6).map(({ date, waitlist }) => [date.slice(5), waitlist])).toEqual([
      ['04-26', 0], ['04-27', 1], ['04-28', 2], ['04-29', 2], ['04-30', 2], ['05-01', 3],
    ])
    expect(days.at(-1)).toMatchObject({ members: 4, posts: 0 })
    expect(days[0]).toMatchObject({ members: 0 })
  })

  it('know that a day can have 23 or 25 hours', () => {
    const hours = (now: string) => lastDays(now, 3).map(({ date, start, end }) => [date, (Date.parse(end) - Date.parse(start)) / HOUR_MS])

    expect(hours('2026-03-09T12:00:00.000Z')).toEqual([['2026-03-07', 24], ['2026-03-08', 23], ['2026-03-09', 24]])
    expect(hours('2026-11-02T05:30:00.000Z')).toEqual([['2026-10-30', 24], ['2026-10-31', 24], ['2026-11-01', 25]])
    expect(hours('2026-11-02T06:30:00.000Z')).toEqual([['2026-10-31', 24], ['2026-11-01', 25], ['2026-11-02', 24]])
    expect(hours('2026-03-08T05:30:00.000Z').at(-1)).toEqual(['2026-03-07', 24])
  })
})
