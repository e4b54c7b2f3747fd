import { describe, expect, it } from 'vitest'
import { aForum, as, type MemberRow } from '../../../../tests/support/a-forum.ts'
import { eraseMember } from '../members/erase-member.ts'
import { removePost } from '../moderation/remove-post.ts'
import { restorePost } from '../moderation/restore-post.ts'
import { unhidePost } from '../moderation/hide-post.ts'
import { listNotifications } from '../notifications/list-notifications.ts'
import { getPost } from '../reading/posts/get-post.ts'
import { reportPost } from '../responses/report-post.ts'
import { recountForum } from '../writing/recount.ts'
import { decideCase } from './decide-case.ts'
import { getCase } from './get-case.ts'
import { countCases, listCases } from './list-cases.ts'
import { warnAuthor } from './warn-author.ts'

type Decision = Parameters<typeof decideCase>[3]['decision']

/** Omar's reply, four parents who may report it, and the staff who decide. */
async function aCase() {
  const forum = await aForum()
  const { site, ines, rosa, omar } = forum
  const topic = await forum.aTopic({ title: 'Nap times', posts: [{}, { by: omar, content: 'You are all wrong.' }] })
  const postId = topic.posts[1]?.id ?? 0
  const parents: MemberRow[] = []
  for (const name of ['Lea', 'Tom', 'Kim', 'Noor']) parents.push(await forum.aMember(name))
  const report = (n: number, reason: Parameters<typeof reportPost>[3]['reason'] = 'unkind') => {
    const parent = parents[n]
    if (!parent) throw new Error('There is no such parent.')
    return reportPost(site, as(parent), postId, { reason })
  }
  const view = () => getCase(site, as(rosa), postId)
  const decide = async (decision: Decision, by = ines) => decideCase(site, as(by), postId, { decision, version: (await view()).version })
  const isHidden = async () => (await getPost(site, as(ines), postId)).removed !== null
  const news = async (member: MemberRow) => (await listNotifications(site, as(member), { offset: 0, limit: 10 })).entries.map(({ kind }) => kind)
  return { ...forum, topic, postId, parents, report, view, decide, isHidden, news }
}

describe('reports hide a post', () => {
  it('at the third one that staff have not rejected, also while they look into it', async () => {
    const { report, decide, isHidden } = await aCase()
    await report(0)
    await decide('take')
    await report(1, 'spam')
    expect(await isHidden()).toBe(false)

    await report(2)

    expect(await isHidden()).toBe(true)
  })

  it('not by the third one where the first two were rejected, but by the third since', async () => {
    const { report, decide, isHidden, parents, site, postId, maya } = await aCase()
    await report(0)
    await report(1)
    await decide('keep')
    await report(2)
    await report(3)
    expect(await isHidden()).toBe(false)
    expect(parents).toHaveLength(4)

    await reportPost(site, as(maya), postId, { reason: 'spam' })

    expect(await isHidden()).toBe(true)
  })

  it('once, when three arrive at the same moment', async () => {
    const { site, report, isHidden, view } = await aCase()

    await Promise.all([report(0), report(1), report(2)])

    expect(await isHidden()).toBe(true)
    expect((await view()).history.map(({ kind }) => kind)).toEqual(['hide-post'])
    expect(await recountForum(site)).toEqual([])
  })

  it('by a child’s details at once, whatever was decided before', async () => {
    const { report, decide, isHidden, view } = await aCase()
    await report(0)
    await decide('keep')

    await report(1, 'child-details')

    expect(await isHidden()).toBe(true)
    expect(await view()).toMatchObject({ state: 'open' })
  })

  it('of one member once: of two clicks at the same moment one is told that it is reported', async () => {
    const { report, view } = await aCase()

    const results = await Promise.allSettled([report(0), report(0)])

    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } })
    expect((await view()).reports).toHaveLength(1)
  })
})

describe('a hidden post', () => {
  it('is reported by no one more: to members it is gone, and staff have it before them', async () => {
    const { site, report, ines, postId } = await aCase()
    await report(0, 'child-details')

    await expect(report(1)).rejects.toMatchObject({ code: 'not-found' })
    await expect(reportPost(site, as(ines), postId, { reason: 'spam' })).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('that staff show again rejects its reports, also those that were found right before', async () => {
    const { site, report, decide, ines, postId, view, isHidden } = await aCase()
    await report(0)
    await decide('hide')
    expect((await view()).reports).toMatchObject([{ state: 'resolved' }])

    await unhidePost(site, as(ines), postId)

    expect(await isHidden()).toBe(false)
    expect((await view()).reports).toMatchObject([{ state: 'rejected' }])
  })
})

describe('who reported a post', () => {
  it('is told the last outcome alone', async () => {
    const { report, decide, news, parents } = await aCase()
    const [lea] = parents
    if (!lea) throw new Error('There is no Lea.')
    await report(0)
    await decide('resolve')
    expect(await news(lea)).toEqual(['report-resolved'])

    await decide('reopen')
    await decide('keep')

    expect(await news(lea)).toEqual(['report-rejected'])
  })

  it('is not told of a decision they have made themselves, as the only one on the team', async () => {
    const { site, report, decide, news, ines, rosa, parents, postId } = await aCase()
    await report(0)
    await reportPost(site, as(ines), postId, { reason: 'unkind' })
    await site.db.updateTable('member').set({ suspendedUntil: '2027-01-01T00:00:00.000Z' }).where('id', '=', rosa.id).execute()

    await decide('resolve', ines)

    expect(await news(ines)).toEqual([])
    expect(await news(parents[0] as MemberRow)).toEqual(['report-resolved'])
  })

  it('and has left counts as a new member does, without a name', async () => {
    const { site, report, parents, view, isHidden, maya, postId } = await aCase()
    await report(0)
    await eraseMember(site, parents[0]?.id ?? 0)
    await report(1)
    await report(2)
    expect(await isHidden()).toBe(false)

    await reportPost(site, as(maya), postId, { reason: 'unkind' })

    expect(await isHidden()).toBe(true)
    expect((await view()).reports.map(({ by }) => by)).toEqual([null, 'Tom', 'Kim', 'Maya'])
  })
})

describe('the queue of reports', () => {
  it('has what waits the oldest first and what is settled the newest first, in pages, each once', async () => {
    const { site, clock, omar, ines, maya, topic, aPost } = await aCase()
    const ids: number[] = []
    for (let n = 0; n < 5; n += 1) {
      const { id } = await aPost(topic, { by: omar })
      ids.push(id)
      if (n !== 3) clock.pass(1) // the fourth and the fifth are of one moment
      await reportPost(site, as(maya), id, { reason: 'spam' })
    }
    const page = async (state: 'open' | 'rejected', offset: number) => {
      const { entries, total } = await listCases(site, as(ines), state, { offset, limit: 2 })
      return [total, entries.map(({ postId }) => postId)]
    }
    expect([await page('open', 0), await page('open', 2), await page('open', 4), await page('open', 6)]).toEqual([
      [5, ids.slice(0, 2)],
      [5, ids.slice(2, 4)],
      [5, ids.slice(4)],
      [5, []],
    ])

    for (const id of ids) await decideCase(site, as(ines), id, { decision: 'keep', version: 0 })

    expect([await page('rejected', 0), await page('rejected', 4)]).toEqual([[5, ids.slice(3).toReversed()], [5, ids.slice(0, 1)]])
    expect(await countCases(site, as(ines))).toEqual({ 'open': 0, 'in-progress': 0, 'resolved': 0, 'rejected': 5 })
  })

  it('shows staff the words of a hidden post, and of a removed one none', async () => {
    const { site, report, ines, rosa, postId, view } = await aCase()
    const excerpt = async () => (await listCases(site, as(ines), (await view()).state, { offset: 0, limit: 1 })).entries[0]?.excerpt
    await report(0, 'child-details')
    expect([await excerpt(), (await view()).post.content]).toEqual(['You are all wrong.', 'You are all wrong.'])

    await removePost(site, as(rosa), postId)
    expect([await excerpt(), (await view()).post.content]).toEqual(['', ''])
    await restorePost(site, as(rosa), postId)

    expect(await excerpt()).toBe('You are all wrong.')
  })

  it('is for staff who may write: not for members, visitors, or a suspended moderator', async () => {
    const { site, report, omar, ines, postId } = await aCase()
    await report(0)
    const acts = (actor: Parameters<typeof getCase>[1]) => [
      () => listCases(site, actor, 'open', { offset: 0, limit: 1 }),
      () => countCases(site, actor),
      () => getCase(site, actor, postId),
      () => decideCase(site, actor, postId, { decision: 'keep', version: 0 }),
    ]

    for (const act of [...acts(as(omar)), ...acts({ ...as(ines), isSuspended: true })]) await expect(act()).rejects.toMatchObject({ code: 'forbidden' })
    for (const act of acts({ kind: 'visitor', network: 'a-network' })) await expect(act()).rejects.toMatchObject({ code: 'signed-out' })
  })
})

describe('warning an author', () => {
  it('is refused once the account is gone, for other admins, and for what no one has reported', async () => {
    const { site, report, rosa, ines, omar, postId, topic, aPost, aMember, maya } = await aCase()
    const ruth = await aMember('Ruth', { role: 'admin' })
    const { id: ruths } = await aPost(topic, { by: ruth })
    await expect(warnAuthor(site, as(rosa), postId, 'Please be kind.')).rejects.toMatchObject({ code: 'not-found' })
    await report(0)
    await reportPost(site, as(maya), ruths, { reason: 'unkind' })

    await expect(warnAuthor(site, as(ines), postId, 'Please be kind.')).rejects.toMatchObject({ code: 'not-found' })
    await expect(warnAuthor(site, as(rosa), ruths, 'Please be kind.')).rejects.toMatchObject({ code: 'forbidden' })
    await eraseMember(site, omar.id)

    await expect(warnAuthor(site, as(rosa), postId, 'Please be kind.')).rejects.toMatchObject({ code: 'conflict' })
  })

  it('changes nothing about the post and its reports', async () => {
    const { site, report, rosa, postId, view, isHidden } = await aCase()
    await report(0)

    await warnAuthor(site, as(rosa), postId, 'Please be kind.')

    expect(await isHidden()).toBe(false)
    expect(await view()).toMatchObject({ state: 'open', author: { warningCount: 1 }, history: [{ kind: 'warn', by: 'Rosa', detail: 'Please be kind.' }] })
  })
})
