import { describe, expect, it } from 'vitest'
import { aForum, as, type MemberRow } from '../../../../tests/support/a-forum.ts'
import { NOON } from '../../../../tests/support/a-site.ts'
import { outboxEmails } from '../../../../tests/support/emails/outbox.ts'
import { registered } from '../../../../tests/support/members.ts'
import { after, DAY_MS } from '../../../shared/time/instant.ts'
import { getOfficeMember } from '../../forum/members/get-office-member.ts'
import { listLog } from '../../office/log/list-log.ts'
import { changeRole } from './change-role.ts'
import { listMembers } from './list-members.ts'
import { liftSuspension, suspendMember } from './suspend-member.ts'

/** An office, and the member list as its owner sees it. */
async function anOffice() {
  const forum = await aForum()
  const { site, clock, rosa } = forum
  const owner = () => ({ ...as(rosa), passwordCheckedAt: clock.now() })
  const list = (more: Partial<Parameters<typeof listMembers>[2]> = {}) => listMembers(site, owner(), { words: '', filter: 'all', offset: 0, limit: 100, ...more })
  const names = async (more: Parameters<typeof list>[0] = {}) => (await list(more)).entries.map(({ username }) => username)
  const logged = async () => (await listLog(site, owner())).entries.map(({ text }) => text)
  const view = ({ id }: { id: number }) => getOfficeMember(site, owner(), id)
  return { ...forum, owner, list, names, logged, view }
}

describe('the list of members', () => {
  it('comes in pages, the newest first, with how many there are in all', async () => {
    const { list, names } = await anOffice()

    expect([await names({ limit: 3 }), await names({ offset: 3, limit: 3 }), await names({ offset: 6, limit: 3 })]).toEqual([['Rosa', 'Ines', 'Omar'], ['Maya'], []])
    expect((await list({ offset: 6 })).total).toBe(4)
  })

  it.each([
    ['every word in any of the names', 'example omar', ['Omar']],
    ['nothing where one word is missing', 'example nobody', []],
    ['part of an address', 'ines@', ['Ines']],
    ['the first five words alone', 'maya maya maya maya maya nobody', ['Maya']],
    ['no one by a percent sign', '%', []],
    ['everyone by blanks', ' \t ', ['Rosa', 'Ines', 'Omar', 'Maya']],
  ])('finds %s', async (_, words, found) => {
    const { names } = await anOffice()

    expect(await names({ words })).toEqual(found)
  })

  it('finds a full name in any letter case, beyond the letters from A to Z, too', async () => {
    const app = await anOffice()
    const answer = await app.post('/api/forum/auth/register', {
      ...{ username: 'elodie_w', email: 'elodie@example.com', password: 'quiet corner 7', confirmPassword: 'quiet corner 7', terms: true },
      ...{ firstName: 'Élodie', lastName: 'Żuraw' },
    })
    expect(answer.status).toBe(201)

    for (const words of ['élodie', 'ÉLODIE', 'Élodie Żuraw', 'żuraw']) expect(await app.names({ words }), words).toEqual(['elodie_w'])
  })

  it('tells who is suspended until the very moment it ends', async () => {
    const { site, clock, owner, omar, names, list, view } = await anOffice()
    await suspendMember(site, owner(), omar.id, { days: 3, reason: 'Spam.' })

    clock.pass(3 * DAY_MS - 1)
    expect(await names({ filter: 'suspended' })).toEqual(['Omar'])
    expect(await view(omar)).toMatchObject({ isSuspended: true, suspension: { until: after(NOON, 3 * DAY_MS), reason: 'Spam.' } })
    clock.pass(1)

    expect(await names({ filter: 'suspended' })).toEqual([])
    expect((await list({ words: 'omar' })).entries).toMatchObject([{ isSuspended: false }])
    expect(await view(omar)).toMatchObject({ isSuspended: false, suspension: null })
  })
})

describe('what an admin may do with a member', () => {
  it.each([
    ['maya', { manage: true, pauseNetwork: false, changeRole: true }],
    ['ines', { manage: true, pauseNetwork: false, changeRole: true }],
    ['rosa', { manage: false, pauseNetwork: false, changeRole: false }],
    ['ruth', { manage: false, pauseNetwork: false, changeRole: false }],
  ] as const)('is shown beside %s', async (who, can) => {
    const { aMember, maya, ines, rosa, view } = await anOffice()
    const ruth = await aMember('Ruth', { role: 'admin' })
    const shown: Record<typeof who, MemberRow> = { maya, ines, rosa, ruth }

    expect((await view(shown[who])).can).toEqual(can)
  })

  it('to step down is possible while another admin can log in, and not while that one is suspended or on the way out', async () => {
    const app = await anOffice()
    const { site, owner, rosa, view } = app
    await expect(changeRole(site, owner(), rosa.id, 'member')).rejects.toMatchObject({ code: 'conflict' })
    const { user } = await registered(app, 'ruth')
    const change = (values: object) => site.db.updateTable('member').set({ suspendedUntil: null, erasureRequestedAt: null, ...values }).where('id', '=', user.id).execute()
    await change({ role: 'admin', emailConfirmedAt: NOON })
    expect((await view(rosa)).can.changeRole).toBe(true)

    for (const values of [{ suspendedUntil: after(NOON, 1) }, { erasureRequestedAt: NOON }]) {
      await change(values)
      expect((await view(rosa)).can.changeRole).toBe(false)
      await expect(changeRole(site, owner(), rosa.id, 'member')).rejects.toMatchObject({ code: 'conflict' })
    }
    await change({ suspendedUntil: NOON })

    await changeRole(site, owner(), rosa.id, 'member')
  })
})

describe('a role', () => {
  it('that a member has already is neither emailed nor logged', async () => {
    const { site, owner, ines, logged } = await anOffice()

    await changeRole(site, owner(), ines.id, 'moderator')

    expect(await logged()).toEqual([])
    expect(await outboxEmails(site)).toEqual([])
  })

  it('may be taken from a member whose address is not confirmed, though none may be given', async () => {
    const { site, owner, aMember, view } = await anOffice()
    const sam = await aMember('Sam', { role: 'moderator', isUnconfirmed: true })

    await expect(changeRole(site, owner(), sam.id, 'admin')).rejects.toMatchObject({ code: 'conflict' })
    await changeRole(site, owner(), sam.id, 'member')

    expect(await view(sam)).toMatchObject({ role: 'member' })
  })

  it('of a member who is gone is not found', async () => {
    const { site, owner } = await anOffice()

    await expect(changeRole(site, owner(), 99_999, 'moderator')).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('a suspension', () => {
  it('takes the place of the one before, a shorter one too', async () => {
    const { site, clock, owner, omar, view } = await anOffice()
    await suspendMember(site, owner(), omar.id, { days: 30, reason: 'Spam.' })
    clock.pass(DAY_MS)

    await suspendMember(site, owner(), omar.id, { days: 1, reason: 'A mix-up, sorry.' })

    expect((await view(omar)).suspension).toEqual({ until: after(NOON, 2 * DAY_MS), reason: 'A mix-up, sorry.' })
  })

  it('that has ended is not lifted: no one is told, and nothing is logged', async () => {
    const { site, clock, owner, omar, logged } = await anOffice()
    await suspendMember(site, owner(), omar.id, { days: 1, reason: 'Spam.' })
    clock.pass(DAY_MS)

    await liftSuspension(site, owner(), omar.id)

    expect(await logged()).toHaveLength(1)
    expect(await outboxEmails(site, 'suspension-lifted')).toEqual([])
  })
})
