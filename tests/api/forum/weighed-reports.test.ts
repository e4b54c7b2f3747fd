import { describe, expect, it } from 'vitest'
import { listAlerts } from '../../../src/domain/alerts/list-alerts.ts'
import { recountForum } from '../../../src/domain/forum/writing/recount.ts'
import type { NotificationView, PostView, ReportReason } from '../../../src/shared/forum/forum.ts'
import type { CaseView } from '../../../src/shared/forum/reports/reports.ts'
import { DAY_MS } from '../../../src/shared/time/instant.ts'
import { aForum, type MemberRow } from '../../support/a-forum.ts'
import { outboxEmails } from '../../support/emails/outbox.ts'

type Forum = Awaited<ReturnType<typeof aForum>>

const LONG_AGO = '2025-10-01T12:00:00.000Z'

/** A topic by Maya with Omar's reply, and ways to report and to look. */
async function aReply(options: Parameters<typeof aForum>[0] = {}) {
  const forum = await aForum(options)
  const topic = await forum.aTopic({ by: forum.maya, title: 'Nap times', posts: [{}, { by: forum.omar, content: 'You are all wrong.' }] })
  const postId = topic.posts[1]?.id ?? 0
  return { ...forum, topic, postId }
}

const report = (forum: Forum, by: MemberRow, postId: number, reason: ReportReason = 'unkind') =>
  forum.sendAs(by, 'POST', `/api/forum/posts/${postId}/reports`, { reason, note: reason === 'other' ? 'Look.' : '' })

const newcomers = async (forum: Forum, count: number): Promise<MemberRow[]> => {
  const members: MemberRow[] = []
  for (let n = 0; n < count; n += 1) members.push(await forum.aMember(`New${n}`, { isNew: true }))
  return members
}

const isHidden = async ({ site }: Forum, id: number) =>
  (await site.db.selectFrom('post').select('hiddenAt').where('id', '=', id).executeTakeFirstOrThrow()).hiddenAt !== null

/** A post as one reader sees it. */
async function postAs(forum: Forum, who: MemberRow | null, topicId: number, postId: number): Promise<PostView | undefined> {
  const answer = await forum.askAs(who, `/api/forum/topics/${topicId}/posts`)
  return ((await answer.json()) as PostView[]).find(({ id }) => id === postId)
}

const newsOf = async (forum: Forum, who: MemberRow) =>
  ((await (await forum.askAs(who, '/api/forum/notifications')).json()) as { notifications: NotificationView[] }).notifications

const caseOf = async (forum: Forum, who: MemberRow, postId: number) =>
  ((await (await forum.askAs(who, `/api/forum/reports/${postId}`)).json()) as { case: CaseView }).case

async function decide(forum: Forum, who: MemberRow, postId: number, decision: string) {
  const { version } = await caseOf(forum, who, postId)
  return forum.sendAs(who, 'PUT', `/api/forum/reports/${postId}/decision`, { decision, version })
}

/** A member with months and twenty posts behind them. */
async function aMemberOfStanding(forum: Forum, username: string) {
  const member = await forum.aMember(username, { at: LONG_AGO })
  await forum.aTopic({ by: member, title: `What ${username} wrote`, posts: 20 })
  return member
}

describe('what a report weighs', () => {
  it('is a fifth by someone new: fourteen leave a post up, and the fifteenth hides it', async () => {
    const forum = await aReply()
    const fresh = await newcomers(forum, 15)

    for (const member of fresh.slice(0, 14)) await report(forum, member, forum.postId)
    expect(await isHidden(forum, forum.postId)).toBe(false)
    await report(forum, fresh[14] as MemberRow, forum.postId)

    expect(await isHidden(forum, forum.postId)).toBe(true)
  })

  it('is one once three days have passed and three posts are up', async () => {
    const forum = await aReply()
    const lea = await forum.aMember('Lea', { isNew: true })
    await forum.aTopic({ by: lea, posts: 3 })
    await report(forum, lea, forum.postId, 'child-details')
    expect(await isHidden(forum, forum.postId)).toBe(false)

    forum.clock.pass(3 * DAY_MS)
    const other = await forum.aPost(forum.topic, { by: forum.omar })
    await report(forum, lea, other.id, 'child-details')

    expect(await isHidden(forum, other.id)).toBe(true)
  })

  it('stays a fifth for a trusted member without a confirmed address, where the site can email', async () => {
    for (const [smtpUrl, expected] of [['smtp://mail.test', false], [undefined, true]] as const) {
      const forum = await aReply({ smtpUrl })
      const lea = await forum.aMember('Lea')
      await forum.site.db.updateTable('member').set({ emailConfirmedAt: null }).where('id', '=', lea.id).execute()

      await report(forum, lea, forum.postId, 'child-details')

      expect(await isHidden(forum, forum.postId)).toBe(expected)
    }
  })

  it('is counted once for one network, however many accounts report from it', async () => {
    const forum = await aReply()
    for (const name of ['Lea', 'Tom', 'Kim']) {
      await report(forum, await forum.aMember(name), forum.postId)
      await forum.site.db.updateTable('report').set({ network: 'the-same-wifi' }).execute()
    }
    expect(await isHidden(forum, forum.postId)).toBe(false)

    await report(forum, await forum.aMember('Noor'), forum.postId)
    await report(forum, await forum.aMember('Sam'), forum.postId)

    expect(await isHidden(forum, forum.postId)).toBe(true)
  })

  it('is enough at once by a moderator', async () => {
    const forum = await aReply()

    await report(forum, forum.ines, forum.postId, 'spam')

    expect(await postAs(forum, null, forum.topic.id, forum.postId)).toMatchObject({ hiddenBy: 'reports', content: '' })
  })

  it('is nothing after two posts that it helped to hide within a day', async () => {
    const forum = await aReply()
    const topic = await forum.aTopic({ by: forum.omar, posts: 4 })
    const [one, two, three, four] = topic.posts.map(({ id }) => id) as [number, number, number, number]

    for (const id of [one, two, three]) await report(forum, forum.maya, id, 'child-details')
    expect([await isHidden(forum, one), await isHidden(forum, two), await isHidden(forum, three)]).toEqual([true, true, false])

    forum.clock.pass(DAY_MS + 1)
    await report(forum, forum.maya, four, 'child-details')
    expect(await isHidden(forum, four)).toBe(true)
  })

  it('is nothing once three more of a member’s reports were rejected than found right', async () => {
    const forum = await aReply()
    const topic = await forum.aTopic({ by: forum.omar, posts: 5 })
    const ids = topic.posts.map(({ id }) => id)
    for (const id of ids.slice(0, 3)) {
      await report(forum, forum.maya, id)
      await decide(forum, forum.ines, id, 'keep')
    }

    await report(forum, forum.maya, ids[3] ?? 0, 'child-details')
    expect(await isHidden(forum, ids[3] ?? 0)).toBe(false)

    await decide(forum, forum.ines, ids[3] ?? 0, 'hide')
    await report(forum, forum.maya, ids[4] ?? 0, 'child-details')
    expect(await isHidden(forum, ids[4] ?? 0)).toBe(true)
  })

  it('must be three times as much for a post by staff, or by a member of long standing', async () => {
    const forum = await aForum()
    const nora = await aMemberOfStanding(forum, 'Nora')
    const parents = []
    for (const name of ['Lea', 'Tom', 'Kim']) parents.push(await forum.aMember(name))
    for (const author of [nora, forum.ines]) {
      const { id } = await forum.aPost(await forum.aTopic(), { by: author })

      for (const parent of parents.slice(0, 2)) await report(forum, parent, id, 'child-details')
      expect(await isHidden(forum, id)).toBe(false)
      await report(forum, parents[2] as MemberRow, id, 'child-details')

      expect(await isHidden(forum, id)).toBe(true)
    }
  })
})

describe('the author of a post that reports have hidden', () => {
  it('is told on the site and by email, with the text, the reason, and what to do', async () => {
    const forum = await aReply()

    await report(forum, forum.maya, forum.postId, 'child-details')

    expect(await newsOf(forum, forum.omar)).toMatchObject([
      { kind: 'post-hidden', note: 'Shares a child’s details', user: null, post: { id: forum.postId, excerpt: 'You are all wrong.' } },
    ])
    const [email] = await outboxEmails(forum.site, 'post-reviewed')
    expect(email).toMatchObject({ recipient: 'omar@example.com', subject: 'Your post is waiting for a moderator’s look' })
    for (const words of ['You are all wrong.', 'Shares a child’s details', 'You can still read and edit your post']) expect(email?.text.replace(/\s+/g, ' ')).toContain(words)
  })

  it('still reads it where others read that a moderator will look, and never that a moderator removed it', async () => {
    const forum = await aReply()
    await report(forum, forum.maya, forum.postId, 'child-details')

    expect(await postAs(forum, forum.omar, forum.topic.id, forum.postId)).toMatchObject({
      content: 'You are all wrong.', removed: null, hiddenBy: 'reports', can: { edit: true },
    })
    for (const reader of [null, forum.maya]) {
      expect(await postAs(forum, reader, forum.topic.id, forum.postId)).toMatchObject({ content: '', hiddenBy: 'reports', can: { edit: false } })
    }
    const page = await (await forum.ask(`/forum/topics/${forum.topic.id}/${forum.topic.slug}`)).text()
    expect(page).toContain('Waiting for a moderator’s look.')
    expect(page).not.toContain('You are all wrong.')
  })

  it('fixes it and so puts it back for review; it stays hidden until a moderator says so', async () => {
    const forum = await aReply()
    await report(forum, forum.maya, forum.postId, 'child-details')
    await decide(forum, forum.ines, forum.postId, 'take')

    const answer = await forum.sendAs(forum.omar, 'PATCH', `/api/forum/posts/${forum.postId}`, { content: 'I see it another way.' })

    expect(answer.status).toBe(200)
    expect(await caseOf(forum, forum.ines, forum.postId)).toMatchObject({
      state: 'open',
      post: { content: 'I see it another way.', isHidden: true },
      history: expect.arrayContaining([expect.objectContaining({ kind: 'fixed', by: 'Omar' })]),
    })
    expect((await postAs(forum, null, forum.topic.id, forum.postId))?.content).toBe('')

    await decide(forum, forum.ines, forum.postId, 'keep')
    expect((await postAs(forum, null, forum.topic.id, forum.postId))?.content).toBe('I see it another way.')
    expect((await newsOf(forum, forum.omar)).map(({ kind }) => kind)).toEqual(['post-shown'])
  })

  it('can’t edit it anymore once a moderator has upheld the reports', async () => {
    const forum = await aReply()
    await report(forum, forum.maya, forum.postId, 'child-details')

    expect((await decide(forum, forum.ines, forum.postId, 'uphold')).status).toBe(200)

    expect((await forum.sendAs(forum.omar, 'PATCH', `/api/forum/posts/${forum.postId}`, { content: 'Something else.' })).status).toBe(404)
    expect(await postAs(forum, null, forum.topic.id, forum.postId)).toMatchObject({ hiddenBy: 'moderator' })
    expect(await newsOf(forum, forum.omar)).toMatchObject([{ kind: 'post-upheld', post: { excerpt: 'You are all wrong.' } }])
    expect((await newsOf(forum, forum.maya)).map(({ kind }) => kind)).toEqual(['report-resolved'])
  })
})

describe('a moderator', () => {
  it('decides neither on reports of their own nor on reports of what they wrote', async () => {
    const forum = await aReply()
    const own = await forum.aPost(forum.topic, { by: forum.ines })
    await report(forum, forum.ines, forum.postId)
    await report(forum, forum.maya, own.id)

    for (const id of [forum.postId, own.id]) {
      expect(await caseOf(forum, forum.ines, id)).toMatchObject({ canDecide: false })
      for (const decision of ['take', 'keep']) expect((await decide(forum, forum.ines, id, decision)).status).toBe(403)
      expect((await forum.sendAs(forum.ines, 'POST', `/api/forum/reports/${id}/undo-raid`)).status).toBe(403)
    }
    expect((await forum.sendAs(forum.ines, 'DELETE', `/api/forum/posts/${forum.postId}/hidden`)).status).toBe(403)
    expect((await decide(forum, forum.rosa, forum.postId, 'keep')).status).toBe(200)
  })

  it('decides after all where no one else on the team could', async () => {
    const forum = await aReply()
    const { id } = await forum.aPost(forum.topic, { by: forum.rosa })
    await report(forum, forum.ines, id)

    expect(await caseOf(forum, forum.ines, id)).toMatchObject({ canDecide: true })
    expect((await decide(forum, forum.ines, id, 'keep')).status).toBe(200)
  })

  it('leaves the reports to someone else by hiding what they reported themselves', async () => {
    const forum = await aReply()
    await report(forum, forum.ines, forum.postId)

    await forum.sendAs(forum.ines, 'PUT', `/api/forum/posts/${forum.postId}/hidden`)

    expect(await caseOf(forum, forum.rosa, forum.postId)).toMatchObject({ state: 'open', post: { isHidden: true }, canDecide: true })
  })
})

describe('ten fresh accounts that report fifty posts from ten networks', () => {
  /** Fifty posts by staff, a member of long standing, and Omar, each reported by all ten for a child's details. */
  async function aRaid() {
    const forum = await aForum()
    const nora = await aMemberOfStanding(forum, 'Nora')
    const posts: { id: number; by: MemberRow }[] = []
    const topic = await forum.aTopic()
    for (let n = 0; n < 50; n += 1) {
      const by = [forum.ines, nora, forum.omar][n % 3] ?? forum.omar
      posts.push({ id: (await forum.aPost(topic, { by, content: `Post ${n}` })).id, by })
    }
    const raiders = await newcomers(forum, 10)
    for (const { id } of posts) for (const raider of raiders) await report(forum, raider, id, 'child-details')
    const hidden = async () => {
      const rows = await forum.site.db.selectFrom('post').select('id').where('hiddenAt', 'is not', null).execute()
      return rows.flatMap(({ id }) => posts.find((post) => post.id === id) ?? [])
    }
    return { ...forum, nora, posts, raiders, hidden }
  }

  it('hide nothing by staff or members of standing, reach each of the team with one email and one entry in the bell, and one click undoes what they hid', async () => {
    const raid = await aRaid()
    for (const who of [raid.ines, raid.rosa]) {
      expect(await listAlerts(raid.site, raid.as(who))).toMatchObject([{ kind: 'child-report', count: 50 }])
    }
    expect((await outboxEmails(raid.site, 'staff-alert')).map(({ recipient }) => recipient).toSorted()).toEqual(['ines@example.com', 'rosa@example.com'])
    const hidden = await raid.hidden()
    expect(hidden.length).toBeGreaterThan(0)
    expect(hidden.length).toBeLessThanOrEqual(4)
    expect(new Set(hidden.map(({ by }) => by.username))).toEqual(new Set(['Omar']))

    const answer = await raid.sendAs(raid.rosa, 'POST', `/api/forum/reports/${hidden[0]?.id}/undo-raid`)

    expect(await answer.json()).toEqual({ shown: hidden.length })
    expect(await raid.hidden()).toEqual([])
    expect(await raid.site.db.selectFrom('report').select('id').where('state', '!=', 'rejected').execute()).toEqual([])
    expect(await recountForum(raid.site)).toEqual([])
  })

  it('weigh nothing from then on', async () => {
    const raid = await aRaid()
    await raid.sendAs(raid.rosa, 'POST', `/api/forum/reports/${raid.posts[0]?.id}/undo-raid`)
    raid.clock.pass(2 * DAY_MS)
    const { id } = await raid.aPost(await raid.aTopic(), { by: raid.omar })

    for (const raider of raid.raiders) await report(raid, raider, id, 'child-details')

    expect(await isHidden(raid, id)).toBe(false)
  })

  it('leave a post hidden that trusted members reported as well', async () => {
    const raid = await aRaid()
    const omars = raid.posts.filter(({ by }) => by.id === raid.omar.id).at(-1)?.id ?? 0
    for (const name of ['Lea', 'Tom', 'Kim']) await report(raid, await raid.aMember(name), omars)
    expect(await isHidden(raid, omars)).toBe(true)

    await raid.sendAs(raid.rosa, 'POST', `/api/forum/reports/${raid.posts[0]?.id}/undo-raid`)

    expect(await isHidden(raid, omars)).toBe(true)
    expect(await caseOf(raid, raid.rosa, omars)).toMatchObject({ state: 'open' })
  })

  it('take no report by a trusted member or by the team along, and no post that those hide', async () => {
    const raid = await aRaid()
    const lea = await raid.aMember('Lea')
    const [hers, shared, moderators] = (await raid.aTopic({ by: raid.omar, posts: 3 })).posts.map(({ id }) => id) as [number, number, number]
    for (const id of [hers, shared, moderators]) await report(raid, raid.raiders[0] as MemberRow, id)
    await report(raid, lea, hers, 'child-details')
    await report(raid, lea, shared)
    await report(raid, raid.ines, moderators, 'spam')

    for (const id of [shared, hers, moderators]) await raid.sendAs(raid.rosa, 'POST', `/api/forum/reports/${id}/undo-raid`)

    const left = await raid.site.db.selectFrom('report').select(['postId', 'reporterId', 'state']).where('state', '!=', 'rejected').orderBy('id').execute()
    expect(left).toEqual([
      { postId: hers, reporterId: lea.id, state: 'open' },
      { postId: shared, reporterId: lea.id, state: 'open' },
      { postId: moderators, reporterId: raid.ines.id, state: 'open' },
    ])
    expect([await isHidden(raid, hers), await isHidden(raid, shared), await isHidden(raid, moderators)]).toEqual([true, false, true])
    expect((await newsOf(raid, lea)).map(({ kind }) => kind)).toEqual([])
    expect(await recountForum(raid.site)).toEqual([])
  })

  it('take along those by someone trusted once who hasn’t confirmed the address since', async () => {
    const forum = await aReply({ smtpUrl: 'smtp://mail.test' })
    const lea = await forum.aMember('Lea')
    await forum.site.db.updateTable('member').set({ emailConfirmedAt: null }).where('id', '=', lea.id).execute()
    await report(forum, lea, forum.postId)

    await forum.sendAs(forum.rosa, 'POST', `/api/forum/reports/${forum.postId}/undo-raid`)

    expect(await caseOf(forum, forum.rosa, forum.postId)).toMatchObject({ state: 'rejected' })
  })

  it('don’t bring a post up that waits for a moderator for its link', async () => {
    const forum = await aReply()
    const sam = await forum.aMember('Sam', { isNew: true })
    const { id } = await forum.aPost(forum.topic, { by: sam, content: 'Nice to be here.' })
    await report(forum, await forum.aMember('New', { isNew: true }), id)
    await forum.sendAs(sam, 'PATCH', `/api/forum/posts/${id}`, { content: 'See https://cars.example.com' })

    await forum.sendAs(forum.rosa, 'POST', `/api/forum/reports/${id}/undo-raid`)

    expect(await isHidden(forum, id)).toBe(true)
  })
})
