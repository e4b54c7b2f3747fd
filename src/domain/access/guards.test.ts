import { describe, expect, it } from 'vitest'
import { aForum, as, type MemberRow } from '../../../tests/support/a-forum.ts'
import { aVisitor, NOON } from '../../../tests/support/a-site.ts'
import { after, MINUTE_MS } from '../../shared/time/instant.ts'
import { suspendMember } from '../accounts/staff/suspend-member.ts'
import type { Actor, Member, Site } from '../site/site.ts'
import { memberToManage } from './member-to-manage.ts'
import { requireActiveMember } from './require-active-member.ts'
import { isRecent, requireAdmin, requireAdminRole, requireRecentPassword } from './require-admin.ts'
import { requireMember } from './require-member.ts'
import { canModerate, canWrite, requireModerator } from './require-moderator.ts'

const maya: Member = as({ id: 1, username: 'Maya', role: 'member', createdAt: NOON, suspendedUntil: null })
const ines: Member = { ...maya, id: 2, username: 'Ines', role: 'moderator' }
const rosa: Member = { ...maya, id: 3, username: 'Rosa', role: 'admin' }
const visitor = aVisitor()
const suspended = (member: Member): Member => ({ ...member, isSuspended: true })
const EVERYONE: [string, Actor][] = [
  ['visitor', visitor],
  ['member', maya],
  ['moderator', ines],
  ['admin', rosa],
  ['suspended member', suspended(maya)],
  ['suspended moderator', suspended(ines)],
  ['suspended admin', suspended(rosa)],
  ['admin without the app that is asked for', { ...rosa, lacksAuthenticator: true }],
]

/** Whom a guard lets pass. */
function letIn(guard: (actor: Actor) => unknown): string[] {
  const passes = (actor: Actor) => {
    try {
      return guard(actor) !== false
    } catch {
      return false
    }
  }
  return EVERYONE.filter(([, actor]) => passes(actor)).map(([name]) => name)
}

describe('who is let in', () => {
  it.each<[string, (actor: Actor) => unknown, string[]]>([
    ['where a member is asked for', requireMember, EVERYONE.map(([name]) => name).slice(1)],
    ['to write', canWrite, ['member', 'moderator', 'admin', 'admin without the app that is asked for']],
    ['to moderate', canModerate, ['moderator', 'admin', 'admin without the app that is asked for']],
    ['where a moderator is asked for', requireModerator, ['moderator', 'admin', 'admin without the app that is asked for']],
    ['where an authenticator app is set up', requireAdminRole, ['admin', 'admin without the app that is asked for']],
    ['to the office', requireAdmin, ['admin']],
  ])('is only the member the place is for: %s', (_, guard, names) => {
    expect(letIn(guard)).toEqual(names)
  })

  it.each<[string, () => unknown, object]>([
    ['a visitor to log in', () => requireMember(visitor), { code: 'signed-out', message: 'Please log in first.' }],
    ['a visitor in the words of the place', () => requireMember(visitor, 'Please log in to vote.'), { code: 'signed-out', message: 'Please log in to vote.' }],
    ['a member that moderators do this', () => requireModerator(maya), { code: 'forbidden' }],
    ['a suspended moderator the same', () => requireModerator(suspended(ines)), { code: 'forbidden' }],
    ['a moderator nothing of the office', () => requireAdmin(ines), { code: 'not-found', needs: undefined }],
    ['an admin to set up the app first', () => requireAdmin({ ...rosa, lacksAuthenticator: true }), { code: 'forbidden', needs: 'authenticator-setup' }],
    ['an admin to enter the password again', () => requireRecentPassword(at(0), { ...rosa, passwordCheckedAt: null }), { code: 'forbidden', needs: 'password' }],
    ['an admin without the app to set it up before the password is asked for', () => requireRecentPassword(at(0), { ...rosa, lacksAuthenticator: true, passwordCheckedAt: null }), { needs: 'authenticator-setup' }],
    ['a member nothing of the office, however lately the password was entered', () => requireRecentPassword(at(0), maya), { code: 'not-found' }],
  ])('the refusal tells %s', (_, refused, error) => {
    expect(refused).toThrow(expect.objectContaining(error))
  })
})

const at = (ms: number) => ({ clock: { now: () => after(NOON, ms) } })

it.each([
  [0, true],
  [60 * MINUTE_MS - 1, true],
  [60 * MINUTE_MS, false],
  [-MINUTE_MS, true],
])('a password entered %i ms ago counts as recent: %s', (ms, counts) => {
  expect(isRecent(at(ms), rosa)).toBe(counts)
})

describe('anyone who wants to write while suspended', () => {
  const suspend = (site: Site, owner: MemberRow, member: MemberRow, reason: string) => suspendMember(site, as(owner), member.id, { days: 1, reason })

  it('is told how long, in the time of Austin, and why', async () => {
    const { site, rosa: owner, omar } = await aForum()
    await suspend(site, owner, omar, 'Spam.')

    const refused = requireActiveMember(site.db, suspended(as(omar)))

    await expect(refused).rejects.toMatchObject({
      code: 'forbidden',
      message: 'Your account is suspended until May 2, 2026 at 7:00 AM (Austin time). You can still read the forum, but you can’t post until then. Reason: Spam.',
    })
  })

  it('is told in winter time when the suspension ends after the clocks have changed', async () => {
    const { site, clock, rosa: owner, omar } = await aForum()
    clock.pass(Date.parse('2026-10-31T17:00:00.000Z') - Date.parse(clock.now())) // the day before, noon in Austin
    await suspendMember(site, { ...as(owner), passwordCheckedAt: clock.now() }, omar.id, { days: 1, reason: 'Spam.' })

    const refused = requireActiveMember(site.db, suspended(as(omar)))

    await expect(refused).rejects.toMatchObject({ message: expect.stringContaining('until November 1, 2026 at 11:00 AM (Austin time)') })
  })

  it('is told no more than that when it is not known how long and why', async () => {
    const { site, omar } = await aForum()

    await expect(requireActiveMember(site.db, suspended(as(omar)))).rejects.toMatchObject({
      message: 'Your account is suspended. You can still read the forum, but you can’t post for now.',
    })
  })

  it('is a member before anything else: a visitor is asked to log in', async () => {
    const { site, omar } = await aForum()

    await expect(requireActiveMember(site.db, visitor, 'Please log in to reply.')).rejects.toMatchObject({ code: 'signed-out', message: 'Please log in to reply.' })
    expect(await requireActiveMember(site.db, as(omar))).toMatchObject({ username: 'Omar' })
  })
})

describe('managing a member', () => {
  it('is for members and moderators; not for oneself, other admins, and those who are gone', async () => {
    const { site, rosa: owner, ines: moderator, omar, aMember } = await aForum()
    const ruth = await aMember('Ruth', { role: 'admin' })
    const manage = (id: number) => site.db.transaction().execute((trx) => memberToManage(trx, as(owner), id))

    expect(await manage(omar.id)).toMatchObject({ username: 'Omar', email: 'omar@example.com', role: 'member' })
    expect(await manage(moderator.id)).toMatchObject({ username: 'Ines' })
    await expect(manage(owner.id)).rejects.toMatchObject({ code: 'forbidden', message: 'You can’t do this to your own account.' })
    await expect(manage(ruth.id)).rejects.toMatchObject({ code: 'forbidden', message: 'You can’t do this to another admin.' })
    await expect(manage(99_999)).rejects.toMatchObject({ code: 'not-found' })
  })
})
