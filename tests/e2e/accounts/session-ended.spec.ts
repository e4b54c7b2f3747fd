import { setTimeout } from 'node:timers/promises'
import { expect, type Download, type Locator, type Page } from '@playwright/test'
import { aPicture } from '../../support/blog/made-pictures.ts'
import { open, toast } from '../support/a-visit.ts'
import { aTopic, inOwnTopic, join, logInAs, PASSWORD, replyField, ROSA, sendReply, test } from '../support/members.ts'

const question = (page: Page): Locator => page.getByRole('dialog', { name: 'Your session has ended' })
const bar = (page: Page): Locator => page.getByRole('status').filter({ hasText: 'Log in to save your work.' })
const aFile = async () => ({ name: 'tower.png', mimeType: 'image/png', buffer: await aPicture(400, 300).png().toBuffer() })

/** Ends the session as a log-out in another tab does. */
async function endTheSession(page: Page): Promise<void> {
  expect((await page.request.post('/api/forum/auth/logout', { data: {} })).ok()).toBe(true)
}

/** Tells a page that the browser had kept it whole. */
const restore = (page: Page) => page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))

/** Logs in over the page. */
async function logInOver(page: Page, username: string, password: string): Promise<void> {
  await question(page).getByRole('textbox', { name: `Password for ${username}` }).fill(password)
  await question(page).getByRole('button', { name: 'Log In' }).click()
  await expect(question(page)).toBeHidden()
}

/** What a file begins with. */
async function startOf(file: Download): Promise<string> {
  let text = ''
  for await (const piece of await file.createReadStream()) text += String(piece)
  return text.slice(0, 100)
}

/** What the site answers when the session has ended: to the office's calls that there is no such address. */
test.beforeEach(({ expectedFailures }) => void expectedFailures.push('401 /api/forum/*', '404 /api/office/*'))

test.describe('a member whose session ended while the profile was open', () => {
  test('is asked to log in for a copy of their data, gets it then, and loses nothing they typed', async ({ page }) => {
    const username = await join(page, 'maya')
    await open(page, '/forum/profile')
    await page.getByLabel('About me').fill('Two boys, one garden.')
    await endTheSession(page)

    await page.getByRole('link', { name: 'Download Your Data' }).click()
    await question(page).getByRole('button', { name: 'Not Now' }).click()
    await expect(toast(page, 'Data not downloaded')).toContainText('Your session has ended.')
    await bar(page).getByRole('button', { name: 'Log In' }).click()
    await logInOver(page, username, PASSWORD)
    await expect(bar(page)).toHaveCount(0)
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download Your Data' }).click()])

    expect(await startOf(file)).toContain('"exportedAt"')
    await expect(page.getByLabel('About me')).toHaveValue('Two boys, one garden.')
  })

  test('is asked to log in for a picture, which is sent then', async ({ page }) => {
    const username = await join(page, 'maya')
    await open(page, '/forum/profile')
    const form = page.getByRole('form', { name: 'Your photo' })
    await form.getByLabel('Choose a photo').setInputFiles(await aFile())
    await endTheSession(page)

    await form.getByRole('button', { name: 'Use This Photo' }).click()
    await logInOver(page, username, PASSWORD)

    await expect(toast(page, 'Done')).toContainText('Your new photo now appears')
  })

  test('saves what they say of themselves once they have logged in over the page', async ({ page }) => {
    const username = await join(page, 'maya')
    await open(page, '/forum/profile')
    await page.getByLabel('About me').fill('Two boys, one garden.')
    await endTheSession(page)

    await page.getByRole('form', { name: 'About you' }).getByRole('button', { name: 'Save' }).click()
    await logInOver(page, username, PASSWORD)

    await expect(toast(page, 'Done')).toContainText('Your profile is saved.')
    await expect(page.getByLabel('About me')).toHaveValue('Two boys, one garden.')
  })
})

test('a page that shows another member sends nothing, and is reloaded for the one who is logged in', async ({ page, expectedFailures }) => {
  expectedFailures.push('403 /api/forum/topics/*/posts')
  await inOwnTopic(page)
  const omar = await join(page, 'omar')

  await sendReply(page, 'Omar does not say this.')

  await expect(toast(page, `You’re logged in as ${omar}`)).toContainText('so we reloaded this page.')
  await expect(replyField(page)).toHaveValue('')
  await expect(page.getByRole('article').filter({ hasText: 'Omar does not say this.' })).toHaveCount(0)
})

test('a login as someone else in one tab reloads the others, and the first member finds what they wrote again', async ({ page, another }) => {
  const maya = await join(page, 'maya')
  const topic = await aTopic(page)
  const omar = await join(await another(), 'omar')
  await open(page, topic)
  await replyField(page).fill('Only Maya reads this yet.')
  const tab = await page.context().newPage()
  await open(tab, topic)
  await open(tab, '/forum/login')
  await tab.getByLabel('Username').fill(omar)
  await tab.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await tab.getByRole('button', { name: 'Log In' }).click()

  await expect(toast(page, `You’re logged in as ${omar}`)).toBeVisible()
  await expect(replyField(page)).toHaveValue('')

  await logInAs(page, { username: maya, password: PASSWORD })
  await open(tab, '/forum')
  await expect(toast(page, `You’re logged in as ${maya}`)).toBeVisible()
  await expect(replyField(page)).toHaveValue('Only Maya reads this yet.')
})

test('a log-out in one tab leaves what was started in the others', async ({ page }) => {
  await inOwnTopic(page)
  await replyField(page).fill('Not sent yet.')
  const tab = await page.context().newPage()
  await open(tab, '/forum')
  await tab.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
  await expect(tab.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible()

  await expect(replyField(page)).toHaveValue('Not sent yet.')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible()
})

test('a page comes back from the browser’s memory to no one but the member it was for', async ({ page }) => {
  const omar = await join(page, 'omar')
  await open(page, '/forum/profile')
  let answers = 0
  page.on('response', (response) => void (response.url().endsWith('/auth/me') && (answers += 1)))
  await restore(page)
  // One is for the page itself, which asks again for all it shows.
  await expect.poll(() => answers).toBe(2)
  await expect(page.getByRole('heading', { level: 1, name: omar })).toBeVisible()
  const nora = await join(page, 'nora')
  await page.getByLabel('About me').fill('Nora does not see this.')
  let requests = 0
  // What the page shows is asked for again, too, and may be answered first.
  await page.route('**/api/forum/auth/me', async (route) => {
    requests += 1
    if (requests > 1) await setTimeout(700)
    await route.continue()
  })
  await restore(page)
  await expect(page.getByRole('heading', { level: 1, name: nora })).toBeVisible()
  await expect(page.getByLabel('About me')).toHaveValue('')
  await expect(page.locator('html[data-ready]')).toBeAttached()
  // A request that still waits is let through first.
  await page.unrouteAll({ behavior: 'wait' })

  await endTheSession(page)
  await restore(page)

  await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible()
  await expect(page.getByText(`${nora}@example.com`)).toHaveCount(0)
})

test('a second copy of one’s data on the same day is refused in words, on the page', async ({ page, expectedFailures }) => {
  expectedFailures.push('429 /api/forum/profile/export')
  await join(page, 'maya')
  await open(page, '/forum/profile')
  const message = 'You can get it once a day. Please try again tomorrow.'
  await page.route('**/api/forum/profile/export', (route) => route.fulfill({ status: 429, json: { message } }))

  await page.getByRole('link', { name: 'Download Your Data' }).click()

  await expect(toast(page, 'Data not downloaded')).toContainText(message)
})

test.describe('Rosa, whose session ended while the office was open,', () => {
  test.beforeEach(({ page }) => logInAs(page, ROSA))

  for (const room of ['messages', 'waitlist']) {
    test(`is asked to log in for the file of the ${room}, and gets it then, though someone else logs in before`, async ({ page }) => {
      await open(page, `/office/${room}`)
      await endTheSession(page)

      const coming = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Export all (CSV)' }).click()
      await expect(question(page)).toBeVisible()
      await join(page, 'omar')
      await logInOver(page, 'Rosa', ROSA.password)

      expect((await coming).suggestedFilename()).toMatch(new RegExp(`^on-joue-${room}-[\\d-]+\\.csv$`))
      await expect(toast(page, 'Downloaded')).toBeVisible()
    })
  }

  test('is asked to log in for what is held about a member, and gets it then', async ({ page, another }) => {
    const username = await join(await another(), 'omar')
    await open(page, `/office/members?q=${username}`)
    await page.getByRole('link', { name: username }).click()
    await expect(page.getByRole('heading', { level: 1, name: username })).toBeVisible()
    await endTheSession(page)

    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download their data' }).click()
    await logInOver(page, 'Rosa', ROSA.password)

    expect((await coming).suggestedFilename()).toMatch(/^on-joue-member-\d+\.json$/)
    await expect(toast(page, 'Downloaded')).toBeVisible()
  })

  test('is asked to log in for the picture of a post and for one in its text, and loses no word of it', async ({ page }) => {
    await open(page, '/office/blog')
    await page.getByRole('button', { name: 'New blog post' }).click()
    await page.getByLabel('Title', { exact: true }).fill('What a roof is for')
    await expect(page.getByRole('status', { name: 'Saving' })).toHaveText(/^Saved at/)
    // What a window says every 20 seconds would ask for the login before a picture does.
    await page.route('**/presence', () => {})
    await endTheSession(page)

    await page.getByLabel('Cover image (optional)').setInputFiles(await aFile())
    await logInOver(page, 'Rosa', ROSA.password)
    await expect(page.getByRole('img', { name: 'Current cover image' })).toBeVisible()
    await expect(page.getByRole('status', { name: 'Saving' })).toHaveText(/^Saved at/)
    await page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name: 'Image', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Add image' })
    await dialog.getByLabel('Image', { exact: true }).setInputFiles(await aFile())
    await dialog.getByRole('textbox', { name: 'Alt text' }).fill('A tower of boxes')
    await endTheSession(page)
    await dialog.getByRole('button', { name: 'Add image' }).click()
    await question(page).getByRole('button', { name: 'Not Now' }).click()
    await expect(dialog.getByLabel('Image', { exact: true }).or(dialog.getByLabel('Replace image'))).toHaveAccessibleDescription(/Your session has ended/)
    await expect(dialog.getByRole('textbox', { name: 'Alt text' })).toHaveValue('A tower of boxes')
    await dialog.getByRole('button', { name: 'Cancel' }).click()

    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('What a roof is for')
    await expect(bar(page)).toBeVisible()
  })
})
