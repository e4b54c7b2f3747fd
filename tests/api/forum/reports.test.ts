import { describe, expect, it } from 'vitest'
import type { CaseSummary, CaseView } from '../../../src/shared/forum/reports/reports.ts'
import { aForum, type MemberRow } from '../../support/a-forum.ts'
import { newestMail } from '../../support/members.ts'

type Forum = Awaited<ReturnType<typeof aForum>>

/** Omar's reply, which Maya has reported, and what staff do about it. */
async function aReport(reason = 'unkind') {
  const forum = await aForum()
  const topic = await forum.aTopic({ by: forum.maya, title: 'Nap times', posts: [{}, { by: forum.omar, content: 'You are all wrong.' }] })
  const postId = topic.posts[1]?.id ?? 0
  const report = (who: MemberRow, why = reason) => forum.sendAs(who, 'POST', `/api/forum/posts/${postId}/reports`, { reason: why, note: '' })
  await report(forum.maya)
  const caseOf = async (who = forum.rosa) => ((await (await forum.askAs(who, `/api/forum/reports/${postId}`)).json()) as { case: CaseView }).case
  const decide = async (decision: string, who = forum.rosa, version?: number) =>
    forum.sendAs(who, 'PUT', `/api/forum/reports/${postId}/decision`, { decision, version: version ?? (await caseOf()).version })
  return { ...forum, topic, postId, report, caseOf, decide }
}

const listed = async (forum: Forum, state = 'open') => {
  const answer = await forum.askAs(forum.rosa, `/api/office/reports?state=${state}`)
  return ((await answer.json()) as { cases: CaseSummary[] }).cases
}

const newsOf = async ({ site }: Forum, { id }: MemberRow) =>
  site.db.selectFrom('notification').select(['kind', 'note', 'actorId']).where('memberId', '=', id).orderBy('id').execute()

describe('the queue of reports [R243 D14]', () => {
  it('groups reports by post, the oldest first, in pages', async () => {
    const forum = await aReport()
    forum.clock.pass(1_000)
    const other = await forum.aPost(forum.topic, { by: forum.omar, content: 'Buy cars.' })
    await forum.sendAs(forum.maya, 'POST', `/api/forum/posts/${other.id}/reports`, { reason: 'spam' })
    await forum.report(await forum.aMember('Lea'), 'off-topic')

    const cases = await listed(forum)

    expect(cases).toMatchObject([
      { postId: forum.postId, reportCount: 2, reasons: ['off-topic', 'unkind'], author: 'Omar', title: 'Nap times', excerpt: 'You are all wrong.' },
      { postId: other.id, reportCount: 1, reasons: ['spam'] },
    ])
    const second = await forum.askAs(forum.ines, '/api/forum/reports?limit=1&page=2')
    expect(second.headers.get('x-total-count')).toBe('2')
    expect(((await second.json()) as { cases: CaseSummary[] }).cases.map(({ postId }) => postId)).toEqual([other.id])
    const counts = await forum.askAs(forum.ines, '/api/forum/reports/counts')
    expect(await counts.json()).toEqual({ counts: { open: 2, 'in-progress': 0, resolved: 0, rejected: 0 } })
  })

  it('shows what was reported, by whom and why, and its author in short, without email or full name [D70 Q011]', async () => {
    const forum = await aReport('child-details')

    const answer = await forum.askAs(forum.ines, `/api/forum/reports/${forum.postId}`)

    const text = await answer.text()
    expect((JSON.parse(text) as { case: CaseView }).case).toMatchObject({
      state: 'open',
      reports: [{ by: 'Maya', reason: 'child-details' }],
      post: { content: 'You are all wrong.', isHidden: true },
      author: { username: 'Omar', reportedCount: 1, takenDownCount: 1, warningCount: 0 },
      history: [{ kind: 'hide-post', by: null }],
    })
    expect(text).not.toContain('@example.com')
    expect(text).not.toContain('"Example"')
  })

  it('names the post that a reported one answers', async () => {
    const forum = await aReport()
    const [opening] = forum.topic.posts
    const answer = await forum.aPost(forum.topic, { by: forum.omar, content: '> Naps?\nNonsense.', replyTo: opening })
    await forum.sendAs(forum.maya, 'POST', `/api/forum/posts/${answer.id}/reports`, { reason: 'unkind', note: '' })

    const seen = await forum.askAs(forum.ines, `/api/forum/reports/${answer.id}`)

    expect(await seen.json()).toMatchObject({ case: { post: { replyTo: { id: opening?.id, number: 1, username: 'Maya' } } } })
    expect((await forum.caseOf()).post.replyTo).toBeNull()
  })
})

describe('deciding about a report', () => {
  it.each([
    ['open', ['take', 'keep', 'hide', 'resolve']],
    ['in-progress', ['keep', 'hide', 'resolve']],
    ['resolved', ['reopen']],
    ['rejected', ['reopen']],
  ] as const)('leads on from %s to what it allows and nowhere else', async (state, allowed) => {
    const before = { 'open': [], 'in-progress': ['take'], 'resolved': ['resolve'], 'rejected': ['keep'] }[state]
    for (const decision of ['take', 'keep', 'hide', 'uphold', 'resolve', 'reopen'] as const) {
      const forum = await aReport()
      for (const step of before) expect((await forum.decide(step)).status).toBe(200)
      expect((await forum.caseOf()).state).toBe(state)

      const { status } = await forum.decide(decision)

      expect([decision, status]).toEqual([decision, (allowed as readonly string[]).includes(decision) ? 200 : 409])
    }
  })

  it('to keep the post shows it again where reports had hidden it, and tells who reported it', async () => {
    const forum = await aReport('child-details')

    await forum.decide('keep', forum.ines)

    expect(await forum.caseOf()).toMatchObject({ state: 'rejected', post: { isHidden: false } })
    expect(await newsOf(forum, forum.maya)).toEqual([{ kind: 'report-rejected', note: '', actorId: null }])
  })

  it('to hide the post hides it, and so does hiding or removing it in the forum', async () => {
    for (const act of [
      (forum: Awaited<ReturnType<typeof aReport>>) => forum.decide('hide', forum.ines),
      (forum: Awaited<ReturnType<typeof aReport>>) => forum.sendAs(forum.ines, 'PUT', `/api/forum/posts/${forum.postId}/hidden`),
      (forum: Awaited<ReturnType<typeof aReport>>) => forum.sendAs(forum.rosa, 'DELETE', `/api/forum/posts/${forum.postId}`),
    ]) {
      const forum = await aReport()

      await act(forum)

      const { state, post, history } = await forum.caseOf()
      expect({ state, isGone: post.isHidden || post.isRemoved }).toEqual({ state: 'resolved', isGone: true })
      expect(history.map(({ kind }) => kind)).toContain('resolved')
      expect(await newsOf(forum, forum.maya)).toEqual([{ kind: 'report-resolved', note: '', actorId: null }])
    }
  })

  it('is done by one of two who decide at once; the other hears of it', async () => {
    const forum = await aReport()
    const ruth = await forum.aMember('Ruth', { role: 'admin' })

    const answers = await Promise.all([forum.decide('keep', forum.rosa, 0), forum.decide('hide', ruth, 0)])

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { state, post, history } = await forum.caseOf()
    expect(post.isHidden).toBe(state === 'resolved')
    expect(history.filter(({ kind }) => kind === 'resolved' || kind === 'rejected')).toHaveLength(1)
  })

  it('is refused with 409 when it has moved on since it was on screen', async () => {
    const forum = await aReport()
    await forum.decide('take', forum.ines, 0)

    expect((await forum.decide('keep', forum.rosa, 0)).status).toBe(409)
  })

  it('is refused with 409 when someone has reported the post again since it was on screen', async () => {
    const forum = await aReport('spam')
    const { version } = await forum.caseOf()
    await forum.report(await forum.aMember('Lea'), 'child-details')

    const unread = await forum.decide('keep', forum.ines, version)

    expect(unread.status).toBe(409)
    expect(await forum.caseOf()).toMatchObject({ state: 'open', post: { isHidden: true }, reports: [{ state: 'open' }, { state: 'open' }] })
    expect((await forum.decide('keep', forum.ines)).status).toBe(200)
    expect((await forum.caseOf()).post.isHidden).toBe(false)
  })

  it('goes on while others only keep notes', async () => {
    const forum = await aReport()
    const { version } = await forum.caseOf()
    await forum.sendAs(forum.rosa, 'POST', `/api/forum/reports/${forum.postId}/notes`, { note: 'He was kind before.' })

    expect((await forum.decide('keep', forum.ines, version)).status).toBe(200)
  })

  it('opens a case again for a new report after it was settled', async () => {
    const forum = await aReport()
    await forum.decide('keep')

    await forum.report(await forum.aMember('Lea'))

    expect(await forum.caseOf()).toMatchObject({ state: 'open', reports: [{ state: 'rejected' }, { state: 'open' }] })
    expect((await listed(forum)).map(({ postId }) => postId)).toEqual([forum.postId])
    expect(await listed(forum, 'rejected')).toEqual([])
  })

  it('keeps who did what when, notes, locks and moves included, and writes it into the log', async () => {
    const forum = await aReport()
    const garden = await forum.aCategory({ name: 'Garden' })
    const pass = () => forum.clock.pass(1_000)
    await forum.decide('take', forum.ines)
    pass()
    await forum.sendAs(forum.ines, 'POST', `/api/forum/reports/${forum.postId}/notes`, { note: 'He was kind before.' })
    pass()
    await forum.sendAs(forum.ines, 'PUT', `/api/forum/topics/${forum.topic.id}/lock`, { reason: 'It’s settled.' })
    pass()
    await forum.sendAs(forum.ines, 'PATCH', `/api/forum/topics/${forum.topic.id}`, { categoryId: garden.id })
    pass()
    await forum.sendAs(forum.rosa, 'PUT', `/api/office/members/${forum.omar.id}/suspension`, { days: 3, reason: 'Unkind.' })
    pass()
    await forum.decide('hide')

    const { history } = await forum.caseOf()

    expect(history.map(({ by, kind, detail }) => [by, kind, detail])).toEqual([
      ['Ines', 'take', ''],
      ['Ines', 'note', 'He was kind before.'],
      ['Ines', 'lock-topic', 'It’s settled.'],
      ['Ines', 'move-topic', ''],
      ['Rosa', 'member.suspend', '3 days: Unkind.'],
      ['Rosa', 'hide-post', 'Unkind'],
      ['Rosa', 'resolved', ''],
    ])
    const log = await forum.site.db.selectFrom('officeAct').select('kind').orderBy('id').execute()
    expect(log.map(({ kind }) => kind)).toEqual(['report.take', 'report.note', 'member.suspend', 'report.hide'])
  })

  it.each([{ decision: 'burn', version: 0 }, { decision: 'keep' }, { decision: 'keep', version: -1 }, {}])('refuses %j', async (body) => {
    const forum = await aReport()

    expect((await forum.sendAs(forum.rosa, 'PUT', `/api/office/reports/${forum.postId}/decision`, body)).status).toBe(400)
  })

  it('is about posts that someone has reported', async () => {
    const forum = await aReport()
    const opening = forum.topic.posts[0]?.id

    for (const id of [opening, 999_999, 'x']) {
      expect((await forum.sendAs(forum.rosa, 'PUT', `/api/office/reports/${id}/decision`, { decision: 'keep', version: 0 })).status).toBe(404)
      expect((await forum.askAs(forum.rosa, `/api/office/reports/${id}`)).status).toBe(404)
    }
  })
})

describe('warning an author', () => {
  it('tells the member by email and on the site, in the owner’s words, and the log without them', async () => {
    const forum = await aReport()

    const answer = await forum.sendAs(forum.rosa, 'POST', `/api/office/reports/${forum.postId}/warnings`, { words: 'Please be kinder.' })

    expect(answer.status).toBe(201)
    const { mail } = await newestMail(forum, 'member-warned')
    expect(mail).toMatchObject({ recipient: 'omar@example.com' })
    expect(mail?.text).toContain('“Nap times”')
    expect(mail?.text).toContain('> Please be kinder.')
    const news = (await (await forum.askAs(forum.omar, '/api/forum/notifications')).json()) as { notifications: unknown[] }
    expect(news.notifications).toMatchObject([{ kind: 'warning', note: 'Please be kinder.', user: null, isRead: false }])
    expect(await forum.caseOf()).toMatchObject({ state: 'open', author: { warningCount: 1 }, history: [{ kind: 'warn', detail: 'Please be kinder.' }] })
    expect(await forum.site.db.selectFrom('officeAct').select(['kind', 'detail']).execute()).toEqual([{ kind: 'member.warn', detail: '' }])
  })

  it('stays to be read, without title and words, when the topic is taken down', async () => {
    const forum = await aReport()
    await forum.sendAs(forum.rosa, 'PUT', `/api/forum/topics/${forum.topic.id}/hidden`)
    await forum.sendAs(forum.rosa, 'POST', `/api/office/reports/${forum.postId}/warnings`, { words: 'Please be kinder.' })

    const news = (await (await forum.askAs(forum.omar, '/api/forum/notifications')).json()) as { notifications: unknown[] }

    expect(news.notifications).toMatchObject([{ kind: 'warning', topic: { title: 'a topic that was taken down' }, post: { excerpt: '' } }])
  })

  it('is not for other admins’ posts', async () => {
    const forum = await aForum()
    const ruth = await forum.aMember('Ruth', { role: 'admin' })
    const topic = await forum.aTopic({ by: ruth })
    const postId = topic.posts[0]?.id
    await forum.sendAs(forum.maya, 'POST', `/api/forum/posts/${postId}/reports`, { reason: 'unkind' })

    expect((await forum.sendAs(forum.rosa, 'POST', `/api/office/reports/${postId}/warnings`, { words: 'Please be kind.' })).status).toBe(403)
  })
})

it('a spammer’s removal settles every report of it, and taking it back brings the posts back', async () => {
  const forum = await aReport('spam')
  const { id } = forum.omar

  expect((await forum.sendAs(forum.rosa, 'PUT', `/api/office/members/${id}/removal`, { username: 'Oscar' })).status).toBe(400)
  const removed = await forum.sendAs(forum.rosa, 'PUT', `/api/office/members/${id}/removal`, { username: 'omar' })

  expect(await removed.json()).toEqual({ removed: 1 })
  expect(await forum.caseOf()).toMatchObject({ state: 'resolved', post: { content: '', isRemoved: true }, author: { canTakeBack: true } })
  expect(await (await forum.sendAs(forum.rosa, 'DELETE', `/api/office/members/${id}/removal`)).json()).toEqual({ restored: 1 })
  expect(await forum.caseOf()).toMatchObject({ post: { content: 'You are all wrong.', isRemoved: false }, author: { canTakeBack: false } })
  expect((await forum.sendAs(forum.rosa, 'DELETE', `/api/office/members/${id}/removal`)).status).toBe(404)
})
