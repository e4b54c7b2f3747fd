import { expect } from '@playwright/test'
import { test } from '../support/a-running-site.ts'
import { startASite } from '../support/start-a-site.ts'
import { contactForm, intercept, open, toast, waitlistForm } from '../support/a-visit.ts'

const API = '**/api/waitlist'

test.describe('the waitlist', () => {
  test('takes an address, says what comes next in its place, and is empty again [R024 R074 R197 R284]', async ({ page, email, site }) => {
    await open(page, '/')
    const field = waitlistForm(page).getByLabel('Email address')
    await field.fill(email)

    await waitlistForm(page).getByRole('button', { name: 'Join the Waitlist' }).click()

    const thanks = toast(page, 'Success!')
    await expect(thanks).toContainText("You've been added to our waitlist. We'll keep you updated!")
    const panel = page.locator('#waitlist')
    await expect(panel.getByRole('heading', { name: 'Check your email' })).toBeFocused()
    await expect(panel).toContainText('Click it to confirm your spot.')
    await expect(panel.locator('input[name=email]')).toHaveValue('')
    await expect(field).toBeHidden()
    expect(await site.command('waitlist')).toContain(email)
  })

  test('sends its link again, and takes another address in place of a wrong one', async ({ page, email, site }) => {
    await open(page, '/')
    const panel = page.locator('#waitlist')
    await waitlistForm(page).getByLabel('Email address').fill(`x${email}`)
    await waitlistForm(page).getByLabel('Email address').press('Enter')

    await panel.getByRole('button', { name: 'Send It Again' }).click()
    await expect(panel.getByRole('status')).toContainText('If it isn’t there in 10 minutes')
    await panel.getByRole('button', { name: 'Fix the Address' }).click()
    await expect(waitlistForm(page).getByLabel('Email address')).toBeFocused()
    await expect(waitlistForm(page).getByLabel('Email address')).toHaveValue(`x${email}`)
    await waitlistForm(page).getByLabel('Email address').fill(email)
    await waitlistForm(page).getByRole('button', { name: 'Join the Waitlist' }).click()

    await expect(panel.getByRole('heading', { name: 'Check your email' })).toBeFocused()
    await expect(panel).toContainText(email.replace('@', '\u200b@'))
    expect(await site.command('waitlist')).toContain(email)
  })

  test('promises no link that can’t be sent, where the site has no mail server', async ({ page, email }) => {
    const site = await startASite()
    try {
      await open(page, site.url)
      await waitlistForm(page).getByLabel('Email address').fill(email)
      await waitlistForm(page).getByRole('button', { name: 'Join the Waitlist' }).click()

      const panel = page.locator('#waitlist')
      await expect(panel.getByRole('heading', { name: 'Your address is saved' })).toBeFocused()
      await expect(panel).toContainText('We can’t send email right now.')
      await expect(panel).not.toContainText('We’re emailing')
      await panel.getByRole('button', { name: 'Fix the Address' }).click()
      await expect(waitlistForm(page).getByLabel('Email address')).toHaveValue(email)
    } finally {
      expect(await site.stop()).toEqual({ code: 0, complaints: '' })
    }
  })

  test('says Joining... and takes an address once, however often it is pressed [R193]', async ({ page, email }) => {
    await open(page, '/')
    const intercepted = await intercept(page, API)
    const field = waitlistForm(page).getByLabel('Email address')
    await field.fill(email)

    await waitlistForm(page).getByRole('button', { name: 'Join the Waitlist' }).dblclick()

    await expect(waitlistForm(page).getByRole('button', { name: 'Joining...' })).toBeDisabled()
    await field.press('Enter')
    intercepted.letGo()
    await expect(toast(page, 'Success!')).toBeVisible()
    expect(intercepted.count).toBe(1)
  })

  for (const wrong of ['', 'maya', 'maya@example', 'maya@@example.com']) {
    test(`refuses “${wrong}” with a toast and at the field, and sends nothing [R215]`, async ({ page }) => {
      await open(page, '/')
      const intercepted = await intercept(page, API)
      const field = waitlistForm(page).getByLabel('Email address')
      await field.fill(wrong)

      await field.press('Enter')

      await expect(toast(page, 'Invalid email')).toContainText('Please enter a valid email address.')
      await expect(field).toBeFocused()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription('Please enter a valid email address')
      await expect(field).toHaveValue(wrong)
      expect(intercepted.count).toBe(0)
    })
  }

  for (const [what, failure] of [
    ['the connection is lost', 'lost'],
    ['the server fails', 503],
  ] as const) {
    test(`says so and keeps the address when ${what} [R285]`, async ({ page, email, expectedFailures }) => {
      expectedFailures.push('503 /api/waitlist', 'failed /api/waitlist')
      await open(page, '/')
      await page.route(API, (route) =>
        failure === 'lost' ? route.abort() : route.fulfill({ status: failure, body: '' }),
      )
      const field = waitlistForm(page).getByLabel('Email address')
      await field.fill(email)

      await field.press('Enter')

      const bad = toast(page, 'Something went wrong')
      await expect(bad).toContainText('Could not add you to the waitlist. Please try again.')
      await expect(field).toHaveValue(email)
    })
  }
})

test('the waitlist stands beside its picture, never over it', async ({ page }) => {
  await open(page, '/')
  const picture = page.locator('#waitlist img')
  const button = waitlistForm(page).getByRole('button', { name: 'Join the Waitlist' })

  for (const width of [660, 768, 900, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const [beside, pressed] = [await picture.boundingBox(), await button.boundingBox()]
    expect((pressed?.x ?? Infinity) + (pressed?.width ?? 0), `at ${width}`).toBeLessThanOrEqual(beside?.x ?? 0)
  }
})

test.describe('toasts', () => {
  test('are shown one at a time: the newer takes the place of the older [R298]', async ({ page, email }) => {
    await open(page, '/')
    const dismiss = page.getByRole('button', { name: 'Close message' })

    await waitlistForm(page).getByLabel('Email address').press('Enter')
    await expect(toast(page, 'Invalid email')).toBeVisible()
    await waitlistForm(page).getByLabel('Email address').fill(email)
    await waitlistForm(page).getByLabel('Email address').press('Enter')

    await expect(toast(page, 'Success!')).toBeVisible()
    await expect(toast(page, 'Invalid email')).toBeHidden()
    await expect(dismiss).toHaveCount(1)
  })

  test('hide at once when dismissed, and are announced politely [R298 R301]', async ({ page }) => {
    await open(page, '/')
    await waitlistForm(page).getByLabel('Email address').press('Enter')
    await expect(toast(page, 'Invalid email')).toHaveAttribute('aria-live', 'polite')

    await page.getByRole('button', { name: 'Close message' }).click()

    await expect(page.getByText('Invalid email', { exact: true })).toBeHidden()
    await expect(contactForm(page)).toBeVisible()
  })
})
