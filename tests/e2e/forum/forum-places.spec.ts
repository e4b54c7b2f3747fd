import { expect, type Page } from '@playwright/test'
import { open, topOf } from '../support/a-visit.ts'
import { aReply, aTopic, inOwnTopic, join, postWith, replyField, replyForm, sendReply, test } from '../support/members.ts'

/** A topic of two pages, written by the member in this browser. @returns its address and the ids of its replies */
async function aLongTopic(page: Page) {
  const topic = await aTopic(page)
  const replies: number[] = []
  for (let nth = 2; nth <= 24; nth += 1) replies.push(await aReply(page, topic, `Answer number ${nth}. ${'More words. '.repeat(20)}`))
  return { topic, idOf: (number: number) => replies[number - 2] ?? 0 }
}

const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const headerBottom = (page: Page) => page.getByRole('banner').evaluate((header) => Math.round(header.getBoundingClientRect().bottom))

/** The post has the focus and stands below the header, within the window. */
async function expectAt(page: Page, id: number): Promise<void> {
  const post = page.locator(`#post-${id}`)
  await expect(post).toBeFocused()
  await expect(post).toBeInViewport()
  await expect.poll(async () => (await topOf(post)) >= (await headerBottom(page))).toBe(true)
}

test.describe('a link to a post', () => {
  test('on a later page opens that page at the post, with the focus on it, however it is written [R033 R131]', async ({ page }) => {
    await join(page, 'maya')
    const { topic, idOf } = await aLongTopic(page)
    const whole = `${topic}?page=2#post-${idOf(23)}`

    for (const address of [whole, `${topic}#post-${idOf(23)}`, `${topic}?post=${idOf(23)}`]) {
      await page.goto('about:blank')
      await open(page, address)
      await expect(page).toHaveURL(whole)
      await expectAt(page, idOf(23))
    }
  })

  test('in a quote leads back to it across pages, and Back returns to the place [R136]', async ({ page }) => {
    await join(page, 'maya')
    const { topic, idOf } = await aLongTopic(page)
    await open(page, topic)
    await postWith(page, 'Answer number 2.').getByRole('button', { name: 'Reply', exact: true }).click()
    await expect(replyField(page)).toBeFocused()
    await page.keyboard.type('So true!')
    await replyForm(page).getByRole('button', { name: 'Post Reply' }).click()
    await expect(page).toHaveURL(/\?page=2#post-\d+$/)
    const answer = postWith(page, 'So true!')
    await expect(answer).toBeFocused()
    const back = answer.getByRole('link', { name: /, #2$/ })
    await back.scrollIntoViewIfNeeded()
    const before = await place(page)

    await back.click()
    await expect(page).toHaveURL(`${topic}#post-${idOf(2)}`)
    await expectAt(page, idOf(2))
    await page.goBack()

    await expect(page).toHaveURL(/\?page=2#post-\d+$/)
    await expect(answer).toBeVisible()
    await expect.poll(() => place(page)).toBe(before)
  })

  test('in a notification opens the right page [R043]', async ({ page, another }) => {
    await join(page, 'maya')
    const { topic } = await aLongTopic(page)
    const omar = await another()
    await join(omar, 'omar')
    const id = await aReply(omar, topic, 'At one, for two hours.')
    await open(page, '/forum/notifications')

    await page.getByRole('main').getByRole('listitem').first().getByRole('link').click()

    await expect(page).toHaveURL(`${topic}?page=2#post-${id}`)
    await expectAt(page, id)
  })
})

test.describe('Back', () => {
  test('from another document shows what a member has written since', async ({ page }) => {
    await inOwnTopic(page)
    await sendReply(page, 'At one, for two hours.')
    await expect(postWith(page, 'At one, for two hours.')).toBeVisible()
    await page.goto('/robots.txt')

    await page.goBack()

    await expect(postWith(page, 'At one, for two hours.')).toBeVisible()
  })

  test('returns to the exact place of the second page of a topic [R033]', async ({ page }) => {
    const author = await join(page, 'maya')
    const { topic } = await aLongTopic(page)
    await open(page, topic)
    await page.getByRole('navigation', { name: 'Posts, pages' }).getByRole('link', { name: 'Page 2' }).click()
    await expect(postWith(page, 'Answer number 22.')).toBeVisible()
    const link = postWith(page, 'Answer number 23.').getByRole('link', { name: author })
    await link.scrollIntoViewIfNeeded()
    const [before, top] = [await place(page), await topOf(link)]

    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(author)
    await page.goBack()

    await expect(page).toHaveURL(`${topic}?page=2`)
    await expect(link).toBeVisible()
    await expect.poll(() => place(page)).toBe(before)
    await expect.poll(() => topOf(link)).toBe(top)
  })

  test('after a reload in between still finds the place in a long list [R037]', async ({ page }) => {
    await open(page, '/forum/latest')
    const link = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').nth(12)
    await link.scrollIntoViewIfNeeded()
    const [title, before] = [await link.innerText(), await place(page)]
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await page.reload()
    await expect(page.locator('html[data-ready]')).toBeAttached()

    await page.goBack()

    await expect(page).toHaveURL('/forum/latest')
    await expect.poll(() => place(page)).toBe(before)
  })
})
