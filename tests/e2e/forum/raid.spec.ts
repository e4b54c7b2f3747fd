import { expect, type Page } from '@playwright/test'
import { open, toast } from '../support/a-visit.ts'
import { LARGE, problemsOf, SMALL } from '../support/axe.ts'
import { aName, joinAsModerator, PASSWORD, test } from '../support/members.ts'
import { startASite } from '../support/start-a-site.ts'

const ACCOUNTS = 30
const POSTS = 10
const LINK = 'https://offers.example'

/** Fills the forum with what so many new accounts write, each with links. Limits are off: they'd only slow the raid down. */
async function raid(page: Page): Promise<string[]> {
  const names: string[] = []
  for (let nth = 1; nth <= ACCOUNTS; nth += 1) {
    const username = aName(`ad${nth}`)
    const person = { username, email: `${username}@example.com`, firstName: 'Ad', lastName: 'Vert' }
    await page.request.post('/api/forum/auth/register', { data: { ...person, password: PASSWORD, confirmPassword: PASSWORD, terms: true } })
    const topic = await page.request.post('/api/forum/topics', { data: { categoryId: 1, title: `Offer ${username}`, content: `Buy at ${LINK} today.` } })
    const { topic: { id } } = (await topic.json()) as { topic: { id: number } }
    for (let post = 2; post <= POSTS; post += 1) await page.request.post(`/api/forum/topics/${id}/posts`, { data: { content: `Buy number ${post} at ${LINK}, says ${username}.` } })
    await page.request.post('/api/forum/auth/logout')
    names.push(username)
  }
  return names
}

/** Presses keys and counts them. */
function keyboardOf(page: Page) {
  let presses = 0
  const press = async (key: string) => {
    presses += 1
    await page.keyboard.press(key)
  }
  /** Presses Tab until a control has the focus. */
  const tabTo = async (name: RegExp | string, role: 'checkbox' | 'button' | 'link' | 'textbox', most = 60) => {
    const control = page.getByRole(role, { name }).first()
    for (let n = 0; n < most; n += 1) {
      await press('Tab')
      if (await control.evaluate((element) => element === document.activeElement)) return
    }
    throw new Error(`${String(name)} was not reached in ${most} presses.`)
  }
  return { press, tabTo, count: () => presses }
}

test('a moderator clears a raid of 30 accounts with 10 posts each by keyboard alone, undoes it, and restores a newcomer caught by mistake', async ({ browser }) => {
  const site = await startASite('', { LIMIT_FACTOR: '10000', SAMPLE_DATA: 'off' })
  try {
    const context = await browser.newContext({ baseURL: site.url, viewport: LARGE, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const names = await raid(page)
    const newcomer = names[14] ?? ''
    await joinAsModerator(page, site)
    const keyboard = keyboardOf(page)
    await open(page, '/forum/newcomers')
    await expect(page.getByRole('heading', { name: `${ACCOUNTS} new accounts with posts` })).toBeVisible()
    expect(await problemsOf(page, LARGE)).toEqual([])
    expect(await problemsOf(page, SMALL)).toEqual([])
    await page.setViewportSize(LARGE)

    await open(page, '/forum/newcomers')
    await keyboard.press('Tab') // the link that skips the header
    await keyboard.press('Enter')
    await keyboard.tabTo('Select all', 'checkbox')
    await keyboard.press('Space')
    await keyboard.tabTo(/^Remove All Posts \(30 accounts\)/, 'button')
    await keyboard.press('Enter')
    await expect(toast(page, 'Removed')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Removed in the last 24 hours' })).toBeVisible()
    await expect(page.getByRole('heading', { name: '0 new accounts with posts' })).toBeFocused()
    expect(keyboard.count()).toBeLessThanOrEqual(20)

    const visitor = await browser.newContext({ baseURL: site.url })
    for (const path of ['/forum', '/forum/latest', '/api/forum/topics/latest']) expect(await (await visitor.request.get(path)).text()).not.toMatch(/Offer ad|offers\.example/)

    const cleared = keyboard.count()
    await keyboard.tabTo('Select all', 'checkbox')
    await keyboard.press('Space')
    await keyboard.tabTo(/^Restore the Posts \(30 accounts\)/, 'button')
    await keyboard.press('Enter')
    await expect(toast(page, 'Restored')).toBeVisible()
    const present = page.getByRole('heading', { name: `${ACCOUNTS} new accounts with posts` })
    await expect(present).toBeFocused()
    expect(keyboard.count() - cleared).toBeLessThanOrEqual(5)

    await keyboard.tabTo('Select all', 'checkbox')
    await keyboard.press('Space')
    await keyboard.tabTo(/^Remove All Posts \(30 accounts\)/, 'button')
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: '0 new accounts with posts' })).toBeFocused()
    await keyboard.tabTo(new RegExp(newcomer), 'checkbox', 2 * ACCOUNTS + 5)
    await keyboard.press('Space')
    await keyboard.press('Enter')
    await expect(toast(page, 'Restored')).toBeVisible()
    await expect(page.getByRole('heading', { name: '1 new account with posts' })).toBeVisible()
    await context.close()
    await visitor.close()
  } finally {
    await site.stop()
  }
})
