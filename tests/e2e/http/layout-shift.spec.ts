import { expect, type Page } from '@playwright/test'
import { PAGES } from '../../support/pages.ts'
import { test } from '../support/a-running-site.ts'
import { open } from '../support/a-visit.ts'

/** What rounding alone comes to. Any more is something that moved. Source: docs/rules/http.md#first-load */
const NOISE = 0.001
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

declare global {
  interface Window {
    shifts: { value: number; moved: string[] }[]
  }
}

/** Has the page write down everything that moves by itself, with what it is and where it went. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const place = ({ x, y, width, height }: DOMRectReadOnly) => `${[x, y, width, height].map(Math.round)}`
    const nameOf = (node: Node | null) => (node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent)
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue
        const moved = sources.map(({ node, previousRect, currentRect }) => `${nameOf(node)}: ${place(previousRect)} to ${place(currentRect)}`)
        window.shifts.push({ value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The parts of the Layout Instability API that TypeScript doesn't know. */
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Reads the page from top to bottom, so that what is loaded late is there, too. */
const readToTheEnd = (page: Page) =>
  page.evaluate(async () => {
    for (let isAtEnd = false; !isAtEnd; ) {
      scrollBy({ top: innerHeight, behavior: 'instant' })
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
      isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
    }
  })

async function expectNothingMoved(page: Page, path: string): Promise<void> {
  await open(page, path)
  await page.waitForLoadState('networkidle')
  await readToTheEnd(page)
  const shifts = await page.evaluate(() => window.shifts)
  const total = shifts.reduce((sum, { value }) => sum + value, 0)
  expect(total, JSON.stringify(shifts, null, 2)).toBeLessThanOrEqual(NOISE)
}

/** Lines like the ones that Lighthouse has its phones use: 1.6 Mbit/s, 150 ms, a processor of a fourth of the speed. */
async function makeSlow(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

test.describe('on a phone, nothing moves by itself', () => {
  test.use(PHONE)

  for (const { path, route, isMissing } of PAGES.filter(({ as }) => as === 'visitor')) {
    const address = path ?? route
    test(`on ${address}`, async ({ page, expectedFailures }) => {
      if (isMissing) expectedFailures.push(`404 ${address.replace(/\?.*/, '')}`)
      await watchShifts(page)

      await expectNothingMoved(page, address)
    })
  }

  for (const address of ['/', '/visit', '/blog', '/forum', '/forum/latest', '/forum/topics/1']) {
    test(`on ${address}, however slowly it comes`, async ({ page }) => {
      await watchShifts(page)
      await makeSlow(page)

      await expectNothingMoved(page, address)
    })
  }
})
