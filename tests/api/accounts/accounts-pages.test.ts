import { describe, expect, it } from 'vitest'
import { PASSWORD_HINT } from '../../../src/shared/accounts/accounts-words.ts'
import { HOUR_MS } from '../../../src/shared/time/instant.ts'
import { anApp } from '../../support/a-site.ts'
import { MAYA, newestMail, registered } from '../../support/members.ts'

type App = Awaited<ReturnType<typeof anApp>>
const open = async (app: App, path: string, headers: Record<string, string> = {}) => {
  const answer = await app.ask(path, { headers: { accept: 'text/html', ...headers } })
  return { status: answer.status, html: await answer.text() }
}

describe('the login page', () => {
  it('has name and password, a toggle, and ways to a new password and to sign up [R098 R099 R100 R101]', async () => {
    const { status, html } = await open(await anApp(), '/forum/login')

    expect(status).toBe(200)
    for (const part of ['name="username"', 'name="password"', 'autoComplete="current-password"', 'Show password']) {
      expect(html).toContain(part)
    }
    expect(html).toMatch(/href="\/forum\/forgot-password"[^>]*>Forgot password\?</)
    expect(html).toMatch(/href="\/forum\/register"[^>]*>Sign up</)
  })

  it('takes the way back along to sign-up', async () => {
    const app = await anApp()

    const { html } = await open(app, '/forum/login?next=%2Fforum%2Flatest')
    const foreign = await open(app, '/forum/login?next=%2F%2Fevil.example')

    expect(html).toContain('href="/forum/register?next=%2Fforum%2Flatest"')
    expect(foreign.html).not.toContain('evil.example')
  })
})

it('the sign-up page has every field, the hint, and a box that leads to terms and privacy [R102 R103 R229]', async () => {
  const { html } = await open(await anApp(), '/forum/register')

  for (const name of ['username', 'email', 'password', 'confirmPassword', 'firstName', 'lastName', 'terms']) {
    expect(html).toContain(`name="${name}"`)
  }
  expect(html).toContain(PASSWORD_HINT)
  expect(html).toContain('href="/forum/terms"')
  expect(html).toContain('href="/forum/privacy"')
})

it('anyone who is logged in is told as whom above login and sign-up, and finds the way on', async () => {
  const app = await anApp()
  const { headers } = await registered(app)

  for (const page of ['login', 'register']) {
    const { html } = await open(app, `/forum/${page}?next=%2Fforum%2Flatest`, headers)
    expect(html).toMatch(/You’re already logged in as <b>maya<\/b>\..*href="\/forum\/latest"[^>]*>Continue as .*maya</)
    expect(html).toContain('name="password"')
  }
})

it('anyone who has just become the first admin is not told of someone else who was logged in before', async () => {
  const app = await anApp()
  const { headers } = await registered(app)

  const { html } = await open(app, '/forum/login?sent=first-admin&next=/office', { cookie: `${headers.cookie}; sent=first-admin` })

  expect(html).not.toContain('You’re already logged in as')
})

it('no page holds the token of an emailed link, so that it can be kept for everyone', async () => {
  const app = await anApp()
  await registered(app)
  await app.post('/api/forum/auth/forgot-password', { account: 'maya' })

  for (const template of ['reset-password', 'confirm-email']) {
    const { link, token } = await newestMail(app, template)
    const { status, html } = await open(app, link)
    expect(status).toBe(200)
    expect(html).toContain(`value="${template}"`)
    expect(html).not.toContain(token)
  }
})

describe('the page of a link for a new password', () => {
  const anAppWithLink = async () => {
    const app = await anApp({ limitFactor: 10 })
    await registered(app)
    await app.post('/api/forum/auth/forgot-password', { account: 'maya' })
    return { app, ...(await newestMail(app, 'reset-password')) }
  }
  const use = (app: App, token: string) => app.post('/api/forum/auth/reset-password', { token, password: 'a new one', confirmPassword: 'a new one' })

  it.each<[string, (app: App, token: string) => unknown]>([
    ['too old', (app) => app.clock.pass(2 * HOUR_MS)],
    ['used', use],
    ['replaced', (app) => app.post('/api/forum/auth/forgot-password', { account: 'maya' })],
    ['unknown', ({ site }) => site.db.deleteFrom('emailLink').execute()],
    ['of another kind', ({ site }) => site.db.updateTable('emailLink').set({ kind: 'confirm-email' }).execute()],
  ])('says at once that it is dead when it is %s, and asks for no password', async (_, kill) => {
    const { app, link, token } = await anAppWithLink()
    await kill(app, token)

    const { status, html } = await open(app, link)

    expect(status).toBe(200)
    expect(html).toContain('This link no longer works')
    expect(html).toContain('href="/forum/forgot-password"')
    expect(html).not.toContain('type="password"')
  })

  it('has its fields while the link works, however often it is opened', async () => {
    const { app, link, token } = await anAppWithLink()

    for (let n = 0; n < 2; n += 1) expect((await open(app, link)).html).toContain('aria-label="New password"')

    expect((await use(app, token)).status).toBe(200)
  })
})

describe('the profile', () => {
  it('asks visitors to log in, and to come back [D26]', async () => {
    const { status, html } = await open(await anApp(), '/forum/profile')

    expect(status).toBe(200)
    expect(html).toContain('href="/forum/login?next=%2Fforum%2Fprofile"')
  })

  it('shows its member everything, log-out and every place included', async () => {
    const app = await anApp()
    const { headers } = await registered(app)

    const { html } = await open(app, '/forum/profile', headers)

    for (const part of ['maya@example.com', MAYA.lastName, 'Log Out', 'A browser', 'Confirm your email', 'Change Password']) {
      expect(html).toContain(part)
    }
  })
})

it('a member’s page shows no email and no full name to anyone; without such a member it is not there [Q011 D70]', async () => {
  const app = await anApp()
  await registered(app)

  const page = await open(app, '/forum/members/maya')
  const noOne = await open(app, '/forum/members/nobody')

  expect(page.status).toBe(200)
  expect(page.html).toContain('May 2026')
  expect(page.html).not.toMatch(/maya@example\.com|Lindqvist/i)
  expect(noOne.status).toBe(404)
  expect(noOne.html).toContain('Member Not Found')
})
