import { expect, type Page } from '@playwright/test'
import { intercept, open, toast } from '../support/a-visit.ts'
import { aName, aTopic, inOwnTopic, join, logInAs, PASSWORD, postWith, replyField, replyForm, test } from '../support/members.ts'

const newTopic = (page: Page) => page.getByRole('form', { name: 'New topic' })
const words = (page: Page) => newTopic(page).getByLabel('What would you like to talk about?')

/** Keeps the page's scripts away, as a slow line does, until they are let go. */
async function slowScripts(page: Page): Promise<() => void> {
  let letGo = () => {}
  const released = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return letGo
}

test.describe('two tabs at one topic', () => {
  test('keep a text each, and offer the other one', async ({ page }) => {
    const topic = await inOwnTopic(page)
    await replyField(page).fill('A long thought about naps')
    const tab = await page.context().newPage()
    await open(tab, topic)
    await expect(replyField(tab)).toHaveValue('A long thought about naps')
    await replyField(tab).fill('Short')

    await open(page, topic)
    await expect(replyField(page)).toHaveValue('A long thought about naps')
    await expect(page.getByText('in another tab: “Short”')).toBeVisible()
    await page.getByRole('button', { name: 'Use That One' }).click()
    await expect(replyField(page)).toHaveValue('Short')
    await expect(page.getByText('in another tab: “A long thought about naps”')).toBeVisible()
    await page.getByRole('button', { name: 'Use That One' }).click()
    await page.getByRole('button', { name: 'Discard It' }).click()

    await expect(page.getByText('in another tab')).toHaveCount(0)
    await expect(replyField(page)).toHaveValue('A long thought about naps')
    await open(page, topic)
    await expect(replyField(page)).toHaveValue('A long thought about naps')
    await expect(page.getByText('in another tab')).toHaveCount(0)
  })

  test('post a text once, although both show it', async ({ page }) => {
    const topic = await inOwnTopic(page)
    await replyField(page).fill('At one, for two hours.')
    const tab = await page.context().newPage()
    await open(tab, topic)
    await expect(replyField(tab)).toHaveValue('At one, for two hours.')

    for (const each of [page, tab]) {
      await replyForm(each).getByRole('button', { name: 'Post Reply' }).click()
      await expect(toast(each, 'Reply Posted')).toBeVisible()
    }

    await open(page, topic)
    await expect(postWith(page, 'At one, for two hours.')).toHaveCount(1)
    await expect(replyField(page)).toHaveValue('')
  })
})

test.describe('two members at one browser', () => {
  test('do not see what the other one is writing', async ({ page }) => {
    const username = await join(page, 'maya')
    const topic = await aTopic(page)
    await open(page, topic)
    await replyField(page).fill('For nobody else to read yet')
    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible()

    await join(page, 'omar')
    await open(page, topic)

    await expect(replyField(page)).toHaveValue('')
    await replyField(page).fill('By Omar')
    await expect(page.getByText('in another tab')).toHaveCount(0)
    await logInAs(page, { username, password: PASSWORD })
    await open(page, topic)
    await expect(replyField(page)).toHaveValue('For nobody else to read yet')
  })
})

test.describe('a topic that is being written', () => {
  test('survives a reload, a failed send and a lost session, its category included', async ({ page, expectedFailures }) => {
    expectedFailures.push('401 /api/forum/topics', 'failed /api/forum/topics')
    const username = await join(page, 'maya')
    const title = aName('Nap times')
    await open(page, '/forum/new-topic')
    await newTopic(page).getByLabel('Category').selectOption('Kid Activities')
    await newTopic(page).getByLabel('Title').fill(title)
    await words(page).fill('When does your child nap?')
    const isThere = async () => {
      await expect(newTopic(page).getByLabel('Category').locator('option:checked')).toHaveText('Kid Activities')
      await expect(newTopic(page).getByLabel('Title')).toHaveValue(title)
      await expect(words(page)).toHaveValue('When does your child nap?')
    }

    await open(page, '/forum/new-topic')
    await isThere()
    await page.route('**/api/forum/topics', (route) => route.abort())
    await newTopic(page).getByRole('button', { name: 'Post Topic' }).click()
    await expect(toast(page, 'Error')).toContainText('It’s still here')
    await isThere()
    await page.unroute('**/api/forum/topics')
    await page.context().clearCookies()
    await newTopic(page).getByRole('button', { name: 'Post Topic' }).click()
    await expect(toast(page, 'Authentication Required')).toBeVisible()
    await isThere()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible()
    await expect(newTopic(page).getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/forum/login?next=%2Fforum%2Fnew-topic')

    await logInAs(page, { username, password: PASSWORD })
    await open(page, '/forum/new-topic')
    await isThere()
    await newTopic(page).getByRole('button', { name: 'Post Topic' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await open(page, '/forum/new-topic')
    await expect(words(page)).toHaveValue('')
  })
})

test.describe('a change of a post', () => {
  test('survives a reload and a failed send', async ({ page, expectedFailures }) => {
    expectedFailures.push('failed /api/forum/posts/*')
    const topic = await inOwnTopic(page, 'Before it was changed.')
    const post = page.getByRole('article', { name: /^Post 1 by/ })
    await post.getByRole('button', { name: 'Edit' }).click()
    await post.getByLabel('Your post').fill('After it was changed.')

    await open(page, topic)
    await post.getByRole('button', { name: 'Edit' }).click()
    await expect(post.getByLabel('Your post')).toHaveValue('After it was changed.')
    await page.route('**/api/forum/posts/*', (route) => route.abort())
    await post.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toast(page, 'Error')).toContainText('They’re still here')
    await expect(post.getByLabel('Your post')).toHaveValue('After it was changed.')
    await page.unroute('**/api/forum/posts/*')
    await post.getByRole('button', { name: 'Save Changes' }).click()

    await expect(post.getByRole('paragraph').filter({ hasText: 'After it was changed.' })).toBeVisible()
  })
})

test.describe('anyone who writes on while it is sent', () => {
  test('keeps what came after the reply', async ({ page }) => {
    const topic = await inOwnTopic(page)
    const intercepted = await intercept(page, '**/api/forum/topics/*/posts')
    await replyField(page).fill('At one.')
    await replyForm(page).getByRole('button', { name: 'Post Reply' }).click()
    await expect.poll(() => intercepted.count).toBe(1)
    await replyField(page).press('End')
    await page.keyboard.type(' For two hours.')

    intercepted.letGo()

    await expect(toast(page, 'Reply Posted')).toBeVisible()
    await expect(postWith(page, 'At one.')).toHaveCount(1)
    await expect(replyField(page)).toHaveValue('For two hours.')
    await open(page, topic)
    await expect(replyField(page)).toHaveValue('For two hours.')
  })

  test('keeps what came after the change, in the form', async ({ page }) => {
    await inOwnTopic(page, 'Before it was changed.')
    const post = page.getByRole('article', { name: /^Post 1 by/ })
    const intercepted = await intercept(page, '**/api/forum/posts/*')
    await post.getByRole('button', { name: 'Edit' }).click()
    await post.getByLabel('Your post').fill('After it was changed.')
    await post.getByRole('button', { name: 'Save Changes' }).click()
    await expect.poll(() => intercepted.count).toBe(1)
    await post.getByLabel('Your post').press('End')
    await page.keyboard.type(' And once more.')

    intercepted.letGo()

    await expect(toast(page, 'Post updated')).toBeVisible()
    await expect(post.getByLabel('Your post')).toHaveValue('After it was changed. And once more.')
    await post.getByRole('button', { name: 'Save Changes' }).click()
    await expect(post.getByRole('paragraph').filter({ hasText: 'And once more.' })).toBeVisible()
  })
})

test.describe('anyone who goes elsewhere while it is sent', () => {
  test('is not fetched back to the reply', async ({ page }) => {
    const topic = await inOwnTopic(page)
    const intercepted = await intercept(page, '**/api/forum/topics/*/posts')
    await replyField(page).fill('Sent in passing.')
    await replyForm(page).getByRole('button', { name: 'Post Reply' }).click()
    await expect.poll(() => intercepted.count).toBe(1)
    await page.getByRole('navigation', { name: 'Forum' }).getByRole('link', { name: 'Categories' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Categories')
    const shownAgain = page.waitForResponse((answer) => answer.url().endsWith('/api/forum/stats'))

    intercepted.letGo()

    await expect(toast(page, 'Reply Posted')).toBeVisible()
    await shownAgain // what is asked for after leading on
    await expect(page).toHaveURL(/\/forum\/categories$/)
    await open(page, topic)
    await expect(postWith(page, 'Sent in passing.')).toHaveCount(1)
  })

  test('is not fetched back to the topic', async ({ page }) => {
    await join(page, 'maya')
    await open(page, '/forum/new-topic')
    const intercepted = await intercept(page, '**/api/forum/topics')
    await newTopic(page).getByLabel('Category').selectOption('Kid Activities')
    await newTopic(page).getByLabel('Title').fill(aName('Nap times'))
    await words(page).fill('When does your child nap?')
    await newTopic(page).getByRole('button', { name: 'Post Topic' }).click()
    await expect.poll(() => intercepted.count).toBe(1)
    await page.getByRole('navigation', { name: 'Forum' }).getByRole('link', { name: 'Categories' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Categories')
    const shownAgain = page.waitForResponse((answer) => answer.url().endsWith('/api/forum/stats'))

    intercepted.letGo()

    await expect(toast(page, 'Topic posted')).toBeVisible()
    await shownAgain // what is asked for after leading on
    await expect(page).toHaveURL(/\/forum\/categories$/)
  })
})

test.describe('anyone who is faster than the scripts', () => {
  test('loses nothing of what they type', async ({ page }) => {
    const topic = await inOwnTopic(page)
    const letGo = await slowScripts(page)
    await page.goto(topic, { waitUntil: 'commit' })
    await replyField(page).fill('Typed at once')

    letGo()

    await expect(page.locator('html[data-ready]')).toBeAttached()
    await expect(replyField(page)).toHaveValue('Typed at once')
    await replyField(page).press('End')
    await page.keyboard.type(', and on')
    await expect(replyField(page)).toHaveValue('Typed at once, and on')
    await open(page, topic)
    await expect(replyField(page)).toHaveValue('Typed at once, and on')
  })

  test('sends it all the same', async ({ page }) => {
    const topic = await inOwnTopic(page)
    const letGo = await slowScripts(page)
    await page.goto(topic, { waitUntil: 'commit' })
    await replyField(page).fill('Sent at once')
    await replyForm(page).getByRole('button', { name: 'Post Reply' }).click({ noWaitAfter: true })
    letGo()

    await expect(page).toHaveURL(/#post-\d+$/)
    await expect(postWith(page, 'Sent at once')).toHaveCount(1)
    await expect(page.locator('html[data-ready]')).toBeAttached()
    await expect(replyField(page)).toHaveValue('')
  })
})
