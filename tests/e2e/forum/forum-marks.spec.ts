import { expect } from '@playwright/test'
import { open } from '../support/a-visit.ts'
import { aName, aReply, aTopic, inOwnTopic, join, postWith, test } from '../support/members.ts'

test.describe('a member who reads', () => {
  test('gives a like and a thumbs-up and takes them back, but not to themselves [R133 R139]', async ({ page, another }) => {
    const topic = await inOwnTopic(page)
    const second = await another()
    await join(second, 'omar')
    await aReply(second, topic, 'At one, for two hours.')
    await open(page, topic)
    const [own, other] = [postWith(page, 'When does your'), postWith(page, 'At one')]

    await expect(own.getByRole('button', { name: /^(Like|Thumbs up)/ })).toHaveCount(0)
    await expect(own.getByText('Like, 0')).toBeAttached()
    for (const name of ['Like', 'Thumbs up']) {
      const isGiven = page.waitForResponse((response) => response.request().method() === 'PUT')
      await other.getByRole('button', { name: `${name}, 0` }).click()
      await expect(other.getByRole('button', { name: `${name}, 1`, pressed: true })).toBeVisible()
      await isGiven
    }
    const isTakenBack = page.waitForResponse((response) => response.request().method() === 'DELETE')
    await other.getByRole('button', { name: 'Like, 1' }).click()
    await expect(other.getByRole('button', { name: 'Like, 0', pressed: false })).toBeVisible()
    await isTakenBack

    await open(page, topic)
    await expect(other.getByRole('button', { name: 'Thumbs up, 1', pressed: true })).toBeVisible()
    await expect(other.getByRole('button', { name: 'Like, 0', pressed: false })).toBeVisible()
  })

  test('may change their mind faster than the line answers: the last tap counts [R133]', async ({ page, another }) => {
    const topic = await inOwnTopic(page)
    const second = await another()
    await join(second, 'omar')
    await aReply(second, topic, 'At one, for two hours.')
    await open(page, topic)
    const sent: string[] = []
    let answered = 0
    page.on('requestfinished', (request) => void (request.url().endsWith('/like') && (answered += 1)))
    await page.route('**/api/forum/posts/*/like', async (route) => {
      sent.push(route.request().method())
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.continue()
    })
    const like = postWith(page, 'At one').getByRole('button', { name: /^Like/ })

    await like.click()
    await like.click()
    await expect(like).toHaveAccessibleName('Like, 0')
    await expect.poll(() => sent).toEqual(['PUT', 'DELETE'])
    await expect(like).toHaveAttribute('aria-pressed', 'false')

    await like.click()
    await expect(like).toHaveAccessibleName('Like, 1')
    await expect.poll(() => answered).toBe(3)
    await open(page, topic)
    await expect(like).toHaveAccessibleName('Like, 1')
  })

  test('keeps a topic and a post among the bookmarks [R044 R238]', async ({ page }) => {
    const title = aName('Worth keeping')
    await join(page, 'maya')
    const topic = await aTopic(page, { title, content: 'Words worth keeping.' })
    await open(page, topic)

    await page.getByRole('button', { name: 'Bookmark', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Bookmarked', pressed: true })).toBeVisible()
    await page.getByRole('button', { name: 'Bookmark this post' }).click()
    await expect(page.getByRole('button', { name: 'Bookmark this post', pressed: true })).toBeVisible()
    await page.getByRole('link', { name: 'Bookmarks' }).click()

    await expect(page.getByRole('main').getByRole('link', { name: title })).toHaveCount(2)
    await expect(page.getByRole('main').getByText('Words worth keeping.')).toBeVisible()
    await page.getByRole('button', { name: `Remove the bookmark for ${title}` }).first().click()
    await expect(page.getByRole('main').getByRole('link', { name: title })).toHaveCount(1)
  })
})
