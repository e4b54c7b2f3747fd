import { describe, expect, it } from 'vitest'
import { sweepAccounts } from '../../../src/domain/accounts/sign-up/sweep-accounts.ts'
import { deliverMail } from '../../../src/domain/emails/deliver-mail.ts'
import type { Outcome } from '../../../src/domain/emails/try-email.ts'
import { DAY_MS, HOUR_MS } from '../../../src/shared/time/instant.ts'
import { anApp } from '../../support/a-site.ts'
import { newestMail, registered } from '../../support/members.ts'

type App = Awaited<ReturnType<typeof anApp>>
const KINDS = ['reset-password', 'confirm-email'] as const
type Kind = (typeof KINDS)[number]
const forgot = (app: App) => app.post('/api/forum/auth/forgot-password', { account: 'maya' }, { from: '192.0.2.5' })
const isReadable = async ({ site }: App, token: string) =>
  JSON.stringify(await site.db.selectFrom('outbox').selectAll().execute()).includes(token)

/** Maya, who was emailed both links. */
async function anEmailLink(kind: Kind) {
  const app = await anApp({ limitFactor: 10 })
  const { headers } = await registered(app)
  await forgot(app)
  const { token } = await newestMail(app, kind)
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(await isReadable(app, token)).toBe(true)
  return { app, headers, token }
}

const use = (app: App, kind: Kind, token: string) =>
  kind === 'confirm-email'
    ? app.post('/api/forum/auth/confirm-email', { token })
    : app.post('/api/forum/auth/reset-password', { token, password: 'a new one 42', confirmPassword: 'a new one 42' })

describe.each(KINDS)('the secret link of a %s email', (kind) => {
  const DEAD: Outcome = { sent: false, forGood: true, reason: '550' }

  it.each([
    ['sent', { sent: true } as Outcome],
    ['parked', DEAD],
  ])('is in the email and nowhere else once that is %s, and works on', async (_, outcome) => {
    const { app, token } = await anEmailLink(kind)
    const sent: string[] = []

    await deliverMail(app.site, async (mail) => {
      sent.push(mail.text)
      return outcome
    })

    expect(sent.join()).toContain(token)
    expect(await isReadable(app, token)).toBe(false)
    const { mail, link } = await newestMail(app, kind)
    expect(link).toContain(`/forum/${kind}?token=hidden`)
    expect(mail?.text).toContain('maya')
    expect((await use(app, kind, token)).status).toBe(200)
  })

  it('is not missed by anyone: a parked email is not sent again without it', async () => {
    const { app } = await anEmailLink(kind)
    await deliverMail(app.site, async () => DEAD)
    await app.site.db.updateTable('outbox').set({ failedAt: null, nextAttemptAt: app.clock.now() }).execute()
    const sent: string[] = []

    await deliverMail(app.site, async (mail) => {
      sent.push(mail.template)
      return { sent: true }
    })

    expect(sent).not.toContain(kind)
    expect((await newestMail(app, kind)).mail).toMatchObject({ sentAt: null, lastError: 'Its link has expired.' })
  })

  it('is not sent when it expires before the email could be', async () => {
    const { app } = await anEmailLink(kind)
    app.clock.pass(DAY_MS)
    const sent: string[] = []

    await deliverMail(app.site, async (mail) => {
      sent.push(mail.template)
      return { sent: true }
    })

    expect(sent).not.toContain(kind)
    expect((await newestMail(app, kind)).mail).toMatchObject({ sentAt: null, failedAt: app.clock.now(), lastError: 'Its link has expired.' })
  })

  it('stays for the next try while the email waits', async () => {
    const { app, token } = await anEmailLink(kind)

    await deliverMail(app.site, async () => ({ sent: false, forGood: false, reason: '451' }))

    expect(await isReadable(app, token)).toBe(true)
  })

  it('is deleted with the waiting email when it is used', async () => {
    const { app, token } = await anEmailLink(kind)

    expect((await use(app, kind, token)).status).toBe(200)

    expect(await isReadable(app, token)).toBe(false)
    expect((await newestMail(app, kind)).mail).toBeUndefined()
  })

  it('is taken out when a newer one is asked for, and when its time has ended', async () => {
    const { app, headers, token } = await anEmailLink(kind)
    await (kind === 'reset-password' ? forgot(app) : app.post('/api/forum/auth/confirmation-mail', {}, { headers }))
    const { token: newer } = await newestMail(app, kind)

    expect([newer === token, await isReadable(app, token), await isReadable(app, newer)]).toEqual([false, false, true])
    app.clock.pass(kind === 'reset-password' ? 2 * HOUR_MS : DAY_MS)
    await sweepAccounts(app.site)

    expect(await isReadable(app, newer)).toBe(false)
    expect((await newestMail(app, kind)).mail).toMatchObject({ failedAt: app.clock.now(), lastError: 'Its link has expired.' })
  })
})
