import { expect, type Page } from '@playwright/test'
import { open, toast } from '../support/a-visit.ts'
import { SMALL } from '../support/axe.ts'
import { join, logInAs, ROSA, test } from '../support/members.ts'

/** Every page of the office. */
const PAGES = ['', '?days=90', '/messages', '/messages?state=set-aside', '/facts', '/facts/announcement', '/blog', '/blog/1', '/mail', '/settings', '/questions', '/log', '/waitlist', '/waitlist/announcements/new', '/forum', '/forum/categories', '/members', '/members/1']

/** Pixels that the words in the empty search want and do not have. */
const missingRoom = (page: Page): Promise<number> =>
  page.locator('input[type="search"]:visible').evaluate((input: HTMLInputElement) => {
    // Chromium draws a placeholder as wide as the field, whatever its words need: they are measured as its value.
    input.value = input.placeholder
    const wanted = input.scrollWidth
    input.value = ''
    return wanted - input.clientWidth
  })

test.describe('the office', () => {
  test('is a page that does not exist for visitors and members', async ({ page, expectedFailures }) => {
    expectedFailures.push('404 /office*')
    for (const path of [...PAGES, '/no-such-page']) {
      const answer = await page.goto(`/office${path}`)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
    }
    await join(page, 'maya')
    for (const path of [...PAGES, '/no-such-page']) {
      const answer = await page.goto(`/office${path}`)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Office' })).toHaveCount(0)
    }
  })

  test('leads Rosa to the login, and back to where she was going', async ({ page, expectedFailures }) => {
    expectedFailures.push('404 /office/log')
    await page.goto('/office/log?q=fact')
    await page.getByRole('main').getByRole('link', { name: 'log in' }).click()
    await expect(page).toHaveURL(`/forum/login?next=${encodeURIComponent('/office/log?q=fact')}`)

    await page.getByLabel('Username').fill(ROSA.username)
    await page.getByRole('textbox', { name: 'Password' }).fill(ROSA.password)
    await page.getByRole('button', { name: 'Log In' }).click()

    await expect(page).toHaveURL('/office/log?q=fact')
    await expect(page.getByRole('heading', { level: 1, name: 'Log' })).toBeVisible()
  })

  for (const [path, words] of [
    ['/office/facts/none', 'This fact no longer exists.'],
    ['/office/waitlist/announcements/999999', 'This announcement no longer exists.'],
    ['/office/mail/999999', 'This email was deleted.'],
  ] as const) {
    test(`says that there is nothing at ${path}, and does not offer to try again`, async ({ page, expectedFailures }) => {
      expectedFailures.push(`404 ${path}`, '404 /api/office/*')
      await logInAs(page, ROSA)
      await open(page, path)
      await expect(page.getByRole('main')).toContainText(words)
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    })
  }

  test('asks for the login when the session ended on the way to another room', async ({ page, expectedFailures }) => {
    expectedFailures.push('404 /api/office/*', '401 /api/forum/auth/me')
    await logInAs(page, ROSA)
    await page.clock.install()
    await open(page, '/office')
    await endTheSession(page)
    await page.clock.fastForward(2_000) // someone let in a moment ago is let into the next room, too

    await page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Facts' }).click()

    await expect(page).toHaveURL('/forum/login?next=%2Foffice%2Ffacts')
  })

  test('saves what was typed after the session ended, once Rosa has logged in over the page', async ({ page, expectedFailures }) => {
    expectedFailures.push('401 /api/forum/auth/me', '404 /api/office/announcements')
    await logInAs(page, ROSA)
    await open(page, '/office/waitlist/announcements/new')
    await page.getByLabel('Subject').fill('We have a roof')
    await page.getByLabel('Message', { exact: true }).fill('It keeps the rain out.')
    await endTheSession(page)
    await page.getByRole('button', { name: 'Save draft' }).click()
    const question = page.getByRole('dialog', { name: 'Your session has ended' })
    await question.getByRole('button', { name: 'Not Now' }).click()
    await expect(toast(page, 'Not saved')).toContainText('Your session has ended.')
    await expect(page.getByLabel('Subject')).toHaveValue('We have a roof')

    await page.getByRole('status').filter({ hasText: 'Log in to save your work.' }).getByRole('button', { name: 'Log In' }).click()
    await question.getByRole('textbox', { name: 'Password for Rosa' }).fill(ROSA.password)
    await question.getByRole('button', { name: 'Log In' }).click()
    await expect(question).toBeHidden()
    await endTheSession(page)
    await page.getByRole('button', { name: 'Save draft' }).click()
    await question.getByRole('textbox', { name: 'Password for Rosa' }).fill(ROSA.password)
    await question.getByRole('button', { name: 'Log In' }).click()

    await expect(toast(page, 'Saved')).toBeVisible()
    await expect(page).toHaveURL(/\/announcements\/\d+$/)
    await expect(page.getByLabel('Subject')).toHaveValue('We have a roof')
  })

  test('shows Rosa what was done in the meantime when she comes back from another document', async ({ page }) => {
    await logInAs(page, ROSA)
    await open(page, '/office/blog')
    const total = page.getByText(/^\d+ of \d+ posts$/)
    const before = await total.textContent()
    await page.goto('/')
    expect((await page.request.post('/api/office/blog', { data: {} })).ok()).toBe(true)

    await page.goBack()

    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
    await expect(total).not.toHaveText(before ?? '')
  })

  test('is one step from the forum for an admin, and for no one else', async ({ page, another }) => {
    await logInAs(page, ROSA)
    await open(page, '/forum')

    await page.getByRole('link', { name: 'Office' }).click()

    await expect(page).toHaveURL(/\/office$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bonjour')
    const member = await another()
    await join(member, 'omar')
    await open(member, '/forum')
    await expect(member.getByRole('link', { name: 'Office' })).toHaveCount(0)
  })

  test('shows whole what a search looks for, on the narrowest phone and where the links are many', async ({ page }) => {
    await logInAs(page, ROSA)

    for (const [width, paths] of [
      [320, ['/office/messages', '/office/waitlist', '/office/blog', '/office/facts', '/office/mail', '/office/members']],
      [390, ['/office/messages', '/office/mail', '/office/members']],
      [1061, ['/office/facts', '/office/blog', '/forum/reports']],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      for (const path of paths) {
        await open(page, path)
        expect(await missingRoom(page), `${path} at ${width} px`).toBe(0)
      }
    }
  })

  test('marks the room of a page, and none for a page of no room', async ({ page, expectedFailures }) => {
    expectedFailures.push('404 /office/*')
    await logInAs(page, ROSA)
    const marked = page.getByRole('navigation', { name: 'Office', exact: true }).locator('[aria-current=page]')
    for (const [path, room] of [['', 'Overview'], ['?days=90', 'Overview'], ['/facts/location', 'Facts'], ['/forum/categories', 'Forum'], ['/backups', 'Status']] as const) {
      await open(page, `/office${path}`)
      // What waits in the forum is counted beside its name.
      await expect(marked, path).toHaveText(new RegExp(`^${room}(\\d+ waiting)?$`))
    }
    for (const path of ['/sample', '/cellar']) {
      await open(page, `/office${path}`)
      await expect(marked, path).toHaveCount(0)
    }
    await page.setViewportSize(SMALL)
    await expect(page.locator('.adm-menu summary')).toHaveText('Office menu')
  })

  test('has its logo and its menu on one line, on the narrowest phone as well', async ({ page }) => {
    await logInAs(page, ROSA)
    await page.setViewportSize({ width: 320, height: 800 })
    for (const path of ['', '/messages', '/log', '/backups']) {
      await open(page, `/office${path}`)
      const [logo, menu] = await Promise.all([page.locator('.adm-nav .logo'), page.locator('.adm-menu summary')].map((part) => part.boundingBox()))
      expect((logo?.y ?? 0) + (logo?.height ?? 0), path).toBeGreaterThan(menu?.y ?? Infinity)
    }
  })

  test('unfolds its rooms on a small screen, and folds them up again on the way', async ({ page }) => {
    await logInAs(page, ROSA)
    await page.setViewportSize(SMALL)
    await open(page, '/office')
    await expect(page.getByRole('link', { name: 'View site', exact: true })).toBeHidden()

    await page.getByText('Office menu, current page: Overview').press('Enter')

    await expect(page.getByRole('link', { name: 'View site', exact: true })).toBeVisible()
  })
})

/** Ends the session as a log-out in another tab does. */
async function endTheSession(page: Page): Promise<void> {
  expect((await page.request.post('/api/forum/auth/logout', { data: {} })).ok()).toBe(true)
}
