import { expect, type Page } from '@playwright/test'
import { test } from '../support/a-running-site.ts'
import { open } from '../support/a-visit.ts'

const LIGHT = 'rgb(255, 252, 250)'
const DARK = 'rgb(11, 31, 26)'
/** The hero by day, and on paper. */
const ROSE = 'rgb(255, 210, 199)'
const choice = (page: Page, name: string) => page.getByRole('group', { name: 'Colors' }).getByRole('button', { name })

/** Which colors the server wrote into the page, before any style or script. */
async function servedTheme(page: Page, path: string): Promise<string | undefined> {
  const response = await page.goto(path)
  const tag = /<html[^>]*>/.exec((await response?.text()) ?? '')?.[0] ?? ''
  return /data-theme="(\w+)"/.exec(tag)?.[1]
}

test.describe('the colors', () => {
  test('follow the device until a visitor chooses', async ({ page }) => {
    await open(page, '/')

    await expect(choice(page, 'System')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('body')).toHaveCSS('background-color', LIGHT)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('body')).toHaveCSS('background-color', DARK)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('region', { name: 'Welcome' })).toHaveCSS('background-color', ROSE)
  })

  for (const [name, theme, color, device] of [
    ['Dark', 'dark', DARK, 'light'],
    ['Light', 'light', LIGHT, 'dark'],
  ] as const) {
    test(`stay ${theme} once chosen, from the first byte of every page, on any device`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: device })
      await open(page, '/')

      await choice(page, name).click()

      await expect(page.locator('body')).toHaveCSS('background-color', color)
      await expect(choice(page, name)).toHaveAttribute('aria-pressed', 'true')
      for (const path of ['/forum/terms', '/']) {
        expect(await servedTheme(page, path)).toBe(theme)
        await expect(page.locator('body')).toHaveCSS('background-color', color)
        await expect(choice(page, name)).toHaveAttribute('aria-pressed', 'true')
        await expect(choice(page, 'System')).toHaveAttribute('aria-pressed', 'false')
      }
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('region', { name: 'Welcome' })).toHaveCSS('background-color', ROSE)
    })
  }

  test('follow the device again when a visitor goes back to System', async ({ page }) => {
    await open(page, '/')
    await choice(page, 'Dark').click()
    await expect(page.locator('body')).toHaveCSS('background-color', DARK)

    await choice(page, 'System').click()

    await expect(page.locator('body')).toHaveCSS('background-color', LIGHT)
    expect(await servedTheme(page, '/')).toBeUndefined()
    await expect(choice(page, 'System')).toHaveAttribute('aria-pressed', 'true')
  })
})

test.describe('colors the device picks', () => {
  test('leave buttons their edge, and what is chosen set apart', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await open(page, '/')

    await expect(page.getByRole('link', { name: 'Learn More' })).toHaveCSS('border-top-width', '2px')
    const [chosen, other] = [choice(page, 'System'), choice(page, 'Dark')]
    const paperOf = (button: typeof chosen) => button.evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(await paperOf(chosen)).not.toBe(await paperOf(other))
    const tabs = page.getByRole('tab')
    expect(await paperOf(tabs.nth(0))).not.toBe(await paperOf(tabs.nth(1)))
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByRole('button', { name: 'Open menu' })).toHaveCSS('border-top-width', '2px')
  })
})

test.describe('the colors, without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, drawing, name] of [
    ['/', 'the door of the waitlist', '#waitlist img'],
    ['/', 'the playground', 'img.hero-art'],
    ['/visit', 'the door', 'img.deco'],
    ['/blog', 'the reader', 'img.deco'],
    ['/forum/login', 'the poster', 'img.poster'],
  ] as const) {
    test(`show ${drawing} of ${path} as it is by day or at night, whichever it is`, async ({ page }) => {
      const shown = () => page.locator(name).evaluate((img: HTMLImageElement) => img.currentSrc)
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(path)
      await page.locator(name).scrollIntoViewIfNeeded()
      await expect.poll(shown).toMatch(/\.svg$/)
      expect(await shown()).not.toContain('night')

      await page.emulateMedia({ colorScheme: 'dark' })

      await expect.poll(shown).toContain('-night')
    })
  }

  test('are chosen and kept all the same, on the page a visitor is on', async ({ page }) => {
    await page.goto('/forum/guidelines')

    await choice(page, 'Dark').click()

    await expect(page).toHaveURL('/forum/guidelines')
    await expect(page.locator('body')).toHaveCSS('background-color', DARK)
    expect(await servedTheme(page, '/blog')).toBe('dark')
    await choice(page, 'System').click()
    await expect(page.locator('body')).toHaveCSS('background-color', LIGHT)
    await expect(choice(page, 'System')).toHaveAttribute('aria-pressed', 'true')
  })
})
