import { describe, expect, it } from 'vitest'
import { aSite } from '../../../../tests/support/a-site.ts'
import { FirstAdmin } from '../../../shared/accounts/accounts-schemas.ts'
import { ADMIN_PASSWORD_TOO_SHORT } from '../../../shared/accounts/accounts-words.ts'
import { appoint, createAccount, setPasswordLink } from './appoint.ts'
import { createFirstAdmin, firstAdminLink } from './first-admin.ts'
import { logIn } from '../sessions/log-in.ts'
import { setUpFirstAdmin } from './set-up-first-admin.ts'

const rosa = { username: 'rosa', email: 'rosa@example.com', password: 'playground owner' }
const values = { username: 'Owner', email: 'Rosa@example.com', password: 'a key to the door', confirmPassword: 'a key to the door' }
const tokenOf = (link: string | null) => new URL(link ?? '').searchParams.get('token') ?? ''
const visitor = { kind: 'visitor', network: 'home' } as const

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
    const members = await site.db.selectFrom('member').select(['username', 'email', 'role']).execute()
    expect(members).toEqual([{ username: 'Owner', email: 'Rosa@example.com', role: 'admin' }])
    await expect(logIn(site, visitor, { username: 'rosa@example.com', password: values.password }, 'A browser')).resolves.toMatchObject({ memberId: 1 })
    await expect(setUpFirstAdmin(site, { token: tokenOf(newer), ...values })).rejects.toMatchObject({ code: 'invalid' })
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
