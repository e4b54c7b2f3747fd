import { expect, type Page } from '@playwright/test'
import { test } from '../support/a-running-site.ts'
import { ask, open, openChat } from '../support/a-visit.ts'
import { LARGE, SMALL } from '../support/axe.ts'

const chatOf = (page: Page) => page.getByRole('dialog', { name: 'Chat with the On Joue assistant' })
const launcher = (page: Page) => page.getByRole('button', { name: 'Chat with our automated assistant' })

test.describe('the chat on a phone', () => {
  test.use({ viewport: SMALL, hasTouch: true, isMobile: true })

  test('brings up no keyboard over what there is to read', async ({ page }) => {
    await open(page, '/')
    await launcher(page).tap()
    await expect(chatOf(page)).toBeFocused()

    await chatOf(page).getByRole('button', { name: 'When do you open?' }).tap()
    await expect(chatOf(page).getByRole('log')).toContainText('not yet announced')
    await expect(chatOf(page)).toBeFocused()

    await ask(chatOf(page), 'How much does it cost?')
    await expect(chatOf(page).getByLabel('Message')).toBeFocused()
  })

  test('stands in the room above a keyboard', async ({ page }) => {
    await page.addInitScript(() => {
      // No browser without a screen has a keyboard on it: what it would report is reported for it.
      const view = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 })
      Object.defineProperty(window, 'visualViewport', { value: view })
    })
    await open(page, '/')
    await launcher(page).tap()
    await expect(chatOf(page)).toBeFocused()
    const bounds = () => chatOf(page).evaluate((panel) => (({ top, bottom }) => ({ top, bottom }))(panel.getBoundingClientRect()))
    const show = (visible: { height: number; offsetTop?: number; scale?: number }) =>
      page.evaluate((view) => void Object.assign(visualViewport!, { offsetTop: 0, scale: 1, ...view }).dispatchEvent(new Event('resize')), visible)
    const withoutKeyboard = await bounds()

    await show({ height: 500 })
    await expect.poll(bounds).toEqual({ top: 12, bottom: 488 })
    await show({ height: 500, offsetTop: 200 })
    await expect.poll(bounds).toEqual({ top: 212, bottom: 688 })

    await show({ height: 422, scale: 2 })
    await expect.poll(bounds).toEqual(withoutKeyboard)
    await show({ height: 500 })
    await expect.poll(bounds).toEqual({ top: 12, bottom: 488 })
    await show({ height: 780 })
    await expect.poll(bounds).toEqual(withoutKeyboard)
  })
})

/** Texts and controls that lie under what's seen of the sun. */
const underSun = (page: Page): Promise<string[]> =>
  launcher(page).evaluate((sun) => {
    const box = sun.getBoundingClientRect()
    // The corners of its box are no part of it.
    const inset = box.width * 0.15
    const edges = { left: box.left + inset, right: Math.min(box.right - inset, innerWidth), top: box.top + inset, bottom: box.bottom - inset }
    const meets = (rect: DOMRect, owner: Element) => {
      const [left, right, top, bottom] = [Math.max(rect.left, edges.left), Math.min(rect.right, edges.right), Math.max(rect.top, edges.top), Math.min(rect.bottom, edges.bottom)]
      // What's scrolled out of a table of its own isn't there to be hit.
      return left < right && top < bottom && document.elementsFromPoint((left + right) / 2, (top + bottom) / 2).includes(owner)
    }
    const found: string[] = []
    const texts = document.createTreeWalker(document.querySelector('#main')!, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const range = new Range()
      range.selectNodeContents(texts.currentNode)
      const owner = texts.currentNode.parentElement
      if (owner && texts.currentNode.textContent?.trim() && [...range.getClientRects()].some((rect) => meets(rect, owner))) found.push(texts.currentNode.textContent)
    }
    for (const control of document.querySelectorAll('#main :is(a, button, input, textarea)')) {
      if ([...control.getClientRects()].some((rect) => meets(rect, control))) found.push(control.outerHTML.slice(0, 80))
    }
    return found
  })

/** Down, and as someone reads on, a little up again: then the sun is there. */
const downAndUp = (page: Page, by: number) =>
  page.evaluate(async (px) => {
    for (const top of [px, -20]) {
      scrollBy({ top, behavior: 'instant' })
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    }
  }, by)

test.describe('the sun at rest', () => {
  test.use({ viewport: SMALL })

  test('lies over no text and no button, wherever a page stands still', async ({ page }) => {
    for (const path of ['/', '/visit', '/visit/check-in', '/blog', '/blog/nut-safe-snacks-that-survive-a-backpack']) {
      await open(page, path)
      await expect.poll(() => underSun(page), path).toEqual([])
      for (let stop = 1; stop <= 4; stop += 1) {
        await downAndUp(page, 500)
        await expect(launcher(page)).not.toHaveClass(/is-away/)
        await expect.poll(() => underSun(page), `${path}, stop ${stop}`).toEqual([])
      }
    }
  })

  test('looks out from the edge where there’s text, comes out for a key, and opens the chat', async ({ page }) => {
    await open(page, '/blog/nut-safe-snacks-that-survive-a-backpack')
    await page.getByRole('article').getByRole('paragraph').nth(4).evaluate((text) => scrollTo({ top: scrollY + text.getBoundingClientRect().bottom - innerHeight + 20, behavior: 'instant' }))
    await downAndUp(page, 20)
    await expect(launcher(page)).toHaveClass(/is-tucked/)
    await expect(launcher(page)).toBeInViewport()

    await launcher(page).click()
    await expect(chatOf(page)).toBeVisible()
    await page.keyboard.press('Escape')

    await expect(launcher(page)).toBeFocused()
    await expect(launcher(page)).toBeInViewport({ ratio: 1 })
  })
})

test.describe('the chat over a page', () => {
  test('shows the field that has the focus also where the page is enlarged four times', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await open(page, '/')
    await openChat(page)

    const message = chatOf(page).getByLabel('Message')
    await expect(message).toBeFocused()
    await expect(message).toBeInViewport({ ratio: 1 })
    const [field, panel] = [await message.boundingBox(), await chatOf(page).boundingBox()]
    expect(field!.y + field!.height).toBeLessThanOrEqual(panel!.y + panel!.height)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('goes from a small screen with the focus, which it would cover', async ({ page }) => {
    await page.setViewportSize(SMALL)
    await open(page, '/')
    await openChat(page)
    const link = page.getByRole('contentinfo').getByRole('link').last()

    await link.focus()

    await expect(chatOf(page)).toBeHidden()
    await expect(link).toBeFocused()
  })

  test('stays on a large one, where Escape closes it from anywhere and leaves the focus alone', async ({ page }) => {
    await page.setViewportSize(LARGE)
    await open(page, '/')
    await openChat(page)
    const link = page.getByRole('contentinfo').getByRole('link').last()
    await link.focus()
    await expect(chatOf(page)).toBeVisible()

    await page.keyboard.press('Escape')

    await expect(chatOf(page)).toBeHidden()
    await expect(link).toBeFocused()
  })
})
