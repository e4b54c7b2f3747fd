import { describe, expect, it } from 'vitest'
import { aForum, as } from '../../../tests/support/a-forum.ts'
import { aVisitor, NOON } from '../../../tests/support/a-site.ts'
import { anEntry } from '../../../tests/support/waiting-parents.ts'
import { after, DAY_MS, type Instant } from '../../shared/time/instant.ts'
import { answerContactMessage } from '../contact/answer-contact-message.ts'
import { moveMessage } from '../contact/process-message.ts'
import { sendContactMessage } from '../contact/send-contact-message.ts'
import { hidePost } from '../forum/moderation/hide-post.ts'
import { reportPost } from '../forum/responses/report-post.ts'
import { decideCase } from '../forum/reports/decide-case.ts'
import { deliverMail } from '../emails/deliver-mail.ts'
import { listMails } from '../emails/office-mail.ts'
import { sendAgain } from '../emails/send-again.ts'
import { changeFact, checkFact } from '../playground/change-fact.ts'
import { lastDays, readGrowth } from './read-growth.ts'
import { officeDoor } from './office-door.ts'
import { readOverview } from './read-overview.ts'

/** An office, and what its first page says. */
async function anOffice() {
  const forum = await aForum()
  const { site, clock, rosa } = forum
  const owner = () => ({ ...as(rosa), passwordCheckedAt: clock.now() })
  const overview = () => readOverview(site, owner())
  const passUntil = (moment: Instant) => clock.pass(Date.parse(moment) - Date.parse(clock.now()))
  const write = (message = 'Will there be a quiet corner?') => sendContactMessage(site, aVisitor(), { name: 'Maya', email: 'maya@example.com', message })
  return { ...forum, owner, overview, passUntil, write }
}

describe('what needs the owner', () => {
  it('is a fact that the owner has never checked or saved, or not for more than 90 days, to the millisecond', async () => {
    const { site, clock, owner, overview } = await anOffice()
    const unchecked = async () => (await overview()).needs.unchecked.map(({ key }) => key)
    expect(await unchecked()).toEqual(expect.arrayContaining(['ages', 'pricing']))
    await checkFact(site, owner(), 'ages')
    await changeFact(site, owner(), 'pricing', { short: 'From $12', state: 'known' })

    clock.pass(90 * DAY_MS)
    for (const key of ['ages', 'pricing']) expect(await unchecked()).not.toContain(key)
    clock.pass(1)
    expect(await unchecked()).toEqual(expect.arrayContaining(['ages', 'pricing']))

    await checkFact(site, owner(), 'ages')
    expect(await unchecked()).not.toContain('ages')
  })

  it('is a topic without a reply from a day on, to the millisecond, and the oldest of them is named', async () => {
    const { clock, overview, aTopic, aPost } = await anOffice()
    const first = await aTopic({ title: 'First' })
    clock.pass(1)
    await aTopic({ title: 'Second' })

    clock.pass(DAY_MS - 2)
    expect((await overview()).needs.topics).toBeNull()
    clock.pass(1)
    expect((await overview()).needs.topics).toMatchObject({ count: 1, title: 'First', since: NOON })
    clock.pass(1)
    expect((await overview()).needs.topics).toMatchObject({ count: 2, title: 'First' })
    await aPost(first)

    expect((await overview()).needs.topics).toMatchObject({ count: 1, title: 'Second' })
  })

  it('is a message until it is answered or put away, since the oldest of them came', async () => {
    const { site, clock, owner, overview, write } = await anOffice()
    await write('Will there be a quiet corner?')
    clock.pass(DAY_MS)
    await write('Will there be a ball pit?')
    expect((await overview()).needs.messages).toEqual({ count: 2, since: NOON })

    await moveMessage(site, owner(), 1, 'read')
    expect((await overview()).needs.messages).toEqual({ count: 2, since: NOON })
    await answerContactMessage(site, owner(), 1, 'Yes.')
    expect((await overview()).needs.messages).toEqual({ count: 1, since: after(NOON, DAY_MS) })
    await moveMessage(site, owner(), 2, 'archive')

    expect((await overview()).needs.messages).toBeNull()
  })

  it('is not what looks like a bot’s', async () => {
    const { site, owner, overview } = await anOffice()

    await sendContactMessage(site, aVisitor(), { name: 'Bot', email: 'bot@example.com', message: 'Buy our toys today!', website: 'https://example.com' })

    expect((await overview()).needs.messages).toBeNull()
    expect((await officeDoor(site, owner())).waiting).toEqual({ messages: 0, forum: 0, mail: 0 })
  })

  it('is a report until it is decided, also while someone looks into it', async () => {
    const { site, maya, omar, ines, overview, owner, aTopic, aPost } = await anOffice()
    const post = await aPost(await aTopic(), { by: omar })
    await reportPost(site, as(maya), post.id, { reason: 'spam' })
    expect((await overview()).needs.reports).toEqual({ count: 1, since: NOON })

    await decideCase(site, as(ines), post.id, { decision: 'take', version: 0 })
    expect((await officeDoor(site, owner())).waiting.forum).toBe(1)
    await hidePost(site, as(ines), post.id)

    expect((await overview()).needs.reports).toBeNull()
    expect((await officeDoor(site, owner())).waiting.forum).toBe(0)
  })

  it('is email that was given up, until it is sent again', async () => {
    const { site, owner, overview, write } = await anOffice()
    await write()
    await deliverMail(site, async () => ({ sent: false, forGood: true, reason: '550' }))
    expect((await overview()).needs.mail).toEqual({ count: 2, since: NOON })
    expect((await officeDoor(site, owner())).waiting.mail).toBe(2)

    const { mails } = await listMails(site, owner(), { state: 'failed', offset: 0, limit: 10 })
    for (const { id } of mails) await sendAgain(site, owner(), id)

    expect((await overview()).needs.mail).toBeNull()
  })
})

describe('the figures of a week', () => {
  it('count what came in the last seven days, to the millisecond', async () => {
    const { site, clock, overview, write } = await anOffice()
    await anEntry(site, 'maya@example.com')
    await write()
    const weeks = async () => {
      const { waitlist, unread, members } = (await overview()).figures
      return [waitlist, unread, members].map(({ count, week }) => [count, week])
    }

    clock.pass(7 * DAY_MS - 1)
    expect(await weeks()).toEqual([[1, 1], [1, 1], [4, 4]])
    clock.pass(1)

    expect(await weeks()).toEqual([[1, 0], [1, 0], [4, 0]])
  })
})

describe('the facts that are open', () => {
  it('are those that are not decided, and no others', async () => {
    const { site, overview } = await anOffice()
    const open = async () => (await overview()).open.map(({ key }) => key)
    expect(await open()).toContain('pricing')

    await changeFact(site, null, 'pricing', { state: 'being-decided' })
    expect(await open()).toContain('pricing')
    await changeFact(site, null, 'pricing', { state: 'no' })

    expect(await open()).not.toContain('pricing')
  })
})

describe('the days of the charts', () => {
  it.each([
    ['a millisecond before midnight in Austin', '2026-05-02T04:59:59.999Z', '2026-05-01', '2026-05-01T05:00:00.000Z', '2026-05-02T05:00:00.000Z'],
    ['at midnight in Austin', '2026-05-02T05:00:00.000Z', '2026-05-02', '2026-05-02T05:00:00.000Z', '2026-05-03T05:00:00.000Z'],
    ['on the day of 25 hours', '2026-11-02T05:59:59.999Z', '2026-11-01', '2026-11-01T05:00:00.000Z', '2026-11-02T06:00:00.000Z'],
    ['on the day of 23 hours', '2027-03-14T06:00:00.000Z', '2027-03-14', '2027-03-14T06:00:00.000Z', '2027-03-15T05:00:00.000Z'],
    ['at the end of a year', '2027-01-01T05:59:59.999Z', '2026-12-31', '2026-12-31T06:00:00.000Z', '2027-01-01T06:00:00.000Z'],
    ['on a leap day', '2028-02-29T18:00:00.000Z', '2028-02-29', '2028-02-29T06:00:00.000Z', '2028-03-01T06:00:00.000Z'],
  ])('end with today: %s', (_, now, date, start, end) => {
    expect(lastDays(now, 90).at(-1)).toEqual({ date, start, end })
  })

  it.each(['2026-05-01T12:00:00.000Z', '2026-11-15T12:00:00.000Z', '2027-03-20T12:00:00.000Z', '2028-03-05T12:00:00.000Z'])('follow each other without a gap up to %s, each once', (now) => {
    const days = lastDays(now, 90)

    expect(days).toHaveLength(90)
    expect(new Set(days.map(({ date }) => date)).size).toBe(90)
    for (const [index, { start }] of days.entries()) if (index > 0) expect(start).toBe(days[index - 1]?.end)
  })

  it('count what came in the last moment of a day on that day, and in the first of the next on the next', async () => {
    const { site, owner, passUntil, aMember } = await anOffice()
    passUntil('2026-11-02T05:59:59.999Z')
    await aMember('Noor')
    passUntil('2026-11-02T06:00:00.000Z')
    await aMember('Sam')

    const { days } = await readGrowth(site, owner(), 30)

    expect(days.slice(-3).map(({ date, members }) => [date, members])).toEqual([['2026-10-31', 4], ['2026-11-01', 5], ['2026-11-02', 6]])
  })
})
