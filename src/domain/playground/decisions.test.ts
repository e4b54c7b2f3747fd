import { describe, expect, it } from 'vitest'
import { aForum, as } from '../../../tests/support/a-forum.ts'
import { aVisitor, NOON } from '../../../tests/support/a-site.ts'
import { outboxEmails, tokenIn } from '../../../tests/support/emails/outbox.ts'
import { after, DAY_MS, HOUR_MS, type Instant, MINUTE_MS } from '../../shared/time/instant.ts'
import type { Actor, Site } from '../site/site.ts'
import { changeFact, checkFact, restoreFact } from './change-fact.ts'
import { confirmWatch } from './fact-alerts/confirm-subscription.ts'
import { processSubscriptions } from './fact-alerts/process-subscriptions.ts'
import { subscribeToFact } from './fact-alerts/subscribe.ts'
import { stopWatch } from './fact-alerts/stop-watch.ts'
import { getVisit } from './get-visit.ts'
import { getOfficeFact } from './list-office-facts.ts'
import { askParents, movePollEnd, removePoll, setPollOutcome } from './polls/ask-parents.ts'
import { getFactAudience } from './polls/get-fact-audience.ts'
import { vote } from './polls/vote.ts'
import { removeFact } from './remove-fact.ts'

const visitor = aVisitor()
const KNOWN = { state: 'known', short: 'Ten to six', answer: 'We open at ten and close at six.' } as const
const POLL = { question: 'Which hours suit you best?', choices: ['Mornings', 'Afternoons'], openUntil: '2026-05-10' }

/** A site whose owner decides about the opening hours. */
async function aSite() {
  const forum = await aForum({ limitFactor: 1 })
  const { site, clock } = forum
  const rosa = as(forum.rosa)
  const fact = async (key = 'hours') => (await getOfficeFact(site, rosa, key)).fact
  const changes = async (key = 'hours') => (await getOfficeFact(site, rosa, key)).changes
  const passUntil = (moment: Instant) => clock.pass(Date.parse(moment) - Date.parse(clock.now()))
  return { ...forum, rosa, fact, changes, passUntil }
}

describe('a fact becomes known', () => {
  it.each([
    ['a short form of its own', { state: 'known', short: 'Ten to six' }],
    ['a short form and an answer of its own', KNOWN],
  ] as const)('in %s', async (_, change) => {
    const { site, rosa, fact } = await aSite()

    await changeFact(site, rosa, 'hours', change)

    expect(await fact()).toMatchObject({ state: 'known' })
  })

  it.each([
    ['the state alone', {}],
    ['another question and name', { question: 'When do you open?', label: 'Hours' }],
    ['the words of before, sent once more', 'the same'],
  ])('not by %s: both fields are named, and nothing is saved or told', async (_, more) => {
    const { site, rosa, fact, changes } = await aSite()
    const before = await fact()
    const words = more === 'the same' ? { short: before.short, answer: before.answer } : (more as object)

    const refused = changeFact(site, rosa, 'hours', { state: 'known', ...words })

    await expect(refused).rejects.toMatchObject({ code: 'invalid', errors: { short: [expect.any(String)], answer: [expect.any(String)] } })
    expect(await fact()).toEqual(before)
    expect(await changes()).toEqual([])
  })

  it('not while its short form still says that nothing is announced', async () => {
    const { site, rosa, fact } = await aSite()
    const before = await fact()

    const refused = changeFact(site, rosa, 'hours', { state: 'known', answer: 'We open at ten.' })

    await expect(refused).rejects.toMatchObject({ code: 'invalid', errors: { short: [expect.stringContaining('Not yet announced')] } })
    expect(await fact()).toEqual(before)
  })

  it('is decided against, or decided about, in the words it has', async () => {
    const { site, rosa, fact } = await aSite()

    await changeFact(site, rosa, 'hours', { state: 'being-decided' })
    expect(await fact()).toMatchObject({ state: 'being-decided' })
    await changeFact(site, rosa, 'hours', { state: 'no', short: 'No fixed hours' })
    await changeFact(site, rosa, 'hours', { state: 'known' })

    expect(await fact()).toMatchObject({ state: 'known' })
  })

  it('in any words when a former version is put back', async () => {
    const { site, rosa, fact, changes } = await aSite()
    await changeFact(site, rosa, 'hours', KNOWN)
    await changeFact(site, rosa, 'hours', { state: 'not-decided' })
    const [former] = await changes()

    await restoreFact(site, rosa, 'hours', former?.id ?? 0, { version: (await fact()).version })

    expect(await fact()).toMatchObject(KNOWN)
  })
})

describe('the version of a fact', () => {
  it('grows with what it says, and with nothing else', async () => {
    const { site, rosa, fact, clock } = await aSite()
    expect((await fact()).version).toBe(0)

    await changeFact(site, rosa, 'hours', { words: 'opening, closing' })
    const { version } = await fact()
    clock.pass(MINUTE_MS)
    await checkFact(site, rosa, 'hours')
    await changeFact(site, rosa, 'hours', { words: 'opening, closing' })

    expect(version).toBeGreaterThan(0)
    expect(await fact()).toMatchObject({ version, checkedAt: after(NOON, MINUTE_MS) })
  })

  it('that was not seen refuses a change, a former version, and neither a check nor the command line', async () => {
    const { site, rosa, fact, changes } = await aSite()
    await changeFact(site, rosa, 'hours', KNOWN, { version: 0 })
    const [former] = await changes()

    await expect(changeFact(site, rosa, 'hours', { short: 'Nine to five' }, { version: 0 })).rejects.toMatchObject({ code: 'conflict' })
    await expect(restoreFact(site, rosa, 'hours', former?.id ?? 0, { version: 0 })).rejects.toMatchObject({ code: 'conflict' })
    await checkFact(site, rosa, 'hours')
    await changeFact(site, null, 'hours', { short: 'Nine to five' })

    expect(await fact()).toMatchObject({ short: 'Nine to five' })
  })

  it('shows the fifty newest changes', async () => {
    const { site, rosa, changes } = await aSite()
    for (let n = 1; n <= 51; n += 1) await changeFact(site, rosa, 'hours', { words: `words ${n}` })

    const shown = await changes()

    expect(shown).toHaveLength(50)
    expect([shown[0]?.before.words, shown[49]?.before.words]).toEqual(['words 50', 'words 1'])
  })
})

describe('removing a fact', () => {
  it('is for admins, and for facts that a visitor’s question became', async () => {
    const { site, rosa, maya, ines, fact } = await aSite()

    for (const actor of [visitor, as(maya), as(ines)]) await expect(removeFact(site, actor, 'hours')).rejects.toMatchObject({ code: 'not-found' })
    await expect(removeFact(site, rosa, 'hours')).rejects.toMatchObject({ code: 'conflict' })
    await expect(removeFact(site, rosa, 'asked.99')).rejects.toMatchObject({ code: 'not-found' })

    expect(await fact()).toMatchObject({ key: 'hours' })
  })
})

describe('who wants to be told', () => {
  const ask = (site: Site, email = 'maya@example.com', key = 'hours', network = 'a-network') => subscribeToFact(site, aVisitor(network), key, { email })
  const newest = async (site: Site, to = 'maya@example.com') => (await outboxEmails(site, 'fact-watch-confirm')).findLast(({ recipient }) => recipient === to)
  const confirm = async (site: Site, to?: string) => confirmWatch(site, visitor, tokenIn((await newest(site, to))?.link ?? ''))
  const notified = async (site: Site) => (await outboxEmails(site, 'fact-known')).map(({ recipient }) => recipient)

  it('and says nothing for 14 days, to the millisecond, is forgotten: their link leads nowhere', async () => {
    const { site, clock } = await aSite()
    await ask(site)
    const { link = '' } = (await newest(site)) ?? {}
    clock.pass(14 * DAY_MS - 1)
    expect(await processSubscriptions(site)).toBe(0)
    clock.pass(1)

    expect(await processSubscriptions(site)).toBe(1)

    await expect(confirmWatch(site, visitor, tokenIn(link))).rejects.toMatchObject({ code: 'not-found' })
    expect(await outboxEmails(site)).toEqual([])
  })

  it('and asks again has 14 days from then on', async () => {
    const { site, rosa, clock } = await aSite()
    await ask(site)
    clock.pass(10 * DAY_MS)
    await ask(site)
    clock.pass(14 * DAY_MS - 1)
    await processSubscriptions(site)

    await confirm(site)

    expect(await getFactAudience(site, rosa, 'hours')).toMatchObject({ waiting: 1 })
  })

  it('and said yes waits as long as it takes, and keeps the moment of the first yes', async () => {
    const { site, rosa, clock } = await aSite()
    await ask(site)
    await confirm(site)
    clock.pass(400 * DAY_MS)

    await processSubscriptions(site)
    await ask(site) // as if it had not been asked: the answer is the same, and no email goes out

    expect(await outboxEmails(site, 'fact-watch-confirm')).toHaveLength(1)
    expect(await getFactAudience(site, rosa, 'hours')).toMatchObject({ waiting: 1 })
  })

  it('is told once for each decision they asked about: one that is taken back and made again tells no one twice', async () => {
    const { site, rosa } = await aSite()
    await ask(site)
    await confirm(site)
    await changeFact(site, rosa, 'hours', KNOWN)
    await changeFact(site, rosa, 'hours', { state: 'not-decided', short: 'Not yet announced' })
    await ask(site, 'omar@example.com')
    await confirm(site, 'omar@example.com')

    await changeFact(site, rosa, 'hours', KNOWN)

    expect(await notified(site)).toEqual(['maya@example.com', 'omar@example.com'])
  })

  it('of one fact is not told of another', async () => {
    const { site, rosa } = await aSite()
    await ask(site, 'maya@example.com', 'hours')
    await confirm(site)
    await ask(site, 'omar@example.com', 'pricing')
    await confirm(site, 'omar@example.com')

    await changeFact(site, rosa, 'pricing', { state: 'known', short: '$12', answer: 'Twelve dollars.' })

    expect(await notified(site)).toEqual(['omar@example.com'])
  })

  it('and changes their mind after the decision keeps the one message, which may be on its way', async () => {
    const { site, rosa } = await aSite()
    await ask(site)
    const { unsubscribeLink = '' } = (await newest(site)) ?? {}
    await confirm(site)
    await changeFact(site, rosa, 'hours', KNOWN)

    await stopWatch(site, visitor, tokenIn(unsubscribeLink))

    expect(await notified(site)).toEqual(['maya@example.com'])
  })

  it('is twenty addresses an hour from one network, and three emails in ten minutes to one address', async () => {
    const { site, clock } = await aSite()
    for (let n = 1; n <= 20; n += 1) await ask(site, `parent${n}@example.com`)

    await expect(ask(site)).rejects.toMatchObject({ code: 'too-many', retryAfterSeconds: 3_600 })
    for (const key of ['hours', 'pricing', 'parking', 'socks']) await ask(site, 'maya@example.com', key, 'elsewhere')

    const mailed = async () => (await outboxEmails(site, 'fact-watch-confirm')).filter(({ recipient }) => recipient === 'maya@example.com').length
    expect(await mailed()).toBe(3)
    clock.pass(10 * MINUTE_MS - 1)
    expect(await processSubscriptions(site)).toBe(0)
    clock.pass(1)
    await Promise.all([processSubscriptions(site), processSubscriptions(site)])
    expect(await mailed()).toBe(4)
  })
})

describe('a poll', () => {
  /** A poll about the opening hours, open to the end of May 10. */
  async function aPoll(openUntil = POLL.openUntil) {
    const parts = await aSite()
    const { site, rosa } = parts
    await askParents(site, rosa, 'hours', { ...POLL, openUntil })
    const poll = async (actor: Actor = visitor, key = 'hours') => {
      const found = (await getVisit(site, actor)).polls.find(({ factKey }) => factKey === key)
      if (!found) throw new Error('There is no poll.')
      return found
    }
    const first = await poll()
    const choose = (actor: Actor, n: number) => vote(site, actor, first.id, { choiceId: first.choices[n]?.id ?? 0 })
    const sums = async () => (await poll()).choices.map(({ votes }) => votes)
    return { ...parts, poll, first, choose, sums }
  }

  it.each([
    ['2026-05-10', '2026-05-11T05:00:00.000Z'],
    ['2026-11-01', '2026-11-02T06:00:00.000Z'],
    ['2026-12-31', '2027-01-01T06:00:00.000Z'],
    ['2027-03-14', '2027-03-15T05:00:00.000Z'],
  ])('open to %s takes votes until midnight in Austin, to the millisecond', async (openUntil, end) => {
    const { first, poll, choose, sums, maya, omar, passUntil } = await aPoll(openUntil)
    expect(first.openUntil).toBe(end)

    passUntil(after(end, -1))
    expect((await poll()).state).toBe('open')
    await choose(as(maya), 0)
    passUntil(end)

    expect((await poll()).state).toBe('over')
    await expect(choose(as(omar), 0)).rejects.toMatchObject({ code: 'conflict' })
    expect(await sums()).toEqual([1, 0])
  })

  it('may be open to today, and not to a day that is over in Austin', async () => {
    const { site, rosa, passUntil } = await aSite()
    passUntil('2026-05-02T04:59:59.999Z') // still May 1 in Austin
    await askParents(site, rosa, 'hours', { ...POLL, openUntil: '2026-05-01' })
    await removePoll(site, rosa, 'hours')
    passUntil('2026-05-02T05:00:00.000Z')

    const refused = askParents(site, rosa, 'hours', { ...POLL, openUntil: '2026-05-01' })

    await expect(refused).rejects.toMatchObject({ code: 'invalid', errors: { openUntil: [expect.any(String)] } })
  })

  it('takes a vote for its own choices alone', async () => {
    const { site, rosa, first, poll, maya, sums } = await aPoll()
    await askParents(site, rosa, 'pricing', { ...POLL, question: 'What is fair?', choices: ['$10', '$12'] })
    const other = await poll(visitor, 'pricing')
    const foreign = other.choices[0]?.id ?? 0

    await expect(vote(site, as(maya), first.id, { choiceId: foreign })).rejects.toMatchObject({ code: 'not-found' })
    await expect(vote(site, as(maya), 99_999, { choiceId: foreign })).rejects.toMatchObject({ code: 'not-found' })
    await expect(setPollOutcome(site, rosa, 'hours', { choiceId: foreign, reason: '' })).rejects.toMatchObject({ code: 'not-found' })

    expect(await sums()).toEqual([0, 0])
  })

  it('shows each voter their own vote in each poll, and no one else’s', async () => {
    const { site, rosa, first, poll, choose, maya, omar } = await aPoll()
    await askParents(site, rosa, 'pricing', { ...POLL, question: 'What is fair?', choices: ['$10', '$12'] })
    const other = await poll(visitor, 'pricing')
    await choose(as(maya), 1)
    await vote(site, as(maya), other.id, { choiceId: other.choices[0]?.id ?? 0 })

    expect([(await poll(as(maya))).mine, (await poll(as(maya), 'pricing')).mine]).toEqual([first.choices[1]?.id, other.choices[0]?.id])
    expect([(await poll(as(omar))).mine, (await poll()).mine]).toEqual([null, null])
  })

  it('takes sixty votes an hour of one voter, which is one vote all the same', async () => {
    const { choose, sums, maya, omar } = await aPoll()
    for (let n = 1; n <= 60; n += 1) await choose(as(maya), n % 2)

    await expect(choose(as(maya), 1)).rejects.toMatchObject({ code: 'too-many' })
    await choose(as(omar), 1)

    expect(await sums()).toEqual([1, 1])
  })

  it('keeps its sums and takes no more votes when the decision is taken back, and no longer says what was chosen', async () => {
    const { site, rosa, first, poll, choose, sums, maya, omar } = await aPoll()
    await choose(as(maya), 1)
    await setPollOutcome(site, rosa, 'hours', { choiceId: first.choices[1]?.id ?? null, reason: 'Most of you asked for it.' })
    await changeFact(site, rosa, 'hours', KNOWN)
    expect(await poll()).toMatchObject({ state: 'decided', chosen: 'Afternoons', reason: 'Most of you asked for it.' })

    await changeFact(site, rosa, 'hours', { state: 'being-decided' })

    expect(await poll()).toMatchObject({ state: 'decided', chosen: null, reason: '' })
    expect(await sums()).toEqual([0, 1])
    await expect(choose(as(omar), 0)).rejects.toMatchObject({ code: 'conflict' })
    await expect(movePollEnd(site, rosa, 'hours', '2026-05-20')).rejects.toMatchObject({ code: 'conflict' })
    await changeFact(site, rosa, 'hours', { ...KNOWN, short: 'Ten to seven' })
    expect(await sums()).toEqual([0, 1])
  })

  it('names no choice where the owner chose none of them, and her reason all the same', async () => {
    const { site, rosa, poll, first } = await aPoll()
    await setPollOutcome(site, rosa, 'hours', { choiceId: first.choices[0]?.id ?? null, reason: 'First thought.' })
    await setPollOutcome(site, rosa, 'hours', { choiceId: null, reason: 'The city decides.' })
    expect(await getFactAudience(site, rosa, 'hours')).toMatchObject({ poll: { chosen: null, reason: 'The city decides.', chosenId: null } })

    await changeFact(site, rosa, 'hours', KNOWN)

    expect(await poll()).toMatchObject({ chosen: null, reason: 'The city decides.' })
  })

  it('goes with its votes when it is removed, as often as one likes, and another one starts from nothing', async () => {
    const { site, rosa, choose, poll, maya } = await aPoll()
    await choose(as(maya), 0)

    await removePoll(site, rosa, 'hours')
    await removePoll(site, rosa, 'hours')
    await expect(choose(as(maya), 0)).rejects.toMatchObject({ code: 'not-found' })
    for (const act of [() => movePollEnd(site, rosa, 'hours', '2026-05-20'), () => setPollOutcome(site, rosa, 'hours', { choiceId: null, reason: '' })]) {
      await expect(act()).rejects.toMatchObject({ code: 'not-found' })
    }
    await askParents(site, rosa, 'hours', POLL)

    expect(await poll(as(maya))).toMatchObject({ mine: null, choices: [{ text: 'Mornings', votes: 0 }, { text: 'Afternoons', votes: 0 }] })
  })

  it('on a fact that does not exist is not found', async () => {
    const { site, rosa } = await aSite()

    await expect(askParents(site, rosa, 'moon', POLL)).rejects.toMatchObject({ code: 'not-found' })
    await expect(getFactAudience(site, rosa, 'moon')).rejects.toMatchObject({ code: 'not-found' })
    expect(await getFactAudience(site, rosa, 'hours')).toEqual({ waiting: 0, poll: null })
  })

  it('can be given a shorter end, which counts at once', async () => {
    const { site, rosa, poll, choose, maya, clock } = await aPoll()
    await movePollEnd(site, rosa, 'hours', '2026-05-01')
    clock.pass(17 * HOUR_MS)

    expect((await poll()).state).toBe('over')
    await expect(choose(as(maya), 0)).rejects.toMatchObject({ code: 'conflict' })
  })
})
