import { expect, type Page } from '@playwright/test'
import { join, logInAs, ROSA, test } from '../support/members.ts'
import { startASite } from '../support/start-a-site.ts'

test.use({ javaScriptEnabled: false })

/** Every office page that needs nothing there first. */
const PAGES = [
  '', '/messages', '/waitlist', '/waitlist/announcements/new', '/facts', '/facts/review', '/facts/pricing', '/facts/opening-date', '/forum', '/forum/categories',
  '/members', '/mail', '/blog', '/backups', '/sample', '/settings', '/status', '/texts', '/texts/landing.pill', '/pictures', '/questions', '/log',
]

const main = (page: Page) => page.getByRole('main')
const form = (page: Page, name: string) => page.getByRole('form', { name, exact: true })
const done = (page: Page) => page.getByRole('status').filter({ hasText: /^(Done|Saved|Answered|Reply saved|Test saved|Reset) / })

/** What unfolds a question or a form. */
const fold = (page: Page, label: string | RegExp) => main(page).locator('summary').filter({ hasText: label })

/** Unfolds a question, and says yes to it. */
async function sayYes(page: Page, label: string, button: string): Promise<void> {
  await fold(page, label).click()
  await main(page).getByRole('button', { name: button, exact: true }).click()
}

/** Buttons that can be seen and do nothing without scripts. */
const deadButtons = (page: Page) =>
  main(page).evaluate((element) =>
    [...element.querySelectorAll('button')]
      .filter((button) => button.getClientRects().length > 0 && (button.type !== 'submit' || button.disabled || !(button.form?.method === 'post' || button.form?.action)))
      .map((button) => button.textContent),
  )

/** Forms that would put what was typed into the address. */
const leakingForms = (page: Page) => main(page).evaluate((element) => [...element.querySelectorAll('form:not([method]):not([action])')].map((one) => one.getAttribute('aria-label')))

test('Rosa reads every page of her office without scripts, and meets no dead button', async ({ page }) => {
  await logInAs(page, ROSA)
  for (const path of PAGES) {
    await page.goto(`/office${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect([path, await deadButtons(page), await leakingForms(page)]).toEqual([path, [], []])
  }
})

test('Rosa answers a message, notes something, keeps the reply for later, and files the message without scripts', async ({ page, email, expectedFailures }) => {
  expectedFailures.push('400 /office/messages/*')
  await page.request.post('/api/contact', { data: { name: 'Ana Reyes', email, message: 'Is there a quiet corner?' } })
  await logInAs(page, ROSA)
  await page.goto('/office/messages?q=Ana')
  await page.getByRole('link', { name: 'Ana Reyes' }).first().click()

  await expect(main(page).getByText('Press Ctrl+Enter')).toBeHidden()
  await main(page).getByRole('button', { name: 'Mark Read' }).click()
  await expect(done(page)).toBeVisible()
  await form(page, 'Reply to Ana Reyes').getByRole('button', { name: 'Send Reply' }).click()
  await expect(form(page, 'Reply to Ana Reyes').getByLabel('Reply')).toHaveAttribute('aria-invalid', 'true')
  await form(page, 'Reply to Ana Reyes').getByLabel('Reply').fill('Yes, upstairs.\n\nIt’s called the nest.')
  await form(page, 'Reply to Ana Reyes').getByRole('button', { name: 'Send Reply' }).click()
  await expect(done(page)).toContainText('Reply saved')
  await expect(page.getByRole('region', { name: 'Replies' })).toContainText('It’s called the nest.')

  await form(page, 'New note').getByLabel('Note').fill('Likes quiet.')
  await form(page, 'New note').getByRole('button', { name: 'Add Note' }).click()
  await expect(page.getByRole('region', { name: 'Notes' })).toContainText('Likes quiet.')

  await fold(page, /^Saved replies/).click()
  await form(page, 'Save this reply').getByLabel('Reply to save').fill('Yes, upstairs.')
  await form(page, 'Save this reply').getByLabel('Save the reply above as').fill('Quiet corner')
  await form(page, 'Save this reply').getByRole('button', { name: 'Save Reply' }).click()
  await fold(page, /^Saved replies/).click()
  await expect(main(page).locator('p').filter({ hasText: 'Insert replaces what’s typed in your reply.' })).toBeVisible()
  await main(page).getByRole('link', { name: 'Insert Quiet corner' }).click()
  await expect(form(page, 'Reply to Ana Reyes').getByLabel('Reply')).toHaveValue('Yes, upstairs.')
  await form(page, 'Reply to Ana Reyes').getByRole('button', { name: 'Send Reply' }).click()
  await expect(done(page)).toContainText('Reply saved')
  await expect(form(page, 'Reply to Ana Reyes').getByLabel('Reply')).toHaveValue('')
  await fold(page, /^Saved replies/).click()
  await main(page).getByLabel('Delete: Quiet corner').click()
  await main(page).getByRole('button', { name: 'Delete Saved Reply' }).click()
  await expect(main(page).getByText('Saved replies (0)')).toBeVisible()

  await main(page).getByRole('button', { name: 'Archive' }).click()
  await expect(page).toHaveURL(/\/office\/messages\?/)
  await expect(done(page)).toContainText('Archived the message.')
})

test('Rosa changes settings, categories, facts, and texts without scripts', async ({ page, expectedFailures }) => {
  expectedFailures.push('400 /office/facts/*')
  const site = await startASite()
  await page.request.post(`${site.url}/api/forum/auth/login`, { data: ROSA })

  await page.goto(`${site.url}/office/settings`)
  await form(page, 'Your emails').getByLabel('Postal address').fill('1 Main Street\nAustin, TX 78701')
  await form(page, 'Your emails').getByRole('button', { name: 'Save' }).click()
  await expect(done(page)).toBeVisible()
  await form(page, 'Announcement bar').getByLabel('Announcement').fill('We open in spring!')
  await form(page, 'Announcement bar').getByRole('button', { name: 'Save' }).click()
  await expect(form(page, 'Your emails').getByLabel('Postal address')).toHaveValue('1 Main Street\nAustin, TX 78701')
  await expect(form(page, 'Announcement bar').getByLabel('Announcement')).toHaveValue('We open in spring!')

  await page.goto(`${site.url}/office/forum/categories`)
  await fold(page, 'Add Category').click()
  await form(page, 'Add category').getByLabel('Name').fill('Rainy Days')
  await form(page, 'Add category').getByLabel('Description').fill('What to do indoors')
  await form(page, 'Add category').getByRole('button', { name: 'Save' }).click()
  await expect(main(page).getByRole('listitem').last()).toContainText('Rainy Days')
  await main(page).getByRole('button', { name: 'Move Up: Rainy Days' }).click()
  await expect(main(page).getByRole('listitem').last()).not.toContainText('Rainy Days')
  await main(page).getByRole('button', { name: 'Close: Rainy Days' }).click()
  await expect(main(page).getByRole('button', { name: 'Reopen: Rainy Days' })).toBeVisible()

  await page.goto(`${site.url}/office/facts/pricing`)
  await main(page).getByRole('button', { name: 'Still True' }).click()
  await expect(main(page).getByText('Checked on')).toBeVisible()
  const fact = form(page, 'Edit this fact')
  await fact.getByLabel('Answer', { exact: true }).fill('')
  await fact.getByRole('button', { name: 'Save' }).click()
  await expect(fact.getByLabel('Answer', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await fact.getByLabel('Answer', { exact: true }).fill('A day pass costs 12 dollars.')
  await fact.getByLabel('Short answer').fill('12 dollars')
  await fact.getByLabel('Status').selectOption('Announced')
  await fact.getByRole('button', { name: 'Save' }).click()
  await expect(done(page)).toBeVisible()
  await expect(fact.getByLabel('Status')).toHaveValue('announced')
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('A day pass costs 12 dollars.')
  await form(page, 'In Spanish').getByLabel('Answer in Spanish').fill('El pase cuesta 12 dólares.')
  await form(page, 'In Spanish').getByRole('button', { name: 'Save Spanish' }).click()
  await expect(main(page)).toContainText('The assistant answers with this when someone asks in Spanish.')
  await main(page).getByRole('button', { name: 'Restore This Version' }).first().click()
  await expect(fact.getByLabel('Short answer')).not.toHaveValue('12 dollars')
  await form(page, 'Ask parents').getByLabel('What do you want to ask?').fill('What’s fair?')
  await form(page, 'Ask parents').getByLabel('Choices').fill('10 dollars\n15 dollars')
  await form(page, 'Ask parents').getByLabel('Last day to vote').fill(new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10))
  await form(page, 'Ask parents').getByRole('button', { name: 'Publish Poll' }).click()
  await expect(main(page).getByRole('heading', { name: 'What’s fair?' })).toBeVisible()
  await sayYes(page, 'Delete Poll', 'Delete Poll')
  await expect(form(page, 'Ask parents')).toBeVisible()

  await page.goto(`${site.url}/office/facts/opening-date`)
  await fact.getByLabel('We have a date').check()
  await fact.getByLabel('Year').selectOption({ index: 2 })
  await fact.getByRole('button', { name: 'Save' }).click()
  await fact.getByLabel('Month or season').selectOption('Spring')
  await fact.getByRole('button', { name: 'Save' }).click()
  await expect(fact.getByLabel('Month or season')).toHaveValue('spring')
  await expect(fact.getByLabel('We have a date')).toBeChecked()

  await page.goto(`${site.url}/office/texts/landing.pill`)
  await form(page, 'Edit this text').getByLabel('Text').fill('Planned for Austin')
  await form(page, 'Edit this text').getByRole('button', { name: 'Save' }).click()
  await expect(main(page).getByText('See the original')).toBeVisible()
  await form(page, 'Edit this text').getByRole('button', { name: 'Reset to Original' }).click()
  await expect(done(page)).toBeVisible()
  await expect(fold(page, 'See the original')).toBeHidden()
  expect((await site.stop()).code).toBe(0)
})

test('Rosa tidies the waitlist, sends an announcement, and answers a question without scripts', async ({ page, expectedFailures }) => {
  expectedFailures.push('400 /office/waitlist')
  const site = await startASite()
  for (const name of ['ana', 'bea', 'cleo']) await page.request.post(`${site.url}/api/waitlist`, { data: { email: `${name}@example.com` } })
  await page.request.post(`${site.url}/api/chat`, { data: { message: 'Do you have a ball pit?' } })
  await page.request.post(`${site.url}/api/forum/auth/login`, { data: ROSA })

  await page.goto(`${site.url}/office/waitlist`)
  await main(page).getByRole('button', { name: 'Resend Confirmation', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Nothing is chosen.')
  await main(page).getByLabel('Choose ana@example.com').check()
  await main(page).getByLabel('Choose bea@example.com').check()
  const bar = form(page, 'Chosen rows')
  await bar.getByText('Delete', { exact: true }).click()
  await bar.getByRole('button', { name: 'Delete Addresses' }).click()
  await expect(main(page)).toContainText('1 person')
  await expect(main(page)).not.toContainText('ana@example.com')

  await page.getByRole('link', { name: 'New Announcement' }).click()
  await form(page, 'Announcement').getByLabel('Subject').fill('News')
  await form(page, 'Announcement').getByLabel('Message').fill('We found a place.')
  await form(page, 'Announcement').getByRole('button', { name: 'Save Draft' }).click()
  await expect(page).toHaveURL(/\/announcements\/\d+/)
  await form(page, 'Announcement').getByLabel('Subject').fill('Big news')
  await form(page, 'Announcement').getByRole('button', { name: 'Save Draft' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Big news')
  await main(page).getByRole('button', { name: 'Send Me a Test' }).click()
  await expect(done(page)).toContainText('Test saved')
  await sayYes(page, 'Delete Draft', 'Delete Draft')
  await expect(page).toHaveURL(/\/office\/waitlist\?/)

  await page.goto(`${site.url}/office/questions`)
  await page.getByRole('link', { name: 'Do you have a ball pit?' }).click()
  const answer = form(page, 'Answer this question')
  await expect(answer.getByLabel('Other ways to ask')).toBeHidden()
  await answer.getByLabel('Name').fill('Ball pit')
  await answer.getByLabel('Answer', { exact: true }).fill('Yes, a small one.')
  await answer.getByRole('button', { name: 'Save Answer' }).click()
  await expect(done(page)).toContainText('Answered')
  expect((await site.stop()).code).toBe(0)
})

test('Rosa changes a member’s role, suspends another, and deletes that account without scripts', async ({ page, another }) => {
  const maya = await join(await another(), 'maya')
  await logInAs(page, ROSA)
  await page.goto('/office/members?q=fingerpaint_fi')
  await page.getByRole('link', { name: 'fingerpaint_fi' }).click()
  for (const [role, mark] of [['Moderator', 1], ['Member', 0]] as const) {
    await fold(page, 'Change Role').click()
    await main(page).getByRole('combobox', { name: 'Role' }).selectOption(role)
    await main(page).getByRole('button', { name: 'Change Role' }).click()
    await expect(page.getByRole('region', { name: 'About' }).getByText('Moderator')).toHaveCount(mark)
  }

  await page.goto(`/office/members?q=${maya}`)
  await page.getByRole('link', { name: maya }).click()
  await fold(page, 'Suspend').click()
  await main(page).getByLabel('Reason').first().fill('It got heated.')
  await main(page).getByRole('button', { name: 'Suspend', exact: true }).click()
  await expect(main(page)).toContainText('Reason: It got heated.')
  await main(page).getByRole('button', { name: 'Lift Suspension' }).click()
  await expect(main(page).getByText('Suspended until')).toBeHidden()
  await fold(page, 'Delete Account').click()
  await main(page).getByLabel(`To continue, type the username: ${maya}`).nth(1).fill(maya)
  await main(page).getByRole('button', { name: 'Delete Account' }).click()
  await expect(page).toHaveURL(/\/office\/members\?/)
  await page.goto(`/office/members?q=${maya}`)
  await expect(main(page)).toContainText('No matches.')
})
