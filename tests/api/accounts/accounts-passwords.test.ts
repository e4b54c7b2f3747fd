import { describe, expect, it } from 'vitest'
import { deliverMail } from '../../../src/domain/emails/deliver-mail.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../src/shared/time/instant.ts'
import { anApp } from '../../support/a-site.ts'
import { loggedIn, newestMail, PASSWORD, registered } from '../../support/members.ts'

type App = Awaited<ReturnType<typeof anApp>>
const NEW = 'a new one 42'
const isLoggedIn = async (app: App, headers: Record<string, string>) =>
  (await app.ask('/api/forum/auth/me', { headers })).status === 200
const forgot = (app: App, account: string, from = '192.0.2.5') =>
  app.post('/api/forum/auth/forgot-password', { account }, { from })
const reset = (app: App, token: string, password = NEW) =>
  app.post('/api/forum/auth/reset-password', { token, password, confirmPassword: password })
const resetMails = ({ site }: App) => site.db.selectFrom('outbox').selectAll().where('template', '=', 'reset-password').execute()

describe('forgetting the password [R275]', () => {
  it.each(['maya', 'MAYA', 'Maya@Example.com'])('emails a link to the member called %s', async (account) => {
    const app = await anApp()
    await registered(app)

    const answer = await forgot(app, account)

    expect(answer.status).toBe(200)
    const { mail, link } = await newestMail(app, 'reset-password')
    expect(mail).toMatchObject({ recipient: 'maya@example.com', sentAt: null })
    expect(link).toMatch(/^http:\/\/on-joue\.test\/forum\/reset-password\?token=[\w-]{43}$/)
    const links = JSON.stringify(await app.site.db.selectFrom('emailLink').selectAll().execute())
    expect(links).not.toContain(new URL(link).searchParams.get('token'))
  })

  it('answers the same, after the same wait, whether or not there is such an account [Q015 D28]', async () => {
    const app = await anApp({ limitFactor: 100 })
    await registered(app)
    const timed = async (account: string) => {
      const startedAt = performance.now()
      const answer = await forgot(app, account)
      return { ms: performance.now() - startedAt, status: answer.status, words: await answer.text() }
    }

    const [known, unknown] = [await timed('maya'), await timed('nobody')]

    expect(known.status).toBe(200)
    expect({ ...unknown, ms: 0 }).toEqual({ ...known, ms: 0 })
    expect(Math.min(known.ms, unknown.ms)).toBeGreaterThanOrEqual(245)
    expect(await resetMails(app)).toHaveLength(1)
  })

  it('needs something to look for', async () => {
    const app = await anApp()

    const answer = await forgot(app, '  ')

    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ errors: { account: ['Please enter your username or email'] } })
  })

  it('emails one account once a minute and six times a day, and says nothing of it', async () => {
    const app = await anApp({ limits: { LIMIT_RESET_HOUR: 1000 } })
    await registered(app)

    expect((await forgot(app, 'maya')).status).toBe(200)
    expect((await forgot(app, 'maya')).status).toBe(200)
    expect(await resetMails(app)).toHaveLength(1)
    for (let n = 0; n < 8; n += 1) {
      await deliverMail(app.site, async () => ({ sent: true })) // a waiting one would be replaced by the next
      app.clock.pass(MINUTE_MS)
      expect((await forgot(app, 'maya')).status).toBe(200)
    }

    expect(await resetMails(app)).toHaveLength(6)
    await deliverMail(app.site, async () => ({ sent: true }))
    app.clock.pass(DAY_MS)
    await forgot(app, 'maya')
    expect(await resetMails(app)).toHaveLength(7)
  })

  it('is answered six times an hour from one network, for known and unknown names alike', async () => {
    const app = await anApp()
    await registered(app)
    for (let n = 0; n < 6; n += 1) await forgot(app, `nobody${n}`)

    expect([(await forgot(app, 'maya')).status, (await forgot(app, 'nobody')).status]).toEqual([429, 429])
    expect((await forgot(app, 'maya', '192.0.2.6')).status).toBe(200)
  })
})

describe('setting a new password by the link', () => {
  it('ends every session at once, confirms the address, and tells by email', async () => {
    const app = await anApp()
    const { headers } = await registered(app)
    await forgot(app, 'maya')
    const { token } = await newestMail(app, 'reset-password')

    const answer = await reset(app, token)

    expect(answer.status).toBe(200)
    expect(await isLoggedIn(app, headers)).toBe(false)
    expect((await loggedIn(app, 'maya', PASSWORD)).answer.status).toBe(401)
    const again = await loggedIn(app, 'maya', NEW)
    expect(await again.answer.json()).toMatchObject({ user: { isEmailConfirmed: true } })
    expect((await newestMail(app, 'password-changed')).mail).toMatchObject({ recipient: 'maya@example.com' })
  })

  it('changes the password once, even when its link is clicked twice at the same moment', async () => {
    const app = await anApp()
    await registered(app)
    await forgot(app, 'maya')
    const { token } = await newestMail(app, 'reset-password')

    const answers = await Promise.all([reset(app, token, 'first one'), reset(app, token, 'second one')])

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const later = await reset(app, token)
    expect(later.status).toBe(400)
    expect(await later.json()).toEqual({ message: 'This link no longer works. Please request a new one.' })
  })

  it('takes the newest link only, for two hours', async () => {
    const app = await anApp({ limitFactor: 10 })
    await registered(app)
    await forgot(app, 'maya')
    const older = await newestMail(app, 'reset-password')
    await forgot(app, 'maya')
    const newer = await newestMail(app, 'reset-password')

    expect((await reset(app, older.token)).status).toBe(400)
    app.clock.pass(2 * HOUR_MS)
    expect((await reset(app, newer.token)).status).toBe(400)
    expect((await loggedIn(app, 'maya')).answer.status).toBe(200)
  })

  it.each([
    ['nothing', ''],
    ['a letter', 'x'],
    ['no text', null],
    ['a number', 7],
    ['an object', { a: 1 }],
    ['5,000 letters', 'x'.repeat(5000)],
  ])('is refused with %s', async (_, token) => {
    const app = await anApp()

    const answer = await app.post('/api/forum/auth/reset-password', { token, password: NEW, confirmPassword: NEW })

    expect(answer.status).toBe(400)
  })

  it('does not take a link that confirms an address', async () => {
    const app = await anApp()
    await registered(app)
    const { token } = await newestMail(app, 'confirm-email')

    expect((await reset(app, token)).status).toBe(400)
  })

  it('keeps the link when the password breaks a rule', async () => {
    const app = await anApp()
    await registered(app)
    await forgot(app, 'maya')
    const { token } = await newestMail(app, 'reset-password')

    const short = await reset(app, token, 'short')
    const name = await reset(app, token, 'Maya@example.com')

    expect(await short.json()).toMatchObject({ errors: { password: ['Password must be at least 6 characters'] } })
    expect(await name.json()).toMatchObject({ errors: { password: ['Password can’t be your username or email'] } })
    expect((await reset(app, token)).status).toBe(200)
  })
})

describe('changing the password', () => {
  const change = (app: App, headers: Record<string, string>, body: Record<string, string>) =>
    app.ask('/api/forum/auth/password', {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ currentPassword: PASSWORD, password: NEW, confirmPassword: NEW, ...body }),
    })

  it('ends every other session at once, and takes emailed links back', async () => {
    const app = await anApp()
    const { headers } = await registered(app)
    const phone = await loggedIn(app, 'maya')
    await forgot(app, 'maya')
    const { token } = await newestMail(app, 'reset-password')

    const answer = await change(app, headers, {})

    expect(answer.status).toBe(200)
    expect([await isLoggedIn(app, headers), await isLoggedIn(app, phone.headers)]).toEqual([true, false])
    expect((await reset(app, token)).status).toBe(400)
    expect((await loggedIn(app, 'maya', NEW)).answer.status).toBe(200)
  })

  it('needs the current one, and holds guesses back', async () => {
    const app = await anApp()
    const { headers } = await registered(app)

    for (let n = 0; n < 5; n += 1) {
      const wrong = await change(app, headers, { currentPassword: 'guess' })
      expect(wrong.status).toBe(400)
      expect(await wrong.json()).toMatchObject({ errors: { currentPassword: ['That isn’t your current password'] } })
    }
    expect((await change(app, headers, {})).status).toBe(429)
  })

  it('follows the rules of passwords, longer ones for admins [D68]', async () => {
    const app = await anApp()
    const { headers } = await registered(app, 'rosa')
    const same = await change(app, headers, { confirmPassword: 'another' })
    await app.site.db.updateTable('member').set({ role: 'admin' }).execute()

    const short = await change(app, headers, { password: 'eleven char', confirmPassword: 'eleven char' })
    const long = await change(app, headers, { password: 'twelve chars', confirmPassword: 'twelve chars' })

    expect(await same.json()).toMatchObject({ errors: { confirmPassword: ['Passwords do not match'] } })
    expect(await short.json()).toMatchObject({ errors: { password: ['Admin passwords must be at least 12 characters'] } })
    expect(long.status).toBe(200)
  })

  it('is for members', async () => {
    const app = await anApp()

    expect((await change(app, {}, {})).status).toBe(401)
  })
})
