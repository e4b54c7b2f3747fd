import { type CDPSession, expect, type Locator, type Page } from '@playwright/test'
import { test } from '../support/a-running-site.ts'
import { contactForm, open, waitlistForm } from '../support/a-visit.ts'

/** A press is answered within this time, by the page's own clock, in milliseconds. Source: docs/rules/http.md#presses */
const ANSWERED_WITHIN_MS = 150
/** Slow enough for a busy machine to see what's shown in the meantime. What still waits when the line is fast comes at once. */
const SLOW = { offline: false, latency: 10_000, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const FAST = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

declare global {
  interface Window {
    answeredAfterMs: Promise<number>
  }
}

/** Measures from the next press to the first change of the page. */
const watchNextPress = (page: Page) =>
  page.evaluate(() => {
    window.answeredAfterMs = new Promise((resolve) => {
      addEventListener('click', () => {
        const pressedAt = performance.now()
        const change = new MutationObserver(() => resolve(performance.now() - pressedAt))
        change.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
      }, { once: true, capture: true })
    })
  })

/** What is pressed, and where that leads; nowhere if the page itself answers. */
type Press = [where: string, what: (page: Page) => Locator, to?: RegExp]

const link = (name: string | RegExp) => (page: Page) => page.getByRole('main').getByRole('link', { name }).first()
const PRESSES: Press[] = [
  ['/', (page) => page.getByRole('banner').getByRole('link', { name: 'Blog' }), /^\/blog$/],
  ['/blog', link(/cardboard box/i), /^\/blog\/rainy/],
  ['/blog/nut-safe-snacks-that-survive-a-backpack', link('Back to all posts'), /^\/blog$/],
  ['/visit', (page) => page.getByRole('banner').getByRole('link', { name: 'On Joue, home' }), /^\/$/],
  ['/forum', (page) => page.getByRole('banner').getByRole('link', { name: 'Latest' }), /^\/forum\/latest/],
  ['/forum/latest', (page) => page.locator('.topics h2 a').first(), /^\/forum\/topics\//],
  ['/forum/categories', link('Parenting Tips'), /^\/forum\/categories\/parenting-tips/],
  ['/forum/topics/1', (page) => page.getByRole('banner').getByRole('link', { name: 'Popular' }), /^\/forum\/popular/],
  ['/forum/login', (page) => page.getByRole('link', { name: 'Forgot password?' }), /^\/forum\/forgot-password/],
  ['/forum/guidelines', (page) => page.getByRole('tab').or(page.getByRole('button', { name: 'Dark' })).first()],
]

async function press(page: Page, line: CDPSession, what: Locator, to: RegExp | undefined): Promise<void> {
  await what.scrollIntoViewIfNeeded()
  await line.send('Network.emulateNetworkConditions', SLOW)
  await watchNextPress(page)
  await what.dblclick()

  expect(await page.evaluate(() => window.answeredAfterMs)).toBeLessThanOrEqual(ANSWERED_WITHIN_MS)
  if (!to) return
  // The outline of a page whose code is on its way, or the placeholders of one that waits for its data.
  await expect(page.locator('.on-its-way, .sk').first()).toBeVisible()
  await line.send('Network.emulateNetworkConditions', FAST)
  await expect.poll(() => new URL(page.url()).pathname).toMatch(to)
  await expect(page.locator('.on-its-way')).toHaveCount(0)
}

test.describe('on a slow line, with a slow processor', () => {
  test('whatever is pressed answers at once, shows that something comes, and asks for it once', async ({ page }) => {
    test.slow()
    const line = await page.context().newCDPSession(page)
    await line.send('Network.enable')
    for (const [where, what, to] of PRESSES) {
      await line.send('Network.emulateNetworkConditions', FAST)
      await open(page, where)
      await page.waitForLoadState('networkidle')
      await line.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      const requests: string[] = []
      page.on('request', (request) => requests.push(request.url()))
      await test.step(`on ${where}`, () => press(page, line, what(page), to))
      await line.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      page.removeAllListeners('request')
      expect(requests.toSorted(), where).toEqual([...new Set(requests)].toSorted())
    }
  })

  test('the court’s colors stand at the top for as long as a page is on its way', async ({ page }) => {
    const line = await page.context().newCDPSession(page)
    await open(page, '/visit')
    await line.send('Network.emulateNetworkConditions', SLOW)

    await page.getByRole('banner').getByRole('link', { name: 'Community Forum' }).click()

    await expect(page.locator('.under-way')).toBeVisible()
    await expect(page.locator('.on-its-way')).toBeVisible()
    await line.send('Network.emulateNetworkConditions', FAST)
    await expect(page).toHaveURL('/forum')
    await expect(page.locator('.under-way')).toHaveCount(0)
  })

  test('a form says that it sends before its check is there, and sends once', async ({ page, email }) => {
    const line = await page.context().newCDPSession(page)
    await line.send('Network.enable')
    await open(page, '/')
    await line.send('Network.emulateNetworkConditions', SLOW)
    await waitlistForm(page).getByLabel('Email address').fill(email)
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))

    await waitlistForm(page).getByRole('button', { name: 'Join the Waitlist' }).dblclick()
    await expect(page.getByRole('button', { name: 'Joining...' })).toBeDisabled({ timeout: 1_000 })
    await line.send('Network.emulateNetworkConditions', FAST)

    await expect(page.getByText('Success!', { exact: true })).toBeVisible()
    expect(sent).toHaveLength(1)
    await expect(contactForm(page)).toBeVisible()
  })
})
