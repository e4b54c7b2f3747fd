import { expect, type Page } from '@playwright/test'
import { readable } from '../../support/emails/mail.ts'
import { startMailServer } from '../../support/emails/mail-server.ts'
import { open, tabTo, toast } from '../support/a-visit.ts'
import { LARGE, problemsOf, SMALL } from '../support/axe.ts'
import { aName, logInAs, ROSA, test } from '../support/members.ts'
import { startASite } from '../support/start-a-site.ts'

const addresses = (page: Page) => page.getByRole('region', { name: 'People on the waitlist' })
const progress = (page: Page) => page.getByRole('region', { name: 'Progress' })

async function joinWaitlist(page: Page, email: string, at = ''): Promise<void> {
  const answer = await page.request.post(`${at}/api/waitlist`, { data: { email } })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Writes a draft by its labels. */
async function write(page: Page, subject: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Announcement' })
  await form.getByLabel('Subject').fill(subject)
  await form.getByRole('textbox', { name: 'Message' }).fill('We have found a place.\nMore is on our blog: https://on-joue.example/blog')
  await form.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
}

test('Rosa announces something to two confirmed addresses, and watches it go out', async ({ page }) => {
  test.slow()
  const mail = await startMailServer()
  const site = await startASite(mail.url)
  const emails = (words: string) => mail.received.map(readable).filter((email) => email.includes(words))
  try {
    await page.request.post(`${site.url}/api/forum/auth/login`, { data: ROSA })
    for (const email of ['ana@example.com', 'noor@example.com', 'never@example.com']) await joinWaitlist(page, email, site.url)
    await expect.poll(() => emails('/waitlist/confirm?token=').length).toBe(3)
    for (const email of ['ana@example.com', 'noor@example.com']) {
      const token = /waitlist\/confirm\?token=([^\s"]+)/.exec(emails(`To: ${email}`)[0] ?? '')?.[1]
      expect((await page.request.post(`${site.url}/api/waitlist/confirm`, { data: { token } })).ok()).toBe(true)
    }
    await open(page, `${site.url}/office/waitlist/announcements/new`)
    await write(page, 'We have news')
    await expect(page.getByText('Add your postal address in Settings first')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send now' })).toBeDisabled()
    await page.getByRole('link', { name: 'Go to Settings' }).click()
    const sender = page.getByRole('form', { name: 'Your emails' })
    await sender.getByLabel('Postal address').fill('PO Box 1\nAustin, TX 78701')
    await sender.getByRole('button', { name: 'Save' }).click()
    // The draft was saved with a toast of the same title, which may still be there.
    await expect(toast(page, 'Saved')).toContainText('Your changes are live.')

    await open(page, `${site.url}/office/waitlist`)
    await tabTo(page, page.getByRole('link', { name: 'We have news' }))
    await page.keyboard.press('Enter')
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'We have news' })).toBeVisible()
    await tabTo(page, page.getByRole('button', { name: 'Send me a test' }))
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Test on its way')).toBeVisible()
    await expect.poll(() => emails('Subject: Test: We have news').length).toBe(1)
    await page.getByRole('button', { name: 'Send now' }).click()
    const question = page.getByRole('dialog', { name: 'Send to 2 people?' })
    await question.getByRole('button', { name: 'Send Now' }).click()

    await expect(progress(page).getByRole('status')).toHaveText('Sent to 2 of 2 people.')
    await expect(progress(page).getByText('Sent', { exact: true })).toBeVisible()
    const sent = emails('Subject: We have news')
    expect(sent.map((email) => /^To: (.*)$/m.exec(email)?.[1]).toSorted()).toEqual(['ana@example.com', 'noor@example.com'])
  } finally {
    expect(await site.stop()).toEqual({ code: 0, complaints: '' })
    await mail.close()
  }
})

test('Rosa keeps what she wrote when it is refused, schedules in Austin time, and cancels', async ({ page, expectedFailures }) => {
  expectedFailures.push('400 /api/office/announcements')
  await logInAs(page, ROSA)
  await page.request.patch('/api/office/settings', { data: { postalAddress: 'PO Box 1\nAustin, TX 78701' } })
  await open(page, '/office/waitlist/announcements/new')
  await page.getByLabel('Subject').fill('Hm')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByLabel('Subject')).toHaveAccessibleDescription('Subject must be at least 3 characters')
  await expect(page.getByLabel('Subject')).toHaveValue('Hm')
  const subject = aName('News')
  await write(page, subject)

  const later = page.getByRole('form', { name: 'Schedule' })
  await later.getByLabel('Date').fill('2099-11-24')
  await later.getByLabel('Time (Austin)').fill('09:00')
  await expect(later).toContainText('Goes out on Tuesday, November 24, 2099 at 9:00 AM Austin time.')
  await later.getByRole('button', { name: 'Schedule' }).click()

  await expect(progress(page).getByRole('status')).toContainText('Scheduled for Tuesday, November 24, 2099 at 9:00 AM Austin time')
  await page.getByRole('button', { name: 'Cancel and keep editing' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Move to Drafts' }).click()
  await expect(page.getByLabel('Subject')).toHaveValue(subject)
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/We have found a place/)
})

test('Rosa finds again what she wrote and did not save, and drops it', async ({ page }) => {
  await logInAs(page, ROSA)
  const elsewhereAndBack = async () => {
    const here = page.url()
    await open(page, '/office/facts')
    await open(page, here)
  }
  await open(page, '/office/waitlist/announcements/new')
  const subject = aName('News')
  await page.getByLabel('Subject').fill(subject)
  await page.getByRole('textbox', { name: 'Message' }).fill('We have found a place.')
  await elsewhereAndBack()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('We have found a place.')
  await expect(page.getByText('You have unsaved changes.')).toBeVisible()

  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  await expect(page.getByText('You have unsaved changes.')).toBeHidden()
  await page.getByRole('textbox', { name: 'Message' }).fill('We have found a better place.')
  await elsewhereAndBack()

  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('We have found a better place.')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('We have found a place.')
  await elsewhereAndBack()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('We have found a place.')
  await open(page, '/office/waitlist/announcements/new')
  await expect(page.getByLabel('Subject')).toHaveValue('')
})

test('Rosa is asked for her password when she schedules an hour later, and it stays out of the address', async ({ page, expectedFailures }) => {
  expectedFailures.push('403 /api/office/announcements/*/schedule')
  await logInAs(page, ROSA)
  await page.request.patch('/api/office/settings', { data: { postalAddress: 'PO Box 1\nAustin, TX 78701' } })
  await open(page, '/office/waitlist/announcements/new')
  await write(page, aName('News'))
  const draft = page.url()
  await page.route('**/schedule', (route) => route.fulfill({ status: 403, json: { message: 'Please enter your password again.', needs: 'password' } }), { times: 1 })
  const later = page.getByRole('form', { name: 'Schedule' })
  await later.getByLabel('Date').fill('2099-11-24')
  await later.getByRole('button', { name: 'Schedule' }).click()

  await page.getByRole('dialog', { name: 'Confirm it’s you' }).getByLabel('Your password', { exact: true }).fill(ROSA.password)
  await page.keyboard.press('Enter')

  await expect(toast(page, 'Scheduled')).toBeVisible()
  expect(page.url()).toBe(draft)
})

test('Rosa neither replaces nor sends a text that was saved in another window before she has seen it', async ({ page, another, expectedFailures }) => {
  expectedFailures.push('409 /api/office/announcements/*', '409 /api/office/announcements/*/schedule')
  await logInAs(page, ROSA)
  await page.request.patch('/api/office/settings', { data: { postalAddress: 'PO Box 1\nAustin, TX 78701' } })
  await open(page, '/office/waitlist/announcements/new')
  await write(page, aName('News'))
  const second = await another()
  await logInAs(second, ROSA)
  await open(second, page.url())
  const saveElsewhere = async (subject: string) => {
    await second.getByLabel('Subject').fill(subject)
    await second.getByRole('button', { name: 'Save draft' }).click()
    await expect(second.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  }
  const [better, best] = [aName('Better'), aName('Best')]

  await saveElsewhere(better)
  await page.getByRole('textbox', { name: 'Message' }).fill('We have found a very good place.')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('alert')).toContainText('Someone else saved a new version')
  await expect(page.getByLabel('Subject')).toHaveValue(better)
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('We have found a very good place.')
  // The draft was first saved with a toast of the same title, which may still be there.
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.getByRole('button', { name: 'Save draft' }).click()
  expect((await saved).ok()).toBe(true)
  await expect(toast(page, 'Saved')).toBeVisible()
  await second.reload()
  await saveElsewhere(best)
  const later = page.getByRole('form', { name: 'Schedule' })
  await later.getByLabel('Date').fill('2099-11-24')
  await later.getByRole('button', { name: 'Schedule' }).click()

  await expect(toast(page, 'Not saved')).toContainText('Someone else edited this announcement')
  await expect(page.getByRole('heading', { level: 1, name: best })).toBeVisible()
  await expect(page.getByLabel('Subject')).toHaveValue(best)
  await later.getByRole('button', { name: 'Schedule' }).click()
  await expect(toast(page, 'Scheduled')).toBeVisible()
})

test('Rosa throws a draft away by keyboard', async ({ page }) => {
  await logInAs(page, ROSA)
  await open(page, '/office/waitlist/announcements/new')
  await expect(page.getByRole('button', { name: 'Delete draft' })).toHaveCount(0)
  const subject = aName('Slip')
  await write(page, subject)

  await tabTo(page, page.getByRole('button', { name: 'Delete draft' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('dialog', { name: 'Delete this draft?' }).getByRole('button', { name: 'Delete' }))
  await page.keyboard.press('Enter')

  await expect(toast(page, 'Deleted')).toContainText(subject)
  await expect(page.getByRole('heading', { level: 1, name: 'Waitlist' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Announcements' }).getByRole('link', { name: subject })).toHaveCount(0)
})

test('Rosa finds an address, removes it when asked to, and keeps the list as a file', async ({ page, email }) => {
  await joinWaitlist(page, email)
  await logInAs(page, ROSA)
  await open(page, '/office/waitlist')
  await page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: 'Unconfirmed' }).click()
  await expect(page).toHaveURL(/state=/)
  await page.getByRole('searchbox', { name: 'Search by email' }).fill(email)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(addresses(page).getByRole('status')).toHaveText('1 person')
  await expect(addresses(page).getByRole('row', { name: email })).toContainText('Unconfirmed')

  await page.getByRole('button', { name: `More for ${email}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: `Delete ${email}?` }).getByRole('button', { name: 'Delete Address' }).click()

  await expect(addresses(page).getByRole('status')).toHaveText('No matches.')
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Export all (CSV)' }).click()])
  expect(file.suggestedFilename()).toMatch(/^on-joue-waitlist-\d{4}-\d\d-\d\d\.csv$/)
})

test('a draft and the text of its letter have nothing for axe to complain about', async ({ page }) => {
  await logInAs(page, ROSA)
  await open(page, '/office/waitlist/announcements/new')
  await write(page, aName('News'))
  // No script runs inside the preview's frame, not even axe.
  await page.getByRole('button', { name: 'Plain text' }).click()
  await expect(page.getByText('We have found a place.').last()).toBeVisible()

  expect(await problemsOf(page, LARGE)).toEqual([])
  expect(await problemsOf(page, SMALL)).toEqual([])
})

test('Rosa chooses several people at once, sends those who haven’t confirmed the link again, and deletes them', async ({ page, email }) => {
  const domain = `${aName('few').toLowerCase()}.example`
  const parents = ['ana', 'ben', 'noor'].map((name) => `${name}@${domain}`)
  for (const parent of parents) await joinWaitlist(page, parent)
  await joinWaitlist(page, email)
  await logInAs(page, ROSA)
  // Emails about joining are a while back.
  await page.route('**/api/office/waitlist/*/confirmation', (route) => route.fulfill({ status: 204 }))
  await open(page, `/office/waitlist?q=${domain}`)
  await expect(addresses(page).getByRole('button', { name: 'Resend Confirmation' })).toHaveCount(0)

  await tabTo(page, addresses(page).getByRole('checkbox', { name: 'Choose all on this page' }))
  await page.keyboard.press('Space')
  await expect(addresses(page).getByText('3 chosen')).toBeVisible()
  await addresses(page).getByRole('checkbox', { name: `Choose ben@${domain}` }).uncheck()
  await expect(addresses(page).getByText('2 chosen')).toBeVisible()
  for (const size of [SMALL, LARGE]) expect(await problemsOf(page, size)).toEqual([])
  await addresses(page).getByRole('button', { name: 'Resend Confirmation' }).click()
  await expect(toast(page, 'On its way')).toContainText('2 people')
  await expect(addresses(page).getByText(/\d chosen/)).toHaveCount(0)

  for (const name of ['ana', 'noor']) await addresses(page).getByRole('checkbox', { name: `Choose ${name}@${domain}` }).check()
  await addresses(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog', { name: 'Delete 2 addresses?' }).getByRole('button', { name: 'Delete Addresses' }).click()
  await expect(toast(page, 'Deleted')).toContainText('2 addresses')
  await expect(addresses(page).getByRole('row')).toHaveCount(2)
  await expect(addresses(page)).toContainText(`ben@${domain}`)
})

test('Rosa is told who got that email a moment ago', async ({ page, email, expectedFailures }) => {
  expectedFailures.push('429 /api/office/waitlist/*/confirmation')
  await joinWaitlist(page, email)
  await logInAs(page, ROSA)
  await open(page, `/office/waitlist?q=${encodeURIComponent(email)}`)
  await page.route('**/api/office/waitlist/*/confirmation', (route) => route.fulfill({ status: 429, json: { message: 'Too many tries.' } }))

  await addresses(page).getByRole('checkbox', { name: 'Choose all on this page' }).check()
  await addresses(page).getByRole('button', { name: 'Resend Confirmation' }).click()

  await expect(toast(page, 'Nothing sent')).toContainText('they got that email in the last few minutes')
})
