import { expect, type Page } from '@playwright/test'
import { open } from '../support/a-visit.ts'
import { aReply, aTopic, join, logInAs, ROSA, test } from '../support/members.ts'

/** The size of letters someone has chosen in the browser, which is 16 px until then. */
const TWICE_AS_LARGE = 32
const ROOMS = ['', '/facts', '/facts/location', '/forum', '/forum/categories', '/members', '/mail', '/blog', '/settings', '/questions', '/log']

/** How far a page reaches out of the window, in pixels. */
const tooWide = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** Words of headings and buttons that do not stand in one line. Code and words without end, as other journeys write them, may break. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = []
    for (const element of document.querySelectorAll('h1, h2, h3, .btn')) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode as Text
        for (const { index, 0: word } of text.data.matchAll(/(?<=^|[\s(“-])[\p{L}\d’']{1,20}(?=$|[\s).,:;?!”-])/gu)) {
          const range = new Range()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
        }
      }
    }
    return broken
  })

async function expectToFit(page: Page, width: number, paths: readonly string[]): Promise<void> {
  await page.setViewportSize({ width, height: 844 })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: TWICE_AS_LARGE } })
  for (const path of paths) {
    await open(page, path)
    await expect.poll(() => tooWide(page), path).toBeLessThanOrEqual(0)
    await expect.poll(() => brokenWords(page), path).toEqual([])
  }
}

test.describe('someone who has text at twice its size', () => {
  test('reads every page on a phone, each word in one line and none to the side', async ({ page }) => {
    await expectToFit(page, 390, ['/', '/visit', '/blog', '/forum', '/forum/latest', '/forum/login', '/forum/register', '/forum/guidelines'])
  })

  test('takes part in the forum on a phone, each word in one line and none to the side', async ({ page }) => {
    await join(page, 'maya')
    const topic = await aTopic(page)
    await aReply(page, topic, 'At noon')

    await expectToFit(page, 390, [topic, '/forum', '/forum/new-topic', '/forum/profile'])
  })

  for (const [where, width] of [['a desk', 1280], ['a phone', 390]] as const) {
    test(`fits in the office at ${where}, each word in one line and none to the side`, async ({ page }) => {
      await logInAs(page, ROSA)

      await expectToFit(page, width, ROOMS.map((room) => `/office${room}`))
    })
  }

  test('reads an address of the waitlist and a member’s in a few lines on a phone, beside their menus', async ({ page, email }) => {
    expect((await page.request.post('/api/waitlist', { data: { email } })).ok()).toBe(true)
    await logInAs(page, ROSA)
    await expectToFit(page, 390, ['/office/waitlist', '/office/members'])
    for (const [path, who] of [[`/office/waitlist?q=${encodeURIComponent(email)}`, email], ['/office/members?q=rosa', 'rosa@example.com']] as const) {
      await open(page, path)

      const words = page.getByRole('table').getByText(who, { exact: true }).first()
      const lines = await words.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      })

      expect(lines, path).toBeLessThanOrEqual(5)
    }
  })
})
