import { expect } from '@playwright/test'
import { open, tabTo } from './support/a-visit.ts'
import { aName, logInAs, ROSA, test } from './support/members.ts'
import { startASite } from './support/start-a-site.ts'

test('Rosa finds a mail by its recipient and reads both its parts, by keyboard', async ({ page }) => {
  const name = aName('ana')
  const data = { name, email: `${name}@example.com`, message: 'Is there a quiet corner?' }
  expect((await page.request.post('/api/contact', { data })).ok()).toBe(true)
  await logInAs(page, ROSA)
  await open(page, '/office/mail')

  await tabTo(page, page.getByLabel('Recipient'))
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Mails' }).getByRole('status')).toHaveText('1 mail')
  const row = page.getByRole('row').filter({ hasText: data.email })
  await expect(row).toContainText(/Waiting|Being sent|Sent/)
  await tabTo(page, row.getByRole('link', { name: 'Contact acknowledged' }))
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'We got your message' })).toBeVisible()
  await expect(page.getByText('> Is there a quiet corner?')).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'As HTML' }))
  await page.keyboard.press('Enter')
  const frame = page.frameLocator('iframe[title="The mail as HTML"]')
  await expect(frame.getByText('Is there a quiet corner?')).toBeVisible()
})

test('Rosa is told that mail waits while there is no mail server', async ({ page }) => {
  const site = await startASite()
  try {
    expect((await page.request.post(`${site.url}/api/forum/auth/login`, { data: ROSA })).ok()).toBe(true)

    await open(page, `${site.url}/office/mail`)

    await expect(page.getByRole('heading', { name: 'Mail waits' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Mail waits' })).toContainText('SMTP_URL')
  } finally {
    expect(await site.stop()).toEqual({ code: 0, complaints: '' })
  }
})
