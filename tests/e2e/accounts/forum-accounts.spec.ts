import { expect, type Locator, type Page } from '@playwright/test'
import { readable } from '../../support/emails/mail.ts'
import { startMailServer } from '../../support/emails/mail-server.ts'
import { intercept, open, toast } from '../support/a-visit.ts'
import { aName, join, logInAs, PASSWORD, ROSA, test } from '../support/members.ts'
import { startASite } from '../support/start-a-site.ts'

const signUp = (page: Page): Locator => page.getByRole('form', { name: 'Sign up' })
const logIn = (page: Page): Locator => page.getByRole('form', { name: 'Log in' })
const field = (form: Locator, name: string): Locator => form.getByLabel(name, { exact: true })
const signInButton = (page: Page): Locator => logIn(page).getByRole('button', { name: 'Log In' })

/** How many pixels of height two things share. */
async function overlap(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('One of them is not drawn')
  return Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))
}

async function fillSignUp(page: Page, changed: Record<string, string> = {}): Promise<string> {
  const username = aName('maya')
  const email = `${username}@example.com`
  const values = { 'First name': 'Maya', 'Last name': 'Lopez', 'Username': username, 'Email': email }
  const all = { ...values, 'Password': PASSWORD, 'Confirm password': PASSWORD, ...changed }
  for (const [name, value] of Object.entries(all)) await field(signUp(page), name).fill(value)
  return username
}

async function fillLogIn(page: Page, username: string, password: string): Promise<void> {
  await field(logIn(page), 'Username').fill(username)
  await field(logIn(page), 'Password').fill(password)
}

test.describe('signing up', () => {
  test('says what each empty field lacks [R102 R103 R223 R225 R226 R227 R229 Q019]', async ({ page }) => {
    await open(page, '/forum/register')
    const form = signUp(page)

    await form.getByRole('button', { name: 'Create Account' }).click()

    for (const [name, complaint] of [
      ['First name', 'First name is required'],
      ['Last name', 'Last name is required'],
      ['Username', 'Username must be at least 3 characters'],
      ['Email', 'Please enter a valid email address'],
      ['Password', 'Password must be at least 6 characters'],
      ['Confirm password', 'Please confirm your password'],
    ] as const) {
      await expect(field(form, name)).toHaveAccessibleDescription(new RegExp(complaint))
    }
    const terms = form.getByRole('checkbox', { name: /I agree to the terms and privacy policy/ })
    await expect(terms).toHaveAccessibleDescription('You must agree to the terms and conditions')
    await expect(form.getByText(/at least 8 characters, with one uppercase letter and one number/)).toBeVisible()
    await expect(field(form, 'First name')).toBeFocused()
    await expect(form.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/forum/terms')
    await expect(form.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/forum/privacy')
  })

  for (const [name, value, complaint] of [
    ['Username', 'ab', 'Username must be at least 3 characters'],
    ['Username', 'a'.repeat(21), 'Username cannot exceed 20 characters'],
    ['Username', 'maya lopez', 'Username can only contain letters, numbers, underscores, and hyphens'],
    ['Email', 'maya@', 'Please enter a valid email address'],
    ['Password', '12345', 'Password must be at least 6 characters'],
    ['Confirm password', 'another one', 'Passwords do not match'],
  ] as const) {
    test(`refuses ${value} as ${name} [R218 R219 R220 R221 R222 R224]`, async ({ page }) => {
      await open(page, '/forum/register')
      await fillSignUp(page, { [name]: value })
      await signUp(page).getByRole('checkbox').check()

      await signUp(page).getByRole('button', { name: 'Create Account' }).click()

      await expect(field(signUp(page), name)).toHaveAccessibleDescription(new RegExp(complaint))
      await expect(page).toHaveURL('/forum/register')
    })
  }

  test('waits, welcomes, and leads to the forum as a member [R195 R199 R205 R238 R291]', async ({ page }) => {
    await open(page, '/forum/register')
    const intercepted = await intercept(page, '**/api/forum/auth/register')
    await fillSignUp(page)
    await signUp(page).getByRole('checkbox').check()

    await signUp(page).getByRole('button', { name: 'Create Account' }).click()
    await expect(signUp(page).getByRole('button', { name: 'Creating Account...' })).toBeDisabled()
    intercepted.letGo()

    await expect(toast(page, 'Registration successful!')).toContainText('Welcome to the On Joue community forum.')
    await expect(page).toHaveURL('/forum')
    for (const name of ['Notifications', 'Bookmarks', 'Profile']) {
      await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible()
    }
  })

  test('refuses a name that is taken in other letters [R289 R290 Q020]', async ({ page, another, expectedFailures }) => {
    expectedFailures.push('400 /api/forum/auth/register', '409 /api/forum/auth/register')
    const taken = await join(await another(), 'maya')
    await open(page, '/forum/register')
    await fillSignUp(page, { Username: taken.toUpperCase() })
    await signUp(page).getByRole('checkbox').check()

    await signUp(page).getByRole('button', { name: 'Create Account' }).click()

    await expect(toast(page, 'Registration failed')).toBeVisible()
    await expect(field(signUp(page), 'Username')).toHaveAccessibleDescription(/taken/)
    await page.route('**/api/forum/auth/register', (route) => route.fulfill({ status: 400, json: {} }))
    await signUp(page).getByRole('button', { name: 'Create Account' }).click()
    await expect(toast(page, 'Registration failed')).toContainText('Please check your information and try again.')
  })
})

test('someone who signs up on a busy Wi-Fi reads what opens the account, and it opens with the emailed link', async ({ page, expectedFailures }) => {
  expectedFailures.push('401 /api/forum/auth/login')
  const mail = await startMailServer()
  const site = await startASite(mail.url, { LIMIT_FACTOR: '1', LIMIT_REGISTER_DAY: '1', LIMIT_READS_TEN_SECONDS: '5000', LIMIT_READS_MINUTE: '50000', LIMIT_WRITES_MINUTE: '5000' })
  const first = { username: 'ava', email: 'ava@example.com', firstName: 'Ava', lastName: 'Lopez', password: PASSWORD, confirmPassword: PASSWORD, terms: true }
  expect((await page.request.post(`${site.url}/api/forum/auth/register`, { data: first })).status()).toBe(201)
  await page.context().clearCookies()
  await open(page, `${site.url}/forum/register`)
  const username = await fillSignUp(page)
  await signUp(page).getByRole('checkbox').check()
  await signUp(page).getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Check your email' })).toContainText('please confirm your email address first')
  await expect(page).toHaveURL(`${site.url}/forum/register`)

  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await fillLogIn(page, username, PASSWORD)
  await signInButton(page).click()
  await expect(toast(page, 'Login failed')).toContainText('Please confirm your email address first, with the link in our email.')

  const received = () => mail.received.map(readable).find((email) => email.includes('Once you do, you can log in.')) ?? ''
  await expect.poll(received).toContain('/forum/confirm-email')
  await open(page, `${site.url}/forum/confirm-email?token=${/confirm-email\?token=([\w-]+)/.exec(received())?.[1]}`)
  await page.getByRole('button', { name: 'Confirm My Email' }).click()
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible()
  await open(page, `${site.url}/forum/login`)
  await fillLogIn(page, username, PASSWORD)
  await signInButton(page).click()
  await expect(page).toHaveURL(`${site.url}/forum`)
  expect(await site.stop()).toEqual({ code: 0, complaints: '' })
  await mail.close()
})

test.describe('logging in', () => {
  for (const size of [{ width: 320, height: 640 }, { width: 390, height: 700 }]) {
    test(`leaves the form free below what went wrong, at ${size.width} px, and that behind on the next page`, async ({ page, expectedFailures }) => {
      expectedFailures.push('401 /api/forum/auth/login')
      await page.setViewportSize(size)
      await open(page, '/forum/login')
      await fillLogIn(page, 'maya', 'not hers')
      await signInButton(page).press('Enter')
      const complaint = toast(page, 'Login failed')
      await expect(complaint).toBeVisible()
      await expect(field(logIn(page), 'Password')).toBeFocused()
      await expect(field(logIn(page), 'Password')).toHaveAccessibleDescription('That username and password don’t match. Please check both and try again.')

      for (const part of [field(logIn(page), 'Username'), field(logIn(page), 'Password'), signInButton(page)]) {
        await part.focus()
        expect(await overlap(complaint, part)).toBe(0)
      }
      await page.getByRole('link', { name: 'Sign up' }).click()
      await expect(signUp(page)).toBeVisible()
      await expect(complaint).toBeHidden()
    })
  }

  test('asks for both fields, shows the password, and has the ways out [R098 R099 R100 R101 R216 R217]', async ({ page }) => {
    await open(page, '/forum/login')
    const password = field(logIn(page), 'Password')

    await signInButton(page).click()

    await expect(field(logIn(page), 'Username')).toHaveAccessibleDescription('Username is required')
    await expect(password).toHaveAccessibleDescription('Password is required')
    await expect(password).toHaveAttribute('type', 'password')
    await logIn(page).getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await logIn(page).getByRole('button', { name: 'Show password', pressed: true }).click()
    await expect(password).toHaveAttribute('type', 'password')
    await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forum/forgot-password')
    await expect(page.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/forum/register')
  })

  test('tells failures, then welcomes back; logging out ends it [R194 R198 R286 R287 R288 R292]', async ({ page, expectedFailures }) => {
    expectedFailures.push('401 /api/forum/auth/login', 'failed /api/forum/auth/login')
    const address = '**/api/forum/auth/login'
    await open(page, '/forum/login')
    await fillLogIn(page, 'maya', 'not hers')
    await signInButton(page).click()
    await expect(toast(page, 'Login failed')).toBeVisible()

    for (const [title, text, answer] of [
      ['Login failed', 'Please check your credentials and try again.', { status: 401, json: {} }],
      ['An error occurred', 'Unable to connect to the server. Please try again later.', undefined],
    ] as const) {
      await page.route(address, (route) => (answer ? route.fulfill(answer) : route.abort()))
      await signInButton(page).click()
      await expect(toast(page, title)).toContainText(text)
      await page.unroute(address)
    }
    const intercepted = await intercept(page, address)
    await fillLogIn(page, 'MAYA', 'sample-maya')
    await signInButton(page).click()
    await expect(logIn(page).getByRole('button', { name: 'Signing In...' })).toBeDisabled()
    intercepted.letGo()
    await expect(toast(page, 'Login successful!')).toContainText('Welcome back to the On Joue community.')
    await expect(page).toHaveURL('/forum')
    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible()
  })
})

test.describe('an admin', () => {
  test('reads on the profile how long the password has to be', async ({ page }) => {
    await logInAs(page, ROSA)
    await open(page, '/forum/profile')

    const password = page.getByRole('form', { name: 'Change Password' }).getByLabel('New password', { exact: true })
    await expect(password).toHaveAccessibleDescription(/^At least 12 characters/)
  })
})
