import { expect, type Page } from '@playwright/test'
import { test } from '../support/a-running-site.ts'
import { isInHistory, open, topOf } from '../support/a-visit.ts'

const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const toggleOf = (page: Page) => page.getByRole('button', { name: 'Open menu' })

test.describe('the menu of small screens', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('stands in for the links of the header, up to 1060 px and no wider [R059]', async ({ page }) => {
    await open(page, '/')
    const links = page.getByRole('navigation', { name: 'Main' })

    await expect(toggleOf(page)).toBeVisible()
    await expect(links).toBeHidden()
    await page.setViewportSize({ width: 1060, height: 800 })
    await expect(toggleOf(page)).toBeVisible()
    await page.setViewportSize({ width: 1061, height: 800 })
    await expect(toggleOf(page)).toBeHidden()
    await expect(links).toBeVisible()
  })

  test('opens and closes by its button, and has every link of the header [R059 R189]', async ({ page }) => {
    await open(page, '/')

    await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false')
    await toggleOf(page).click()
    await expect(menuOf(page)).toBeVisible()
    await expect(page.getByRole('button', { name: /menu/ })).toHaveAccessibleName('Close menu')
    await expect(menuOf(page).getByRole('link')).toHaveText(
      ['', 'Home', 'About', 'Features', 'Get in Touch', 'Contact', 'Visit', 'Blog', 'Search', 'Community Forum'],
    )
    await menuOf(page).getByRole('button', { name: 'Close menu' }).click()

    await expect(menuOf(page)).toBeHidden()
    await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(toggleOf(page)).toBeFocused()
  })

  test('opens and closes before the scripts are there, and goes on working once they are', async ({ page }) => {
    const { promise: whenReleased, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await whenReleased
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await toggleOf(page).click()
    await expect(menuOf(page)).toBeVisible()
    await menuOf(page).getByRole('button', { name: 'Close menu' }).click()
    await expect(menuOf(page)).toBeHidden()
    await toggleOf(page).click()

    release()
    await page.locator('html[data-ready]').waitFor()

    await expect(menuOf(page)).toBeVisible()
    await expect(page.locator('.burger')).toHaveAttribute('aria-expanded', 'true')
    await menuOf(page).getByRole('button', { name: 'Close menu' }).click()
    await expect(menuOf(page)).toBeHidden()
    await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(toggleOf(page)).toBeFocused()
  })

  test('closes when a section is chosen, which is then on screen [R060 R189]', async ({ page }) => {
    await open(page, '/')
    await toggleOf(page).click()

    await menuOf(page).getByRole('link', { name: 'Features' }).click()

    await expect(menuOf(page)).toBeHidden()
    await expect(page).toHaveURL('/#features')
    await expect.poll(() => topOf(page.locator('#features'))).toBeLessThanOrEqual(100)
  })

  test('is closed by Back, and leaves nothing for the next Back to undo', async ({ page }) => {
    await open(page, '/blog')
    await page.goto('/')
    await expect(page.locator('html[data-ready]')).toBeAttached()
    await toggleOf(page).click()
    await expect(page.locator('.burger')).toHaveAttribute('aria-expanded', 'true')
    await expect.poll(() => isInHistory(page)).toBe(true)

    await page.goBack()
    await expect(menuOf(page)).toBeHidden()
    await expect(page).toHaveURL('/')
    await toggleOf(page).click()
    await menuOf(page).getByRole('button', { name: 'Close menu' }).click()
    await toggleOf(page).click()
    await menuOf(page).getByRole('link', { name: 'Features' }).click()
    await expect(page).toHaveURL('/#features')
    await page.goBack()
    await expect(page).toHaveURL('/')
    await page.goBack()

    await expect(page).toHaveURL('/blog')
  })

  for (const [label, address] of [
    ['Blog', '/blog'],
    ['Community Forum', '/forum'],
  ] as const) {
    test(`closes when “${label}” is chosen, and leads there [R057 R058 R060]`, async ({ page }) => {
      await open(page, '/')
      await toggleOf(page).click()

      await menuOf(page).getByRole('link', { name: label }).click()

      await expect(page).toHaveURL(address)
      await expect(menuOf(page)).toBeHidden()
    })
  }

  test('keeps the focus of anyone who tabs through it, and gives it back on Escape [R059]', async ({ page }) => {
    await open(page, '/')
    await toggleOf(page).focus()
    await page.keyboard.press('Enter')
    await expect(menuOf(page)).toBeVisible()

    const whereFocusIs = () =>
      page.evaluate(() => (document.activeElement?.closest('dialog') ? 'menu' : document.activeElement?.localName))
    const visited = new Set<string | undefined>()
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press(presses % 7 === 6 ? 'Shift+Tab' : 'Tab')
      visited.add(await whereFocusIs())
    }
    await page.keyboard.press('Escape')

    // Between the last control and the first a browser may visit its own, which the page sees as its body.
    expect([...visited].filter((place) => place !== 'body')).toEqual(['menu'])
    await expect(menuOf(page)).toBeHidden()
    await expect(toggleOf(page)).toBeFocused()
    await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false')
  })
})
