import { describe, expect, it } from 'vitest'
import { aForum, as } from '../../../../tests/support/a-forum.ts'
import { aVisitor } from '../../../../tests/support/a-site.ts'
import { DAY_MS } from '../../../shared/time/instant.ts'
import { watchLink } from '../../privacy/signed-links.ts'
import type { Actor, Site } from '../../site/site.ts'
import { changeFact } from '../change-fact.ts'
import { getVisit, getWatch } from '../get-visit.ts'
import { askParents, movePollEnd, removePoll, setPollOutcome } from './ask-parents.ts'
import { getFactAudience } from './get-fact-audience.ts'
import { vote } from './vote.ts'

const visitor = aVisitor()
const POLL = { question: 'Which hours suit you best?', choices: ['Mornings', 'Afternoons', 'Evenings'], openUntil: '2026-05-10' }

async function aPoll(options: Parameters<typeof aForum>[0] = {}) {
  const forum = await aForum(options)
  const { site, rosa } = forum
  await askParents(site, as(rosa), 'hours', POLL)
  const pollFor = async (actor: Actor = visitor) => {
    const [poll] = (await getVisit(site, actor)).polls
    if (!poll) throw new Error('There is no poll.')
    return poll
  }
  const poll = await pollFor()
  const choice = (n: number) => poll.choices[n]?.id ?? 0
  const sums = async () => (await pollFor()).choices.map(({ votes }) => votes)
  return { ...forum, poll, pollFor, choice, sums }
}

/** A confirmed address that waits for a fact. @returns its link's token */
async function aWatch(site: Site, email: string, key = 'hours', confirmedAt: string | null = site.clock.now()): Promise<string> {
  const { id: factId } = await site.db.selectFrom('fact').select('id').where('key', '=', key).executeTakeFirstOrThrow()
  const now = site.clock.now()
  const row = { factId, email, emailKey: email, createdAt: now, requestedAt: now, confirmedAt }
  const { id } = await site.db.insertInto('factSubscription').values(row).returning('id').executeTakeFirstOrThrow()
  return new URL(watchLink(site, id, email)).searchParams.get('token') ?? ''
}

describe('a poll on an undecided fact', () => {
  it('takes one vote of each member and confirmed address, changeable while it is open', async () => {
    const { site, maya, omar, poll, choice, sums, pollFor } = await aPoll()
    const token = await aWatch(site, 'noor@example.com')

    await vote(site, as(maya), poll.id, { choiceId: choice(0) })
    await vote(site, as(omar), poll.id, { choiceId: choice(0) })
    await vote(site, visitor, poll.id, { choiceId: choice(2), token })
    expect(await sums()).toEqual([2, 0, 1])
    await vote(site, as(omar), poll.id, { choiceId: choice(1) })
    await vote(site, visitor, poll.id, { choiceId: choice(1), token })

    expect(await sums()).toEqual([1, 2, 0])
    expect((await pollFor(as(omar))).mine).toBe(choice(1))
    expect((await pollFor()).mine).toBeNull()
    expect(await getWatch(site, visitor, token)).toMatchObject({ key: 'hours', isConfirmed: true, poll: { mine: choice(1) } })
  })

  it('counts a member once, also by the address that is confirmed as theirs', async () => {
    const { site, maya, poll, choice, sums } = await aPoll()
    const token = await aWatch(site, 'maya@example.com')

    await vote(site, as(maya), poll.id, { choiceId: choice(0) })
    await vote(site, visitor, poll.id, { choiceId: choice(1), token })

    expect(await sums()).toEqual([0, 1, 0])
  })

  it('counts a member once who had voted by emailed link before the address was confirmed as theirs', async () => {
    const { site, maya, poll, choice, sums } = await aPoll()
    const token = await aWatch(site, 'maya@example.com')
    const confirmedAt = (at: string | null) => site.db.updateTable('member').set({ emailConfirmedAt: at }).where('id', '=', maya.id).execute()

    await confirmedAt(null)
    await vote(site, visitor, poll.id, { choiceId: choice(1), token })
    await confirmedAt(site.clock.now())
    await vote(site, as(maya), poll.id, { choiceId: choice(0) })

    expect(await sums()).toEqual([1, 0, 0])
  })

  it('counts one vote of many that one member sends at once', async () => {
    const { site, maya, omar, poll, choice, sums } = await aPoll()

    await Promise.all([0, 1, 2, 0, 1, 2].flatMap((n) => [maya, omar].map((who) => vote(site, as(who), poll.id, { choiceId: choice(n) }))))

    expect((await sums()).reduce((a, b) => a + b)).toBe(2)
  })

  it('takes no vote of visitors, of unconfirmed addresses, of addresses that wait for something else, or of no one', async () => {
    const { site, maya, poll, choice, sums } = await aPoll()
    const unconfirmed = await aWatch(site, 'a@example.com', 'hours', null)
    const elsewhere = await aWatch(site, 'b@example.com', 'pricing')
    const suspended = { ...as(maya), isSuspended: true }

    const refused = (actor: Actor, token: string | undefined, code: string, choiceId = choice(0)) =>
      expect(vote(site, actor, poll.id, { choiceId, token })).rejects.toMatchObject({ code })
    await refused(visitor, undefined, 'signed-out')
    await refused(suspended, undefined, 'forbidden')
    await refused(visitor, unconfirmed, 'forbidden')
    await refused(visitor, elsewhere, 'not-found')
    await refused(visitor, 'nonsense', 'not-found')
    await refused(as(maya), undefined, 'not-found', 99_999)

    expect(await sums()).toEqual([0, 0, 0])
  })

  it('is over at the end of its last day in Austin, and can be given more time', async () => {
    const { site, maya, rosa, poll, choice, pollFor, clock } = await aPoll()
    expect(poll.openUntil).toBe('2026-05-11T05:00:00.000Z')
    clock.pass(10 * DAY_MS)
    expect((await pollFor()).state).toBe('over')
    await expect(vote(site, as(maya), poll.id, { choiceId: choice(0) })).rejects.toMatchObject({ code: 'conflict' })
    await expect(movePollEnd(site, as(rosa), 'hours', '2026-05-10')).rejects.toMatchObject({ code: 'invalid' })

    await movePollEnd(site, as(rosa), 'hours', '2026-05-20')
    await vote(site, as(maya), poll.id, { choiceId: choice(0) })

    expect((await pollFor()).state).toBe('open')
  })

  it('ends with the decision: the sums stay, what was chosen and why is told, who voted is forgotten', async () => {
    const { site, maya, rosa, poll, choice, pollFor } = await aPoll()
    await vote(site, as(maya), poll.id, { choiceId: choice(1) })
    await setPollOutcome(site, as(rosa), 'hours', { choiceId: choice(1), reason: 'Most of you asked for it.' })
    expect(await pollFor()).toMatchObject({ chosen: null, reason: '' })

    await changeFact(site, as(rosa), 'hours', { state: 'known', short: 'Afternoons', answer: 'We open in the afternoon.' })

    expect(await pollFor()).toMatchObject({ state: 'decided', chosen: 'Afternoons', reason: 'Most of you asked for it.' })
    expect((await pollFor()).choices.map(({ votes }) => votes)).toEqual([0, 1, 0])
    expect(await site.db.selectFrom('pollVote').selectAll().execute()).toEqual([])
    await expect(vote(site, as(maya), poll.id, { choiceId: choice(0) })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('loses no vote that arrives with the decision, and takes none after it', async () => {
    const { site, maya, omar, ines, poll, choice, sums } = await aPoll()

    const votes = await Promise.allSettled([
      ...[maya, omar].map((who) => vote(site, as(who), poll.id, { choiceId: choice(0) })),
      changeFact(site, null, 'hours', { state: 'no' }),
      vote(site, as(ines), poll.id, { choiceId: choice(0) }),
    ])

    const counted = votes.filter(({ status }, n) => n !== 2 && status === 'fulfilled').length
    expect((await sums())[0]).toBe(counted)
  })

  it('does not tell who voted for what', async () => {
    const { site, maya, poll, choice } = await aPoll()
    await vote(site, as(maya), poll.id, { choiceId: choice(0) })

    const rows = await site.db.selectFrom('pollVote').selectAll().execute()

    expect(rows).toEqual([{ pollId: poll.id, choiceId: choice(0), voterKey: expect.stringMatching(/^[\w-]{43}$/) }])
  })

  it('keeps no address with the limit on votes', async () => {
    const { site, poll, choice } = await aPoll()
    await vote(site, visitor, poll.id, { choiceId: choice(0), token: await aWatch(site, 'noor@example.com') })

    const limits = JSON.stringify(await site.db.selectFrom('limitWindow').selectAll().execute())

    expect(limits).toContain('pollVotes')
    expect(limits).not.toContain('noor')
  })
})

describe('asking the parents', () => {
  it('is the admins’ alone', async () => {
    const { site, maya, ines } = await aPoll()
    for (const actor of [as(maya), as(ines), visitor]) {
      await expect(askParents(site, actor, 'wifi', POLL)).rejects.toMatchObject({ code: 'not-found' })
      await expect(movePollEnd(site, actor, 'hours', '2026-05-20')).rejects.toMatchObject({ code: 'not-found' })
      await expect(setPollOutcome(site, actor, 'hours', { choiceId: null, reason: '' })).rejects.toMatchObject({ code: 'not-found' })
      await expect(removePoll(site, actor, 'hours')).rejects.toMatchObject({ code: 'not-found' })
      await expect(getFactAudience(site, actor, 'hours')).rejects.toMatchObject({ code: 'not-found' })
    }
  })

  it('is for undecided facts, one poll each, also when two ask at once, and a removed one makes room', async () => {
    const { site, rosa } = await aPoll()
    await expect(askParents(site, as(rosa), 'ages', POLL)).rejects.toMatchObject({ code: 'conflict' })
    await expect(askParents(site, as(rosa), 'wifi', { ...POLL, openUntil: '2026-04-30' })).rejects.toMatchObject({ code: 'invalid' })
    const requests = await Promise.allSettled([1, 2, 3].map(() => askParents(site, as(rosa), 'wifi', POLL)))
    expect(requests.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)

    await removePoll(site, as(rosa), 'wifi')
    await askParents(site, as(rosa), 'wifi', POLL)

    expect(await getFactAudience(site, as(rosa), 'wifi')).toMatchObject({ waiting: 0, poll: { question: POLL.question, state: 'open' } })
  })
})
