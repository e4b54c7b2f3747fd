import { describe, expect, it } from 'vitest'
import { aForum, as } from '../../../tests/support/a-forum.ts'
import { outboxEmails } from '../../../tests/support/emails/outbox.ts'
import { after, DAY_MS, HOUR_MS } from '../../shared/time/instant.ts'
import { POSTS_BURST, REPORTS_BURST, SIGN_UPS_BURST } from './bursts.ts'
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
  ['reports', async (forum) => {
    const topic = await forum.aTopic({ posts: REPORTS_BURST, at: after(forum.clock.now(), -DAY_MS) })
    const rows = topic.posts.map(({ id }) => ({ postId: id, reporterId: forum.omar.id, reason: 'spam' as const, createdAt: forum.clock.now() }))
    await forum.site.db.insertInto('report').values(rows).execute()
  }],
  ['failed logins', async (forum) => {
    for (let n = 0; n < 100; n += 1) await forum.post('/api/forum/auth/login', { username: `Parent${n % 20}`, password: 'wrong' }, { from: `192.0.2.${n}` })
  }],
]

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
