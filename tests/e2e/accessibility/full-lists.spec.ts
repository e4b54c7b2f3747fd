import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as pathOf } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { allProblemsOf } from '../support/axe.ts'
import { open } from '../support/a-visit.ts'
import { fillLists, FULL } from '../support/full-lists.ts'
import { logInAs, ROSA, test } from '../support/members.ts'
import { startASite } from '../support/start-a-site.ts'

const WIDTHS_PX = [320, 390, 768, 1440]
/** What rounding alone comes to. Source: docs/rules/http.md#first-load */
const NOISE = 0.001
const folder = mkdtempSync(pathOf(tmpdir(), 'on-joue-full-'))

declare global {
  interface Window {
    shifted: number
  }
}

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) window.shifted += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Opens it on a phone and finds nothing that moves, then nothing too wide at any width, then nothing axe complains about. */
async function expectNoProblems(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, path)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => window.shifted), `${path} moves`).toBeLessThanOrEqual(NOISE)
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: 844 })
    const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await expect.poll(tooWide, `${path} at ${width} px`).toBeLessThanOrEqual(0)
  }
  expect(await allProblemsOf(page), path).toEqual([])
}

test.describe('lists as full as a busy year makes them', () => {
  test.use({
    baseURL: async ({ browserName: _ }, give) => {
      const site = await startASite('', { DATA_DIR: folder })
      await give(site.url)
      await site.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  })

  test('move by nothing, fit at every width, and give axe nothing to complain about', async ({ page: maya, another }) => {
    test.slow()
    const [lucia, leaver, rosa] = [await another(), await another(), await another()]
    const full = await fillLists({ maya, lucia, leaver, folder })
    await logInAs(rosa, ROSA)
    for (const page of [maya, lucia, rosa]) await watchShifts(page)

    await expectNoProblems(maya, '/forum/notifications')
    await expect(maya.getByRole('main')).toContainText(`${FULL.posts - 1} new`)
    await expectNoProblems(maya, `${full.topic}?page=4`)
    await expect(maya.getByRole('main')).toContainText('Former member')
    await expectNoProblems(maya, '/forum/latest')
    await expectNoProblems(lucia, `/forum/members/${full.lucia}?show=posts`)
    await expectNoProblems(rosa, '/office/messages')
    await expect(rosa.getByRole('main')).toContainText(`Inbox${FULL.messages}`)
    await expectNoProblems(rosa, '/office/waitlist')
    await expect(rosa.getByRole('main')).toContainText(`${FULL.signUps} people`)
    await expectNoProblems(rosa, '/office/mail?state=failed')
    await expect(rosa.getByRole('main')).toContainText(`${FULL.stoppedEmails} emails`)
    await expectNoProblems(rosa, '/office/members')
    await expect(rosa.getByRole('main')).toContainText('María de los Ángeles Guadalupe Fernández-Echeverría')
    await expectNoProblems(rosa, '/office')
  })
})
