import { expect, type Locator, type Page } from '@playwright/test'

/** Opens a page and waits until its scripts have taken over and its letters have their width: nothing moves anymore. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded')
}

export const contactForm = (page: Page): Locator => page.getByRole('form', { name: 'Contact us' })
export const waitlistForm = (page: Page): Locator => page.getByRole('form', { name: 'Waitlist' })

/** The toast with this title, and nothing but the toast. */
export const toast = (page: Page, title: string): Locator =>
  page.getByRole('status').filter({ has: page.getByText(title, { exact: true }) })

export async function fillContact(page: Page, values: { name: string; email: string; message: string }): Promise<void> {
  const form = contactForm(page)
  await form.getByLabel('Name').fill(values.name)
  await form.getByLabel('Email').fill(values.email)
  await form.getByLabel('Message').fill(values.message)
}

/** Opens the chat and returns its panel. */
export async function openChat(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Chat with our automated assistant' }).click()
  const chat = page.getByRole('dialog', { name: 'Chat with the On Joue assistant' })
  await expect(chat.getByLabel('Message')).toBeFocused()
  return chat
}

/** Asks something the way most people do: by typing and Enter. */
export async function ask(chat: Locator, question: string): Promise<void> {
  await chat.getByLabel('Message').fill(question)
  await chat.getByLabel('Message').press('Enter')
}

/** Holds every answer of an address back until it is let go, and counts what was asked. */
export async function intercept(page: Page, address: string) {
  let letGo = () => {}
  const released = new Promise<void>((resolve) => (letGo = resolve))
  const intercepted = { count: 0, letGo }
  await page.route(address, async (route) => {
    intercepted.count += 1
    await released
    await route.continue()
  })
  return intercepted
}

/** Presses Tab until the control has the focus, as someone without a mouse does. */
export async function tabTo(page: Page, control: Locator, most = 60): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab')
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${most} presses of Tab do not reach ${control}`)
}

/**
 * Moves the caret by a key, and waits until the page has heard of it. An editor hears of it by an event, and a key that
 * comes before the event counts for the place where the caret was.
 */
export async function moveCaret(field: Locator, key: string): Promise<void> {
  await field.press(key)
  await field.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
}

/** Whether the history has an entry of what lies over the page: it comes and goes a moment after that is seen. */
export const isInHistory = (page: Page): Promise<boolean> => page.evaluate(() => Boolean(history.state?.isLayer))

/** Where the top of something is in the window, in pixels. */
export const topOf = (target: Locator): Promise<number> =>
  target.evaluate((element) => Math.round(element.getBoundingClientRect().top))
