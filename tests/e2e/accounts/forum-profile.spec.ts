import { expect } from '@playwright/test'
import { intercept, open, toast } from '../support/a-visit.ts'
import { aTopic, inOwnTopic, join, logInAs, PASSWORD, postWith, test } from '../support/members.ts'

test.describe('a member who has just joined', () => {
  test('sees addresses in posts as plain text until the email is confirmed [D69]', async ({ page }) => {
    await inOwnTopic(page, 'Look at https://example.com/naps for more.')

    await expect(postWith(page, 'Look at https://example.com/naps')).toBeVisible()
    await expect(page.getByRole('link', { name: 'https://example.com/naps' })).toHaveCount(0)
  })

  test('puts the address right, and switches email about replies off and on', async ({ page }) => {
    const username = await join(page, 'maya')
    await open(page, '/forum/profile')

    await page.getByText('Wrong address?').click()
    const form = page.getByRole('form', { name: 'Change your email' })
    await form.getByLabel('New email').fill(`right-${username}@example.com`)
    await form.getByLabel('Your password', { exact: true }).fill(PASSWORD)
    await form.getByRole('button', { name: 'Change Email' }).click()
    await expect(page.getByText(`We emailed a link to right-${username}@example.com.`)).toBeVisible()

    await page.getByRole('button', { name: 'Stop These Emails' }).click()
    await expect(page.getByText('We don’t email you about replies.')).toBeVisible()
    await page.getByRole('button', { name: 'Email Me About Replies' }).click()

    await expect(page.getByRole('button', { name: 'Stop These Emails' })).toBeVisible()
  })

  test('keeps what they write on while words about them are saved', async ({ page }) => {
    await join(page, 'maya')
    await open(page, '/forum/profile')
    const about = page.getByLabel('About me')
    const intercepted = await intercept(page, '**/api/forum/profile')
    await about.fill('Two kids.')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(() => intercepted.count).toBe(1)
    await about.press('End')
    await page.keyboard.type(' One bike.')

    intercepted.letGo()

    await expect(toast(page, 'Done')).toBeVisible()
    await expect(about).toHaveValue('Two kids. One bike.')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled()
    await open(page, '/forum/profile')
    await expect(about).toHaveValue('Two kids. One bike.')
  })

  test('downloads their data', async ({ page }) => {
    await join(page, 'maya')
    await aTopic(page)
    await open(page, '/forum/profile')

    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download Your Data' }).click()

    expect((await download).suggestedFilename()).toMatch(/^on-joue-\d{4}-\d\d-\d\d\.json$/)
  })

  test('logs out elsewhere, asks for the account to be deleted, and keeps it after all', async ({ page, another }) => {
    const username = await join(page, 'maya')
    await logInAs(await another(), { username, password: PASSWORD })
    await open(page, '/forum/profile')
    await page.getByRole('button', { name: 'Log Out on All Other Devices' }).click()
    await expect(page.getByRole('heading', { name: 'Where you’re logged in' })).toBeFocused()
    const form = page.getByRole('form', { name: 'Delete account' })

    await form.getByLabel('Your password', { exact: true }).fill(PASSWORD)
    await form.getByRole('button', { name: 'Delete My Account' }).click()
    await expect(page.getByText('Your account will be deleted', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Delete your account' })).toBeFocused()
    await page.getByRole('button', { name: 'Keep My Account' }).click()

    await expect(form).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Delete your account' })).toBeFocused()
  })
})

test('a member logs out in one place of every page, on a phone in the menu', async ({ page }) => {
  await join(page, 'maya')
  const ways = page.getByRole('button', { name: 'Log Out', exact: true })
  await open(page, '/forum/profile')
  await expect(ways).toHaveCount(1)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(ways).toHaveCount(0)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(ways).toHaveCount(1)
  await ways.click()

  await expect(page).toHaveURL('/forum')
})

test('a search too many is refused in words, with the question kept', async ({ page, expectedFailures }) => {
  expectedFailures.push('429 /api/forum/search')
  const message = 'Too many tries. Please try again in a minute.'
  await open(page, '/forum/search')
  await page.route('**/api/forum/search*', (route) => route.fulfill({ status: 429, json: { message } }))
  const main = page.getByRole('main')

  await page.getByRole('searchbox').fill('quiet corner')
  await page.getByRole('searchbox').press('Enter')

  await expect(main.getByRole('alert')).toContainText(message)
  await expect(page.getByRole('searchbox')).toHaveValue('quiet corner')
  await page.unroute('**/api/forum/search*')
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main.getByRole('alert')).toHaveCount(0)
})
