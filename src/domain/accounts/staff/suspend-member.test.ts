import { describe, expect, it } from 'vitest'
import { aForum, type MemberRow } from '../../../../tests/support/a-forum.ts'
import { loggedIn, newestMail, registered } from '../../../../tests/support/members.ts'
import { SUSPENSION_DAYS, UNTIL_LIFTED_DAYS } from '../../../shared/accounts/accounts-words.ts'
import { after, DAY_MS } from '../../../shared/time/instant.ts'
import { listLog } from '../../office/log/list-log.ts'
import { liftSuspension, suspendMember } from './suspend-member.ts'

async function aForumWithLea() {
  const forum = await aForum()
  const { user, headers } = await registered(forum, 'lea')
  const topic = await forum.aTopic()
  const write = (as = headers) =>
    forum.ask(`/api/forum/topics/${topic.id}/posts`, {
      method: 'POST',
      headers: { ...as, 'content-type': 'application/json' },
      body: JSON.stringify({ content: 'May I?' }),
    })
  const me = async (as = headers) => ((await (await forum.ask('/api/forum/auth/me', { headers: as })).json()) as { user: unknown }).user
  return { forum, id: user.id, write, me, admin: forum.as(forum.rosa) }
}

describe('suspending a member', () => {
  it.each(SUSPENSION_DAYS)('takes writing away for %s days, and nothing else', async (days) => {
    const { forum, id, write, me, admin } = await aForumWithLea()

    await suspendMember(forum.site, admin, id, { days, reason: 'Unkind again.' })

    const refused = await write()
    expect([refused.status, await refused.json()]).toMatchObject([403, { message: expect.stringContaining('Unkind again.') }])
    expect(await me()).toMatchObject({ suspension: { until: after(forum.clock.now(), days * DAY_MS), reason: 'Unkind again.' } })
    expect((await loggedIn(forum, 'lea')).answer.status).toBe(200)
    forum.clock.pass(days * DAY_MS)
    const back = await loggedIn(forum, 'lea')
    expect(await me(back.headers)).toMatchObject({ suspension: null })
    expect((await write(back.headers)).status).toBe(201)
  })

  it('is one day, not one days, in the log', async () => {
    const { forum, id, admin } = await aForumWithLea()

    await suspendMember(forum.site, admin, id, { days: 1, reason: 'Unkind again.' })

    expect((await listLog(forum.site, admin)).entries).toMatchObject([{ detail: '1 day: Unkind again.' }])
  })

  it('without an end is said to last until an admin lifts it: in the refusal, the email, and the log', async () => {
    const { forum, id, write, admin } = await aForumWithLea()

    await suspendMember(forum.site, admin, id, { days: UNTIL_LIFTED_DAYS, reason: 'Threats.' })

    expect(await (await write()).text()).toContain('until an admin lifts it')
    expect((await newestMail(forum, 'member-suspended')).mail?.text.replaceAll(/\s+/g, ' ')).toContain('until an admin lifts it. You can still read')
    expect((await listLog(forum.site, admin)).entries).toMatchObject([{ detail: 'until an admin lifts it: Threats.' }])
  })

  it('tells the member by email, and the log of the office', async () => {
    const { forum, id, admin } = await aForumWithLea()

    await suspendMember(forum.site, admin, id, { days: 3, reason: 'Unkind again.' })

    const { mail } = await newestMail(forum, 'member-suspended')
    expect(mail).toMatchObject({ recipient: 'lea@example.com' })
    for (const words of ['Bonjour lea', 'until May 4, 2026 at 7:00 AM (Austin time)', 'Unkind again.']) expect(mail?.html).toContain(words)
    expect(await forum.site.db.selectFrom('officeAct').selectAll().execute()).toMatchObject([
      { actorId: admin.id, kind: 'member.suspend', subject: `member:${id}`, detail: '{"days":3,"reason":"Unkind again."}' },
    ])
  })

  it('can be lifted before time, which is told once', async () => {
    const { forum, id, write, admin } = await aForumWithLea()
    await suspendMember(forum.site, admin, id, { days: 30, reason: 'By mistake.' })

    await liftSuspension(forum.site, admin, id)
    await liftSuspension(forum.site, admin, id)

    expect((await write()).status).toBe(201)
    const kinds = await forum.site.db.selectFrom('officeAct').select('kind').orderBy('id').execute()
    expect(kinds.map(({ kind }) => kind)).toEqual(['member.suspend', 'member.lift-suspension'])
    const emails = await forum.site.db.selectFrom('outbox').select('id').where('template', '=', 'suspension-lifted').execute()
    expect(emails).toHaveLength(1)
  })

  it('is for admins, and not about themselves or each other', async () => {
    const { forum, id, admin } = await aForumWithLea()
    const ruth = await forum.aMember('Ruth', { role: 'admin' })
    const suspend = (by: MemberRow, whom: number) => suspendMember(forum.site, forum.as(by), whom, { days: 1, reason: 'Because.' })

    for (const by of [forum.ines, forum.omar]) await expect(suspend(by, id)).rejects.toMatchObject({ code: 'not-found' })
    await expect(suspend(forum.rosa, 99)).rejects.toMatchObject({ code: 'not-found' })
    for (const whom of [admin.id, ruth.id]) await expect(suspend(forum.rosa, whom)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(liftSuspension(forum.site, forum.as(forum.ines), id)).rejects.toMatchObject({ code: 'not-found' })
    expect(await forum.site.db.selectFrom('officeAct').selectAll().execute()).toEqual([])
  })
})
