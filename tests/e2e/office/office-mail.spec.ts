import { expect } from '@playwright/test'
import { problemsOf, SMALL } from '../support/axe.ts'
import { open, tabTo, toast } from '../support/a-visit.ts'
import { aName, logInAs, ROSA, test } from '../support/members.ts'
import { startASite } from '../support/start-a-site.ts'

test('Rosa finds an email by its recipient and reads both its parts, by keyboard', async ({ page }) => {
  const name = aName('ana')
  const data = { name, email: `${name}@example.com`, message: 'Is there a quiet corner?' }
  expect((await page.request.post('/api/contact', { data })).ok()).toBe(true)
  await logInAs(page, ROSA)
  await open(page, '/office/mail')

  await tabTo(page, page.getByRole('searchbox', { name: 'Search by recipient' }))
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Emails' }).getByRole('status')).toHaveText('1 email')
  const row = page.getByRole('row').filter({ hasText: data.email })
  await expect(row).toContainText(/Waiting|Sending|Sent/)
  await tabTo(page, row.getByRole('link', { name: 'Message confirmation' }))
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'We got your message' })).toBeVisible()
  await expect(page.getByText('When we reply, it’ll be by email.')).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Formatted' }))
  await page.keyboard.press('Enter')
  const frame = page.frameLocator('iframe[title="Formatted email"]')
  await expect(frame.getByText('When we reply, it’ll be by email.')).toBeVisible()
})

test('Rosa is told that email waits while there is no mail server', async ({ page }) => {
  const site = await startASite()
  try {
    expect((await page.request.post(`${site.url}/api/forum/auth/login`, { data: ROSA })).ok()).toBe(true)

    await open(page, `${site.url}/office/mail`)

    await expect(page.getByRole('heading', { name: 'Email isn’t set up yet' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Email isn’t set up yet' })).toContainText('SMTP_URL')
  } finally {
    expect(await site.stop()).toEqual({ code: 0, complaints: '' })
  }
})

test('Rosa sends several emails that failed again, and deletes others, by keyboard', async ({ page }) => {
  await logInAs(page, ROSA)
  const failed = [1, 2, 3].map((id) => ({
    ...{ id, to: `ana.${id}@example.com`, template: 'contact-acknowledged', state: 'failed', tries: 1, reason: 'EMESSAGE 550', canSend: true, sentAt: null },
    ...{ createdAt: '2026-06-01T12:00:00.000Z', nextTryAt: '2026-06-01T12:00:00.000Z', failedAt: '2026-06-01T12:00:00.000Z' },
  }))
  const done: string[] = []
  await page.route(/\/api\/office\/mail\?state=failed/, async (route) => {
    const mails = failed.filter(({ id }) => !done.some((what) => what.endsWith(` ${id}`)))
    await route.fulfill({ json: { mails, total: mails.length, hasMailServer: true } })
  })
  await page.route(/\/api\/office\/mail\/\d+(\/sending)?$/, async (route) => {
    done.push(`${route.request().method()} ${/mail\/(\d+)/.exec(route.request().url())?.[1]}`)
    await route.fulfill(route.request().method() === 'DELETE' ? { status: 204 } : { json: {} })
  })
  await open(page, '/office/mail')
  await tabTo(page, page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: 'Failed' }))
  await page.keyboard.press('Enter')
  const emails = page.getByRole('region', { name: 'Emails' })

  for (const id of [1, 2]) {
    await tabTo(page, emails.getByRole('checkbox', { name: `Choose Message confirmation, to ana.${id}@example.com` }))
    await page.keyboard.press('Space')
  }
  await emails.getByRole('button', { name: 'Send Again' }).press('Enter')
  await expect(toast(page, 'On its way')).toContainText('We’re sending 2 emails again.')
  expect(done).toEqual(['PUT 1', 'PUT 2'])
  await expect(emails.getByRole('row')).toHaveCount(2)

  await emails.getByRole('checkbox', { name: 'Choose all on this page' }).press('Space')
  expect(await problemsOf(page, SMALL)).toEqual([])
  await emails.getByRole('button', { name: 'Delete' }).press('Enter')
  await page.getByRole('dialog', { name: 'Delete 1 email?' }).getByRole('button', { name: 'Delete Emails' }).press('Enter')
  await expect(toast(page, 'Deleted')).toContainText('1 email deleted.')
  expect(done).toEqual(['PUT 1', 'PUT 2', 'DELETE 3'])
})

test('Rosa is asked for her password where it is due, and the email is sent again then', async ({ page, expectedFailures }) => {
  expectedFailures.push('403 /api/office/mail/*/sending')
  const name = aName('ana')
  const data = { name, email: `${name}@example.com`, message: 'Is there a quiet corner?' }
  expect((await page.request.post('/api/contact', { data })).ok()).toBe(true)
  await logInAs(page, ROSA)
  await open(page, `/office/mail?q=${name}`)
  let refused: object = {}
  await page.route(/\/api\/office\/mail\/\d+$/, async (route) => {
    const answer = await route.fetch()
    const preview = (await answer.json()) as { mail: object }
    refused = { ...preview, hasMailServer: true, mail: { ...preview.mail, state: 'failed', canSend: true } }
    await route.fulfill({ json: refused })
  })
  const sent: number[] = []
  await page.route('**/api/office/mail/*/sending', async (route) => {
    sent.push(sent.length)
    if (sent.length === 1) await route.fulfill({ status: 403, json: { message: 'Please enter your password again.', needs: 'password' } })
    else await route.fulfill({ json: refused })
  })
  await page.getByRole('link', { name: 'Message confirmation' }).click()

  await page.getByRole('button', { name: 'Send again' }).click()
  await page.getByRole('dialog', { name: 'Confirm it’s you' }).getByLabel('Your password', { exact: true }).fill(ROSA.password)
  await page.keyboard.press('Enter')

  await expect(toast(page, 'On its way')).toBeVisible()
  expect(sent).toHaveLength(2)
})
