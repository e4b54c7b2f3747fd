import { expect, type Page } from '@playwright/test'
import { open, tabTo, toast } from '../support/a-visit.ts'
import { join, logInAs, PASSWORD, ROSA, test } from '../support/members.ts'
import { startASite } from '../support/start-a-site.ts'

const form = (page: Page) => page.getByRole('form', { name: 'Edit this fact' })
const history = (page: Page) => page.getByRole('region', { name: 'Version history' })

async function openFact(page: Page, key: string): Promise<void> {
  await logInAs(page, ROSA)
  await open(page, `/office/facts/${key}`)
}

test('Rosa announces a fact by keyboard alone, and the next visitor sees it [R008]', async ({ page }) => {
  const site = await startASite()
  try {
    const answer = await page.request.post(`${site.url}/api/forum/auth/login`, { data: ROSA })
    expect(answer.ok()).toBe(true)
    await open(page, `${site.url}/office/facts`)
    await tabTo(page, page.getByRole('region', { name: 'Still to announce' }).getByRole('link', { name: 'Pricing' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible()
    await expect(form(page)).toBeVisible()

    await tabTo(page, form(page).getByLabel('Status'))
    await page.keyboard.type('Announced')
    await tabTo(page, form(page).getByLabel('Short answer'))
    await page.keyboard.press('Control+A')
    await page.keyboard.type('From $12')
    await tabTo(page, form(page).getByLabel('Answer', { exact: true }))
    await page.keyboard.press('Control+A')
    await page.keyboard.type('A visit costs $12.')
    const preview = page.getByRole('complementary', { name: 'Preview' })
    await expect(preview).toContainText('From $12')
    await expect(preview).toContainText('A visit costs $12.')
    await tabTo(page, form(page).getByRole('button', { name: 'Save' }))
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
    await page.keyboard.press('Enter')
    await saved

    // The very next request shows it, however soon it comes.
    expect(await (await page.request.get(site.url)).text()).toContain('From $12')
    await expect(toast(page, 'Saved')).toBeVisible()
    await expect(history(page)).toContainText('edited by rosa')
    await expect(history(page)).toContainText('Not yet announced')
  } finally {
    expect(await site.stop()).toEqual({ code: 0, complaints: '' })
  }
})

test('Rosa puts a former version back', async ({ page }) => {
  await openFact(page, 'jobs')
  await form(page).getByLabel('Short answer').fill('Not before spring')
  await form(page).getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Saved')).toBeVisible()

  const back = history(page).getByRole('button', { name: 'Restore this version' })
  await back.press('Enter')

  await expect(form(page).getByLabel('Short answer')).toHaveValue('Not yet announced')
  await expect(back).toHaveCount(2)
  await expect(back.last()).toBeFocused()
})

test('Rosa is shown both versions when someone saved in the meantime, and loses nothing', async ({ page, another, expectedFailures }) => {
  expectedFailures.push('409 /api/office/facts/membership')
  await openFact(page, 'membership')
  const second = await another()
  await openFact(second, 'membership')
  await form(second).getByLabel('Short answer').fill('From the second laptop')
  await form(second).getByLabel('Name', { exact: true }).fill('Memberships and passes')
  await form(second).getByRole('button', { name: 'Save' }).click()
  await expect(toast(second, 'Saved')).toBeVisible()

  await form(page).getByLabel('Short answer').fill('From the first laptop')
  await form(page).getByLabel('Status').selectOption('Not offered')
  await form(page).getByRole('button', { name: 'Save' }).click()

  const conflict = form(page).getByRole('alert')
  await expect(conflict.getByRole('heading', { name: 'Someone else edited this' })).toBeFocused()
  await expect(conflict).toContainText('On the site now: From the second laptop')
  await expect(conflict).toContainText('Your version: From the first laptop')
  await expect(conflict).toContainText('On the site now: Being decided')
  await expect(conflict).toContainText('Your version: Not offered')
  await expect(conflict.locator('dt')).toHaveText(['Short answer', 'Status'])
  await expect(form(page).getByLabel('Short answer')).toHaveValue('From the first laptop')
  await form(page).getByRole('button', { name: 'Save my version' }).click()
  await expect(toast(page, 'Saved')).toBeVisible()
  await expect(history(page)).toContainText('From the second laptop')
  await expect(page.getByRole('heading', { level: 1, name: 'Memberships and passes' })).toBeVisible()
})

test('Rosa finds again what she typed into a fact, also when someone has saved since', async ({ page, another }) => {
  await openFact(page, 'birthdays')
  await form(page).getByLabel('Short answer').fill('From the first laptop')
  await open(page, '/office/facts')
  await open(page, '/office/facts/birthdays')
  await expect(form(page).getByLabel('Short answer')).toHaveValue('From the first laptop')
  await expect(form(page).getByText('You have unsaved changes.')).toBeVisible()
  await open(page, '/office/facts')
  const second = await another()
  await openFact(second, 'birthdays')
  await form(second).getByLabel('Short answer').fill('From the second laptop')
  await form(second).getByRole('button', { name: 'Save' }).click()
  await expect(toast(second, 'Saved')).toBeVisible()

  await open(page, '/office/facts/birthdays')

  await expect(form(page).getByLabel('Short answer')).toHaveValue('From the first laptop')
  await expect(form(page).getByRole('alert')).toContainText('On the site now: From the second laptop')
  await form(page).getByRole('button', { name: 'Save my version' }).click()
  await expect(toast(page, 'Saved')).toBeVisible()
  await open(page, '/office/facts/birthdays')
  await expect(form(page).getByLabel('Short answer')).toHaveValue('From the first laptop')
  await expect(form(page).getByText('You have unsaved changes.')).toBeHidden()
})

test('another admin at the same tab does not find what Rosa typed and did not save', async ({ page, site }) => {
  await openFact(page, 'jobs')
  await form(page).getByLabel('Short answer').fill('Only Rosa thinks so')
  const username = await join(page, 'nora')
  await site.command('admin', username)
  await logInAs(page, { username, password: PASSWORD })

  await open(page, '/office/facts/jobs')
  await expect(form(page).getByLabel('Short answer')).not.toHaveValue('Only Rosa thinks so')
  await openFact(page, 'jobs')

  await expect(form(page).getByLabel('Short answer')).toHaveValue('Only Rosa thinks so')
})

test('Rosa is told at each field what is wrong, and keeps what she typed', async ({ page, expectedFailures }) => {
  expectedFailures.push('400 /api/office/facts/socks')
  await openFact(page, 'socks')
  await form(page).getByLabel('Question').fill('Socks, please')
  await form(page).getByLabel('Answer', { exact: true }).fill('')

  await form(page).getByRole('button', { name: 'Save' }).click()

  await expect(form(page).getByLabel('Question')).toBeFocused()
  await expect(form(page).getByLabel('Question')).toHaveAccessibleDescription('Please end the question with a question mark.')
  await expect(form(page).getByLabel('Answer', { exact: true })).toHaveAccessibleDescription('Please enter the answer.')
  await expect(form(page).getByLabel('Question')).toHaveValue('Socks, please')
})

test('Rosa is warned of dates that have ended, in the list and where they stand [D65]', async ({ page }) => {
  await logInAs(page, ROSA)
  await open(page, '/office/facts')
  const over = page.getByRole('region', { name: 'Past dates' })
  await expect(over.getByRole('listitem').filter({ hasText: 'Announcement' })).toContainText('mentions 2025')

  await over.getByRole('link', { name: 'Announcement' }).click()

  await expect(form(page).getByLabel('Short answer')).toHaveAccessibleDescription('Mentions a past date: 2025.')
  await form(page).getByLabel('Short answer').fill('Coming to Austin, Texas')
  await expect(form(page).getByLabel('Short answer')).toHaveAccessibleDescription('')
})

test('Rosa is asked before a price stands beside “Being decided,” and changes the text or saves it anyway', async ({ page }) => {
  await openFact(page, 'booking')
  const question = page.getByRole('dialog', { name: 'Save this as “Being decided”?' })
  await form(page).getByLabel('Short answer').fill('From $9 a child')
  await form(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(question).toContainText('The text names $9.')
  await expect(question).toContainText('Visitors will read that, though the badge says “Being decided.”')

  await question.getByRole('button', { name: 'Change to “Not yet announced”' }).click()
  await expect(question).toBeHidden()
  await expect(form(page).getByLabel('Short answer')).toHaveValue('Not yet announced')
  await form(page).getByLabel('Answer', { exact: true }).fill('Booking costs $9 a child.')
  await form(page).getByRole('button', { name: 'Save', exact: true }).click()
  await question.getByRole('button', { name: 'Edit Text' }).click()
  await expect(question).toBeHidden()
  await form(page).getByRole('button', { name: 'Save', exact: true }).click()
  await question.getByRole('button', { name: 'Save Anyway' }).click()

  await expect(toast(page, 'Saved')).toBeVisible()
  expect(await (await page.request.get('/visit')).text()).toContain('Booking costs $9 a child.')
})

test('Rosa finds a fact by word and state, and dates it as checked', async ({ page }) => {
  await logInAs(page, ROSA)
  await open(page, '/office/facts')

  await page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: 'Being decided' }).click()
  await page.getByRole('searchbox', { name: 'Search facts' }).fill('garage bus')
  await expect(page.getByRole('status').filter({ hasText: 'facts' })).toHaveText(/^1 of \d+ facts$/)
  await page.getByRole('row').getByRole('link', { name: 'Parking' }).click()
  await page.getByRole('button', { name: 'Still True' }).click()

  await expect(toast(page, 'Checked')).toBeVisible()
  await expect(history(page)).toContainText('No changes yet.')
})

test('Rosa reads what a day in a row means on a tablet, where no column says it', async ({ page }) => {
  await logInAs(page, ROSA)
  await page.setViewportSize({ width: 768, height: 900 })

  for (const [path, words] of [['facts', 'checked'], ['members', 'Joined']] as const) {
    await open(page, `/office/${path}`)
    const word = page.getByRole('table').first().getByText(words, { exact: true }).first()

    expect((await word.boundingBox())?.width, path).toBeGreaterThan(20)
  }
})

test('Rosa goes through the facts by keyboard, one click each, and visitors read what she said and when', async ({ page }) => {
  const site = await startASite()
  try {
    expect((await page.request.post(`${site.url}/api/forum/auth/login`, { data: ROSA })).ok()).toBe(true)
    await open(page, `${site.url}/office`)
    await tabTo(page, page.getByRole('region', { name: 'Needs your attention' }).getByRole('link', { name: 'Check' }))
    await page.keyboard.press('Enter')
    const progress = page.getByRole('main').getByRole('status')
    await expect(progress).toHaveText('0 of 50 checked')

    await tabTo(page, page.getByRole('button', { name: 'Still True: Announcement' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'What is On Joue?' })).toBeFocused()
    await tabTo(page, page.getByRole('button', { name: 'It’s Only Planned: On Joue' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'What does “On Joue” mean?' })).toBeFocused()
    await tabTo(page, page.getByRole('link', { name: 'Skip for now' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'What ages is it for?' })).toBeFocused()
    await expect(progress).toHaveText('2 of 50 checked')

    await page.getByRole('link', { name: 'Change It' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Ages' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to Checking' }).press('Enter')
    await page.getByRole('button', { name: 'Not Decided Anymore: Ages' }).press('Enter')
    await expect(progress).toHaveText('3 of 50 checked')

    await open(page, `${site.url}/visit`)
    const entry = (question: string) => page.getByRole('article', { name: question })
    await expect(entry('What is coming?')).toContainText(/Announced\s*Checked on \w+ \d+, \d{4}/)
    await expect(entry('What is On Joue?')).toContainText(/Planned\s*Checked on/)
    await expect(entry('What ages is it for?')).toContainText('This is not yet announced.')
    await expect(entry('Which city will it be in?')).not.toContainText('Checked on')
  } finally {
    expect(await site.stop()).toEqual({ code: 0, complaints: '' })
  }
})
