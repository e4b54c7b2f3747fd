import { expect, type Page } from '@playwright/test'
import { open } from '../support/a-visit.ts'
import { aReply, aTopic, join, logInAs, ROSA, test } from '../support/members.ts'

/** The size of letters someone has chosen in the browser, which is 16 px until then. */
const TWICE_AS_LARGE = 32
const ROOMS = ['', '/messages', '/waitlist', '/facts', '/facts/location', '/facts/review', '/forum', '/forum/categories', '/members', '/mail', '/blog', '/settings', '/questions', '/log']

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

/** Words that lie on other words, or that the window or a box cuts at the side. Those shortened on purpose end in dots. */
const harmedWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown: { text: Text; box: DOMRect }[] = []
    const harmed: string[] = []
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const within: Element[] = []
      for (let element = text.parentElement; element && element !== document.documentElement; element = element.parentElement) within.push(element)
      const styles = within.map((element) => getComputedStyle(element))
      const isShort = styles.some(({ textOverflow, webkitLineClamp, overflowX }) => textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || overflowX === 'auto')
      if (!text.data.trim() || isShort || !within[0]?.checkVisibility({ visibilityProperty: true }) || styles.some(({ clipPath, position }) => clipPath !== 'none' || position === 'sticky') || within[0]?.closest('option, svg, textarea, .trap')) continue
      const clips = within.filter((_, at) => styles[at]?.overflowX !== 'visible').map((element) => element.getBoundingClientRect())
      const range = new Range()
      range.selectNodeContents(text)
      for (const box of [...range.getClientRects()].filter(({ width }) => width > 1)) {
        if ([new DOMRect(0, 0, innerWidth), ...clips].some(({ left, right }) => box.left < left - 2 || box.right > right + 2)) harmed.push(`cut: ${text.data}`)
        const under = shown.find(({ text: other, box: { left, right, top, bottom } }) => other !== text && Math.min(right, box.right) - Math.max(left, box.left) > 4 && Math.min(bottom, box.bottom) - Math.max(top, box.top) > box.height / 2)
        if (under) harmed.push(`on “${under.text.data}”: ${text.data}`)
        shown.push({ text, box })
      }
    }
    return harmed
  })

async function expectToFit(page: Page, width: number, paths: readonly string[]): Promise<void> {
  await page.setViewportSize({ width, height: 844 })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: TWICE_AS_LARGE } })
  for (const path of paths) {
    await open(page, path)
    await expect.poll(() => tooWide(page), path).toBeLessThanOrEqual(0)
    await expect.poll(() => brokenWords(page), path).toEqual([])
    await expect.poll(() => harmedWords(page), path).toEqual([])
  }
}

test.describe('someone who has text at twice its size', () => {
  for (const width of [320, 390]) {
    test(`reads every page on a phone of ${width} px, each word in one line and none cut or covered`, async ({ page }) => {
      const forum = ['', '/categories', '/categories/parenting-tips', '/latest', '/search?q=nap', '/login', '/register', '/guidelines', '/removal-request']

      await expectToFit(page, width, ['/', '/visit', '/blog', '/search?q=nap', ...forum.map((path) => `/forum${path}`)])
    })

    test(`takes part in the forum on a phone of ${width} px, each word in one line and none cut or covered`, async ({ page }) => {
      const username = await join(page, 'maya')
      const topic = await aTopic(page)
      await aReply(page, topic, 'At noon')

      await expectToFit(page, width, [topic, `/forum/members/${username}`, '/forum', '/forum/new-topic', '/forum/profile', '/forum/bookmarks', '/forum/notifications'])
    })
  }

  for (const [where, width] of [['a desk', 1280], ['a phone', 390], ['the smallest phone', 320]] as const) {
    test(`fits in the office at ${where}, each word in one line and none cut or covered`, async ({ page }) => {
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
