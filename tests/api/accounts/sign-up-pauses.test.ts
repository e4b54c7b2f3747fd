import { describe, expect, it } from 'vitest'
import { sweepNetworks } from '../../../src/domain/forum/reports/sweep-networks.ts'
import { DOMAIN_PAUSED, NETWORK_PAUSED, type SignUpPauseView } from '../../../src/shared/accounts/sign-up-pauses.ts'
import type { OfficeMemberView } from '../../../src/shared/office/members/office-members.ts'
import { listLog } from '../../../src/domain/office/log/list-log.ts'
import { after, DAY_MS } from '../../../src/shared/time/instant.ts'
import { aForum, as } from '../../support/a-forum.ts'
import { registrationOf } from '../../support/members.ts'

type Forum = Awaited<ReturnType<typeof aForum>>

const PAUSES = '/api/office/sign-up-pauses'
const SPAMMERS = '192.0.2.9'
const pauseDomain = (forum: Forum, change: object = {}) => forum.sendAs(forum.rosa, 'POST', PAUSES, { domain: 'spam.example', days: 7, reason: 'A raid.', ...change })
const pausesIn = async (answer: Response) => ((await answer.json()) as { pauses: SignUpPauseView[] }).pauses
const signUp = (forum: Forum, name: string, { email = `${name}@example.com`, from = '198.51.100.4' } = {}) =>
  forum.post('/api/forum/auth/register', { ...registrationOf(name), email }, { from })
const memberIn = async (forum: Forum, id: number) => ((await (await forum.askAs(forum.rosa, `/api/office/members/${id}`)).json()) as { member: OfficeMemberView }).member

/** Someone who signed up from the spammers' network. */
async function aSpammer(forum: Forum) {
  const answer = await signUp(forum, 'ava', { from: SPAMMERS })
  return ((await answer.json()) as { user: { id: number } }).user.id
}

describe('a paused email domain', () => {
  it.each(['lea@spam.example', 'lea@mail.spam.example', 'Lea@SPAM.example'])('takes no sign-up with %s, and says so at the field', async (email) => {
    const forum = await aForum()
    await pauseDomain(forum)

    const answer = await signUp(forum, 'lea', { email })

    expect([answer.status, await answer.json()]).toMatchObject([400, { errors: { email: [DOMAIN_PAUSED] } }])
  })

  it.each(['lea@example.com', 'lea@notspam.example', 'lea@spam.example.com'])('takes one with %s', async (email) => {
    const forum = await aForum()
    await pauseDomain(forum)

    expect((await signUp(forum, 'lea', { email })).status).toBe(201)
  })

  it('is the same for an address that’s corrected later', async () => {
    const forum = await aForum()
    await pauseDomain(forum)
    const cookie = (await signUp(forum, 'lea')).headers.getSetCookie().map((text) => text.replace(/;.*/, '')).join('; ')

    const answer = await forum.ask('/api/forum/profile/email', {
      method: 'PUT', headers: { cookie, 'content-type': 'application/json' }, body: JSON.stringify({ email: 'lea@spam.example', password: 'quiet corner 7' }),
    })

    expect([answer.status, await answer.json()]).toMatchObject([400, { errors: { email: [DOMAIN_PAUSED] } }])
  })

  it('is free again when the pause ends by itself', async () => {
    const forum = await aForum()
    await pauseDomain(forum, { days: 1 })
    forum.clock.pass(DAY_MS)

    expect((await signUp(forum, 'lea', { email: 'lea@spam.example' })).status).toBe(201)
  })

  it('is free again when an admin ends the pause', async () => {
    const forum = await aForum()
    const [pause] = await pausesIn(await pauseDomain(forum))

    expect(await pausesIn(await forum.sendAs(forum.rosa, 'DELETE', `${PAUSES}/${pause?.id}`))).toEqual([])
    expect((await signUp(forum, 'lea', { email: 'lea@spam.example' })).status).toBe(201)
  })

  it('is listed for admins with the reason, and is in the log', async () => {
    const forum = await aForum()
    await pauseDomain(forum, { domain: 'someone@Spam.example' })
    await pauseDomain(forum, { days: 30 })

    const pauses = await pausesIn(await forum.askAs(forum.rosa, PAUSES))

    expect(pauses).toMatchObject([{ kind: 'domain', domain: 'spam.example', reason: 'A raid.', by: 'Rosa' }])
    const { entries } = await listLog(forum.site, as(forum.rosa), {})
    expect(entries[0]).toMatchObject({ text: 'paused sign-ups', detail: 'spam.example, 30 days: A raid.' })
  })

  it('has to be a domain, for a time, with a reason', async () => {
    const forum = await aForum()

    const answer = await pauseDomain(forum, { domain: 'spam', days: 2, reason: '' })

    expect([answer.status, Object.keys(((await answer.json()) as { errors: object }).errors)]).toEqual([400, ['domain', 'days', 'reason']])
  })
})

describe('a paused network', () => {
  it('takes no sign-ups, and its members write and log in as before', async () => {
    const forum = await aForum()
    const id = await aSpammer(forum)
    expect((await memberIn(forum, id)).can.pauseNetwork).toBe(true)

    expect((await forum.sendAs(forum.rosa, 'PUT', `/api/office/members/${id}/network-pause`, { days: 1, reason: 'A raid.' })).status).toBe(200)

    const refused = await signUp(forum, 'lea', { from: SPAMMERS })
    expect([refused.status, await refused.json()]).toMatchObject([403, { message: NETWORK_PAUSED }])
    expect((await signUp(forum, 'lea')).status).toBe(201)
    expect((await forum.post('/api/forum/auth/login', { username: 'ava', password: 'quiet corner 7' }, { from: SPAMMERS })).status).toBe(200)
    expect(await pausesIn(await forum.askAs(forum.rosa, PAUSES))).toMatchObject([{ kind: 'network', domain: null }])
  })

  it('can be paused for two days after a sign-up, and isn’t known after that', async () => {
    const forum = await aForum()
    const id = await aSpammer(forum)
    await forum.site.db.updateTable('member').set({ createdAt: after(forum.clock.now(), -2 * DAY_MS - 1) }).where('id', '=', id).execute()
    await sweepNetworks(forum.site)

    expect((await memberIn(forum, id)).can.pauseNetwork).toBe(false)
    expect((await forum.sendAs(forum.rosa, 'PUT', `/api/office/members/${id}/network-pause`, { days: 1, reason: 'A raid.' })).status).toBe(409)
  })
})
