import { describe, expect, it } from 'vitest'
import { remindOfRemovals } from '../../../src/domain/forum/removals/remind-of-removals.ts'
import { sweepRemovals } from '../../../src/domain/forum/removals/sweep-removals.ts'
import { eraseMember } from '../../../src/domain/forum/members/erase-member.ts'
import { exportMember } from '../../../src/domain/forum/members/export-member.ts'
import type { RemovalReceipt, RemovalSummary, RemovalView } from '../../../src/shared/forum/removals/removals.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../src/shared/time/instant.ts'
import { aForum, type MemberRow } from '../../support/a-forum.ts'
import { dueEmails, outboxEmails } from '../../support/emails/outbox.ts'
import { tablesHolding } from '../../support/stored-text.ts'

type Forum = Awaited<ReturnType<typeof aForum>>

const REQUEST = {
  kind: 'intimate', address: '/forum', details: 'A picture of me that I never shared.',
  name: 'Ana Lopez', email: 'ana@example.com', goodFaith: true,
}

/** Someone without an account asks for a post of Omar's to be removed. */
async function aRequest(more: object = {}, options: Parameters<typeof aForum>[0] = {}) {
  const forum = await aForum(options)
  const topic = await forum.aTopic({ by: forum.maya, title: 'Nap times', posts: [{}, { by: forum.omar, content: 'Look at this picture.' }] })
  const postId = topic.posts[1]?.id ?? 0
  const send = (wrong: object = {}) => forum.sendAs(null, 'POST', '/api/removal-requests', { ...REQUEST, address: `/forum/topics/${topic.id}/nap-times#post-${postId}`, ...more, ...wrong })
  const answer = await send()
  const receipt = (await answer.json()) as RemovalReceipt
  const decide = (body: object, who: MemberRow = forum.ines) => forum.sendAs(who, 'PUT', `/api/forum/removals/${receipt.number}/decision`, body)
  const read = async (who: MemberRow = forum.ines) => ((await (await forum.askAs(who, `/api/forum/removals/${receipt.number}`)).json()) as { request: RemovalView }).request
  return { ...forum, topic, postId, send, answer, receipt, decide, read }
}

const listed = async (forum: Forum, state = 'open') =>
  ((await (await forum.askAs(forum.ines, `/api/forum/removals?state=${state}`)).json()) as { requests: RemovalSummary[] }).requests

const removalMail = async ({ site }: Forum) => (await dueEmails(site)).filter(({ template }) => template.startsWith('removal-')).map(({ recipient, subject }) => `${recipient}: ${subject}`)

describe('asking us to remove something [D10]', () => {
  it('needs no account, and answers with a number and the time by which we decide', async () => {
    const { answer, receipt } = await aRequest()

    expect(answer.status).toBe(201)
    expect(receipt).toEqual({ number: 1, dueAt: '2026-05-03T12:00:00.000Z', isEmailed: false })
  })

  it('says that a receipt is on its way only where email can be sent', async () => {
    const { receipt } = await aRequest({}, { smtpUrl: 'smtp://mail.test' })

    expect(receipt.isEmailed).toBe(true)
  })

  it('emails a receipt with the number and nothing that was typed, and tells every moderator and admin, as each has set it', async () => {
    const forum = await aRequest()

    const emails = (await outboxEmails(forum.site)).filter(({ template }) => template.startsWith('removal-'))
    expect(emails.map(({ recipient, subject }) => `${recipient}: ${subject}`)).toEqual([
      'ana@example.com: We got your removal request (number 1)',
      'ines@example.com: New removal request (number 1)',
      'rosa@example.com: New removal request (number 1)',
    ])
    for (const { text, html, data } of emails) expect(`${text}${html}${data}`).not.toMatch(/picture of me|Lopez|nap-times/)
    expect(emails.slice(1).map(({ link }) => link)).toEqual(Array(2).fill('http://on-joue.test/forum/removals/1'))
    expect(emails[0]?.html).toContain('May 3, 2026 at 7:00 AM (Austin time)')
  })

  it.each([
    ['without saying what it’s about', { kind: 'other' }, 'kind', 'Please choose what it’s about.'],
    ['without an address', { address: ' ' }, 'address', 'Please tell us where it is. A link is best.'],
    ['with a few words', { details: 'Bad.' }, 'details', 'Please tell us in at least 10 characters what it is and why it should go.'],
    ['with too many words', { details: 'x'.repeat(2_001) }, 'details', 'Your description cannot exceed 2,000 characters.'],
    ['without a signature', { name: '' }, 'name', 'Name must be at least 2 characters'],
    ['without a way to answer', { email: 'ana@' }, 'email', 'Please enter a valid email address'],
    ['without the good-faith statement', { goodFaith: false }, 'goodFaith', 'Please confirm this statement.'],
  ])('is refused %s, with what to do', async (_, wrong, field, message) => {
    const { send } = await aRequest()

    const answer = await send(wrong)

    expect([answer.status, await answer.json()]).toMatchObject([400, { errors: { [field]: [message] } }])
  })

  it('twice within 5 minutes is one request with one number, later another', async () => {
    const { clock, send } = await aRequest()

    clock.pass(5 * MINUTE_MS - 1)
    const second = await send()
    clock.pass(1)
    const third = await send()

    expect([await second.json(), await third.json()]).toMatchObject([{ number: 1, dueAt: '2026-05-03T12:00:00.000Z' }, { number: 2 }])
  })

  it('is let through 5 times an hour from one network', async () => {
    const { send } = await aRequest({}, { limitFactor: 1 })

    const statuses: number[] = []
    for (const nth of [2, 3, 4, 5, 6]) statuses.push((await send({ details: `A picture of me, number ${nth}.` })).status)

    expect(statuses).toEqual([201, 201, 201, 201, 429])
  })

  it.each([['whose browser filled in the trap', { website: 'https://spam.example' }], ['who sent it within 3 seconds', { elapsedMs: 2_999 }]])(
    'by someone %s waits with its clock, in the bell, and marked; no one is emailed until it’s due a reminder',
    async (_, signs) => {
      const forum = await aRequest(signs, { smtpUrl: 'smtp://mail.test' })

      expect(forum.receipt).toEqual({ number: 1, dueAt: '2026-05-03T12:00:00.000Z', isEmailed: false })
      expect(await listed(forum)).toMatchObject([{ id: 1, state: 'open', hoursLeft: 48, looksAutomated: true }])
      expect(await (await forum.askAs(forum.rosa, '/api/office/door')).json()).toMatchObject({ door: { waiting: { forum: 1 } } })
      for (const member of [forum.ines, forum.rosa]) {
        const { alerts } = (await (await forum.askAs(member, '/api/forum/alerts')).json()) as { alerts: object[] }
        expect(alerts).toMatchObject([{ kind: 'removal', unread: 1, path: '/forum/removals/1' }])
      }
      expect(await removalMail(forum)).toEqual([])

      forum.clock.pass(24 * HOUR_MS)
      await remindOfRemovals(forum.site)
      expect(await removalMail(forum)).toEqual(['ines@example.com: Removal request still waiting (number 1)', 'rosa@example.com: Removal request still waiting (number 1)'])
    },
  )

  it('by a person isn’t marked', async () => {
    expect(await listed(await aRequest({ website: '', elapsedMs: 3_000 }))).toMatchObject([{ looksAutomated: false }])
  })

  it('is taken on its page without JavaScript, which shows a receipt that no one else gets', async () => {
    const { site, ask } = await aForum()

    const posted = await ask('/forum/removal-request', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.url.origin },
      body: new URLSearchParams({ form: 'removal', ...REQUEST, goodFaith: 'on' }).toString(),
    })

    const html = await posted.text()
    expect(posted.status).toBe(200)
    expect(html).toMatch(/Its number is (<!-- -->)?1/)
    expect(html).toContain('May 3, 2026')
    expect(await (await ask('/forum/removal-request')).text()).not.toContain('Its number is')
  })

  it('from the page of a report names the post, without the words of its topic', async () => {
    const { ask } = await aForum()

    const html = await (await ask(`/forum/removal-request?address=${encodeURIComponent('/forum/topics/7#post-9')}`)).text()

    expect(html).toContain('value="/forum/topics/7#post-9"')
  })
})

describe('a removal request', () => {
  it('is read by moderators and admins alone', async () => {
    const { askAs, maya, omar, ines, rosa, read } = await aRequest()
    const statusFor = async (who: MemberRow | null, path: string) => (await askAs(who, `/api/forum/removals${path}`)).status

    for (const path of ['', '/counts', '/1']) {
      expect([await statusFor(null, path), await statusFor(maya, path), await statusFor(omar, path)]).toEqual([401, 403, 403])
      expect([await statusFor(ines, path), await statusFor(rosa, path)]).toEqual([200, 200])
    }
    expect(await read()).toMatchObject({
      ...{ kind: 'intimate', details: REQUEST.details, name: 'Ana Lopez', email: 'ana@example.com', hoursLeft: 48 },
      target: { what: 'post', name: 'Nap times', text: 'Look at this picture.', isRemoved: false },
    })
  })

  it('is stored in one table and named in no log', async () => {
    const forum = await aRequest()
    await forum.decide({ decision: 'declined', reply: 'It’s a drawing.' })

    expect(await tablesHolding(forum.site, REQUEST.details)).toEqual(['removal_request'])
    expect(await tablesHolding(forum.site, 'Ana Lopez')).toEqual(['removal_request'])
    expect(await tablesHolding(forum.site, 'It’s a drawing.')).toEqual(['removal_request'])
  })

  it('stands first of all that’s due first, with its clock', async () => {
    const forum = await aRequest()
    forum.clock.pass(10 * HOUR_MS + MINUTE_MS)
    await forum.send({ details: 'Another picture of me.' })

    expect((await listed(forum)).map(({ id, hoursLeft }) => [id, hoursLeft])).toEqual([[1, 37], [2, 48]])
    forum.clock.pass(40 * HOUR_MS)
    expect((await listed(forum)).map(({ hoursLeft }) => hoursLeft < 0)).toEqual([true, false])
  })

  it('reminds staff once after 24 hours and once after 40, until someone has decided', async () => {
    const forum = await aRequest()
    const staffMail = async () => (await outboxEmails(forum.site, 'removal-due')).filter(({ recipient }) => recipient === 'ines@example.com').map(({ subject }) => subject)
    const round = async (ms: number) => {
      forum.clock.pass(ms)
      await remindOfRemovals(forum.site)
      await remindOfRemovals(forum.site)
    }

    await round(24 * HOUR_MS - 1)
    expect(await staffMail()).toEqual(['New removal request (number 1)'])
    await round(1)
    await round(16 * HOUR_MS - 1)
    expect(await staffMail()).toEqual(['New removal request (number 1)', 'Removal request still waiting (number 1)'])
    await round(1)
    await round(30 * HOUR_MS)

    expect(await staffMail()).toEqual(['New removal request (number 1)', 'Removal request still waiting (number 1)', 'Removal request nearly due (number 1)'])
  })

  it('that was decided reminds no one', async () => {
    const forum = await aRequest()
    await forum.decide({ decision: 'declined', reply: 'It’s a drawing.' })

    forum.clock.pass(41 * HOUR_MS)
    await remindOfRemovals(forum.site)

    expect(await removalMail(forum)).toEqual(['ana@example.com: About your removal request (number 1)'])
  })

  it('is deleted 12 months after it was decided, with its email; one that waits is not', async () => {
    const forum = await aRequest()
    await forum.send({ details: 'Another picture of me.' })
    await forum.decide({ decision: 'removed' })

    forum.clock.pass(364 * DAY_MS)
    await sweepRemovals(forum.site)
    expect(await listed(forum, 'decided')).toHaveLength(1)
    forum.clock.pass(2 * DAY_MS)
    await sweepRemovals(forum.site)

    expect(await listed(forum, 'decided')).toEqual([])
    expect(await listed(forum)).toMatchObject([{ id: 2 }])
    expect((await outboxEmails(forum.site, 'removal-decided')).map(({ id }) => id)).toEqual([])
  })

  it('is in the copy of a member with the same confirmed address, and decided ones go with the account', async () => {
    const forum = await aRequest({ email: 'Maya@Example.com' })
    await forum.send({ details: 'Another picture of me.' })
    await forum.decide({ decision: 'removed', reply: 'Done.' })

    const { removalRequests } = await exportMember(forum.site, forum.maya.id)
    await forum.site.db.updateTable('member').set({ emailConfirmedAt: null }).where('id', '=', forum.omar.id).execute()
    const ofOmar = await exportMember(forum.site, forum.omar.id)
    await eraseMember(forum.site, forum.maya.id)

    expect(removalRequests).toMatchObject([{ number: 1, details: REQUEST.details, decision: 'removed', reply: 'Done.' }, { number: 2, decision: null }])
    expect(ofOmar.removalRequests).toEqual([])
    expect([await listed(forum, 'decided'), (await listed(forum)).length]).toEqual([[], 1])
  })
})

describe('deciding a removal request', () => {
  it('removes the post it names at once, tells the requester, and is in the log by its number', async () => {
    const forum = await aRequest()

    const answer = await forum.decide({ decision: 'removed', reply: 'Thanks for telling us.' })

    expect(answer.status).toBe(200)
    expect(await forum.read(forum.rosa)).toMatchObject({ state: 'decided', decision: 'removed', decidedBy: 'Ines', target: { text: '', isRemoved: true } })
    expect(await (await forum.ask(`/forum/topics/${forum.topic.id}/nap-times`)).text()).not.toContain('Look at this picture.')
    const emails = (await dueEmails(forum.site)).filter(({ recipient }) => recipient === 'ana@example.com')
    expect(emails).toMatchObject([{ subject: 'We removed it (request 1)', text: expect.stringContaining('Thanks for telling us.') }])
    const log = (await (await forum.askAs(forum.rosa, '/api/office/log?room=forum')).json()) as { entries: { by: string; text: string }[] }
    expect(log.entries).toContainEqual(expect.objectContaining({ by: 'Ines', text: 'removed what was asked in a removal request' }))
  })

  it('removes the post that a link by its id alone names, not the one that opened its topic', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic({ by: forum.maya, title: 'Nap times', posts: [{}, { by: forum.omar, content: 'Look at this picture.' }] })
    await forum.sendAs(null, 'POST', '/api/removal-requests', { ...REQUEST, address: `/forum/topics/${topic.id}/nap-times?post=${topic.posts[1]?.id}` })

    await forum.sendAs(forum.ines, 'PUT', '/api/forum/removals/1/decision', { decision: 'removed', reply: '' })

    expect(await forum.site.db.selectFrom('post').select(['number', 'deletedAt']).orderBy('number').execute()).toMatchObject([
      { number: 1, deletedAt: null },
      { number: 2, deletedAt: expect.any(String) as string },
    ])
  })

  it('tells the author of what’s removed why and how to object, but not who asked', async () => {
    const { site, omar, askAs, decide } = await aRequest()

    await decide({ decision: 'removed', reply: '' })

    const news = await (await askAs(omar, '/api/forum/notifications')).text()
    expect(news).toContain('Someone asked us to remove it for their own or a child’s safety or privacy.')
    const [email] = await dueEmails(site, 'post-reviewed')
    expect(email).toMatchObject({ recipient: 'omar@example.com', subject: 'Your post was taken down' })
    expect(news + (email?.text ?? '')).not.toMatch(/Ana|Lopez/)
  })

  it('tells a member whose profile is emptied why and how to object', async () => {
    const { site, decide } = await aRequest({ address: '/forum/members/Omar' })

    await decide({ decision: 'removed', reply: '' })

    const [email] = await dueEmails(site, 'member-content')
    expect(email).toMatchObject({ recipient: 'omar@example.com', subject: 'Your profile was removed' })
    expect(email?.text.replaceAll(/\s+/g, ' ')).toMatch(/Someone asked us to remove it.*Write to us/)
  })

  it('for the address of a topic removes its opening post, and hides the topic with it', async () => {
    const forum = await aRequest()
    const other = await forum.aTopic({ by: forum.omar, title: 'Look here' })
    await forum.send({ address: `http://on-joue.test/forum/topics/${other.id}/look-here` })

    await forum.sendAs(forum.ines, 'PUT', '/api/forum/removals/2/decision', { decision: 'removed' })

    expect((await forum.ask(`/api/forum/topics/${other.id}`)).status).toBe(410)
  })

  it('for the address of a profile empties what it says and shows', async () => {
    const forum = await aRequest({ address: 'http://on-joue.test/forum/members/Omar' })
    await forum.site.db.updateTable('member').set({ about: 'Look at her.', avatar: '/uploads/x.webp' }).where('id', '=', forum.omar.id).execute()

    await forum.decide({ decision: 'removed' })

    const member = await forum.site.db.selectFrom('member').select(['about', 'avatar']).where('id', '=', forum.omar.id).executeTakeFirst()
    expect(member).toEqual({ about: '', avatar: null })
  })

  it.each(['https://elsewhere.example/forum/topics/1', 'the second picture on your forum', 'http://[', '/forum/topics/999', '/blog'])(
    'for “%s”, which names no post or profile, removes nothing by itself',
    async (address) => {
      const forum = await aRequest({ address })

      expect((await forum.read()).target).toBeNull()
      expect((await forum.decide({ decision: 'removed' })).status).toBe(200)
      expect((await forum.ask(`/api/forum/posts/${forum.postId}`)).status).toBe(200)
    },
  )

  it('against it needs a reply, which the requester gets, and removes nothing', async () => {
    const forum = await aRequest()

    const without = await forum.decide({ decision: 'declined' })
    await forum.decide({ decision: 'declined', reply: 'It’s a drawing of a house.' })

    expect([without.status, await without.json()]).toMatchObject([400, { errors: { reply: ['Please tell the requester why.'] } }])
    const [email] = (await dueEmails(forum.site)).filter(({ recipient }) => recipient === 'ana@example.com')
    expect(email?.text).toContain('It’s a drawing of a house.')
    expect((await forum.read()).target?.isRemoved).toBe(false)
  })

  it('as spam tells no one', async () => {
    const forum = await aRequest()

    await forum.decide({ decision: 'spam' })

    expect(await removalMail(forum)).toEqual([])
  })

  it('is refused to the second of two who decide', async () => {
    const forum = await aRequest()
    await forum.decide({ decision: 'declined', reply: 'It’s a drawing.' })

    const second = await forum.decide({ decision: 'removed' }, forum.rosa)

    expect(second.status).toBe(409)
    expect((await forum.read()).decision).toBe('declined')
  })
})
