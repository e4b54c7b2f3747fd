import { describe, expect, it } from 'vitest'
import { aForum } from '../../../../tests/support/a-forum.ts'
import { isReserved, refuseTaken } from './refuse-taken.ts'

describe('a username that speaks for the site', () => {
  it.each(['admin', 'ADMIN', 'ad-min', '__admin__', 'Moderator', 'mods', 'onjoue', 'On-Joue', 'on_joue', 'former-member', 'null', 'new', 'log-in', 'me'])(
    'is kept back, with any hyphens and underscores, in any letter case: %s',
    (username) => expect(isReserved(username)).toBe(true),
  )

  it.each(['administration', 'maya', 'adminka', 'on-joue-fan', 'meg', 'newton', 'helper', '---'])('is not merely like one: %s', (username) => {
    expect(isReserved(username)).toBe(false)
  })
})

describe('names that are taken', () => {
  const NAME = ['That username is taken. Please choose another one.']
  const EMAIL = ['There is already an account with this email address.']

  it.each([
    ['the name in another letter case', { username: 'MAYA', email: 'new@example.com' }, { username: NAME }],
    ['the address in another letter case', { username: 'Noor', email: ' Maya@Example.COM ' }, { email: EMAIL }],
    ['both, of one member', { username: 'maya', email: 'maya@example.com' }, { username: NAME, email: EMAIL }],
    ['both, of two members', { username: 'maya', email: 'omar@example.com' }, { username: NAME, email: EMAIL }],
    ['a reserved name and an address', { username: 'Admin', email: 'omar@example.com' }, { username: NAME, email: EMAIL }],
  ])('are told at their fields: %s', async (_, names, errors) => {
    const { site } = await aForum()

    await expect(refuseTaken(site.db, names)).rejects.toMatchObject({ code: 'conflict', errors, message: Object.values(errors)[0]?.[0] })
  })

  it('are none where both are free', async () => {
    const { site } = await aForum()

    await expect(refuseTaken(site.db, { username: 'Noor', email: 'noor@example.com' })).resolves.toBeUndefined()
  })

  it('are not one’s own, nor a reserved name that a member already has', async () => {
    const { site, maya, omar, aMember } = await aForum()
    const help = await aMember('Help')

    await expect(refuseTaken(site.db, { username: 'Maya', email: 'maya@example.com' }, { ownId: maya.id })).resolves.toBeUndefined()
    await expect(refuseTaken(site.db, { username: 'Help', email: 'new@example.com' }, { ownId: help.id })).resolves.toBeUndefined()
    await expect(refuseTaken(site.db, { username: 'Omar', email: 'maya@example.com' }, { ownId: omar.id })).rejects.toMatchObject({ errors: { email: EMAIL } })
  })

  it('include no reserved name for the owner, who gives them, but those that members have', async () => {
    const { site, aMember } = await aForum()
    await aMember('Help')
    const byOwner = (username: string) => refuseTaken(site.db, { username, email: 'maya@example.com' }, { allowsReserved: true })

    await expect(byOwner('Admin')).rejects.toMatchObject({ errors: { email: EMAIL } })
    await expect(byOwner('help')).rejects.toMatchObject({ errors: { username: NAME, email: EMAIL } })
  })
})
