import { describe, expect, it } from 'vitest'
import type { CurrentUser } from '../../../src/shared/accounts/accounts.ts'
import type { Newcomer } from '../../../src/shared/forum/newcomers/newcomers.ts'
import { DAY_MS, HOUR_MS } from '../../../src/shared/time/instant.ts'
import { aForum, type MemberRow } from '../../support/a-forum.ts'
import { dueEmails, outboxEmails } from '../../support/emails/outbox.ts'

type Forum = Awaited<ReturnType<typeof aForum>>

const REASON = 'Please let others finish.'

const silence = (forum: Forum, body: object = {}, who: MemberRow = forum.ines, username = 'omar') =>
  forum.sendAs(who, 'PUT', `/api/forum/members/${username}/silence`, { days: 3, reason: REASON, ...body })
/** A member as the database has them now, as a session would. */
const again = async ({ site, clock }: Forum, { id }: MemberRow): Promise<MemberRow> => {
  const row = await site.db.selectFrom('member').select(['id', 'username', 'role', 'createdAt', 'suspendedUntil', 'silencedUntil']).where('id', '=', id).executeTakeFirstOrThrow()
  return { ...row, silencedUntil: row.silencedUntil && row.silencedUntil > clock.now() ? row.silencedUntil : null }
}
const meAs = async (forum: Forum, who: MemberRow) => ((await (await forum.askAs(who, '/api/forum/auth/me')).json()) as { user: CurrentUser }).user
const subjectsTo = async ({ site }: Forum, recipient: string) => (await dueEmails(site)).filter((email) => email.recipient === recipient).map(({ subject }) => subject)
const acts = async ({ site }: Forum) => (await site.db.selectFrom('officeAct').select(['kind', 'subject']).orderBy('id').execute()).map(({ kind, subject }) => `${kind} ${subject}`)

describe('silencing a member', () => {
  it('pauses their posting until a day, and says so with the reason and whom to ask, in an email and in the forum', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic()

    const answer = await silence(forum)

    expect([answer.status, await answer.json()]).toMatchObject([200, { member: { username: 'Omar', silencedUntil: '2026-05-04T12:00:00.000Z' } }])
    const omar = await again(forum, forum.omar)
    expect((await meAs(forum, omar)).silence).toEqual({ until: '2026-05-04T12:00:00.000Z', reason: REASON })
    const reply = await forum.sendAs(omar, 'POST', `/api/forum/topics/${topic.id}/posts`, { content: 'But I wanted to say more.' })
    expect([reply.status, await reply.json()]).toMatchObject([403, { message: `Your posting is paused until May 4, 2026 at 7:00 AM (Austin time). You can still read, like, and bookmark. Reason: ${REASON}` }])
    const [email] = await outboxEmails(forum.site, 'member-silenced')
    expect(email).toMatchObject({ recipient: 'omar@example.com', subject: 'You can’t post in the forum for now', isDue: true })
    expect(email?.html).toContain('May 4, 2026 at 7:00 AM (Austin time)')
    expect(email?.text).toContain(REASON)
    expect(email?.text).toContain('/#contact')
    expect(await acts(forum)).toEqual([`member.silence member:${forum.omar.id}`])
  })

  it('leaves reading, likes, bookmarks, reports, and taking things back, but no edit that says more', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic({ posts: [{}, { by: forum.omar, content: 'Ask Ben Miller, 4, of Maple School.' }] })
    const [opening, own] = topic.posts.map(({ id }) => `/api/forum/posts/${id}`)
    await silence(forum)
    const omar = await again(forum, forum.omar)
    const status = async (method: string, path: string, body?: unknown) => (await forum.sendAs(omar, method, path, body)).status

    expect(await status('PUT', `${opening}/like`)).toBe(200)
    expect(await status('POST', `${opening}/reports`, { reason: 'unkind' })).toBe(201)
    expect(await status('PATCH', own ?? '', { content: 'Ask Ben Miller about our shop.' })).toBe(403)
    expect(await status('PATCH', own ?? '', { content: 'Ask a teacher.', removesDetails: true })).toBe(400)
    expect(await status('PATCH', own ?? '', { content: 'Ask of School.', removesDetails: true })).toBe(200)
    expect(await status('DELETE', own ?? '')).toBe(200)
  })

  it('ends by itself, or early with an email', async () => {
    const forum = await aForum()
    await silence(forum, { days: 1 })
    forum.clock.pass(DAY_MS)
    expect((await meAs(forum, forum.omar)).silence).toBeNull()
    await silence(forum, { days: 7 })

    await forum.sendAs(forum.ines, 'DELETE', '/api/forum/members/OMAR/silence')
    await forum.sendAs(forum.ines, 'DELETE', '/api/forum/members/omar/silence')

    expect((await meAs(forum, forum.omar)).silence).toBeNull()
    expect(await subjectsTo(forum, 'omar@example.com')).toEqual(['You can post in the forum again'])
  })

  it.each([
    ['2 days', { days: 2 }, 'days', 'Please choose 1, 3, or 7 days.'],
    ['30 days', { days: 30 }, 'days', 'Please choose 1, 3, or 7 days.'],
    ['no reason', { reason: '' }, 'reason', 'Please give a reason. The member will see it.'],
  ])('is refused with %s', async (_, wrong, field, message) => {
    const answer = await silence(await aForum(), wrong)

    expect([answer.status, await answer.json()]).toMatchObject([400, { errors: { [field]: [message] } }])
  })

  it('is refused for oneself, for others of the team, and for no one', async () => {
    const forum = await aForum()
    await forum.aMember('Iris', { role: 'moderator' })

    const statuses = []
    for (const username of ['ines', 'iris', 'rosa', 'no-such']) statuses.push((await silence(forum, {}, forum.ines, username)).status)

    expect(statuses).toEqual([403, 403, 403, 404])
    expect(await dueEmails(forum.site)).toEqual([])
  })
})

describe('warning the author of a post', () => {
  it('needs no report, reaches them by email and notification, and leaves the post', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic({ title: 'Nap times', posts: [{}, { by: forum.omar }] })

    const answer = await forum.sendAs(forum.ines, 'POST', `/api/forum/posts/${topic.posts[1]?.id}/warnings`, { words: 'Please be kind.' })

    expect(answer.status).toBe(201)
    const [email] = await outboxEmails(forum.site, 'member-warned')
    expect(email?.text.replaceAll('\n', ' ')).toContain('Our team took a look at what you wrote in “Nap times”. Here’s our note:')
    expect(email?.text).toContain('Please be kind.')
    const news = await (await forum.askAs(forum.omar, '/api/forum/notifications')).json()
    expect(news).toMatchObject({ notifications: [{ kind: 'warning', note: 'Please be kind.', user: null }] })
    expect((await forum.ask(`/api/forum/posts/${topic.posts[1]?.id}`)).status).toBe(200)
    expect(await acts(forum)).toEqual([`member.warn member:${forum.omar.id}`])
  })
})

/** Three accounts of today with two posts each, beside Maya's topic of long ago. */
async function aRaid() {
  const forum = await aForum()
  const topic = await forum.aTopic({ title: 'Nap times' })
  forum.clock.pass(30 * DAY_MS)
  const raiders = []
  for (const name of ['Ad-1', 'Ad-2', 'Lea']) {
    const raider = await forum.aMember(name)
    await forum.aPost(topic, { by: raider, content: `Buy at https://spam.example, says ${name}.` })
    await forum.aTopic({ by: raider, title: `Offer of ${name}`, posts: [{ content: `Cheaper here, says ${name}.` }] })
    raiders.push(raider)
  }
  const remove = (ids: number[], who: MemberRow = forum.ines) => forum.sendAs(who, 'POST', '/api/forum/spam-removals', { memberIds: ids, reason: 'Advertising isn’t allowed.' })
  const restore = (ids: number[]) => forum.sendAs(forum.ines, 'POST', '/api/forum/spam-restorations', { memberIds: ids })
  const newcomers = async (query = '') => ((await (await forum.askAs(forum.ines, `/api/forum/newcomers${query}`)).json()) as { newcomers: Newcomer[] }).newcomers
  const publicWords = async () => `${await (await forum.ask(`/api/forum/topics/${topic.id}/posts`)).text()}${await (await forum.ask('/api/forum/topics/latest')).text()}${await (await forum.ask('/api/forum/search?q=cheaper')).text()}`
  return { ...forum, topic, raiders, ids: raiders.map(({ id }) => id), remove, restore, newcomers, publicWords }
}

describe('spam of new accounts', () => {
  it('is on one page with all they wrote, the newest account first, and nothing of others', async () => {
    const { newcomers, clock } = await aRaid()

    const shown = await newcomers()

    expect(shown.map(({ username, postCount, removedAt }) => [username, postCount, removedAt])).toEqual([['Lea', 2, null], ['Ad-2', 2, null], ['Ad-1', 2, null]])
    expect(shown[0]?.posts.map(({ topic, excerpt }) => `${topic.title}: ${excerpt}`)).toEqual(['Offer of Lea: Cheaper here, says Lea.', 'Nap times: Buy at https://spam.example, says Lea.'])
    clock.pass(HOUR_MS)
    expect([(await newcomers('?hours=1')).length, (await newcomers('?hours=6')).length, (await newcomers('?hours=none')).length]).toEqual([0, 3, 3])
  })

  it('is removed in one act, of which visitors see nothing, and each of them is told and can’t post', async () => {
    const forum = await aRaid()

    const answer = await forum.remove(forum.ids)

    expect([answer.status, await answer.json()]).toEqual([201, { removed: 6 }])
    expect(await forum.publicWords()).not.toMatch(/spam\.example|Cheaper|Offer/)
    const emails = await outboxEmails(forum.site, 'spam-removed')
    expect(emails.map(({ recipient, isDue }) => [recipient, isDue])).toEqual([['ad-1@example.com', true], ['ad-2@example.com', true], ['lea@example.com', true]])
    expect(emails[0]?.text).toContain('Advertising isn’t allowed.')
    expect(emails[0]?.text).toContain('/#contact')
    const lea = await again(forum, forum.raiders[2] ?? forum.maya)
    expect((await meAs(forum, lea)).silence).toEqual({ until: '2026-06-07T12:00:00.000Z', reason: 'Advertising isn’t allowed.' })
    expect((await forum.newcomers()).map(({ username, removedAt }) => [username, removedAt !== null])).toEqual([['Lea', true], ['Ad-2', true], ['Ad-1', true]])
    expect(await acts(forum)).toEqual(forum.ids.map((id) => `member.remove-spam member:${id}`))
  })

  it('is restored for one who was caught wrongly, who can post again and is told, while the rest stays removed', async () => {
    const forum = await aRaid()
    await forum.remove(forum.ids)
    const lea = forum.ids[2] ?? 0

    forum.clock.pass(DAY_MS - 1)
    const answer = await forum.restore([lea])

    expect(await answer.json()).toEqual({ restored: 2 })
    const words = await forum.publicWords()
    expect(words).toContain('says Lea')
    expect(words).not.toMatch(/says Ad/)
    expect((await meAs(forum, forum.raiders[2] ?? forum.maya)).silence).toBeNull()
    expect(await subjectsTo(forum, 'lea@example.com')).toEqual(['Your posts are back'])
  })

  it('can be restored once, and for 24 hours', async () => {
    const forum = await aRaid()
    await forum.remove(forum.ids)
    await forum.restore(forum.ids.slice(2))

    expect((await forum.restore(forum.ids.slice(2))).status).toBe(404)
    forum.clock.pass(DAY_MS + 1)
    expect((await forum.restore(forum.ids)).status).toBe(404)
  })

  it('is removed for accounts up to 7 days old; with an older one, or one of the team, nothing happens', async () => {
    const forum = await aRaid()
    forum.clock.pass(7 * DAY_MS - 1)
    const statuses = [(await forum.remove([...forum.ids, forum.maya.id])).status, (await forum.remove([...forum.ids, forum.rosa.id])).status]
    expect(statuses).toEqual([403, 403])
    expect(await acts(forum)).toEqual([])
    expect((await forum.remove([forum.ids[0] ?? 0])).status).toBe(201)

    forum.clock.pass(1)
    const late = await forum.remove([forum.ids[1] ?? 0])

    expect([late.status, await late.json()]).toMatchObject([403, { message: 'This account isn’t new anymore. Please ask an admin.' }])
  })

  it('is removed for at least one and at most 100 accounts at once', async () => {
    const { remove, restore } = await aRaid()

    const tooMany = Array.from({ length: 101 }, (_, n) => n + 1)
    expect(await (await remove(tooMany)).json()).toMatchObject({ errors: { memberIds: ['Please choose at most 100 accounts.'] } })
    expect([(await remove([])).status, (await restore([])).status, (await remove([999_999])).status]).toEqual([400, 400, 404])
  })

  it('makes room for the next accounts once 100 are removed, and all of them can be restored', async () => {
    const forum = await aRaid()
    const more: number[] = []
    for (let n = 0; n < 120; n += 1) {
      const raider = await forum.aMember(`Bot-${n}`)
      await forum.aPost(forum.topic, { by: raider, content: `Cheaper at bot ${n}.` })
      more.push(raider.id)
    }
    const [newest, rest] = [more.slice(20), [...forum.ids, ...more.slice(0, 20)]]

    expect((await forum.newcomers()).map(({ id }) => id)).toEqual(newest.toReversed())
    expect((await forum.remove(newest)).status).toBe(201)

    const shown = await forum.newcomers()
    const idsOf = (isRemoved: boolean) => shown.filter(({ removedAt }) => (removedAt !== null) === isRemoved).map(({ id }) => id)
    expect([idsOf(false), idsOf(true)]).toEqual([rest.toReversed(), newest.toReversed()])
    expect(await (await forum.restore(newest)).json()).toEqual({ restored: 100 })
  })

  it('is removed for a sleeper of any age: it has no standing before what it just wrote', async () => {
    const forum = await aRaid()
    const sleeper = await forum.aMember('Sleeper', { isNew: true })
    await forum.aPost(forum.topic, { by: sleeper, content: 'Nice to be here.' })
    forum.clock.pass(90 * DAY_MS)
    for (let n = 0; n < 5; n += 1) expect((await forum.sendAs(sleeper, 'POST', `/api/forum/topics/${forum.topic.id}/posts`, { content: `Cheaper at mine ${n}.` })).status).toBe(201)
    expect((await forum.newcomers('?hours=1')).map(({ username, postCount }) => [username, postCount])).toEqual([['Sleeper', 6]])
    const reported = await forum.aPost(forum.topic, { by: sleeper })
    await forum.sendAs(forum.maya, 'POST', `/api/forum/posts/${reported.id}/reports`, { reason: 'spam' })
    expect(await (await forum.askAs(forum.ines, `/api/forum/reports/${reported.id}`)).json()).toMatchObject({ case: { author: { isNew: true } } })

    expect(await (await forum.remove([sleeper.id])).json()).toEqual({ removed: 7 })
    expect(await forum.publicWords()).not.toContain('mine')
    forum.clock.pass(DAY_MS - 1)
    expect(await (await forum.restore([sleeper.id])).json()).toEqual({ restored: 7 })

    expect(await forum.publicWords()).toContain('mine')
  })

  it.each([
    ['has been trusted for longer', async ({ aMember }: Forum) => aMember('Nora')],
    ['had three posts up before these days', async (forum: Forum) => {
      const nora = await forum.aMember('Nora', { isNew: true })
      await forum.aTopic({ by: nora, posts: 3 })
      return nora
    }],
  ])('is out of reach for an older account that %s', async (_, aMemberOfStanding) => {
    const forum = await aRaid()
    const nora = await aMemberOfStanding(forum)
    forum.clock.pass(8 * DAY_MS)
    const post = await forum.aPost(forum.topic, { by: nora, content: 'See you there.' })
    await forum.sendAs(forum.maya, 'POST', `/api/forum/posts/${post.id}/reports`, { reason: 'spam' })

    expect((await forum.remove([nora.id])).status).toBe(403)

    expect(await forum.newcomers('?hours=1')).toEqual([])
    expect(await (await forum.askAs(forum.ines, `/api/forum/reports/${post.id}`)).json()).toMatchObject({ case: { author: { isNew: false } } })
    expect((await forum.askAs(null, `/api/forum/posts/${post.id}`)).status).toBe(200)
  })
})
