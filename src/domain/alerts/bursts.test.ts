import { describe, expect, it } from 'vitest'
import { aForum, as } from '../../../tests/support/a-forum.ts'
import { outboxEmails } from '../../../tests/support/emails/outbox.ts'
import { alertText } from '../../shared/alerts/alert-text.ts'
import { after, DAY_MS, HOUR_MS } from '../../shared/time/instant.ts'
import { NEW_MEMBER_POSTS_BURST, POSTS_BURST, REPORTS_BURST, SIGN_UPS_BURST } from './bursts.ts'
import { listAlerts } from './list-alerts.ts'
import { watchConditions } from './watch-conditions.ts'

type Forum = Awaited<ReturnType<typeof aForum>>

/** A forum whose standing cast has been there for long. */
async function aQuietForum() {
  const forum = await aForum({ smtpUrl: 'smtp://mail.example', limits: { LIMIT_LOGIN_GUESSES: 1_000 } })
  await forum.site.db.updateTable('fact').set({ createdAt: forum.clock.now() }).execute()
  await forum.site.db.updateTable('member').set({ createdAt: after(forum.clock.now(), -90 * DAY_MS) }).execute()
  return forum
}

const bursts = async ({ site, ines }: Forum) => (await listAlerts(site, as(ines))).filter(({ kind }) => kind === 'burst')

const CAUSES: [string, (forum: Forum) => Promise<unknown>][] = [
  ['sign-ups', async (forum) => { for (let n = 0; n < SIGN_UPS_BURST; n += 1) await forum.aMember(`Parent${n}`) }],
  ['posts', (forum) => forum.aTopic({ posts: POSTS_BURST })],
  ['posts by new members, held or not', async (forum) => {
    for (const who of [forum.ines, forum.rosa]) await forum.sendAs(who, 'PUT', '/api/forum/alerts/settings', { review: 'off' })
    const topic = await forum.aTopic({ by: forum.maya, at: after(forum.clock.now(), -DAY_MS) })
    const lea = await forum.aMember('Lea', { isNew: true })
    for (let n = 0; n < NEW_MEMBER_POSTS_BURST; n += 1) await forum.sendAs(lea, 'POST', `/api/forum/topics/${topic.id}/posts`, { content: n % 2 ? `Hello ${n}` : `See shop${n}.example.com` })
  }],
  ['reports', async (forum) => {
    const topic = await forum.aTopic({ posts: REPORTS_BURST, at: after(forum.clock.now(), -DAY_MS) })
    const rows = topic.posts.map(({ id }) => ({ postId: id, reporterId: forum.omar.id, reason: 'spam' as const, createdAt: forum.clock.now() }))
    await forum.site.db.insertInto('report').values(rows).execute()
  }],
  ['failed logins', async (forum) => {
    for (let n = 0; n < 100; n += 1) await forum.post('/api/forum/auth/login', { username: `Parent${n % 20}`, password: 'wrong' }, { from: `192.0.2.${n}` })
  }],
]

/** What the bell says, and the subjects of what each of the team was emailed. */
const heard = async (forum: Forum) => ({
  bell: (await bursts(forum)).map(({ kind, count, unread, bursts: kinds }) => `${alertText(kind, count, { bursts: kinds })} (${unread} new)`),
  emails: (await outboxEmails(forum.site, 'staff-alert')).filter(({ recipient }) => recipient === 'ines@example.com').map(({ subject }) => subject),
})

describe('bursts of two kinds', () => {
  it('each get their own alert and email, and one alert stays when the other burst is over', async () => {
    const forum = await aQuietForum()
    const [signUps, reports] = [CAUSES.find(([what]) => what === 'sign-ups'), CAUSES.find(([what]) => what === 'reports')]
    await signUps?.[1](forum)
    await watchConditions(forum.site)
    expect(await heard(forum)).toEqual({ bell: ['There are unusually many sign-ups (1 new)'], emails: ['On Joue: There are unusually many sign-ups'] })
    await forum.sendAs(forum.ines, 'PUT', '/api/forum/alerts/burst/read')

    forum.clock.pass(HOUR_MS / 2)
    await reports?.[1](forum)
    for (let n = 0; n < 3; n += 1) await watchConditions(forum.site)

    expect((await heard(forum)).bell).toEqual(['There are unusually many reports and sign-ups (1 new)'])
    expect((await bursts(forum))[0]?.path).toBe('/forum/reports')
    expect((await heard(forum)).emails).toContain('On Joue: There are unusually many reports')

    forum.clock.pass(HOUR_MS / 2 + 1)
    await watchConditions(forum.site)
    expect((await heard(forum)).bell).toEqual(['There are unusually many reports (1 new)'])
  })
})

describe('an unusual burst', () => {
  it.each(CAUSES)('of %s rings for staff once, and again only after it’s over', async (_, cause) => {
    const forum = await aQuietForum()
    await watchConditions(forum.site)
    expect(await bursts(forum)).toEqual([])

    await cause(forum)
    for (let n = 0; n < 3; n += 1) await watchConditions(forum.site)

    expect(await bursts(forum)).toMatchObject([{ count: 1, unread: 1 }])
    const reached = (await outboxEmails(forum.site, 'staff-alert')).map(({ recipient }) => recipient)
    expect(reached.toSorted()).toEqual(['ines@example.com', 'rosa@example.com'])

    forum.clock.pass(HOUR_MS + 1)
    await watchConditions(forum.site)
    expect(await bursts(forum)).toEqual([])
  })

  it('is none where as much is usual', async () => {
    const forum = await aQuietForum()
    for (let hour = 1; hour <= 150; hour += 1) await forum.aTopic({ posts: 10, at: after(forum.clock.now(), -hour * HOUR_MS - 1) })

    await forum.aTopic({ posts: POSTS_BURST })
    await watchConditions(forum.site)

    expect(await bursts(forum)).toEqual([])
  })
})
