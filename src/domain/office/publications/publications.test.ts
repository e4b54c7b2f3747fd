import { describe, expect, it } from 'vitest'
import { aForum, as } from '../../../../tests/support/a-forum.ts'
import { outboxEmails } from '../../../../tests/support/emails/outbox.ts'
import { anEntry, withPostalAddress } from '../../../../tests/support/waiting-parents.ts'
import { NO_AUDIENCE, NO_MAIL_SERVER, tomorrowAtNine } from '../../../shared/office/facts/publication.ts'
import type { PublicationPlan } from '../../../shared/office/facts/publication-schemas.ts'
import { austinMoment } from '../../../shared/time/austin-time.ts'
import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS } from '../../../shared/time/instant.ts'
import { NO_POSTAL_ADDRESS } from '../../../shared/waitlist/announcements-words.ts'
import { OPEN_SUBJECTS } from '../../alerts/open-subjects.ts'
import { sendAnnouncements } from '../../waitlist/announcements/send-announcements.ts'
import { changeFact } from '../../playground/change-fact.ts'
import { getOfficeFact } from '../../playground/list-office-facts.ts'
import { getPublication, listStoppedPublications } from './get-publication.ts'
import { planPublication } from './plan-publication.ts'
import { publishDueFacts, publishPlannedFact } from './publish-facts.ts'
import { cancelPublication, movePublication } from './change-publication.ts'
import { EMPTY_FACT } from '../../../shared/playground/fact-fields.ts'

const PRICE = { ...EMPTY_FACT, label: 'Pricing', question: 'How much does it cost?', short: 'From $12', answer: 'A visit costs $12.', link: '/', words: 'price' }
const EMAIL = { subject: 'You’re hearing this first', body: 'A visit costs $12. It goes up on our site tomorrow.' }

/** An office with a mail server, a postal address, two on the waitlist, and one who asked for the price. */
async function anOffice({ smtpUrl = 'smtp://mail.test', waiting = 2, subscribers = 1, hasAddress = true } = {}) {
  const forum = await aForum({ ...(smtpUrl && { smtpUrl }) })
  const { site, clock } = forum
  const rosa = as(forum.rosa)
  if (hasAddress) await withPostalAddress(site, rosa)
  for (let n = 1; n <= waiting; n += 1) await anEntry(site, `parent${n}@example.com`)
  const now = clock.now()
  const { id: factId } = await site.db.selectFrom('fact').select('id').where('key', '=', 'pricing').executeTakeFirstOrThrow()
  for (let n = 1; n <= subscribers; n += 1) await aSubscriber(n, now)
  async function aSubscriber(n: number, confirmedAt: Instant) {
    const email = `asker${n}@example.com`
    await site.db.insertInto('factSubscription').values({ factId, email, emailKey: email, confirmationEmailId: null, createdAt: now, requestedAt: now, confirmedAt }).execute()
  }
  const morning = austinMoment('2026-05-02', '09:00') ?? now
  const plan = (change: Partial<PublicationPlan> = {}) =>
    planPublication(site, rosa, 'pricing', { ...PRICE, state: 'known', standing: 'announced', version: 0, ...EMAIL, at: morning, ...change })
  const passUntil = (moment: Instant) => clock.pass(Date.parse(moment) - Date.parse(clock.now()))
  const fact = async () => (await getOfficeFact(site, rosa, 'pricing')).fact
  const recipients = async () => (await Promise.all((['announcement', 'fact-known'] as const).map((template) => outboxEmails(site, template)))).flat().map(({ recipient }) => recipient)
  return { ...forum, rosa, morning, plan, passUntil, fact, aSubscriber, recipients }
}

describe('a fact that the waitlist hears first', () => {
  it('is emailed now to the waitlist and to those who asked, and published at its time, and no one is told twice', async () => {
    const { site, rosa, plan, fact, passUntil, morning, recipients } = await anOffice()

    await plan()
    await sendAnnouncements(site)

    expect((await recipients()).toSorted()).toEqual(['asker1@example.com', 'parent1@example.com', 'parent2@example.com'])
    const [early] = await outboxEmails(site, 'fact-known')
    expect(early?.text).toContain('A visit costs $12.')
    expect(early?.text.replaceAll('\n', ' ')).toContain('It goes up on our site on Saturday, May 2, 2026 at 9:00 AM Austin time.')
    expect(await fact()).toMatchObject({ state: 'not-decided', short: 'Not yet announced' })
    expect((await getPublication(site, rosa, 'pricing')).publication).toMatchObject({ fact: { short: 'From $12' }, by: 'Rosa', isStopped: false, reached: 3 })
    expect(await publishDueFacts(site)).toBe(0)
    passUntil(morning)

    expect(await publishDueFacts(site)).toBe(1)

    expect(await fact()).toMatchObject({ state: 'known', standing: 'announced', short: 'From $12', waiting: 0 })
    expect((await getOfficeFact(site, rosa, 'pricing')).changes[0]).toMatchObject({ by: 'Rosa' })
    expect(await recipients()).toHaveLength(3)
    expect(await getPublication(site, rosa, 'pricing')).toMatchObject({ publication: null })
    expect(await publishDueFacts(site)).toBe(0)
  })

  it('shows on no page, feed, or answer before its time, and on all of them after it', async () => {
    const { site, plan, passUntil, morning, ask } = await anOffice()
    const read = async () => (await Promise.all(['/', '/visit', '/visit/feed.xml', '/api/facts', '/api/facts/visit'].map(async (path) => (await ask(path)).text()))).map((text) => text.includes('$12'))
    await plan()

    expect(await read()).toEqual([false, false, false, false, false])
    passUntil(morning)
    await publishDueFacts(site)

    expect(await read()).toEqual([true, true, true, true, false])
  })

  it('tells those who ask after the email went out when it is published', async () => {
    const { site, plan, passUntil, morning, aSubscriber } = await anOffice({ subscribers: 0 })
    await plan()
    await aSubscriber(7, site.clock.now())
    passUntil(morning)

    await publishDueFacts(site)

    expect((await outboxEmails(site, 'fact-known')).map(({ recipient }) => recipient)).toEqual(['asker7@example.com'])
  })

  it('reaches no one who joined the waitlist later', async () => {
    const { site, plan, clock } = await anOffice()
    await plan()
    clock.pass(MINUTE_MS)
    await anEntry(site, 'late@example.com')

    await sendAnnouncements(site)

    expect((await outboxEmails(site, 'announcement')).map(({ recipient }) => recipient)).toEqual(['parent1@example.com', 'parent2@example.com'])
  })

  it('stays as it is when it was edited in between, until the owner decides', async () => {
    const { site, rosa, plan, fact, passUntil, morning } = await anOffice()
    await plan()
    await changeFact(site, rosa, 'pricing', { short: 'Soon', answer: 'Soon.' })
    expect((await getPublication(site, rosa, 'pricing')).publication).toMatchObject({ isStopped: true })
    passUntil(morning)

    expect(await publishDueFacts(site)).toBe(0)

    expect(await fact()).toMatchObject({ short: 'Soon', state: 'not-decided' })
    expect(await listStoppedPublications(site.db)).toEqual([{ key: 'pricing', label: 'Pricing' }])
    expect(await site.db.selectFrom('staffAlert').select(['kind', 'memberId']).execute()).toEqual([{ kind: 'fact-unpublished', memberId: rosa.id }])
    const [subject] = await site.db.selectFrom('staffAlert').select('subjectId').execute()
    expect([...(await OPEN_SUBJECTS['fact-unpublished'](site, [subject?.subjectId ?? 0], 0)).values()]).toEqual(['/office/facts/pricing'])
    await publishPlannedFact(site, rosa, 'pricing', (await fact()).version)
    expect(await fact()).toMatchObject({ short: 'From $12', state: 'known' })
    expect(await listStoppedPublications(site.db)).toEqual([])
  })

  it('can be published at another time, and by one process only', async () => {
    const { site, rosa, plan, fact, clock, passUntil, morning } = await anOffice()
    await plan()
    await movePublication(site, rosa, 'pricing', austinMoment('2026-05-03', '09:00') ?? morning)
    passUntil(morning)
    expect(await publishDueFacts(site)).toBe(0)
    clock.pass(DAY_MS)

    const published = await Promise.all([publishDueFacts(site), publishDueFacts(site)])

    expect(published.toSorted()).toEqual([0, 1])
    expect(await fact()).toMatchObject({ short: 'From $12' })
    await expect(movePublication(site, rosa, 'pricing', clock.now())).rejects.toMatchObject({ code: 'invalid' })
  })

  it('can be canceled: emails that wait are taken back, and those who asked are told when there is an answer', async () => {
    const { site, rosa, plan, passUntil, morning, recipients } = await anOffice()
    await plan()
    await sendAnnouncements(site)

    await cancelPublication(site, rosa, 'pricing')

    expect(await recipients()).toEqual([])
    passUntil(morning)
    expect(await publishDueFacts(site)).toBe(0)
    await changeFact(site, rosa, 'pricing', { short: '$14', answer: 'A visit costs $14.', state: 'known' })
    expect((await outboxEmails(site, 'fact-known')).map(({ text }) => text.includes('$14'))).toEqual([true])
    await expect(cancelPublication(site, rosa, 'pricing')).rejects.toMatchObject({ code: 'conflict' })
  })

  it('is refused, with the reason, where it can’t be', async () => {
    const refusal = async (office: Parameters<typeof anOffice>[0], change = {}) => {
      const { site, plan } = await anOffice(office)
      const code: unknown = await plan(change).catch((error: unknown) => error)
      expect(await site.db.selectFrom('factPublication').select('id').execute()).toEqual([])
      expect(await site.db.selectFrom('announcement').select('id').execute()).toEqual([])
      return code
    }

    expect(await refusal({ smtpUrl: '' })).toMatchObject({ code: 'conflict', message: NO_MAIL_SERVER })
    expect(await refusal({ hasAddress: false })).toMatchObject({ code: 'conflict', message: NO_POSTAL_ADDRESS })
    expect(await refusal({ waiting: 0, subscribers: 0 })).toMatchObject({ code: 'conflict', message: NO_AUDIENCE })
    expect(await refusal({}, { at: '2026-05-01T11:00:00.000Z' })).toMatchObject({ code: 'invalid', errors: { at: [expect.any(String)] } })
    expect(await refusal({}, { version: 7 })).toMatchObject({ code: 'conflict' })
    expect(await refusal({}, { state: 'being-decided' })).toMatchObject({ code: 'invalid', errors: { state: [expect.any(String)] } })
    expect(await refusal({}, { answer: 'A visit costs {prices.short}.' })).toMatchObject({ code: 'invalid', errors: { answer: [expect.any(String)] } })
    expect(await refusal({}, { short: 'Not yet announced' })).toMatchObject({ code: 'invalid', errors: { short: [expect.any(String)] } })
  })

  it('waits only once', async () => {
    const { plan } = await anOffice()
    await plan()

    await expect(plan()).rejects.toMatchObject({ code: 'conflict' })
  })

  it.each([
    ['2026-11-01T02:00:00.000Z', '2026-11-01T15:00:00.000Z'], // the night in which clocks go back
    ['2026-03-07T20:00:00.000Z', '2026-03-08T14:00:00.000Z'], // and forward
    ['2026-12-31T20:00:00.000Z', '2027-01-01T15:00:00.000Z'],
  ])('is offered for tomorrow at nine in Austin, whatever the clocks do: at %s it is %s', (now, nine) => {
    const { date, time } = tomorrowAtNine(now)

    expect(austinMoment(date, time)).toBe(nine)
    expect(Date.parse(nine) - Date.parse(now)).toBeGreaterThan(8 * HOUR_MS)
  })
})
