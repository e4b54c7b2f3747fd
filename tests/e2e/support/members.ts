import { randomUUID } from 'node:crypto'
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { test as base } from './a-running-site.ts'
import { open } from './a-visit.ts'
import type { StartedSite } from './start-a-site.ts'
import { watchContext } from './watched-context.ts'

const AUTH = '/api/forum/auth'
/** The admin of every started site, who has the longer password. */
export const ROSA = { username: 'rosa', password: 'playground owner' }
export const PASSWORD = 'a quiet corner 7'

/** A name no one else has. It ends in letters: the site takes a row of digits for a phone number. */
export const aName = (start: string): string => `${start}-${randomUUID().slice(0, 8).replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`

interface Cast {
  /** A browser of someone else, watched like the test's own. */
  another: () => Promise<Page>
}

export const test = base.extend<Cast>({
  another: async ({ browser, baseURL, javaScriptEnabled, expectedErrors, expectedFailures }, give) => {
    const contexts: BrowserContext[] = []
    const checks: (() => void)[] = []
    await give(async () => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled, reducedMotion: 'reduce' })
      contexts.push(context)
      checks.push(watchContext(context, { errors: expectedErrors, failures: expectedFailures }))
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
    for (const expectNoFailure of checks) expectNoFailure()
  },
})

/** Makes an account and logs this browser in to it, without the form. @returns the username */
export async function join(page: Page, start: string): Promise<string> {
  const username = aName(start)
  const names = { username, email: `${username}@example.com`, firstName: 'Maya', lastName: 'Lopez' }
  const data = { ...names, password: PASSWORD, confirmPassword: PASSWORD, terms: true }
  const answer = await page.request.post(`${AUTH}/register`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return username
}

/** Makes an account and a moderator of it. @returns the username */
export async function joinAsModerator(page: Page, site: StartedSite, start = 'ines'): Promise<string> {
  const username = await join(page, start)
  await site.command('admin', username, '--role', 'moderator')
  return username
}

export async function logInAs(page: Page, data: { username: string; password: string }): Promise<void> {
  const answer = await page.request.post(`${AUTH}/login`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Opens a topic in the name of the member in this browser. @returns its address */
export async function aTopic(page: Page, { title = aName('Nap times'), content = 'When does your child nap?' } = {}): Promise<string> {
  const answer = await page.request.post('/api/forum/topics', { data: { categoryId: 1, title, content } })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { topic } = (await answer.json()) as { topic: { id: number; slug: string } }
  return `/forum/topics/${topic.id}/${topic.slug}`
}

/** Replies in the name of the member in this browser. @returns the post's id */
export async function aReply(page: Page, topic: string, content: string): Promise<number> {
  const id = topic.split('/')[3]
  const answer = await page.request.post(`/api/forum/topics/${id}/posts`, { data: { content } })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { id: number }).id
}

/** The box with a reply that was not taken. */
export const unsentReply = (page: Page): Locator =>
  page.getByRole('main').locator('section').filter({ has: page.getByRole('heading', { name: 'Your unsent reply' }) })

/** The card of the post that says this. */
export const postWith = (page: Page, words: string): Locator => page.getByRole('article').filter({ hasText: words })
/** What staff can do with the topic on screen. */
export const topicMenu = (page: Page) => page.getByRole('button', { name: 'More for this topic' })

/** Does with the topic on screen what staff can do with it. */
export async function withTopic(page: Page, act: string): Promise<void> {
  await topicMenu(page).click()
  await page.getByRole('menuitem', { name: act, exact: true }).click()
}

export const replyForm = (page: Page): Locator => page.getByRole('form', { name: 'Post a Reply' })
export const replyField = (page: Page): Locator => replyForm(page).getByLabel('Your reply')

/** Writes in the reply box of the page and sends it. */
export async function sendReply(page: Page, words: string): Promise<void> {
  await replyField(page).fill(words)
  await replyForm(page).getByRole('button', { name: 'Post Reply' }).click()
}

/** A member's fresh topic, opened in this browser. @returns its address */
export async function inOwnTopic(page: Page, content?: string): Promise<string> {
  await join(page, 'maya')
  const topic = await aTopic(page, content ? { content } : {})
  await open(page, topic)
  return topic
}
