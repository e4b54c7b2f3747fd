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
