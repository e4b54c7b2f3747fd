import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '../../../src/shared/time/instant.ts'
import { anApp } from '../../support/a-site.ts'
import { anAdmin, anAdminWithApp, AUTH, codeAt, halfLoggedIn, STEP_MS } from '../../support/authenticators.ts'
import { cookieIn, PASSWORD } from '../../support/members.ts'

const PAGE = '/forum/profile/authenticator'
const LOG_IN = { form: 'login', username: 'rosa', password: PASSWORD }
const ONE_CODE = /<code>([2-9A-Z]{4}(?:-[2-9A-Z]{4}){3})<\/code>/g

describe('an authenticator app without scripts [D68]', () => {
  it('is set up on its page, which shows the recovery codes this once and is kept by no browser', async () => {
    const app = await anApp()
    const { headers } = await anAdmin(app)

    const begun = await app.postForm(PAGE, { form: 'authenticator-setup' }, { headers })
    const shown = await app.ask(PAGE, { headers })
    const page = await shown.text()
    const secret = (/class="secret">([A-Z2-7 ]{39})</.exec(page)?.[1] ?? '').replaceAll(' ', '')
    const wrong = await app.postForm(PAGE, { form: 'authenticator-confirmation', code: '000000' }, { headers })
    const right = await app.postForm(PAGE, { form: 'authenticator-confirmation', code: codeAt(app, secret) }, { headers })

    expect([begun.status, begun.headers.get('location')]).toEqual([303, PAGE])
    expect(page).toContain('aria-label="Code to scan with your authenticator app"')
    expect(page).not.toMatch(/\sstyle=/)
    expect([shown.headers.get('cache-control'), right.headers.get('cache-control')]).toEqual(['no-store', 'no-store'])
    expect(wrong.status).toBe(400)
    expect(await wrong.text()).toContain('That code isn’t right.')
    expect([right.status, [...(await right.text()).matchAll(ONE_CODE)].length]).toEqual([200, 10])
    expect([...(await (await app.ask(PAGE, { headers })).text()).matchAll(ONE_CODE)]).toEqual([])
  })

  it('is asked for on the login page, which then leads on', async () => {
    const app = await anApp()
    const { secret } = await anAdminWithApp(app)
    app.clock.pass(STEP_MS)

    const half = await app.postForm('/forum/login?next=/forum/latest', LOG_IN)
    const headers = { cookie: (half.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '' }
    const wrong = await app.postForm('/forum/login?next=/forum/latest', { form: 'authenticator', code: '424242' }, { headers })
    const right = await app.postForm('/forum/login?next=/forum/latest', { form: 'authenticator', code: codeAt(app, secret) }, { headers })

    expect(half.status).toBe(401)
    const step = await half.text()
    expect(step).toContain('autoComplete="one-time-code"')
    expect(step).not.toContain('Login failed')
    expect(cookieIn(half)).toBe('')
    expect(wrong.status).toBe(400)
    const again = await wrong.text()
    expect(again).toContain('That code isn’t right.')
    expect(again).not.toContain('424242')
    expect([right.status, right.headers.get('location')]).toEqual([303, '/forum/latest'])
    expect((await app.ask(`${AUTH}/me`, { headers: { cookie: cookieIn(right) } })).status).toBe(200)
  })

  it('asks for name and password again when the code came too late', async () => {
    const app = await anApp()
    const { secret } = await anAdminWithApp(app)
    const { headers } = await halfLoggedIn(app)
    app.clock.pass(10 * MINUTE_MS)

    const late = await app.postForm('/forum/login', { form: 'authenticator', code: codeAt(app, secret) }, { headers })

    expect(late.status).toBe(401)
    const page = await late.text()
    expect(page).toContain('That took too long. Please log in again.')
    expect(page).toContain('name="password"')
  })

  it('is looked after and turned off, with the password again where it was given long ago', async () => {
    const app = await anApp()
    const { headers, secret, recoveryCodes: [spare = ''] } = await anAdminWithApp(app)
    app.clock.pass(STEP_MS)
    await app.site.db.updateTable('session').set({ passwordCheckedAt: null }).execute()
    const renew = () => app.postForm(PAGE, { form: 'recovery-codes', code: codeAt(app, secret) }, { headers })

    const requests = await renew()
    const wrong = await app.postForm(PAGE, { form: 'confirm-password', password: 'a wrong guess' }, { headers })
    const given = await app.postForm(PAGE, { form: 'confirm-password', password: PASSWORD }, { headers })
    const renewed = await renew()
    const fresh = (await renewed.text()).match(ONE_CODE)?.[0]?.replace(/<\/?code>/g, '') ?? ''
    const off = (code: string) => app.postForm(PAGE, { form: 'authenticator-removal', password: PASSWORD, code }, { headers })

    expect(requests.status).toBe(403)
    expect(await requests.text()).toContain('aria-label="Confirm your password"')
    expect(await wrong.text()).toContain('That password isn’t right. Please try again.')
    expect([wrong.status, given.status, given.headers.get('location')]).toEqual([400, 303, PAGE])
    expect([renewed.status, (await off(spare)).status]).toEqual([200, 400])
    const done = await off(fresh)
    expect([done.status, done.headers.get('location')]).toEqual([303, `${PAGE}?sent=authenticator-removal`])
  })
})
