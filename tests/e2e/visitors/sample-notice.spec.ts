import { expect, type Page } from '@playwright/test'
import { SAMPLE_NOTICE } from '../../../src/shared/frame/sample-words.ts'
import { test } from '../support/a-running-site.ts'
import { open, tabTo } from '../support/a-visit.ts'

const noticeOn = (page: Page) => page.getByRole('complementary', { name: 'Sample community' })
const hideOn = (page: Page) => noticeOn(page).getByRole('button', { name: 'Hide This Notice' })

test.describe('the notice that people and posts are made up', () => {
  test('stands above every page, is hidden by keyboard for this visit, and is back with the next', async ({ page, browser, baseURL }) => {
    for (const path of ['/blog', '/forum', '/']) {
      await open(page, path)
      await expect(noticeOn(page)).toHaveText(SAMPLE_NOTICE)
    }

    await tabTo(page, hideOn(page), 5)
    await page.keyboard.press('Enter')
    await expect(noticeOn(page)).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog', exact: true }).click()
    await expect(page).toHaveURL('/blog')
    await expect(noticeOn(page)).toBeHidden()
    await open(page, '/forum')
    await expect(noticeOn(page)).toBeHidden()

    const next = await browser.newContext({ baseURL: baseURL ?? '' })
    const pageOfNext = await next.newPage()
    await pageOfNext.goto('/forum')
    await expect(noticeOn(pageOfNext)).toBeVisible()
    await next.close()
  })

  test('fits beside its button on the narrowest phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, '/')

    const { height = 0 } = (await noticeOn(page).boundingBox()) ?? {}
    expect(height).toBeLessThan(50)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  })
})

test.describe('the notice, without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('is hidden all the same, on the page a visitor is on', async ({ page }) => {
    await page.goto('/forum/latest?page=2')

    await hideOn(page).click()

    await expect(page).toHaveURL('/forum/latest?page=2')
    await expect(noticeOn(page)).toBeHidden()
    await page.goto('/')
    await expect(noticeOn(page)).toBeHidden()
  })
})
