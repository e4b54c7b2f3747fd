import { expect } from '@playwright/test'
import { intercept, open, toast } from '../support/a-visit.ts'
import { aName, aReply, aTopic, inOwnTopic, join, logInAs, postWith, replyField, replyForm, ROSA, sendReply, test } from '../support/members.ts'

test.describe('a member', () => {
  test('opens a topic in the category they came from [R035 R036 R107 R124 Q019]', async ({ page }) => {
    await join(page, 'maya')
    const title = aName('Naps and')
    await open(page, '/forum/categories/health-safety')
    const category = await page.getByRole('heading', { level: 1 }).innerText()

    await page.getByRole('link', { name: 'New Topic' }).first().click()
    await expect(page).toHaveURL(/\/forum\/new-topic\?category=\d+$/)
    await expect(page.getByLabel('Category').locator('option:checked')).toHaveText(category)
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('What would you like to talk about?').fill('When does your child nap?\nOurs: never.')
    await page.getByRole('button', { name: 'Post Topic' }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveURL(/\/forum\/topics\/\d+\/naps-and-/)
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(category)
    await expect(postWith(page, 'When does your child nap?').getByRole('paragraph')).toHaveCount(2)
    await expect(page.getByText('No replies to this topic yet. Be the first to reply!')).toBeVisible()
  })

  test('is told everything a topic lacks, and sends nothing [R279]', async ({ page }) => {
    await join(page, 'maya')
    await open(page, '/forum/new-topic')
    const intercepted = await intercept(page, '**/api/forum/topics')

    await page.getByRole('button', { name: 'Post Topic' }).click()

    await expect(page.getByLabel('Category')).toHaveAccessibleDescription('Please choose a category.')
    await expect(page.getByLabel('Title')).toHaveAccessibleDescription('Title must be at least 3 characters.')
    await expect(page.getByLabel('What would you like')).toHaveAccessibleDescription(/at least 10 characters/)
    await expect(page.getByLabel('Category')).toBeFocused()
    expect(intercepted.count).toBe(0)
  })

  test('replies, sees it at once, and the author hears of it [R025 R043 R084 R140 R141 R142 R143 R209 R210 R239 R293]', async ({
    page,
    another,
  }) => {
    const topic = await inOwnTopic(page)
    const second = await another()
    const omar = await join(second, 'omar')
    await open(second, topic)
    await expect(second.getByRole('heading', { name: 'Post a Reply' })).toBeVisible()
    await expect(replyField(second)).toHaveAttribute('placeholder', 'Write your reply here...')
    const intercepted = await intercept(second, '**/api/forum/topics/*/posts')

    await sendReply(second, 'At one, for two hours.')
    await expect(replyForm(second).getByRole('button', { name: 'Posting...' })).toBeDisabled()
    intercepted.letGo()

    await expect(toast(second, 'Reply Posted')).toContainText('Your reply has been successfully posted.')
    await expect(postWith(second, 'At one, for two hours.')).toBeVisible()
    await expect(second.getByText('1 reply', { exact: true })).toBeVisible()
    await expect(replyField(second)).toHaveValue('')

    await open(page, '/forum')
    await page.getByRole('link', { name: 'Notifications, 1 new' }).click()
    const news = page.getByRole('main').getByRole('listitem').filter({ hasText: `${omar} replied to your topic` })
    await expect(news).toContainText('At one, for two hours.')
    await news.getByRole('link').click()
    await expect(page).toHaveURL(/#post-\d+$/)
    await expect(postWith(page, 'At one, for two hours.')).toBeFocused()
    await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible()
  })

  test('answers one post with its words quoted and a way back to it [R134 R136]', async ({ page, another }) => {
    const topic = await inOwnTopic(page)
    const second = await another()
    const omar = await join(second, 'omar')
    const id = await aReply(second, topic, 'At one, for two hours.')
    await open(page, topic)

    await postWith(page, 'At one').getByRole('button', { name: 'Reply', exact: true }).click()
    await expect(replyField(page)).toBeFocused()
    await expect(replyField(page)).toHaveValue('')
    await expect(replyField(page)).toBeInViewport()
    await expect(postWith(page, 'At one')).toBeInViewport()
    await expect(page.getByText(`Replying to ${omar}, #2`)).toBeVisible()
    await page.getByRole('checkbox', { name: 'Quote their words' }).check()
    await expect(replyForm(page).locator('..').getByRole('blockquote')).toHaveText('At one, for two hours.')
    await replyField(page).focus()
    await page.keyboard.type('Lucky you!')
    await replyForm(page).getByRole('button', { name: 'Post Reply' }).click()

    const answer = postWith(page, 'Lucky you!')
    await expect(answer.getByRole('blockquote')).toHaveText('At one, for two hours.')
    await answer.getByRole('link', { name: `${omar}, #2` }).click()
    await expect(page).toHaveURL(new RegExp(`#post-${id}$`))
    await expect(page.locator(`#post-${id}`)).toBeFocused()
  })

  test('reads a long quote to its end before posting it, by keyboard alone', async ({ page }) => {
    const topic = await inOwnTopic(page)
    await aReply(page, topic, Array.from({ length: 12 }, (_, at) => `Idea ${at + 1}: a tent of two chairs and a blanket.`).join('\n'))
    await open(page, topic)
    await postWith(page, 'Idea 12').getByRole('button', { name: /^Reply/ }).press('Enter')
    await expect(replyField(page)).toBeFocused()
    const choice = page.getByRole('checkbox', { name: 'Quote their words' })
    await choice.press('Space')
    await expect(choice).toBeChecked()

    await page.keyboard.press('Shift+Tab')

    const words = page.getByRole('blockquote', { name: 'Their words' })
    await expect(words).toBeFocused()
    await page.keyboard.press('End')
    await expect.poll(() => words.evaluate((box) => box.scrollTop + box.clientHeight === box.scrollHeight && box.scrollTop > 0)).toBe(true)
  })

  test('answers a post whose author is gone, and no name stands for them [R134]', async ({ page, another }) => {
    const topic = await inOwnTopic(page)
    const [omars, rosas] = [await another(), await another()]
    const username = await join(omars, 'omar')
    await aReply(omars, topic, 'At one, for two hours.')
    await logInAs(rosas, ROSA)
    const found = await rosas.request.get(`/api/office/members?q=${username}`)
    const { members } = (await found.json()) as { members: { id: number }[] }
    const erased = await rosas.request.post(`/api/office/members/${members[0]?.id}/erasure`, { data: { username } })
    expect(erased.ok(), await erased.text()).toBe(true)
    await open(page, topic)

    await postWith(page, 'At one').getByRole('button', { name: 'Reply', exact: true }).click()

    await expect(page.getByText('Replying to a former member')).toBeVisible()
    await expect(replyField(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(postWith(page, 'At one')).toBeFocused()
  })

  test('finds the way back to the post they answer, in a long topic as well', async ({ page }) => {
    const topic = await inOwnTopic(page)
    for (let number = 2; number <= 23; number += 1) await aReply(page, topic, `Idea ${number}: a tent of two chairs and a blanket.`)
    for (const [path, number] of [[topic, 4], [`${topic}?page=2`, 22]] as const) {
      await open(page, path)
      const post = page.getByRole('article', { name: `Post ${number} by` })
      await post.getByRole('button', { name: /^Reply/ }).click()
      await expect(replyField(page)).toBeFocused()

      const requested: string[] = []
      page.on('request', (request) => requested.push(request.url()))
      await page.getByRole('link', { name: 'Go back to it' }).click()

      await expect(post).toBeFocused()
      await expect(post).toBeInViewport()
      expect(requested.filter((address) => address.includes('/api/forum/topics/'))).toEqual([])
      page.removeAllListeners('request')
      if (number === 4) await page.getByRole('button', { name: 'Reply to the whole topic instead' }).click()
    }
    await replyField(page).fill('Ours was a boat.')
    await open(page, topic)
    await page.getByRole('link', { name: 'Go back to it' }).click()

    await expect(page.getByRole('article', { name: 'Post 22 by' })).toBeFocused()
    await expect(page).toHaveURL(/\?page=2#post-\d+$/)
    await expect(replyField(page)).toHaveValue('Ours was a boat.')
  })

  test('changes a post, and what it said before is deleted for good [R137 R240]', async ({ page }) => {
    await inOwnTopic(page, 'Before it was changed.')
    const post = page.getByRole('article', { name: /^Post 1 by/ })

    await post.getByRole('button', { name: 'Edit' }).click()
    await expect(post.getByLabel('Your post')).toBeFocused()
    await post.getByLabel('Your post').fill(`After it was changed. ${'More words. '.repeat(12)}`)
    await post.getByRole('button', { name: 'Save Changes' }).click()

    await expect(post).toContainText('After it was changed.')
    await expect(post).toBeFocused()
    await post.getByRole('button', { name: 'edited' }).click()
    const versions = page.getByRole('dialog', { name: 'Earlier versions' })
    await expect(versions).toContainText('Details removed')
    await expect(versions).not.toContainText('Before it was changed.')
  })

  test('is shown the way to the title where they take private details out of an opening post', async ({ page, another }) => {
    const title = aName('Is Wilhelmina ready')
    await join(page, 'maya')
    const topic = await aTopic(page, { title, content: 'She is Wilhelmina Jones, and naps at one.' })
    const omar = await another()
    await join(omar, 'omar')
    await aReply(omar, topic, 'Ask her teacher.')
    await open(page, topic)
    const post = page.getByRole('article', { name: /^Post 1 by/ })

    await post.getByRole('button', { name: 'Edit' }).click()
    await expect(post.getByText('This doesn’t change the title. To take details out of the title, too, use Rename at the top of the topic.')).toBeVisible()
    await post.getByLabel('Your post').fill('She naps at one.')
    await post.getByRole('button', { name: 'Save Changes' }).click()
    await expect(post).toContainText('She naps at one.')
    await page.getByRole('button', { name: 'Rename' }).click()
    await page.getByRole('dialog').getByLabel('Title').fill('Is she ready for school')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()

    await expect(page.getByRole('heading', { level: 1, name: 'Is she ready for school' })).toBeVisible()
    const reply = omar.getByRole('article', { name: /^Post 2 by/ })
    await open(omar, topic)
    await reply.getByRole('button', { name: 'Edit' }).click()
    await expect(reply.getByLabel('Your post')).toBeFocused()
    await expect(reply.getByText('This doesn’t change the title.')).toHaveCount(0)
    await expect(omar.getByRole('main')).not.toContainText('Wilhelmina')
  })

  test('puts no old text over what an admin has saved in the meantime, and loses nothing typed', async ({ page, another, expectedFailures }) => {
    expectedFailures.push('409 /api/forum/posts/*')
    const topic = await inOwnTopic(page, 'Lina, five, naps at one.')
    const rosas = await another()
    await logInAs(rosas, ROSA)
    const post = page.getByRole('article', { name: /^Post 1 by/ })
    await post.getByRole('button', { name: 'Edit' }).click()
    await post.getByLabel('Your post').fill('Lina, five, naps at two.')
    const [{ id }] = (await (await rosas.request.get(`/api/forum/topics/${topic.split('/')[3]}/posts`)).json()) as [{ id: number }]
    const change = await rosas.request.patch(`/api/forum/posts/${id}`, { data: { content: 'Our child, five, naps at one.' } })
    expect(change.ok(), await change.text()).toBe(true)

    await post.getByRole('button', { name: 'Save Changes' }).click()
    await expect(post.getByRole('alert')).toContainText('Our child, five, naps at one.')
    await expect(post.getByLabel('Your post')).toHaveValue('Lina, five, naps at two.')

    await open(page, topic)
    await post.getByRole('button', { name: 'Edit', exact: true }).click()
    await expect(post.getByRole('alert')).toContainText('Our child, five, naps at one.')
    await expect(post.getByLabel('Your post')).toHaveValue('Lina, five, naps at two.')
    await post.getByLabel('Your post').fill('Our child, five, naps at two.')
    await post.getByRole('button', { name: 'Save Changes' }).click()

    await expect(post.locator('.body')).toHaveText('Our child, five, naps at two.')
    await expect(post.getByRole('alert')).toHaveCount(0)
  })

  test('is asked before a post is deleted, and may undo it [R138 R240]', async ({ page }) => {
    const topic = await inOwnTopic(page)
    await aReply(page, topic, 'Better left unsaid.')
    await open(page, topic)
    const dialog = page.getByRole('dialog', { name: 'Delete this post?' })

    await postWith(page, 'unsaid').getByRole('button', { name: 'Delete' }).click()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await expect(postWith(page, 'unsaid')).toBeVisible()
    await postWith(page, 'unsaid').getByRole('button', { name: 'Delete' }).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()

    const removed = page.getByRole('article', { name: 'Post 2, removed' })
    await expect(removed).toBeFocused()
    await expect(removed).toContainText('This post was deleted by its author.')
    await expect(page.getByText('Better left unsaid.')).toHaveCount(0)
    await expect(page.getByText('0 replies', { exact: true })).toBeVisible()
    await removed.getByRole('button', { name: 'Undo' }).click()
    await expect(postWith(page, 'unsaid')).toBeFocused()
    await expect(page.getByText('1 reply', { exact: true })).toBeVisible()
  })

  test('is told that a topic goes with its opening post [R138]', async ({ page }) => {
    await inOwnTopic(page)
    const dialog = page.getByRole('dialog', { name: 'Delete this post?' })
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(dialog).toContainText('the whole topic will be deleted. You can undo this for 24 hours.')
    await expect(dialog).not.toContainText('Others will see')
  })

  test('turns an answer into a reply to the topic, and writes on [R134]', async ({ page }) => {
    await inOwnTopic(page)
    await page.getByRole('article').getByRole('button', { name: 'Reply' }).click()
    await page.getByRole('button', { name: 'Reply to the whole topic instead' }).press('Enter')
    await expect(page.getByText('Replying to')).toHaveCount(0)
    await expect(replyField(page)).toBeFocused()
  })
})

test.describe('a member who reports a post', () => {
  test('comes back from the question to where they were, by keyboard', async ({ page, another }) => {
    const topic = await inOwnTopic(await another())
    await join(page, 'omar')
    await open(page, topic)
    const report = page.getByRole('button', { name: 'Report' })
    const dialog = page.getByRole('dialog', { name: 'Report this post' })

    await report.press('Enter')
    await dialog.getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(report).toBeFocused()
    await report.press('Enter')
    await dialog.getByLabel('Spam or selling').press('Space')
    await expect(dialog.getByLabel('Spam or selling')).toHaveCSS('border-top-width', '8px')
    await expect(dialog.getByLabel('It’s unkind')).toHaveCSS('border-top-color', 'rgb(124, 145, 137)')
    await dialog.getByRole('button', { name: 'Send Report' }).press('Enter')

    await expect(toast(page, 'Report sent')).toBeVisible()
    await expect(report).toHaveCount(0) // once is enough
    await expect(page.getByRole('article')).toBeFocused()
  })

  test('is told in front of the question when the report could not be sent, and can try again', async ({ page, another, expectedFailures }) => {
    expectedFailures.push('failed /api/forum/posts/*/reports')
    const topic = await inOwnTopic(await another())
    await join(page, 'omar')
    await page.setViewportSize({ width: 390, height: 600 })
    await open(page, topic)
    const dialog = page.getByRole('dialog', { name: 'Report this post' })
    await page.getByRole('button', { name: 'Report' }).click()
    await dialog.getByLabel('Spam or selling').check()
    await page.route('**/api/forum/posts/*/reports', (route) => route.abort())

    await dialog.getByRole('button', { name: 'Send Report' }).click()

    await expect(toast(page, 'Error')).toContainText('We couldn’t send your report. Please try again.')
    await expect(dialog.getByRole('button', { name: 'Send Report' })).toBeInViewport({ ratio: 1 })
    await dialog.getByRole('button', { name: 'Close message' }).click()
    await expect(toast(page, 'Error')).toHaveCount(0)
    await page.unroute('**/api/forum/posts/*/reports')
    await dialog.getByRole('button', { name: 'Send Report' }).click()
    await expect(toast(page, 'Report sent')).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })

  test('sees that it is gone when they are on the team and it showed a child’s details', async ({ page, another }) => {
    const writer = await another()
    const topic = await inOwnTopic(writer)
    await aReply(writer, topic, 'Lily is four and goes to Oak Street school.')
    await logInAs(page, ROSA)
    await open(page, topic)
    const dialog = page.getByRole('dialog', { name: 'Report this post' })

    await postWith(page, 'Lily').getByRole('button', { name: 'Report' }).click()
    await dialog.getByLabel('It shares a child’s details or photo').check()
    await dialog.getByRole('button', { name: 'Send Report' }).click()

    const removed = page.getByRole('article', { name: 'Post 2, removed' })
    await expect(removed).toContainText('Waiting for a moderator’s look.')
    await expect(removed).toBeFocused()
    await expect(page.getByText('Lily')).toHaveCount(0)
  })
})
