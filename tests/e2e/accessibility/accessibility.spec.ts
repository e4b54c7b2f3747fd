import { expect, type Page } from '@playwright/test'
import { allProblemsOf, LARGE, problemsOf, SMALL } from '../support/axe.ts'
import { ask, contactForm, open, openChat, toast, waitlistForm } from '../support/a-visit.ts'
import { aName, join, logInAs, ROSA, test } from '../support/members.ts'
import { PAGES, type PageToSee } from '../../support/pages.ts'


/** Something on every list: a message with the email about it, a reported post, a question without an answer. */
async function fillLists(page: Page): Promise<void> {
  const post = (path: string, data: unknown) => page.request.post(`/api${path}`, { data })
  await post('/contact', { name: 'Ana', email: `${aName('ana')}@example.com`, message: 'Will there be a quiet corner?' })
  await post('/chat', { message: 'Do you have a zeppelin?' })
  await join(page, 'maya')
  await post('/forum/posts/1/reports', { reason: 'unkind', note: 'Not kind.' })
}

/** The address of a page: its own, or the first one of its kind that another page links to. */
async function addressOf(page: Page, { route, path = route, from }: PageToSee): Promise<string> {
  if (!from) return path
  await fillLists(page)
  await logInAs(page, ROSA)
  await open(page, from)
  const start = path.slice(0, path.indexOf(':'))
  return (await page.getByRole('main').locator(`a[href^="${start}"]`).first().getAttribute('href')) ?? path
}

test.describe('axe finds nothing to complain about, in both themes on phone, tablet and desktop,', () => {
  for (const wanted of PAGES) {
    const { route, path = route, as, isMissing } = wanted
    test(`on ${path} for the ${as}`, async ({ page, expectedFailures }) => {
      if (isMissing) expectedFailures.push(`404 ${path.replace(/\?.*/, '')}`)
      if (as === 'member') await join(page, 'maya')
      if (as === 'owner') await logInAs(page, ROSA)
      await open(page, await addressOf(page, wanted))

      expect(await allProblemsOf(page)).toEqual([])
    })
  }
})

test.describe('axe finds nothing to complain about', () => {
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
