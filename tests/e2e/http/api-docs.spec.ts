import { expect } from '@playwright/test'
import { LARGE, problemsOf, SMALL } from '../support/axe.ts'
import { test } from '../support/a-running-site.ts'

test.describe('the page about the API', () => {
  test('leads to a call and shows how to make it, by keyboard [Q013]', async ({ page }) => {
    await page.goto('/api/docs')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('API reference')
    await page.getByRole('navigation', { name: 'Endpoints' }).getByRole('link', { name: 'Writing in the forum' }).click()
    await page.getByRole('link', { name: 'POST /api/forum/topics', exact: true }).press('Enter')

    await expect(page).toHaveURL('/api/docs#openTopic')
    const call = page.getByRole('article', { name: 'Start a topic', exact: true })
    await expect(call).toBeInViewport()
    await expect(call.getByText('10 to 32,000 characters')).toBeVisible()
    await call.locator('summary').press('Enter')
    await expect(call.getByText('curl -X POST')).toBeVisible()
  })

  test('has nothing that axe complains about, in either theme [Q013]', async ({ page }) => {
    test.slow()
    await page.goto('/api/docs')
    await page.locator('#openTopic summary').click()

    expect(await problemsOf(page, LARGE)).toEqual([])
    expect(await problemsOf(page, SMALL)).toEqual([])
  })

  test('never scrolls sideways, from 320 to 1440 px, with every example open [Q017]', async ({ page }) => {
    await page.goto('/api/docs')
    await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)))

    for (const width of [320, 390, 768, 1060, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      await expect.poll(tooWide, `at ${width} px`).toBeLessThanOrEqual(0)
    }
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page about the API is all there', async ({ page }) => {
    await page.goto('/api/docs#logIn')

    const call = page.getByRole('article', { name: 'Log in', exact: true })
    await call.locator('summary').click()
    await expect(call.getByText('curl -X POST')).toBeVisible()
  })
})
