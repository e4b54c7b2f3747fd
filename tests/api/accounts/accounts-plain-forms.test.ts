import { describe, expect, it } from 'vitest'
import { firstAdminLink } from '../../../src/domain/accounts/staff/first-admin.ts'
import { ADMIN_PASSWORD_TOO_SHORT, PASSWORD_HINT, PROFILE_SAVED, RESET_PASSWORD_HINT } from '../../../src/shared/accounts/accounts-words.ts'
import { anApp } from '../../support/a-site.ts'
import { cookieIn, MAYA, newestMail, PASSWORD, registered } from '../../support/members.ts'

type App = Awaited<ReturnType<typeof anApp>>
const isLoggedIn = async (app: App, headers: Record<string, string>) =>
  (await app.ask('/api/forum/auth/me', { headers })).status === 200
const logIn = { form: 'login', username: 'maya', password: PASSWORD }

describe('without scripts', () => {
  it('a member logs in: to the forum, with the cookie', async () => {
    const app = await anApp()
    await registered(app)

    const answer = await app.postForm('/forum/login', logIn)

    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/forum')
    expect(await isLoggedIn(app, { cookie: cookieIn(answer) })).toBe(true)
  })

  it.each([
    ['/forum/topics/7/quiet?page=2', '/forum/topics/7/quiet?page=2'],
    ['//evil.example', '/forum'],
    ['/\\evil.example', '/forum'],
    ['https://evil.example', '/forum'],
  ])('is led on to %s by way of %s', async (next, location) => {
    const app = await anApp()
    await registered(app)

    const answer = await app.postForm(`/forum/login?next=${encodeURIComponent(next)}`, logIn)

    expect(answer.headers.get('location')).toBe(location)
  })

  it('a visitor registers, and is told of everything that is missing [R227]', async () => {
    const app = await anApp()
    const { username, email, password, confirmPassword, firstName, lastName } = MAYA
    const texts = { form: 'register', username, email, password, confirmPassword, firstName, lastName }

    const refused = await app.postForm('/forum/register', { ...texts, lastName: '' })
    const done = await app.postForm('/forum/register', { ...texts, terms: 'on' })

    expect(refused.status).toBe(400)
    const page = await refused.text()
    expect(page).toContain('You must agree to the terms and conditions')
    expect(page).toContain('Last name is required')
    expect(page).toContain('value="Maya@example.com"')
    expect(done.status).toBe(303)
    expect(done.headers.get('location')).toBe('/forum')
    expect(await isLoggedIn(app, { cookie: cookieIn(done) })).toBe(true)
  })

  it('a visitor from a network that has had its accounts for today reads what opens the account', async () => {
    const app = await anApp({ smtpUrl: 'smtp://mail.test', limits: { LIMIT_REGISTER_DAY: 1 } })
    const signUp = (name: string) => app.postForm('/forum/register', { form: 'register', ...MAYA, username: name, email: `${name}@example.com`, terms: 'on' })
    await signUp('one')

    const done = await signUp('two')

    expect(done.headers.get('location')).toBe('/forum/register?sent=register')
    const page = await (await app.follow(done)).text()
    expect(page).toContain('please confirm your email address first')
    expect(page).not.toContain('Create Account')
  })

  it('the owner becomes the first admin behind the printed link', async () => {
    const app = await anApp()
    const { pathname, search } = new URL((await firstAdminLink(app.site)) ?? '')
    const fields = { form: 'first-admin', username: 'claire', email: 'claire@example.com', password: 'a key to the door' }

    const refused = await app.postForm(`${pathname}${search}`, { ...fields, username: 'cl', confirmPassword: 'another key' })
    const done = await app.postForm(`${pathname}${search}`, { ...fields, confirmPassword: fields.password })

    expect(refused.status).toBe(400)
    const page = await refused.text()
    expect(page).toContain('Username must be at least 3 characters')
    expect(page).toContain('Passwords do not match')
    expect(page).toContain('value="claire@example.com"')
    expect(page).not.toContain(fields.password)
    expect(done.status).toBe(303)
    expect(done.headers.get('location')).toBe('/forum/login?sent=first-admin&next=/office')
    const entered = await app.postForm('/forum/login?next=/office', { form: 'login', username: 'claire', password: fields.password })
    expect(entered.headers.get('location')).toBe('/office')
  })

  it('a password is never sent back', async () => {
    const app = await anApp()

    const answer = await app.postForm('/forum/login', { form: 'login', username: 'maya', password: 'Sup3rS3cret' })

    expect(answer.status).toBe(401)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const page = await answer.text()
    expect(page).not.toContain('Sup3rS3cret')
    expect(page).toContain('Login failed')
    expect(page).toContain('value="maya"')
  })

  it('a member logs out', async () => {
    const app = await anApp()
    const { headers } = await registered(app)

    const answer = await app.postForm('/forum/profile', { form: 'logout' }, { headers })

    expect(answer.status).toBe(303)
    expect(answer.headers.getSetCookie()).toEqual([expect.stringContaining('session=; Max-Age=0')])
    expect(await isLoggedIn(app, headers)).toBe(false)
  })

  it('a forgotten password is set again by the emailed link', async () => {
    const app = await anApp()
    await registered(app)
    const requests = await app.postForm('/forum/forgot-password', { form: 'forgot-password', account: 'maya' })
    const { link } = await newestMail(app, 'reset-password')

    const set = await app.postForm(link, { form: 'reset-password', password: 'a new one', confirmPassword: 'a new one' })

    expect(requests.headers.get('location')).toBe('/forum/forgot-password?sent=forgot-password')
    expect(set.headers.get('location')).toBe('/forum/login?sent=reset-password')
    expect((await app.postForm('/forum/login', { ...logIn, password: 'a new one' })).status).toBe(303)
  })

  it('a forgotten password that is too short for an admin is told so by a link that works alone, which goes on working [D68]', async () => {
    const app = await anApp()
    await registered(app)
    await app.site.db.updateTable('member').set({ role: 'admin' }).execute()
    await app.postForm('/forum/forgot-password', { form: 'forgot-password', account: 'maya' })
    const { link } = await newestMail(app, 'reset-password')
    const set = (address: string, password: string) =>
      app.postForm(address, { form: 'reset-password', password, confirmPassword: password })

    const page = await (await app.ask(link)).text()
    const byNoLink = await (await set('/forum/reset-password?token=x', 'eleven char')).text()
    const short = await (await set(link, 'eleven char')).text()
    const long = await set(link, 'twelve chars')

    expect(page).toContain(RESET_PASSWORD_HINT)
    expect(page).not.toContain(PASSWORD_HINT)
    expect(byNoLink).not.toContain(ADMIN_PASSWORD_TOO_SHORT)
    expect(short).toContain(ADMIN_PASSWORD_TOO_SHORT)
    expect(long.headers.get('location')).toBe('/forum/login?sent=reset-password')
  })

  it('the profile is changed, and places are logged out', async () => {
    const app = await anApp()
    const { headers } = await registered(app)
    const phone = await app.postForm('/forum/login', logIn)
    const [, onPhone] = await app.site.db.selectFrom('session').select('id').orderBy('id').execute()

    const about = await app.postForm('/forum/profile', { form: 'about', about: 'Bonjour' }, { headers })
    const ended = await app.postForm('/forum/profile', { form: 'end-session', session: String(onPhone?.id) }, { headers })

    expect(about.headers.get('location')).toBe('/forum/profile?sent=about')
    expect(ended.headers.get('location')).toBe('/forum/profile?sent=end-session')
    expect(await isLoggedIn(app, { cookie: cookieIn(phone) })).toBe(false)
    expect(await isLoggedIn(app, headers)).toBe(true)
  })

  it('what became of a form is told once, in the browser that sent it, and to no one who only has the address', async () => {
    const app = await anApp()
    const { headers } = await registered(app)
    const saved = await app.postForm('/forum/profile', { form: 'about', about: 'Bonjour' }, { headers })
    const address = saved.headers.get('location') ?? ''

    const emails = await app.follow(saved, { headers })
    const passedOn = await app.ask(address, { headers })
    const another = await app.ask('/forum/profile?sent=password', { headers: { cookie: `${headers.cookie}; sent=about` } })

    expect(saved.headers.getSetCookie()).toEqual(['sent=about; Max-Age=60; Path=/; HttpOnly; SameSite=Lax'])
    expect(await emails.text()).toContain(PROFILE_SAVED)
    expect([emails.headers.get('cache-control'), emails.headers.getSetCookie()]).toEqual(['no-store', ['sent=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax']])
    for (const answer of [passedOn, another]) expect([answer.status, answer.headers.get('location')]).toEqual([302, '/forum/profile'])
  })

  it('a login that goes on to such an address says nothing of another form', async () => {
    const app = await anApp()
    await registered(app)

    const entered = await app.postForm('/forum/login?next=%2Fforum%2Fprofile%3Fsent%3Dpassword', logIn)
    const profile = await app.follow(entered)

    expect([profile.status, profile.headers.get('location')]).toEqual([302, '/forum/profile'])
  })

  it('puts an address right that is not confirmed yet', async () => {
    const app = await anApp()
    const { headers } = await registered(app)
    const typed = { form: 'own-email', email: 'right@example.com' }

    const refused = await app.postForm('/forum/profile', { ...typed, password: 'a wrong guess' }, { headers })
    const done = await app.postForm('/forum/profile', { ...typed, password: PASSWORD }, { headers })

    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('value="right@example.com"')])
    expect(done.headers.get('location')).toBe('/forum/profile?sent=own-email')
  })

  it.each(['toString', '__proto__', 'constructor', 'nothing'])('there is no form called %s', async (form) => {
    const app = await anApp()

    expect((await app.postForm('/', { form })).status).toBe(400)
  })
})
