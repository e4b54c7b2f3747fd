import { expect } from '@playwright/test'
import { test } from './support/a-running-site.ts'
import { LARGE, problemsOf, SMALL } from './support/axe.ts'
import { ask, contactForm, open, openChat, toast, waitlistForm } from './support/a-visit.ts'

const NOT_FOUND = /^Failed to load resource: .* 404/

test.describe('axe finds nothing to complain about', () => {
  for (const path of ['/', '/no-such-page', '/blog', '/forum/guidelines', '/forum/privacy']) {
    test(`on ${path}`, async ({ page, expectedErrors }) => {
      if (path === '/no-such-page') expectedErrors.push(NOT_FOUND)
      await open(page, path)

      expect(await problemsOf(page, LARGE)).toEqual([])
      expect(await problemsOf(page, SMALL)).toEqual([])
    })
  }

  test('in the open menu', async ({ page }) => {
    await page.setViewportSize(SMALL)
    await open(page, '/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()

    expect(await problemsOf(page, SMALL)).toEqual([])
  })

  test('in the open chat, with an answer', async ({ page }) => {
    await open(page, '/')
    const chat = await openChat(page)
    await ask(chat, 'How much does it cost?')
    await expect(chat.getByRole('log').getByRole('link').first()).toBeVisible()

    expect(await problemsOf(page, LARGE)).toEqual([])
    expect(await problemsOf(page, SMALL)).toEqual([])
  })

  test('in forms with complaints, below a toast', async ({ page }) => {
    await open(page, '/')
    await contactForm(page).getByRole('button', { name: 'Send Message' }).click()
    await expect(contactForm(page).getByText('Name must be at least 2 characters')).toBeVisible()
    await waitlistForm(page).getByLabel('Email address').press('Enter')
    await expect(toast(page, 'Invalid email')).toBeVisible()

    expect(await problemsOf(page, LARGE)).toEqual([])
    expect(await problemsOf(page, SMALL)).toEqual([])
  })
})
