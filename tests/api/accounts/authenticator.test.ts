import { describe, expect, it } from 'vitest'
import { apiRoutes } from '../../../src/api/routes.ts'
import { AppError } from '../../../src/domain/site/app-error.ts'
import { forgetAuthenticator } from '../../../src/domain/accounts/authenticator/remove-authenticator.ts'
import { requireAdmin } from '../../../src/domain/access/require-admin.ts'
import { findSession } from '../../../src/domain/accounts/sessions/find-session.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../src/shared/time/instant.ts'
import { anApp, aVisitor } from '../../support/a-site.ts'
import { anAdmin, anAdminWithApp, AUTH, codeAt, halfLoggedIn, sendCode, STEP_MS } from '../../support/authenticators.ts'
import { cookieIn, loggedIn, newestMail, PASSWORD, registered } from '../../support/members.ts'
import { dueEmails } from '../../support/emails/outbox.ts'

type App = Awaited<ReturnType<typeof anApp>>
const statusOf = async (app: App, path: string, headers: Record<string, string>) => (await app.ask(path, { headers })).status
const isLoggedIn = async (app: App, headers: Record<string, string>) => (await statusOf(app, `${AUTH}/me`, headers)) === 200
const stateOf = async (app: App, headers: Record<string, string>) =>
  (await (await app.ask(`${AUTH}/authenticator`, { headers })).json()) as { authenticator: Record<string, unknown> }

describe('setting up an authenticator app [D68]', () => {
  it('hands out a secret, and counts for nothing until a code confirms it', async () => {
    const app = await anApp()
    const { headers } = await anAdmin(app)

    const begun = await app.post(`${AUTH}/authenticator/setup`, {}, { headers })

    expect(begun.status).toBe(201)
    const { setup } = (await begun.json()) as { setup: { secret: string; address: string } }
    expect(setup.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(setup.address).toContain('otpauth://totp/On%20Joue:rosa')
    expect((await stateOf(app, headers)).authenticator).toMatchObject({ confirmedAt: null, setup })
    expect((await loggedIn(app, 'rosa')).answer.status).toBe(200)
  })

  it('shows the secret in the session that began it only, and no longer than half an hour', async () => {
    const app = await anApp()
    const { headers } = await anAdmin(app)
    await app.post(`${AUTH}/authenticator/setup`, {}, { headers })
    const elsewhere = await loggedIn(app, 'rosa')

    expect((await stateOf(app, elsewhere.headers)).authenticator.setup).toBeNull()
    app.clock.pass(29 * MINUTE_MS)
    expect((await stateOf(app, headers)).authenticator.setup).not.toBeNull()
    app.clock.pass(MINUTE_MS)
    const again = await loggedIn(app, 'rosa')
    expect((await stateOf(app, again.headers)).authenticator.setup).toBeNull()
  })

  it('ends with ten recovery codes, told this once, and the end of other sessions', async () => {
    const app = await anApp()
    const { headers } = await anAdmin(app)
    const elsewhere = await loggedIn(app, 'rosa')
    const { setup } = (await (await app.post(`${AUTH}/authenticator/setup`, {}, { headers })).json()) as { setup: { secret: string } }

    const wrong = await app.post(`${AUTH}/authenticator/confirmation`, { code: '000000' }, { headers })
    const right = await app.post(`${AUTH}/authenticator/confirmation`, { code: codeAt(app, setup.secret) }, { headers })

    expect(wrong.status).toBe(400)
    expect(await wrong.json()).toMatchObject({ errors: { code: [expect.stringMatching(/isn’t right/)] } })
    const { recoveryCodes } = (await right.json()) as { recoveryCodes: string[] }
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^([2-9A-HJKMNP-Z]{4}-){3}[2-9A-HJKMNP-Z]{4}$/)
    expect([await isLoggedIn(app, headers), await isLoggedIn(app, elsewhere.headers)]).toEqual([true, false])
    expect((await stateOf(app, headers)).authenticator).toMatchObject({ recoveryCodesLeft: 10, setup: null })
    expect((await app.post(`${AUTH}/authenticator/setup`, {}, { headers })).status).toBe(409)
  })

  it('keeps neither the secret nor a recovery code readable', async () => {
    const app = await anApp()
    const { secret, recoveryCodes } = await anAdminWithApp(app)

    const stored = JSON.stringify([
      await app.site.db.selectFrom('authenticator').selectAll().execute(),
      await app.site.db.selectFrom('recoveryCode').selectAll().execute(),
    ])

    expect(stored).not.toContain(secret)
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''))
  })

  it('needs the password again when it was given long ago, and an admin', async () => {
    const app = await anApp()
    const rosa = await anAdmin(app)
    const omar = await registered(app, 'omar')
    await app.site.db.updateTable('session').set({ passwordCheckedAt: null }).execute()

    const late = await app.post(`${AUTH}/authenticator/setup`, {}, { headers: rosa.headers })
    const member = await app.post(`${AUTH}/authenticator/setup`, {}, { headers: omar.headers })

    expect(late.status).toBe(403)
    expect(await late.json()).toMatchObject({ needs: 'password' })
    expect(member.status).toBe(404)
  })
})

describe('logging in with an authenticator app [D68]', () => {
  it('takes two steps, and the first one alone logs no one in', async () => {
    const app = await anApp()
    const { secret } = await anAdminWithApp(app)
    app.clock.pass(STEP_MS)

    const half = await halfLoggedIn(app)

    expect(half.answer.status).toBe(401)
    expect(await half.answer.json()).toEqual({ message: expect.stringMatching(/code/), needs: 'authenticator' })
    expect(half.cookie).toMatch(/; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax/)
    expect(cookieIn(half.answer)).toBe('')
    expect(await isLoggedIn(app, half.headers)).toBe(false)
    const done = await sendCode(app, half.headers, codeAt(app, secret))
    expect(done.status).toBe(200)
    expect(await done.json()).toMatchObject({ user: { username: 'rosa' } })
    expect(await isLoggedIn(app, { cookie: cookieIn(done) })).toBe(true)
    expect(done.headers.getSetCookie().some((text) => text.startsWith('log-in=; Max-Age=0'))).toBe(true)
  })

  it('gives no hint of it before the password is right', async () => {
    const app = await anApp()
    await anAdminWithApp(app)
    await registered(app, 'omar')

    const [rosa, omar, noOne] = [
      await loggedIn(app, 'rosa', 'a wrong guess'),
      await loggedIn(app, 'omar', 'a wrong guess'),
      await loggedIn(app, 'nobody', 'a wrong guess'),
    ]

    const words = await rosa.answer.text()
    expect(words).not.toContain('needs')
    expect([await omar.answer.text(), await noOne.answer.text()]).toEqual([words, words])
    expect(rosa.answer.headers.getSetCookie()).toEqual([])
  })

  it.each([-1, 0, 1])('takes the code %i steps from now', async (steps) => {
    const app = await anApp()
    const { secret } = await anAdminWithApp(app)
    app.clock.pass(10 * STEP_MS)
    const { headers } = await halfLoggedIn(app)

    expect((await sendCode(app, headers, codeAt(app, secret, steps))).status).toBe(200)
  })

  it.each([-2, 2])('refuses the code %i steps from now, and a wrong one, and the login still waits', async (steps) => {
    const app = await anApp()
    const { secret } = await anAdminWithApp(app)
    app.clock.pass(10 * STEP_MS)
    const { headers } = await halfLoggedIn(app)

    for (const code of [codeAt(app, secret, steps), '12345', '1234567', 'ABCD-EFGH-JKMN-PQRS']) {
      const refused = await sendCode(app, headers, code)
      expect(refused.status).toBe(400)
      expect(await refused.json()).toMatchObject({ errors: { code: [expect.any(String)] }, needs: 'authenticator' })
    }

    expect((await sendCode(app, headers, codeAt(app, secret))).status).toBe(200)
  })

  it('takes no code twice, nor one before a code that was taken', async () => {
    const app = await anApp()
    const { secret } = await anAdminWithApp(app)
    app.clock.pass(10 * STEP_MS)
    const code = codeAt(app, secret)
    const before = codeAt(app, secret, -1)
    await sendCode(app, (await halfLoggedIn(app)).headers, code)

    const { headers } = await halfLoggedIn(app)

    expect((await sendCode(app, headers, code)).status).toBe(400)
    expect((await sendCode(app, headers, before)).status).toBe(400)
    expect((await sendCode(app, headers, codeAt(app, secret, 1))).status).toBe(200)
  })

  it('takes no code that has confirmed the setup', async () => {
    const app = await anApp()
    const { secret } = await anAdminWithApp(app)
    const { headers } = await halfLoggedIn(app)

    expect((await sendCode(app, headers, codeAt(app, secret))).status).toBe(400)
  })

  it('gives one session for one code, however many try it at once', async () => {
    const app = await anApp()
    const { secret } = await anAdminWithApp(app)
    app.clock.pass(10 * STEP_MS)
    const halves = [await halfLoggedIn(app), await halfLoggedIn(app), await halfLoggedIn(app)]
    const code = codeAt(app, secret)

    const answers = await Promise.all(halves.map(({ headers }, n) => sendCode(app, headers, code, `198.51.100.${n}`)))

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
  })

  it('waits ten minutes and is finished once', async () => {
    const app = await anApp()
    const { secret } = await anAdminWithApp(app)
    app.clock.pass(10 * STEP_MS)
    const late = await halfLoggedIn(app)
    app.clock.pass(10 * MINUTE_MS)
    const inTime = await halfLoggedIn(app)

    expect((await sendCode(app, late.headers, codeAt(app, secret))).status).toBe(401)
    expect((await sendCode(app, {}, codeAt(app, secret))).status).toBe(401)
    expect((await sendCode(app, inTime.headers, codeAt(app, secret))).status).toBe(200)
    expect((await sendCode(app, inTime.headers, codeAt(app, secret, 1))).status).toBe(401)
  })

  it('lets one network try five codes, then wait an hour, and holds no other network up', async () => {
    const app = await anApp()
    const { secret } = await anAdminWithApp(app)
    app.clock.pass(10 * STEP_MS)
    const { headers } = await halfLoggedIn(app)
    for (let n = 0; n < 5; n += 1) expect((await sendCode(app, headers, '000000')).status).toBe(400)

    const refused = await sendCode(app, headers, codeAt(app, secret))

    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe(String(60 * 60))
    expect((await sendCode(app, headers, codeAt(app, secret), '198.51.100.77')).status).toBe(200)
    app.clock.pass(HOUR_MS)
    expect((await sendCode(app, (await halfLoggedIn(app)).headers, codeAt(app, secret))).status).toBe(200)
  })

  it('lets no one guess from many networks: an account takes 100 codes a day', async () => {
    const app = await anApp({ limits: { LIMIT_CODE_ACCOUNT_DAY: 4 } })
    const { secret } = await anAdminWithApp(app)
    app.clock.pass(10 * STEP_MS)
    const { headers } = await halfLoggedIn(app)
    const tries = [0, 1, 2, 3].map((n) => sendCode(app, headers, '000000', `192.0.2.${n}`))

    expect((await Promise.all(tries)).map(({ status }) => status).toSorted()).toEqual([400, 400, 400, 429])
    app.clock.pass(DAY_MS)
    expect((await sendCode(app, (await halfLoggedIn(app)).headers, codeAt(app, secret))).status).toBe(200)
  })

  it('is not bypassed by a new password, which ends every login that waits', async () => {
    const app = await anApp()
    const { secret } = await anAdminWithApp(app)
    app.clock.pass(10 * STEP_MS)
    const before = await halfLoggedIn(app)
    await app.post(`${AUTH}/forgot-password`, { account: 'rosa' }, { from: '192.0.2.5' })
    const { token } = await newestMail(app, 'reset-password')
    const password = 'the swings at dusk'
    const reset = await app.post(`${AUTH}/reset-password`, { token, password, confirmPassword: password })
    expect([reset.status, reset.headers.getSetCookie()]).toEqual([200, []])

    const { answer } = await loggedIn(app, 'rosa', password)

    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ needs: 'authenticator' })
    expect((await sendCode(app, before.headers, codeAt(app, secret))).status).toBe(401)
  })
})

describe('recovery codes [D68]', () => {
  it('each log in once, in any case, with or without hyphens', async () => {
    const app = await anApp()
    const { recoveryCodes, headers } = await anAdminWithApp(app)
    const [first = '', second = ''] = recoveryCodes

    const done = await sendCode(app, (await halfLoggedIn(app)).headers, first)
    const twice = await sendCode(app, (await halfLoggedIn(app)).headers, first)
    const other = await sendCode(app, (await halfLoggedIn(app)).headers, ` ${second.toLowerCase().replaceAll('-', ' ')} `)

    expect([done.status, twice.status, other.status]).toEqual([200, 400, 200])
    expect((await stateOf(app, headers)).authenticator.recoveryCodesLeft).toBe(8)
  })

  it('log in once even when tried at once from many places', async () => {
    const app = await anApp()
    const { recoveryCodes: [code = ''] } = await anAdminWithApp(app)
    const halves = [await halfLoggedIn(app), await halfLoggedIn(app), await halfLoggedIn(app), await halfLoggedIn(app)]

    const answers = await Promise.all(halves.map(({ headers }, n) => sendCode(app, headers, code, `198.51.100.${n}`)))

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
  })

  it('of another member let no one in', async () => {
    const app = await anApp()
    await anAdminWithApp(app, 'rosa')
    const { recoveryCodes: [code = ''] } = await anAdminWithApp(app, 'ruth')

    expect((await sendCode(app, (await halfLoggedIn(app, 'rosa')).headers, code)).status).toBe(400)
  })

  it('are made again by password and code, and the ones before no longer work', async () => {
    const app = await anApp()
    const { headers, secret, recoveryCodes: [old = ''] } = await anAdminWithApp(app)
    app.clock.pass(STEP_MS)
    const renew = (code: string) => app.post(`${AUTH}/authenticator/recovery-codes`, { code }, { headers })

    const wrong = await renew('000000')
    const right = await renew(codeAt(app, secret))

    expect([wrong.status, right.status]).toEqual([400, 200])
    const { recoveryCodes: [fresh = ''] } = (await right.json()) as { recoveryCodes: string[] }
    expect((await sendCode(app, (await halfLoggedIn(app)).headers, old)).status).toBe(400)
    expect((await sendCode(app, (await halfLoggedIn(app)).headers, fresh)).status).toBe(200)
    await app.site.db.updateTable('session').set({ passwordCheckedAt: null }).execute()
    const late = await renew(codeAt(app, secret, 1))
    expect([late.status, await late.json()]).toEqual([403, expect.objectContaining({ needs: 'password' })])
  })
})

describe('turning the authenticator app off [D68]', () => {
  it('takes the password and a code', async () => {
    const app = await anApp()
    const { headers, secret } = await anAdminWithApp(app)
    app.clock.pass(STEP_MS)
    const turnOff = (password: string, code: string) => app.post(`${AUTH}/authenticator/removal`, { password, code }, { headers })

    const wrongPassword = await turnOff('a wrong guess', codeAt(app, secret))
    const wrongCode = await turnOff(PASSWORD, '000000')
    const right = await turnOff(PASSWORD, codeAt(app, secret))

    expect(await wrongPassword.json()).toMatchObject({ errors: { password: [expect.any(String)] } })
    expect(await wrongCode.json()).toMatchObject({ errors: { code: [expect.any(String)] } })
    expect([wrongPassword.status, wrongCode.status, right.status]).toEqual([400, 400, 200])
    expect((await loggedIn(app, 'rosa')).answer.status).toBe(200)
    expect(await app.site.db.selectFrom('recoveryCode').select('id').execute()).toEqual([])
  })

  it('is the owner’s to do from the shell for someone who lost everything', async () => {
    const app = await anApp()
    await anAdminWithApp(app)

    await forgetAuthenticator(app.site, 'Rosa')

    expect((await loggedIn(app, 'rosa')).answer.status).toBe(200)
    await expect(forgetAuthenticator(app.site, 'nobody')).rejects.toMatchObject({ code: 'not-found' })
  })

  it('is written down in the office’s log, like turning it on', async () => {
    const app = await anApp()
    const { id } = await anAdminWithApp(app)
    await forgetAuthenticator(app.site, 'rosa')

    const acts = await app.site.db.selectFrom('officeAct').select(['actorId', 'kind', 'subject']).orderBy('id').execute()

    expect(acts).toEqual([
      { actorId: id, kind: 'account.authenticator-on', subject: `member:${id}` },
      { actorId: null, kind: 'account.authenticator-off', subject: `member:${id}` },
    ])
  })
})

describe('the second step of login', () => {
  it('changes with an email to its owner, who may not have changed it [D68]', async () => {
    const app = await anApp()
    const { headers, secret, recoveryCodes: [first = ''] } = await anAdminWithApp(app)
    await sendCode(app, (await halfLoggedIn(app)).headers, first)
    app.clock.pass(STEP_MS)
    await app.post(`${AUTH}/authenticator/recovery-codes`, { code: codeAt(app, secret) }, { headers })
    await forgetAuthenticator(app.site, 'rosa')

    const mails = await dueEmails(app.site, 'authenticator-changed')

    const subjects = ['Your authenticator app is on', 'A recovery code was used', 'You have new recovery codes', 'Your authenticator app is off']
    expect(mails.map(({ subject }) => subject)).toEqual(subjects)
    for (const { recipient, text, link } of mails) {
      expect([recipient, link]).toEqual(['rosa@example.com', 'http://on-joue.test/forum/forgot-password'])
      expect(text).toContain('Bonjour rosa.')
    }
  })
})

describe('the setting that admins need an authenticator app [D68]', () => {
  const officeAnswer = async (app: App, headers: { cookie: string }) => {
    const token = headers.cookie.slice(headers.cookie.indexOf('=') + 1)
    const found = await findSession(app.site, token, aVisitor())
    if (!found) return 'signed out'
    try {
      return requireAdmin(found.member).username
    } catch (error) {
      return error instanceof AppError ? [error.code, error.needs] : error
    }
  }

  it('closes the office to an admin without one, until one is set up', async () => {
    const app = await anApp()
    const rosa = await anAdmin(app)
    const omar = await registered(app, 'omar')
    expect(await officeAnswer(app, rosa.headers)).toBe('rosa')

    const set = { key: 'adminsNeedAuthenticator', value: 'true', changedAt: app.clock.now(), changedBy: null }
    await app.site.db.insertInto('setting').values(set).execute()

    expect(await officeAnswer(app, rosa.headers)).toEqual(['forbidden', 'authenticator-setup'])
    expect(await officeAnswer(app, omar.headers)).toEqual(['not-found', undefined])
    expect((await stateOf(app, rosa.headers)).authenticator).toMatchObject({ isNeeded: true, canSetUp: true })
    const { setup } = (await (await app.post(`${AUTH}/authenticator/setup`, {}, rosa)).json()) as { setup: { secret: string } }
    await app.post(`${AUTH}/authenticator/confirmation`, { code: codeAt(app, setup.secret) }, rosa)
    expect(await officeAnswer(app, rosa.headers)).toBe('rosa')
  })

  it('leads from every office page to the setup, and refuses every office call', async () => {
    const app = await anApp({ limitFactor: 100 })
    const { headers } = await anAdmin(app)
    const set = { key: 'adminsNeedAuthenticator', value: 'true', changedAt: app.clock.now(), changedBy: null }
    await app.site.db.insertInto('setting').values(set).execute()
    const calls = apiRoutes(app.site).routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/office/'))
    expect(calls.length).toBeGreaterThan(0)

    for (const { method, path } of calls) {
      const body = method === 'GET' ? undefined : '{}'
      const address = path.replace(/:\w+/g, '1')
      const answer = await app.ask(address, { method, body, headers: { ...headers, 'content-type': 'application/json' } })
      expect([method, path, answer.status, await answer.json()]).toEqual([method, path, 403, expect.objectContaining({ needs: 'authenticator-setup' })])
    }
    for (const page of ['/office', '/office/facts']) {
      const answer = await app.ask(page, { headers })
      expect([page, answer.status, answer.headers.get('location')]).toEqual([page, 302, '/forum/profile/authenticator'])
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
    }
    expect((await app.ask('/forum/profile/authenticator', { headers })).status).toBe(200)
  })
})

describe('giving the password again [D68]', () => {
  const confirm = (app: App, headers: Record<string, string>, password: string) =>
    app.post(`${AUTH}/confirm-password`, { password }, { headers, from: '192.0.2.8' })

  it('counts for an hour more', async () => {
    const app = await anApp()
    const { headers } = await anAdmin(app)
    const setUp = () => app.post(`${AUTH}/authenticator/setup`, {}, { headers })
    for (let n = 0; n < 3; n += 1) {
      app.clock.pass(20 * MINUTE_MS)
      await app.ask(`${AUTH}/me`, { headers })
      await app.site.db.updateTable('session').set({ lastUsedAt: app.clock.now() }).execute()
    }
    expect((await setUp()).status).toBe(403)

    expect((await confirm(app, headers, PASSWORD)).status).toBe(200)

    expect((await setUp()).status).toBe(201)
  })

  it('tells a wrong one at its field, five times', async () => {
    const app = await anApp()
    const { headers } = await registered(app)

    const answers = []
    for (let n = 0; n < 6; n += 1) answers.push(await confirm(app, headers, 'a wrong guess'))

    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 429])
    expect(await answers[0]?.json()).toMatchObject({ errors: { password: [expect.any(String)] } })
    expect((await confirm(app, headers, '')).status).toBe(400)
  })
})

describe('a role', () => {
  it('counts in living sessions at once, both ways', async () => {
    const app = await anApp()
    const { headers, id } = await anAdmin(app)
    const setUp = async () => (await app.post(`${AUTH}/authenticator/setup`, {}, { headers })).status
    expect(await setUp()).toBe(201)

    await app.site.db.updateTable('member').set({ role: 'member' }).where('id', '=', id).execute()
    expect(await setUp()).toBe(404)
    await app.site.db.updateTable('member').set({ role: 'admin' }).where('id', '=', id).execute()
    expect(await setUp()).toBe(201)
  })

  it('shortens a session that began as a member’s: as an admin’s it ends after 12 hours', async () => {
    const app = await anApp()
    const { headers } = await registered(app)
    app.clock.pass(13 * HOUR_MS)
    expect(await isLoggedIn(app, headers)).toBe(true)

    await app.site.db.updateTable('member').set({ role: 'admin' }).execute()

    expect(await isLoggedIn(app, headers)).toBe(false)
  })
})
