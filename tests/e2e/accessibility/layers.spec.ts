import { expect, type Page } from '@playwright/test'
import { LARGE, problemsOf, SMALL } from '../support/axe.ts'
import { open } from '../support/a-visit.ts'
import { aReply, aTopic, join, postWith, test } from '../support/members.ts'

interface Layer {
  opener: string | RegExp
  dialog: string
  /** Whether the page behind it is out of reach while it's open. */
  traps: boolean
}

/** More stops than any of these layers has. */
const STOPS = 24

/** Whether the focus is in the layer, or on the browser's own controls, where every modal dialog lets it go. */
const isInside = (page: Page, name: string) =>
  page.getByRole('dialog', { name }).evaluate((dialog) => document.activeElement === document.body || dialog.contains(document.activeElement))

/** Opens it with a key, walks through it, and leaves it by Escape and by Back: each time the focus is where it was. */
async function walkThrough(page: Page, { opener, dialog: name, traps }: Layer): Promise<void> {
  const button = page.getByRole('button', { name: opener }).first()
  const dialog = page.getByRole('dialog', { name })
  const address = page.url()
  for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await expect.poll(() => isInside(page, name), `${name} takes the focus`).toBe(true)
    for (let stop = 0; traps && stop < STOPS; stop += 1) {
      await page.keyboard.press('Tab')
      expect(await isInside(page, name), `${name}, stop ${stop + 1}`).toBe(true)
    }
    await leave()
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
    expect(page.url()).toBe(address)
  }
  await button.press('Enter')
  await expect(dialog).toBeVisible()
  for (const size of [SMALL, LARGE]) if (await dialog.isVisible()) expect(await problemsOf(page, size), name).toEqual([])
}

test.describe('by keyboard alone, what lies over a page opens, keeps the focus as its kind does, and gives it back,', () => {
  for (const [path, layer] of [
    ['/', { opener: 'Open menu', dialog: 'Menu', traps: true }],
    ['/forum', { opener: 'Open menu', dialog: 'Menu', traps: true }],
    ['/forum/login', { opener: 'Chat with our automated assistant', dialog: 'Chat with the On Joue assistant', traps: false }],
    ['/visit', { opener: 'Chat with our automated assistant', dialog: 'Chat with the On Joue assistant', traps: false }],
  ] as const) {
    test(`on a phone at ${path}: ${layer.dialog}`, async ({ page }) => {
      await page.setViewportSize(SMALL)
      await open(page, path)

      await walkThrough(page, layer)
    })
  }

  test('in a topic: reporting, renaming, and deleting', async ({ page, another }) => {
    const omar = await another()
    await join(page, 'maya')
    await join(omar, 'omar')
    const topic = await aTopic(page)
    await aReply(omar, topic, 'At one, with luck.')

    for (const [opener, dialog] of [['Report', 'Report this post'], ['Rename', 'Rename this topic'], ['Delete', 'Delete this post?']] as const) {
      await open(page, topic)
      await expect(postWith(page, 'At one, with luck.')).toBeVisible()
      await walkThrough(page, { opener: new RegExp(`^${opener}`), dialog, traps: true })
    }
  })
})
