import { expect } from '@playwright/test'
import { aPicture } from '../../support/blog/made-pictures.ts'
import { startMailServer } from '../../support/emails/mail-server.ts'
import { test } from '../support/a-running-site.ts'
import { open, toast } from '../support/a-visit.ts'
import { startASite } from '../support/start-a-site.ts'

const PASSWORD = 'a playground of our own'

test('a new owner goes from the printed link to a post, an answered message and an announced fact [D68]', async ({ page }) => {
  test.slow()
  const mail = await startMailServer()
  const unowned = { ADMIN_USERNAME: '', ADMIN_EMAIL: '', ADMIN_PASSWORD: '', SAMPLE_DATA: 'off' }
  const site = await startASite(mail.url, unowned)
  const [, link = ''] = /first admin account here .*: (\S+)/.exec(site.printed()) ?? []
  const { pathname, search } = new URL(link)

  await test.step('chooses a name, an address and a password behind the printed link, and logs in with them', async () => {
    await open(page, `${site.url}${pathname}${search}`)
    await page.getByRole('textbox', { name: 'Username' }).fill('claire')
    await page.getByRole('textbox', { name: 'Email' }).fill('claire@example.com')
    await page.getByRole('textbox', { name: 'New password', exact: true }).fill(PASSWORD)
    await page.getByRole('textbox', { name: 'Confirm new password' }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Create My Account' }).click()
    await expect(page.getByText('Your account is ready. Log in to open the office.')).toBeVisible()
    await page.getByLabel('Username').fill('claire')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bonjour')
  })

  await test.step('publishes a post with a picture', async () => {
    await page.getByRole('navigation', { name: 'Office', exact: true }).getByRole('link', { name: 'Blog' }).click()
    await page.getByRole('button', { name: 'New blog post' }).click()
    const text = page.getByRole('textbox', { name: 'Text', exact: true })
    await expect(text).toBeVisible()
    await page.getByLabel('Title', { exact: true }).fill('We begin')
    await page.getByLabel('Excerpt').fill('The first page of a long story.')
    await text.click()
    await page.keyboard.type('Hello, Austin. ')
    await page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name: 'Image', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Add image' })
    const picture = { name: 'door.png', mimeType: 'image/png', buffer: await aPicture().png().toBuffer() }
    await dialog.getByLabel('Image', { exact: true }).setInputFiles(picture)
    await dialog.getByRole('textbox', { name: 'Alt text' }).fill('A yellow door')
    await dialog.getByRole('button', { name: 'Add image' }).click()
    await expect(text.getByRole('img', { name: 'A yellow door' })).toBeVisible()
    await page.getByRole('button', { name: 'Publish now' }).click()
    await expect(toast(page, 'Done')).toBeVisible()

    await open(page, `${site.url}/blog`)
    await page.getByRole('link', { name: /We begin/ }).first().click()
    await expect(page.getByRole('article').getByRole('img', { name: 'A yellow door' })).toBeVisible()
  })

  await test.step('answers a message', async () => {
    const data = { name: 'Ana', email: 'ana@example.com', message: 'Will there be a quiet corner?' }
    expect((await page.request.post(`${site.url}/api/contact`, { data })).ok()).toBe(true)
    await open(page, `${site.url}/office`)
    await page.getByRole('navigation', { name: 'Office', exact: true }).getByRole('link', { name: /^Messages/ }).click()
    await page.getByRole('row').getByRole('link', { name: 'Ana' }).click()
    await page.getByLabel('Reply', { exact: true }).fill('Yes, we plan one.')
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect(toast(page, 'Reply on its way')).toBeVisible()
    await expect.poll(() => mail.received.some((email) => /^To: .*ana@example\.com/m.test(email) && email.includes('Yes, we plan one.'))).toBe(true)
  })

  await test.step('announces a fact', async () => {
    await page.getByRole('navigation', { name: 'Office', exact: true }).getByRole('link', { name: 'Facts' }).click()
    await page.getByRole('region', { name: 'Still to announce' }).getByRole('link', { name: 'Pricing' }).click()
    const form = page.getByRole('form', { name: 'Edit this fact' })
    await form.getByLabel('Status').selectOption({ label: 'Announced' })
    await form.getByLabel('Short answer').fill('From $12')
    await form.getByLabel('Answer', { exact: true }).fill('A visit costs $12.')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(toast(page, 'Saved')).toBeVisible()

    await open(page, site.url)
    await expect(page.getByText('From $12').first()).toBeVisible()
  })

  expect((await site.stop()).code).toBe(0)
  await mail.close()
})
