import { expect } from '@playwright/test'
import { test } from '../support/a-running-site.ts'
import { contactForm, fillContact, intercept, open, toast } from '../support/a-visit.ts'

const API = '**/api/contact'
const text = { name: 'Maya', message: 'Will there be a quiet corner for tired children?' }

test.describe('the contact form', () => {
  test('thanks anyone who wrote, shows what was sent, and is empty again [R024 R073 R196 R282]', async ({ page, email }) => {
    await open(page, '/')
    await fillContact(page, { ...text, email })

    await contactForm(page).getByRole('button', { name: 'Send Message' }).click()

    await expect(toast(page, 'Message sent!')).toContainText("Thanks for reaching out. We'll be in touch soon.")
    await expect(page.getByRole('heading', { name: 'We have your message' })).toBeFocused()
    await expect(page.locator('#contact')).toContainText(text.message)
    await page.getByRole('button', { name: 'Write Another Message' }).click()
    for (const label of ['Name', 'Email', 'Message']) await expect(contactForm(page).getByLabel(label)).toHaveValue('')
    await expect(page).toHaveURL('/')
  })

  test('says Sending... and cannot be pressed until it is sent [R192]', async ({ page, email }) => {
    await open(page, '/')
    const intercepted = await intercept(page, API)
    await fillContact(page, { ...text, email })

    await contactForm(page).getByRole('button', { name: 'Send Message' }).click()

    const pending = contactForm(page).getByRole('button', { name: 'Sending...' })
    await expect(pending).toBeDisabled()
    intercepted.letGo()
    await expect(toast(page, 'Message sent!')).toBeVisible()
  })

  test('sends once, however often an impatient person presses [R192]', async ({ page, email, site }) => {
    await open(page, '/')
    const intercepted = await intercept(page, API)
    await fillContact(page, { ...text, email })

    await contactForm(page).getByRole('button', { name: 'Send Message' }).dblclick()
    await contactForm(page).getByLabel('Email').press('Enter')
    intercepted.letGo()

    await expect(toast(page, 'Message sent!')).toBeVisible()
    expect(intercepted.count).toBe(1)
    expect((await site.command('inbox')).split(email)).toHaveLength(2)
  })

  test('complains at each bad field, goes to the first, and sends nothing [R212 R213 R214]', async ({ page }) => {
    await open(page, '/')
    const intercepted = await intercept(page, API)
    const form = contactForm(page)
    await fillContact(page, { name: 'M', email: 'maya@', message: 'Too short' })

    await form.getByRole('button', { name: 'Send Message' }).click()

    await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Name must be at least 2 characters')
    await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address')
    await expect(form.getByLabel('Message')).toHaveAccessibleDescription('Message must be at least 10 characters')
    await expect(form.getByText('Name must be at least 2 characters')).toBeVisible()
    await expect(form.getByLabel('Name')).toBeFocused()
    await expect(form.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
    await expect(form.getByLabel('Email')).toHaveValue('maya@')
    expect(intercepted.count).toBe(0)
  })

  test('takes a complaint back as soon as the field is right, at exactly 2 and 10 characters [R212 R214]', async ({
    page,
    email,
  }) => {
    await open(page, '/')
    const form = contactForm(page)
    await fillContact(page, { name: 'M', email, message: 'Nine char' })
    await form.getByRole('button', { name: 'Send Message' }).click()
    await expect(form.getByText('must be at least')).toHaveCount(2)

    await form.getByLabel('Name').pressSequentially('o')
    await expect(form.getByText('must be at least')).toHaveText('Message must be at least 10 characters')
    await form.getByLabel('Message').press('End')
    await form.getByLabel('Message').pressSequentially('s')

    await expect(form.getByText('must be at least')).toHaveCount(0)
    await form.getByRole('button', { name: 'Send Message' }).click()
    await expect(toast(page, 'Message sent!')).toBeVisible()
  })

  for (const [what, failure] of [
    ['the connection is lost', 'lost'],
    ['the server fails', 500],
  ] as const) {
    test(`says so and keeps every word when ${what} [R283]`, async ({ page, email, expectedFailures }) => {
      expectedFailures.push('500 /api/contact', 'failed /api/contact')
      await open(page, '/')
      await page.route(API, (route) =>
        failure === 'lost' ? route.abort() : route.fulfill({ status: failure, json: { message: 'Bug 7f3a' } }),
      )
      await fillContact(page, { ...text, email })

      await contactForm(page).getByRole('button', { name: 'Send Message' }).press('Enter')

      const bad = toast(page, 'Something went wrong')
      await expect(bad).toContainText('Your message could not be sent. Please try again.')
      await expect(page.getByText('Bug 7f3a')).toBeHidden()
      await expect(contactForm(page).getByRole('button', { name: 'Send Message' })).toBeFocused()
      await expect(contactForm(page).getByLabel('Name')).toHaveValue(text.name)
      await expect(contactForm(page).getByLabel('Email')).toHaveValue(email)
      await expect(contactForm(page).getByLabel('Message')).toHaveValue(text.message)

      await page.unroute(API)
      await contactForm(page).getByRole('button', { name: 'Send Message' }).click()
      await expect(toast(page, 'Message sent!')).toBeVisible()
      await expect(bad).toBeHidden()
    })
  }

  test('passes on when to come back after too many messages [R283 R320]', async ({ page, email, expectedFailures }) => {
    expectedFailures.push('429 /api/contact')
    const message = 'Too many tries. Please try again in 60 minutes.'
    await open(page, '/')
    await page.route(API, (route) => route.fulfill({ status: 429, json: { message } }))
    await fillContact(page, { ...text, email })

    await contactForm(page).getByRole('button', { name: 'Send Message' }).click()

    await expect(toast(page, 'Something went wrong')).toContainText(message)
    await expect(contactForm(page).getByLabel('Message')).toHaveValue(text.message)
  })
})
