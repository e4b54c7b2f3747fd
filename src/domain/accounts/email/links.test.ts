import { describe, expect, it } from 'vitest'
import { aForum, as, type MemberRow } from '../../../../tests/support/a-forum.ts'
import { NOON } from '../../../../tests/support/a-site.ts'
import { outboxEmails, tokenIn } from '../../../../tests/support/emails/outbox.ts'
import { after, DAY_MS, HOUR_MS, MINUTE_MS } from '../../../shared/time/instant.ts'
import { deliverMail } from '../../emails/deliver-mail.ts'
import { currentUser } from '../sessions/current-user.ts'
import { confirmEmail } from './confirm-email.ts'
import { mailConfirmation } from './email-confirmation.ts'
import { emailLink, type LinkKind, parkExpiredLinks, takeBackLinks } from './email-links.ts'
import { isUsable } from './use-link.ts'
import { changeReplyMail, unsubscribe, unsubscribeLink } from './unsubscribe.ts'

const DEAD = { code: 'invalid', message: 'This link no longer works. Please request a new one.' }

/** Sam, whose address is not confirmed, and the links that are emailed to members. */
async function aSite() {
  const forum = await aForum({ limitFactor: 1 })
  const { site } = forum
  const sam = await forum.aMember('Sam', { isUnconfirmed: true })
  /** Emails a link, and returns its secret. */
  const link = async (kind: LinkKind, { id }: MemberRow = sam) => {
    await site.db.transaction().execute((trx) => emailLink(trx, site, kind, id))
    return tokenIn((await outboxEmails(site, kind)).at(-1)?.link ?? '')
  }
  const isConfirmed = async () => (await currentUser(site, sam.id)).isEmailConfirmed
  return { ...forum, sam, link, isConfirmed }
}

describe('a link that is emailed', () => {
  it.each([
    ['confirm-email', DAY_MS],
    ['reset-password', 2 * HOUR_MS],
  ] as const)('to %s works for %i ms, and not one longer', async (kind, lifeMs) => {
    const { site, clock, link } = await aSite()
    const token = await link(kind)

    clock.pass(lifeMs - 1)
    expect(await isUsable(site, kind, token)).toBe(true)
    clock.pass(1)

    expect(await isUsable(site, kind, token)).toBe(false)
  })

  it('ends the one before it, of its own kind and of its own member alone', async () => {
    const { site, omar, link } = await aSite()
    const [first, reset, omars] = [await link('confirm-email'), await link('reset-password'), await link('confirm-email', omar)]

    const second = await link('confirm-email')

    const usable = async (kind: LinkKind, ...tokens: string[]) => Promise.all(tokens.map((token) => isUsable(site, kind, token)))
    expect(await usable('confirm-email', first, second, omars)).toEqual([false, true, true])
    expect(await usable('reset-password', reset)).toEqual([true])
  })

  it('is no link of the other kind', async () => {
    const { site, link } = await aSite()

    expect(await isUsable(site, 'reset-password', await link('confirm-email'))).toBe(false)
    expect(await isUsable(site, 'confirm-email', await link('reset-password'))).toBe(false)
  })

  it('takes the email back that still waits to bring it, and leaves alone what was sent', async () => {
    const { site, sam, link } = await aSite()
    await link('reset-password')
    await deliverMail(site, async () => ({ sent: true }))
    await link('reset-password')
    expect(await outboxEmails(site, 'reset-password')).toHaveLength(2)

    await site.db.transaction().execute((trx) => takeBackLinks(trx, 'reset-password', sam.id))

    expect(await outboxEmails(site, 'reset-password')).toMatchObject([{ sentAt: NOON }])
  })

  it('that expires before it was sent is parked, at that moment and not before', async () => {
    const { site, clock, link } = await aSite()
    await link('reset-password')
    await link('confirm-email')
    const states = async () => (await outboxEmails(site)).map(({ template, failedAt, secret }) => [template, failedAt, secret === null])

    clock.pass(2 * HOUR_MS - 1)
    await parkExpiredLinks(site)
    expect(await states()).toEqual([['reset-password', null, false], ['confirm-email', null, false]])
    clock.pass(1)
    await parkExpiredLinks(site)

    expect(await states()).toEqual([['reset-password', after(NOON, 2 * HOUR_MS), true], ['confirm-email', null, false]])
    expect(await deliverMail(site, async () => ({ sent: true }))).toBe(1)
  })
})

describe('confirming an address', () => {
  it('twice by the same link is as good as once', async () => {
    const { site, link, isConfirmed } = await aSite()
    const token = await link('confirm-email')

    await confirmEmail(site, token)
    await confirmEmail(site, token)

    expect(await isConfirmed()).toBe(true)
  })

  it('is refused by a link that has ended, unknown, or for something else', async () => {
    const { site, clock, link, isConfirmed } = await aSite()
    const [reset, token] = [await link('reset-password'), await link('confirm-email')]
    for (const wrong of [reset, '', 'nonsense', token.toLowerCase() === token ? token.toUpperCase() : token.toLowerCase()]) {
      await expect(confirmEmail(site, wrong)).rejects.toMatchObject(DEAD)
    }
    clock.pass(DAY_MS)

    await expect(confirmEmail(site, token)).rejects.toMatchObject(DEAD)
    expect(await isConfirmed()).toBe(false)
  })

  it('is asked for again every ten minutes, to the millisecond, and not once it is done', async () => {
    const { site, clock, sam } = await aSite()
    await mailConfirmation(site, as(sam))

    clock.pass(10 * MINUTE_MS - 1)
    await expect(mailConfirmation(site, as(sam))).rejects.toMatchObject({ code: 'too-many', retryAfterSeconds: 1 })
    clock.pass(1)
    await mailConfirmation(site, as(sam))
    const [email, ...more] = await outboxEmails(site, 'confirm-email')
    expect(more).toEqual([])
    await confirmEmail(site, tokenIn(email?.link ?? ''))

    await expect(mailConfirmation(site, as(sam))).rejects.toMatchObject({ code: 'conflict' })
    await expect(mailConfirmation(site, { kind: 'visitor', network: 'a-network' })).rejects.toMatchObject({ code: 'signed-out' })
  })
})

describe('the link that stops email about replies', () => {
  const wants = async ({ site }: Awaited<ReturnType<typeof aSite>>, { id }: MemberRow) => (await currentUser(site, id)).wantsReplyMail

  it('stops it for its member alone, as often as one likes and however old it is', async () => {
    const parts = await aSite()
    const { site, clock, maya, omar } = parts
    const token = tokenIn(await unsubscribeLink(site, omar.id))
    clock.pass(1_000 * DAY_MS)

    await unsubscribe(site, token)
    await unsubscribe(site, token)

    expect([await wants(parts, omar), await wants(parts, maya)]).toEqual([false, true])
    await changeReplyMail(site, as(omar), true)
    expect(await wants(parts, omar)).toBe(true)
  })

  it('is another one for each member, and none that this site did not make', async () => {
    const parts = await aSite()
    const { site, maya, omar } = parts
    const [mayas, omars] = [tokenIn(await unsubscribeLink(site, maya.id)), tokenIn(await unsubscribeLink(site, omar.id))]
    const [, seal = ''] = mayas.split('.')

    for (const token of ['', mayas.slice(0, -1), `${mayas}a`, `${omar.id}.${seal}`, `0${mayas}`, `${maya.id}.${'x'.repeat(43)}`, seal]) {
      await expect(unsubscribe(site, token), token).rejects.toMatchObject({ code: 'invalid' })
    }

    expect(mayas).not.toBe(omars)
    expect([await wants(parts, omar), await wants(parts, maya)]).toEqual([true, true])
  })
})
