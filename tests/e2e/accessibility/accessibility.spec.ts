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
  const start = path.slice(0, path.indexOf(':'))
  const link = page.getByRole('main').locator(`a[href^="${start}"]`).first()
  // An email is among the sent ones only once the mail server has it.
  await expect(async () => {
    await open(page, from)
    await expect(link).toBeVisible({ timeout: 1_000 })
  }).toPass()
  return (await link.getAttribute('href')) ?? path
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

/** The least contrast of what tells a control or its state from what it lies on. Source: WCAG 2.2, 1.4.11 */
const LEAST_CONTRAST = 3

/** Fields and chosen controls whose edge, ground or text doesn't stand out from what they lie on. Axe looks at text alone. */
const faintParts = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((wanted) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
    const toRgba = (color: string) => {
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data]
    }
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = toRgba(color).map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4))
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const contrast = (one: string, other: string) => {
      const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
      return (bright + 0.05) / (dark + 0.05)
    }
    const groundOf = (element: Element | null): string => {
      for (let at = element; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at)
        if ((toRgba(backgroundColor)[3] ?? 0) === 255) return backgroundColor
      }
      return 'white'
    }
    const isFaint = (part: Element) => {
      const { borderTopColor, borderTopWidth, boxShadow, backgroundColor } = getComputedStyle(part)
      const edge = parseFloat(borderTopWidth) > 0 ? borderTopColor : /(?:rgba?|color)\([^)]*\)/.exec(boxShadow)?.[0]
      const marks = [edge, (toRgba(backgroundColor)[3] ?? 0) === 255 ? backgroundColor : undefined].filter((color) => color !== undefined)
      return !marks.some((color) => contrast(color, groundOf(part.parentElement)) >= wanted)
    }
    const parts = document.querySelectorAll('.input, .seg > :is([aria-current], [aria-pressed=true]), .f-nav [aria-current], .tab[aria-selected=true], .pages [aria-current], .rep-states [aria-current]')
    return [...parts].filter((part) => part.checkVisibility() && isFaint(part)).map((part) => part.outerHTML.slice(0, 120))
  }, least)

for (const colorScheme of ['light', 'dark'] as const) {
  test(`fields and what is chosen stand out from what they lie on, in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    for (const path of ['/', '/visit', '/forum/latest', '/forum/categories/parenting-tips', '/forum/login']) {
      await open(page, path)
      expect(await faintParts(page, LEAST_CONTRAST), path).toEqual([])
    }
    await logInAs(page, ROSA)
    for (const path of ['/forum/reports', '/forum/removals', '/office/members']) {
      await open(page, path)
      expect(await faintParts(page, LEAST_CONTRAST), path).toEqual([])
    }
  })
}

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
