import { describe, expect, it } from 'vitest'
import { aSite } from '../../../../tests/support/a-site.ts'
import { outboxEmails } from '../../../../tests/support/emails/outbox.ts'
import { seedSample } from '../../sample/seed-sample.ts'
import { HOUR_MS } from '../../../shared/time/instant.ts'
import { FirstAdmin } from '../../../shared/accounts/accounts-schemas.ts'
import { ADMIN_PASSWORD_TOO_SHORT } from '../../../shared/accounts/accounts-words.ts'
import { appoint, createAccount, setPasswordLink } from './appoint.ts'
import { createFirstAdmin, firstAdminLink } from './first-admin.ts'
import { getMember } from '../get-member.ts'
import { staff } from '../../alerts/staff.ts'
import { eraseMember } from '../../forum/members/erase-member.ts'
import { resetPassword } from '../password/reset-password.ts'
import { getStats } from '../../forum/reading/stats.ts'
import { logIn } from '../sessions/log-in.ts'
import { setUpFirstAdmin } from './set-up-first-admin.ts'

const rosa = { username: 'rosa', email: 'rosa@example.com', password: 'playground owner' }
const values = { username: 'Owner', email: 'Rosa@example.com', password: 'a key to the door', confirmPassword: 'a key to the door' }
const tokenOf = (link: string | null) => new URL(link ?? '').searchParams.get('token') ?? ''
const visitor = { kind: 'visitor', network: 'home' } as const

describe('an account made for someone', () => {
  it('is no member before they set a password: no page, no count, no one online, no alert', async () => {
    const { site } = await aSite()
    const id = await createAccount(site, { username: 'ines', email: 'ines@example.com', role: 'moderator', passwordHash: null })
    expect(await getStats(site)).toEqual({ topics: 0, posts: 0, members: 0, online: 0 })
    await expect(getMember(site, 'ines')).rejects.toMatchObject({ code: 'not-found' })
    expect(await staff(site.db, site.clock.now())).toEqual([])

    const words = { password: 'a key to the door', confirmPassword: 'a key to the door' }
    await resetPassword(site, { token: tokenOf(await setPasswordLink(site, id)), ...words })

    expect(await getStats(site)).toMatchObject({ members: 1, online: 1 })
    await expect(getMember(site, 'ines')).resolves.toMatchObject({ username: 'ines' })
    expect(await staff(site.db, site.clock.now())).toMatchObject([{ id }])
  })

  it('leaves the count alone when it’s deleted before', async () => {
    const { site } = await aSite()
    await createFirstAdmin(site, rosa)
    const id = await createAccount(site, { username: 'ines', email: 'ines@example.com', role: 'member', passwordHash: null })

    await eraseMember(site, id)

    expect(await getStats(site)).toMatchObject({ members: 1 })
  })
})

describe('the first admin', () => {
  it('is whom the configuration names, once', async () => {
    const { site } = await aSite()

    await createFirstAdmin(site, rosa)
    await createFirstAdmin(site, { ...rosa, username: 'second', email: 'second@example.com' })

    const members = await site.db.selectFrom('member').select(['username', 'role']).execute()
    expect(members).toEqual([{ username: 'rosa', role: 'admin' }])
    await expect(logIn(site, visitor, rosa, 'A browser')).resolves.toMatchObject({ memberId: 1 })
    expect(await firstAdminLink(site)).toBeNull()
  })

  it('otherwise is the one who has the newest link, by a name and an address of their own choice', async () => {
    const { site } = await aSite()
    const older = await firstAdminLink(site)
    const newer = await firstAdminLink(site)

    await expect(setUpFirstAdmin(site, { token: tokenOf(older), ...values })).rejects.toMatchObject({ code: 'invalid' })
    await setUpFirstAdmin(site, { token: tokenOf(newer), ...values })

    expect(newer).toMatch(/^http:\/\/on-joue\.test\/forum\/first-admin\?token=/)
    expect(await firstAdminLink(site)).toBeNull()
    const members = await site.db.selectFrom('member').select(['username', 'email', 'role', 'emailConfirmedAt']).execute()
    expect(members).toEqual([{ username: 'Owner', email: 'Rosa@example.com', role: 'admin', emailConfirmedAt: null }])
    expect(await outboxEmails(site)).toMatchObject([{ template: 'confirm-email', recipient: 'Rosa@example.com', isDue: true }])
    await expect(logIn(site, visitor, { username: 'rosa@example.com', password: values.password }, 'A browser')).resolves.toMatchObject({ memberId: 1 })
    await expect(setUpFirstAdmin(site, { token: tokenOf(newer), ...values })).rejects.toMatchObject({ code: 'invalid' })
  })

  it('is no member before: no account, no page, no count, no name taken', async () => {
    const { site } = await aSite()

    await firstAdminLink(site)

    expect(await site.db.selectFrom('member').select('id').execute()).toEqual([])
    expect(await getStats(site)).toEqual({ topics: 0, posts: 0, members: 0, online: 0 })
    await expect(getMember(site, 'admin')).rejects.toMatchObject({ code: 'not-found' })
  })

  it('has a link for two hours, and none any longer once an admin was made another way', async () => {
    const { site, clock } = await aSite()
    const late = tokenOf(await firstAdminLink(site))
    clock.pass(2 * HOUR_MS)
    await expect(setUpFirstAdmin(site, { token: late, ...values })).rejects.toMatchObject({ code: 'invalid' })

    const token = tokenOf(await firstAdminLink(site))
    await createFirstAdmin(site, rosa)
    await expect(setUpFirstAdmin(site, { token, ...values, email: 'owner@example.com' })).rejects.toMatchObject({ code: 'invalid' })
    expect(await site.db.selectFrom('member').select('username').execute()).toEqual([{ username: 'rosa' }])
  })

  it.each([
    ['https://on-joue.example', true],
    ['http://192.168.1.5:3000', true],
    ['http://localhost:3000', false],
  ])('has a link at %s while the only admin is of the sample community: %s', async (siteUrl, isOffered) => {
    const { site } = await aSite({ siteUrl })
    await seedSample(site)

    const link = await firstAdminLink(site)

    expect(link !== null).toBe(isOffered)
    if (!isOffered) return
    await setUpFirstAdmin(site, { token: tokenOf(link), ...values })
    expect(await firstAdminLink(site)).toBeNull()
    expect(await getStats(site)).toMatchObject({ members: 248 })
  })

  it('takes no name and no address of a member, and keeps the link for another try', async () => {
    const { site } = await aSite()
    await createAccount(site, { username: 'rosa', email: 'rosa@example.com', role: 'member', passwordHash: null })
    const token = tokenOf(await firstAdminLink(site))

    const taken = setUpFirstAdmin(site, { ...values, token, username: 'ROSA' })

    await expect(taken).rejects.toMatchObject({ code: 'conflict', errors: { username: [expect.any(String)], email: [expect.any(String)] } })
    await expect(setUpFirstAdmin(site, { ...values, token, email: 'owner@example.com' })).resolves.toBeUndefined()
  })

  it('needs a password as long as every admin', () => {
    const { error } = FirstAdmin.safeParse({ ...values, password: 'too short', confirmPassword: 'too short' })

    expect(error?.issues.map(({ message }) => message)).toEqual([ADMIN_PASSWORD_TOO_SHORT])
  })

  it('is made one time, however many open the link at once', async () => {
    const { site } = await aSite()
    const token = tokenOf(await firstAdminLink(site))

    const tries = ['ana', 'ben', 'eva'].map((username) => setUpFirstAdmin(site, { ...values, token, username, email: `${username}@example.com` }))

    const made = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled')
    expect(made).toHaveLength(1)
    expect(await site.db.selectFrom('member').select('id').execute()).toHaveLength(1)
  })

  it('is no one who sets a new password for an account in use', async () => {
    const { site } = await aSite()
    await createFirstAdmin(site, rosa)
    const token = tokenOf(await setPasswordLink(site, 1))

    await expect(setUpFirstAdmin(site, { token, ...values })).rejects.toMatchObject({ code: 'invalid' })

    await expect(logIn(site, visitor, rosa, 'A browser')).resolves.toMatchObject({ memberId: 1 })
  })

  it('can be made of any member by name, in any letter case', async () => {
    const { site } = await aSite()
    await createAccount(site, { username: 'ines', email: 'ines@example.com', role: 'member', passwordHash: null })

    await appoint(site, 'INES', 'moderator')

    expect(await site.db.selectFrom('member').select('role').executeTakeFirst()).toEqual({ role: 'moderator' })
    await expect(appoint(site, 'nobody', 'admin')).rejects.toMatchObject({ code: 'not-found' })
  })
})
