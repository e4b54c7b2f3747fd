import { describe, expect, it } from 'vitest'
import { aForum, type MemberRow } from '../../../../tests/support/a-forum.ts'
import { NOON } from '../../../../tests/support/a-site.ts'
import { registered } from '../../../../tests/support/members.ts'
import { outboxEmails } from '../../../../tests/support/emails/outbox.ts'
import { after, DAY_MS } from '../../../shared/time/instant.ts'
import { recountForum } from '../writing/recount.ts'
import { eraseDueMembers } from './erase-due-members.ts'
import { eraseMember } from './erase-member.ts'
import { exportMember } from './export-member.ts'

type Forum = Awaited<ReturnType<typeof aForum>>
const membersIn = async ({ site }: Forum) => (await site.db.selectFrom('member').select('username').orderBy('id').execute()).map((m) => m.username)
const change = ({ site }: Forum, { id }: { id: number }, values: object) =>
  site.db.updateTable('member').set(values).where('id', '=', id).execute()

/** Omar has done everything a member can do. */
async function aForumWithABusyOmar() {
  const forum = await aForum()
  const { omar, maya, rosa } = forum
  const topic = await forum.aTopic({ posts: [{ by: maya }, { by: omar, content: 'My words stay.' }, { by: omar, content: 'Taken back.' }] })
  const own = await forum.aTopic({ by: omar, title: 'From Omar' })
  const [opening, , regretted] = topic.posts.map(({ id }) => id)
  for (const kind of ['like', 'thumbs-up']) await forum.sendAs(omar, 'PUT', `/api/forum/posts/${opening}/${kind}`)
  await forum.sendAs(rosa, 'PUT', `/api/forum/posts/${opening}/like`)
  await forum.sendAs(omar, 'PUT', `/api/forum/topics/${topic.id}/bookmark`)
  await forum.sendAs(omar, 'POST', `/api/forum/posts/${opening}/reports`, { reason: 'off-topic', note: 'Not about naps.' })
  forum.clock.pass(2 * DAY_MS)
  await forum.sendAs(omar, 'PATCH', `/api/forum/posts/${topic.posts[1]?.id}`, { content: `My words stay. ${'More. '.repeat(30)}` })
  await forum.sendAs(omar, 'DELETE', `/api/forum/posts/${regretted}`)
  await forum.sendAs(rosa, 'POST', `/api/forum/topics/${own.id}/posts`, { content: '@Omar, well said.' })
  await forum.site.db.insertInto('idempotencyKey').values({ memberId: omar.id, key: 'k', fingerprint: 'f', result: '1', createdAt: NOON }).execute()
  return { forum, topic, own }
}

describe('deleting a member', () => {
  it('leaves nothing that names them, and what they wrote without an author', async () => {
    const { forum, topic, own } = await aForumWithABusyOmar()
    const { site, omar } = forum

    await eraseMember(site, omar.id)

    expect(await membersIn(forum)).toEqual(['Maya', 'Ines', 'Rosa'])
    for (const table of ['outbox', 'member', 'session', 'bookmark', 'reaction', 'idempotencyKey', 'emailLink', 'replyEmail'] as const) {
      const rows = JSON.stringify(await site.db.selectFrom(table).selectAll().execute())
      expect(rows).not.toMatch(/omar@example|"Example Omar"|"memberId":2\b/i)
    }
    const posts = await (await forum.askAs(null, `/api/forum/topics/${topic.id}/posts`)).json()
    const former = { id: 0, username: 'Former member', avatar: null, isAdmin: false }
    expect(posts).toMatchObject([
      { likeCount: 1, thumbsUpCount: 0 },
      { user: former, content: expect.stringContaining('My words stay.'), linksAllowed: false },
      { user: former, content: '', removed: 'by-author' },
    ])
    expect(await (await forum.askAs(null, `/api/forum/topics/${own.id}`)).json()).toMatchObject({ topic: { user: former, title: 'From Omar' } })
    expect(await site.db.selectFrom('post').select('content').where('content', 'like', '%Taken back%').execute()).toEqual([])
    expect(await site.db.selectFrom('report').select(['reporterId', 'note']).execute()).toEqual([{ reporterId: null, note: 'Not about naps.' }])
    expect((await forum.askAs(null, '/api/forum/members/Omar')).status).toBe(404)
  })

  it('deletes email to them that only a later version of the site knows, too', async () => {
    const { forum } = await aForumWithABusyOmar()
    const times = { createdAt: NOON, nextAttemptAt: NOON, scheduledAt: NOON }
    await forum.site.db.insertInto('outbox').values({ template: 'birthday', data: '{}', recipient: 'omar@example.com', messageId: '<1@on-joue.test>', ...times }).execute()

    await eraseMember(forum.site, forum.omar.id)

    expect(await forum.site.db.selectFrom('outbox').select('id').where('template', '=', 'birthday').execute()).toEqual([])
  })

  it('takes the name out of email that told others of their posts, sent or still waiting', async () => {
    const forum = await aForum()
    const { site, omar, maya, ines } = forum
    const topic = await forum.aTopic({ by: maya })
    for (const [by, content] of [[omar, 'After lunch.'], [ines, 'Ask @Maya, says "author":"Omar".']] as const) {
      await forum.sendAs(by, 'POST', `/api/forum/topics/${topic.id}/posts`, { content })
      await site.db.updateTable('outbox').set({ sentAt: NOON }).where('id', '=', 1).execute()
      await site.db.deleteFrom('replyEmail').execute()
    }

    await eraseMember(site, omar.id)

    const [sent, waiting] = await outboxEmails(site, 'forum-reply')
    expect([sent?.subject, sent?.sentAt]).toEqual([expect.stringMatching(/^Former member replied in/), NOON])
    expect(sent?.text).toContain('> After lunch.')
    expect(waiting).toMatchObject({ isDue: true, subject: expect.stringMatching(/^Ines mentioned you in/) })
    expect(waiting?.text).toContain('> Ask @Maya, says "author":"Omar".')
  })

  it('keeps every counter right', async () => {
    const { forum } = await aForumWithABusyOmar()

    await eraseMember(forum.site, forum.omar.id)

    expect(await recountForum(forum.site)).toEqual([])
    const total = await forum.site.db.selectFrom('siteTotal').select('count').where('key', '=', 'members').executeTakeFirstOrThrow()
    expect(total.count).toBe(3)
  })

  it('does not take likes of hidden and removed posts off the topic twice', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic({ posts: [{ likedBy: [forum.omar] }, { likedBy: [forum.omar] }, { likedBy: [forum.omar] }] })
    await forum.sendAs(forum.ines, 'PUT', `/api/forum/posts/${topic.posts[1]?.id}/hidden`)
    await forum.sendAs(forum.rosa, 'DELETE', `/api/forum/posts/${topic.posts[2]?.id}`)

    await eraseMember(forum.site, forum.omar.id)

    expect(await recountForum(forum.site)).toEqual([])
  })

  it('takes each like off its topic once, also when its post is hidden at the same moment', async () => {
    const forum = await aForum()
    for (let round = 0; round < 4; round += 1) {
      const fan = await forum.aMember(`Fan-${round}`)
      const topic = await forum.aTopic({ posts: Array.from({ length: 6 }, () => ({ likedBy: [fan] })) })

      await Promise.all([
        eraseMember(forum.site, fan.id),
        ...topic.posts.map(({ id }) => forum.sendAs(forum.rosa, 'PUT', `/api/forum/posts/${id}/hidden`)),
      ])

      expect(await recountForum(forum.site)).toEqual([])
    }
  })

  it('refuses one who is not there, and what an deleted member still sends', async () => {
    const { forum, topic } = await aForumWithABusyOmar()
    await eraseMember(forum.site, forum.omar.id)

    await expect(eraseMember(forum.site, forum.omar.id)).rejects.toMatchObject({ code: 'not-found' })
    expect((await forum.sendAs(forum.omar, 'POST', `/api/forum/topics/${topic.id}/posts`, { content: 'Still here?' })).status).toBe(404)
  })
})

describe('the copy of a member’s data', () => {
  it('holds all that is theirs, and nothing secret', async () => {
    const { forum } = await aForumWithABusyOmar()

    const copy = await exportMember(forum.site, forum.omar.id)

    expect(copy).toMatchObject({
      account: { username: 'Omar', email: 'omar@example.com', firstName: 'Omar', lastName: 'Example' },
      topics: [{ title: 'From Omar' }],
      posts: [{ content: expect.stringContaining('My words stay.') }, { content: 'Taken back.', deletedAt: after(NOON, 2 * DAY_MS) }, {}],
      earlierVersions: [{ content: 'My words stay.' }],
      likes: [{}, {}],
      bookmarks: [{}],
      reports: [{ note: 'Not about naps.', state: 'open' }],
      notifications: [{ kind: 'topic-reply' }].map(() => ({})),
    })
    expect(JSON.stringify(copy)).not.toMatch(/hash|token/i)
  })

  it('holds what the address left beside the forum once its owner is known, and nothing of it before', async () => {
    const forum = await aForum()
    const { site, omar, maya } = forum
    for (const email of ['Omar@example.com', 'maya@example.com']) {
      await forum.post('/api/waitlist', { email })
      await forum.post('/api/contact', { name: 'A parent', email, message: `Is there parking? Ask ${email}.` })
    }
    await change(forum, maya, { emailConfirmedAt: null })

    const [his, hers] = [await exportMember(site, omar.id), await exportMember(site, maya.id)]

    expect(his.elsewhere).toMatchObject([
      { kind: 'message', message: 'Is there parking? Ask Omar@example.com.' },
      { kind: 'waitlist', email: 'Omar@example.com' },
    ])
    expect(JSON.stringify(his)).not.toContain('maya@')
    expect(hers).toMatchObject({ elsewhere: [], mails: [] })
  })
})

describe('accounts that were never confirmed', () => {
  const aNewcomer = async () => {
    const forum = await aForum()
    const { user, headers } = await registered(forum, 'lea')
    const mails = (values: object) => forum.site.db.updateTable('outbox').set(values).where('template', '=', 'confirm-email').execute()
    await mails({ sentAt: NOON })
    return { forum, user, headers, mails }
  }

  it('go after 14 days with their sessions, when they never posted', async () => {
    const { forum, headers } = await aNewcomer()

    forum.clock.pass(14 * DAY_MS - 1)
    expect(await eraseDueMembers(forum.site)).toBe(0)
    forum.clock.pass(1)
    expect(await eraseDueMembers(forum.site)).toBe(1)

    expect(await membersIn(forum)).not.toContain('lea')
    expect(await forum.site.db.selectFrom('session').select('id').execute()).toEqual([])
    expect((await forum.ask('/api/forum/auth/me', { headers })).status).toBe(401)
  })

  it.each([
    ['the mail with the link waits', { sentAt: null }],
    ['that mail was parked', { sentAt: null, failedAt: NOON }],
    ['another one was sent in the last week', { sentAt: after(NOON, 10 * DAY_MS) }],
  ])('stay while %s', async (_, values) => {
    const { forum, mails } = await aNewcomer()
    await mails(values)
    forum.clock.pass(14 * DAY_MS)

    expect(await eraseDueMembers(forum.site)).toBe(0)
  })

  it('stay once they have posted or confirmed, are staff, or belong to the sample', async () => {
    const { forum, user } = await aNewcomer()
    const lea = { id: user.id } as MemberRow
    forum.clock.pass(14 * DAY_MS)
    for (const values of [{ emailConfirmedAt: NOON }, { sampledAt: NOON }, { role: 'admin' }]) {
      await change(forum, lea, values)
      expect(await eraseDueMembers(forum.site)).toBe(0)
      await change(forum, lea, { emailConfirmedAt: null, sampledAt: null, role: 'member' })
    }
    await forum.aPost(await forum.aTopic(), { by: lea })

    expect(await eraseDueMembers(forum.site)).toBe(0)
  })
})

describe('members who asked to be deleted', () => {
  it('are, after seven days, unless they changed their mind', async () => {
    const forum = await aForum()
    await change(forum, forum.omar, { erasureRequestedAt: NOON })
    await change(forum, forum.maya, { erasureRequestedAt: NOON })

    forum.clock.pass(7 * DAY_MS - 1)
    expect(await eraseDueMembers(forum.site)).toBe(0)
    await forum.sendAs(forum.maya, 'DELETE', '/api/forum/profile/erasure')
    forum.clock.pass(1)
    expect(await eraseDueMembers(forum.site)).toBe(1)

    expect(await membersIn(forum)).toEqual(['Maya', 'Ines', 'Rosa'])
  })
})
