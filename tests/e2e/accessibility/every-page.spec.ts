import { expect } from '@playwright/test'
import { test } from '../support/a-running-site.ts'
import { open, openChat } from '../support/a-visit.ts'

const PAGES = [
  ['/', 'On Joue | Where Childhood Flourishes', 'Welcome to On Joue'],
  ['/visit', 'Know Before You Go | On Joue', 'Know Before You Go'],
  ['/visit/check-in', 'Face Check-In in Plain English | On Joue', 'Face check-in, in plain English'],
  ['/blog', 'On Joue Blog', 'On Joue Blog'],
  ['/search', 'Search | On Joue', 'Search'],
  ['/forum', 'Community Forum | On Joue', 'Welcome to the On Joue community'],
  ['/forum/guidelines', 'Community Guidelines | On Joue', 'Community guidelines'],
  ['/forum/privacy', 'Privacy | On Joue', 'Privacy'],
  ['/forum/terms', 'Terms | On Joue', 'Terms'],
  ['/no-such-page', '404 | On Joue', '404 Page Not Found'],
] as const
const WIDTHS_PX = [320, 390, 768, 1060, 1061, 1440]

for (const [path, title, heading] of PAGES) {
  test.describe(`the page ${path}`, () => {
    test('has a language, a title and one main heading, and breaks nothing [Q013 Q016]', async ({
      page,
      site,
      expectedFailures,
    }) => {
      if (path === '/no-such-page') expectedFailures.push('404 /no-such-page')
      const hosts = new Set<string>()
      page.on('request', (request) => hosts.add(new URL(request.url()).host))
      await open(page, path)

      await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
      await expect(page).toHaveTitle(title)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByRole('main')).toHaveCount(1)
      await page.waitForLoadState('networkidle')
      expect([...hosts]).toEqual([new URL(site.url).host])
    })

    test('never scrolls sideways, from 320 to 1440 px [Q017]', async ({ page, expectedFailures }) => {
      if (path === '/no-such-page') expectedFailures.push('404 /no-such-page')
      await open(page, path)

      for (const width of WIDTHS_PX) {
        await page.setViewportSize({ width, height: 800 })
        const overflow = await page.evaluate(async () => {
          // Styles for the new width come with the next frame.
          for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
          window.scrollTo(1_000, 0)
          return { scrolled: window.scrollX, tooWide: document.documentElement.scrollWidth - window.innerWidth }
        })
        expect({ width, ...overflow }).toEqual({ width, scrolled: 0, tooWide: expect.any(Number) })
        expect(overflow.tooWide, `at ${width} px`).toBeLessThanOrEqual(0)
      }
    })
  })
}

test.describe('a visitor who clicks through the site', () => {
  test('finds title and focus on each new page, and the way back [Q013 Q016]', async ({ page }) => {
    await open(page, '/')
    await page.evaluate(() => (document.body.dataset.same = 'document'))
    const footer = page.getByRole('contentinfo')

    for (const [link, title] of [
      ['Blog', 'On Joue Blog'],
      ['Community Forum', 'Community Forum | On Joue'],
      ['Guidelines', 'Community Guidelines | On Joue'],
      ['Privacy', 'Privacy | On Joue'],
      ['Terms', 'Terms | On Joue'],
    ] as const) {
      await footer.getByRole('link', { name: link, exact: true }).click()
      await expect(page).toHaveTitle(title)
      await expect(page.getByRole('main')).toBeFocused()
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    }
    await page.goBack()
    await expect(page).toHaveTitle('Privacy | On Joue')
    await page.getByRole('banner').getByRole('link', { name: 'On Joue, home' }).click()

    await expect(page).toHaveTitle('On Joue | Where Childhood Flourishes')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.locator('body')).toHaveAttribute('data-same', 'document')
  })

  test('finds words and ways on where there is no page [R049 R050]', async ({ page, expectedFailures }) => {
    expectedFailures.push('404 /no-such-page')
    for (const [name, address] of [
      ['Back to Homepage', '/'],
      ['Visit the Forum', '/forum'],
      ['blog', '/blog'],
      ['ask us', '/#contact'],
    ] as const) {
      await open(page, '/no-such-page')
      const main = page.getByRole('main')

      await expect(main.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
      await expect(main.getByText('Did you forget to add the page to the router?')).toBeVisible()
      await main.getByRole('link', { name, exact: true }).click()

      await expect(page).toHaveURL(address)
      await expect(page.getByText('404 Page Not Found')).toHaveCount(0)
    }
  })
})

test.describe('every field', () => {
  test('has a name that does not go away while typing [Q019]', async ({ page }) => {
    await open(page, '/')
    await openChat(page)
    const fields = page.getByRole('textbox')

    await expect(fields).toHaveCount(5)
    for (const field of await fields.all()) {
      await expect(field).toHaveAccessibleName(/^(Name|Email|Message|Email address)$/)
      expect(await field.evaluate((element: HTMLInputElement) => element.labels?.length)).toBe(1)
    }
  })
})
