import { describe, expect, it, onTestFinished } from 'vitest'
import { eraseMember } from '../../../src/domain/forum/members/erase-member.ts'
import { deliverMail } from '../../../src/domain/emails/deliver-mail.ts'
import { smtpMailer } from '../../../src/server/adapters/mailer.ts'
import { MINUTE_MS } from '../../../src/shared/time/instant.ts'
import { aForum, type MemberRow } from '../../support/a-forum.ts'
import { aMailServer } from '../../support/emails/a-mail-server.ts'
import { NOON } from '../../support/a-site.ts'
import { readable } from '../../support/emails/mail.ts'
import { dueEmails } from '../../support/emails/outbox.ts'

type Forum = Awaited<ReturnType<typeof aForum>>

/** Maya was here an hour before the others write. */
async function aForumWithTopic() {
  const forum = await aForum()
  const topic = await forum.aTopic({ title: 'Nap times' })
  return { forum, topic, reply: (by: MemberRow, content = 'At one, for two hours.', more = {}) => send(forum, by, topic.id, content, more) }
}

async function send(forum: Forum, by: MemberRow, topicId: number, content: string, more: object) {
  const answer = await forum.sendAs(by, 'POST', `/api/forum/topics/${topicId}/posts`, { content, ...more })
  expect(answer.status).toBe(201)
  return (await answer.json()) as { id: number }
}

const mailsIn = ({ site }: Forum) => dueEmails(site, 'forum-reply')
const change = ({ site }: Forum, { id }: MemberRow, values: object) =>
  site.db.updateTable('member').set(values).where('id', '=', id).execute()

describe('email about a reply [D29 D69]', () => {
  it('tells the topic’s author, the one answered and those mentioned, each once and ten minutes later', async () => {
    const { forum, topic, reply } = await aForumWithTopic()
    const first = await reply(forum.omar)
    await change(forum, forum.maya, { replyEmailOffAt: NOON })

    await reply(forum.rosa, '> At one\n\nThanks! @Ines, what do you say?', { replyToId: first.id })

    await change(forum, forum.maya, { replyEmailOffAt: null })
    const common = { nextAttemptAt: '2026-05-01T12:10:00.000Z' }
    const mails = await mailsIn(forum)
    expect(mails).toMatchObject([
      { recipient: 'maya@example.com', subject: 'Omar replied in “Nap times”', ...common },
      { recipient: 'omar@example.com', subject: 'Rosa replied to you in “Nap times”', ...common },
      { recipient: 'ines@example.com', subject: 'Rosa mentioned you in “Nap times”', ...common },
    ])
    expect(mails[0]?.text).toContain('> At one, for two hours.')
    expect(mails[1]?.text).toContain('> Thanks! @Ines, what do you say?')
    expect((await mailsIn(forum))[0]?.link).toBe(`http://on-joue.test/forum/topics/${topic.id}/nap-times#post-${first.id}`)
  })

  it('leads to the page the post is on when the email is opened, though posts before it were let through since', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic({ title: 'Nap times', posts: 15 })
    const lea = await forum.aMember('Lea', { isNew: true })
    const held: number[] = []
    for (let n = 0; n < 10; n += 1) held.push((await send(forum, lea, topic.id, `See https://cars.example.com/${n}`, {})).id)
    const { id } = await send(forum, forum.omar, topic.id, 'At one.', {})
    const link = (await mailsIn(forum))[0]?.link ?? ''
    const open = async () => (await forum.ask(link.replace(/^http:\/\/on-joue\.test|#.*/g, ''))).headers.get('location')
    const at = `/forum/topics/${topic.id}/nap-times`

    expect([link, await open()]).toEqual([`http://on-joue.test${at}?post=${id}#post-${id}`, `${at}#post-${id}`])
    for (const post of held) await forum.sendAs(forum.ines, 'DELETE', `/api/forum/posts/${post}/hidden`)

    expect(await open()).toBe(`${at}?page=2#post-${id}`)
  })

  it('comes once about each topic until the member has been here again', async () => {
    const { forum, reply } = await aForumWithTopic()
    await reply(forum.omar)
    await reply(forum.ines, 'Ours gave them up.')
    expect(await mailsIn(forum)).toHaveLength(1)
    await forum.sendAs(forum.omar, 'POST', `/api/forum/topics/${(await forum.aTopic()).id}/posts`, { content: 'Another topic.' })
    expect(await mailsIn(forum)).toHaveLength(2)

    forum.clock.pass(MINUTE_MS)
    await change(forum, forum.maya, { lastSeenAt: forum.clock.now() })
    forum.clock.pass(MINUTE_MS)
    await reply(forum.omar, 'Still at one, by the way.')

    expect(await mailsIn(forum)).toHaveLength(3)
  })

  it.each([
    ['has not confirmed the email', { emailConfirmedAt: null }],
    ['wants none', { replyEmailOffAt: NOON }],
    ['is suspended', { suspendedUntil: '2026-05-04T12:00:00.000Z' }],
    ['has asked to be erased', { erasureRequestedAt: NOON }],
    ['is made up as a sample', { sampledAt: NOON }],
  ])('never goes to a member who %s; the notification is there as usual', async (_, values) => {
    const { forum, reply } = await aForumWithTopic()
    await change(forum, forum.maya, values)

    await reply(forum.omar)

    expect(await mailsIn(forum)).toEqual([])
    expect(await forum.site.db.selectFrom('notification').select('memberId').execute()).toEqual([{ memberId: forum.maya.id }])
  })

  it('reaches someone whose suspension has ended', async () => {
    const { forum, reply } = await aForumWithTopic()
    await change(forum, forum.maya, { suspendedUntil: NOON })

    await reply(forum.omar)

    expect(await mailsIn(forum)).toHaveLength(1)
  })

  it('is not sent for a post that is refused', async () => {
    const { forum, topic } = await aForumWithTopic()

    const answer = await forum.sendAs(forum.omar, 'POST', `/api/forum/topics/${topic.id}/posts`, { content: 'Hm', replyToId: 9 })

    expect(answer.status).toBe(400)
    expect(await mailsIn(forum)).toEqual([])
  })

  it.each([
    ['the notification is read', (forum: Forum) => forum.sendAs(forum.maya, 'PUT', '/api/forum/notifications/1/read')],
    ['all notifications are read', (forum: Forum) => forum.sendAs(forum.maya, 'PUT', '/api/forum/notifications/read')],
    ['the post is removed', (forum: Forum) => forum.sendAs(forum.omar, 'DELETE', '/api/forum/posts/2')],
    ['the post is hidden', (forum: Forum) => forum.sendAs(forum.ines, 'PUT', '/api/forum/posts/2/hidden')],
    ['the topic is hidden', (forum: Forum) => forum.sendAs(forum.ines, 'PUT', '/api/forum/topics/1/hidden')],
    ['the mail is stopped', (forum: Forum) => forum.sendAs(forum.maya, 'DELETE', '/api/forum/profile/reply-mail')],
    ['the member is suspended', (forum: Forum) => forum.sendAs(forum.rosa, 'PUT', `/api/office/members/${forum.maya.id}/suspension`, { days: 1, reason: 'Ads.' })],
  ])('is taken back while it waits when %s', async (_, act) => {
    const { forum, reply } = await aForumWithTopic()
    await reply(forum.omar)

    expect((await act(forum)).ok).toBe(true)

    expect(await mailsIn(forum)).toEqual([])
  })

  it.each([
    ['was read', (forum: Forum) => forum.sendAs(forum.maya, 'PUT', '/api/forum/notifications/1/read')],
    ['was removed', (forum: Forum) => forum.sendAs(forum.omar, 'DELETE', '/api/forum/posts/2')],
    ['was hidden', (forum: Forum) => forum.sendAs(forum.ines, 'PUT', '/api/forum/posts/2/hidden')],
  ])('comes again about the next reply when the one before %s', async (_, act) => {
    const { forum, reply } = await aForumWithTopic()
    await reply(forum.omar)
    forum.clock.pass(MINUTE_MS)
    await act(forum)
    forum.clock.pass(MINUTE_MS)

    await reply(forum.ines, 'Ours gave them up.')

    expect(await mailsIn(forum)).toMatchObject([{ recipient: 'maya@example.com', subject: 'Ines replied in “Nap times”' }])
  })

  it('names a former member when the account behind the post was deleted while it waited', async () => {
    const { forum, reply } = await aForumWithTopic()
    await reply(forum.omar)

    await eraseMember(forum.site, forum.omar.id)

    const [mail] = await mailsIn(forum)
    expect(mail?.subject).toBe('Former member replied in “Nap times”')
    expect(`${mail?.text}${mail?.html}`).not.toContain('Omar')
  })

  it('says, while it waits, what the post and the title say by then', async () => {
    const { forum, topic, reply } = await aForumWithTopic()
    const { id } = await reply(forum.omar, 'Call me: 512 555 0100.')
    await forum.sendAs(forum.omar, 'POST', `/api/forum/topics/${(await forum.aTopic()).id}/posts`, { content: 'Another topic.' })
    const [, other] = await mailsIn(forum)

    await forum.sendAs(forum.omar, 'PATCH', `/api/forum/posts/${id}`, { content: 'Write to me here.' })
    await forum.sendAs(forum.ines, 'PATCH', `/api/forum/topics/${topic.id}`, { title: 'Sleep at noon' })

    const link = `http://on-joue.test/forum/topics/${topic.id}/sleep-at-noon#post-${id}`
    const [mail, unchanged] = await mailsIn(forum)
    expect(mail).toMatchObject({ subject: 'Omar replied in “Sleep at noon”', link, html: expect.stringContaining('Write to me here.') })
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/512|Nap times/)
    expect(unchanged).toEqual(other)
  })

  it('stops at five in two minutes for one member', async () => {
    const forum = await aForum({ limits: { LIMIT_REPLY_BURST: 1_000, LIMIT_REPLY_FIRST_DAY: 1_000 }, limitFactor: 1 })
    for (let n = 0; n < 7; n += 1) {
      const { id } = await forum.aTopic()
      await send(forum, forum.omar, id, `An answer to question ${n}.`, {})
    }

    expect(await mailsIn(forum)).toHaveLength(5)
  })
})

describe('email about mentions by new members', () => {
  /** So many accounts that have just joined name Maya, each in a topic of its own. */
  async function mentionMaya(forum: Forum, count: number, isNew = true) {
    for (let n = 0; n < count; n += 1) {
      const by = await forum.aMember(`${isNew ? 'new' : 'known'}-${n}`, { isNew })
      await send(forum, by, (await forum.aTopic({ by, title: `Hello ${n}` })).id, 'Look here, @Maya.', {})
    }
  }
  const WITH_ONE_A_DAY = { limits: { LIMIT_REPLY_MAIL_TWO_MINUTES: 3, LIMIT_REPLY_MAIL_DAY: 3, LIMIT_NEW_MENTION_MAIL_DAY: 1 }, limitFactor: 1 }

  it('comes up to a limit of its own, and takes nothing from the emails about replies', async () => {
    const forum = await aForum(WITH_ONE_A_DAY)
    await mentionMaya(forum, 4)
    expect(await mailsIn(forum)).toHaveLength(1)

    for (let n = 0; n < 4; n += 1) await send(forum, forum.omar, (await forum.aTopic()).id, `An answer to question ${n}.`, {})

    expect((await mailsIn(forum)).map(({ subject }) => subject.split(' ').slice(0, 2).join(' '))).toEqual(['new-0 mentioned', ...Array(3).fill('Omar replied')])
  })

  it('tells of a new member’s reply and of a known member’s mention as usual', async () => {
    const forum = await aForum(WITH_ONE_A_DAY)
    await mentionMaya(forum, 2, false)
    const by = await forum.aMember('Lea', { isNew: true })
    await send(forum, by, (await forum.aTopic()).id, 'At one, too, @Maya.', {})

    expect(await mailsIn(forum)).toHaveLength(3)
    await mentionMaya(forum, 1)
    expect(await mailsIn(forum)).toHaveLength(4)
  })
})

describe('an email about a reply', () => {
  it('has a text and an HTML part, a link that stops it, and the headers for an email program’s own button', async () => {
    const { forum, reply } = await aForumWithTopic()
    await reply(forum.omar)
    // Read before it is sent: then links lose their secrets in the outbox.
    const { unsubscribeLink } = (await mailsIn(forum))[0] ?? { unsubscribeLink: '' }
    const server = await aMailServer()
    const { send: hand, close } = smtpMailer({ smtpUrl: server.url, from: 'On Joue <hello@on-joue.test>', ownerEmail: undefined })
    onTestFinished(close)

    expect(await deliverMail(forum.site, hand)).toBe(0)
    forum.clock.pass(10 * MINUTE_MS)
    expect(await deliverMail(forum.site, hand)).toBe(1)

    const [mail = ''] = server.received.map(readable)
    expect(mail).toContain('To: maya@example.com')
    expect(mail).toContain(`List-Unsubscribe: <${unsubscribeLink}>`)
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(mail).toContain(`Unsubscribe:\n${unsubscribeLink}`)
    expect(mail).toContain('> At one, for two hours.')
    expect(mail).toContain('text/html')
  })
})

describe('stopping email about replies', () => {
  const offAtOf = async ({ site }: Forum, { id }: MemberRow) =>
    (await site.db.selectFrom('member').select('replyEmailOffAt').where('id', '=', id).executeTakeFirstOrThrow()).replyEmailOffAt
  const linkFor = async () => {
    const { forum, reply } = await aForumWithTopic()
    await reply(forum.omar)
    return { forum, link: new URL((await mailsIn(forum))[0]?.unsubscribeLink ?? '') }
  }

  it('takes a button on a page, without logging in; opening the page changes nothing', async () => {
    const { forum, link } = await linkFor()
    const path = `${link.pathname}${link.search}`

    const page = await forum.ask(path)
    expect([page.status, await offAtOf(forum, forum.maya)]).toEqual([200, null])
    const answer = await forum.postForm(path, { form: 'unsubscribe' })

    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/forum/unsubscribe?sent=unsubscribe'])
    expect(await offAtOf(forum, forum.maya)).toBe(NOON)
    expect(await (await forum.follow(answer)).text()).toContain('You won’t get any more emails about replies.')
  })

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n'],
  ])('takes one click in an email program, sent as %s', async (type, body) => {
    const { forum, link } = await linkFor()

    const answer = await forum.ask(`${link.pathname}${link.search}`, { method: 'POST', headers: { 'content-type': type }, body })

    expect(answer.status).toBe(200)
    expect(await offAtOf(forum, forum.maya)).toBe(NOON)
  })

  it('refuses links this site did not make', async () => {
    const { forum, link } = await linkFor()
    const token = link.searchParams.get('token') ?? ''

    for (const forged of ['', '1', `${forum.omar.id}${token.slice(1)}`, `${token}x`, `999999999999${token.slice(1)}`]) {
      expect((await forum.post('/api/forum/unsubscribe', { token: forged })).status).toBe(400)
    }
    expect(await offAtOf(forum, forum.omar)).toBeNull()
  })

  it('is a switch on the profile too, there and back', async () => {
    const { forum } = await aForumWithTopic()

    const off = await forum.sendAs(forum.maya, 'DELETE', '/api/forum/profile/reply-mail')
    const on = await forum.sendAs(forum.maya, 'PUT', '/api/forum/profile/reply-mail')

    expect(await off.json()).toMatchObject({ user: { wantsReplyMail: false } })
    expect(await on.json()).toMatchObject({ user: { wantsReplyMail: true } })
  })
})
