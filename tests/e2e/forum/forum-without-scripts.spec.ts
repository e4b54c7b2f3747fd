import { expect } from '@playwright/test'
import { aName, aTopic, join, joinAsModerator, logInAs, postWith, replyField, ROSA, sendReply, test } from '../support/members.ts'

test.use({ javaScriptEnabled: false })

test.describe('without scripts', () => {
  test('a member logs in, sees their links, and logs out [R098 R198 R205]', async ({ page }) => {
    await page.goto('/forum/login')
    await page.getByLabel('Username').fill('maya')
    await page.getByLabel('Password', { exact: true }).fill('sample-maya')
    await page.getByRole('button', { name: 'Log In' }).click()

    await expect(page).toHaveURL('/forum')
    const banner = page.getByRole('banner')
    await expect(banner.getByRole('link', { name: 'Profile' })).toBeVisible()
    await banner.getByRole('button', { name: 'Log out' }).click()
    await expect(banner.getByRole('link', { name: 'Log In' })).toBeVisible()
  })

  test('a member logs out on a phone, too', async ({ page }) => {
    await join(page, 'maya')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/forum/profile')
    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible()
  })

  test('a forgotten password is answered alike for everyone [R042 R275 Q015]', async ({ page }) => {
    for (const account of ['maya', 'nobody-of-that-name']) {
      await page.goto('/forum/forgot-password')
      await page.getByLabel('Username or email').fill(account)
      await page.getByRole('button', { name: 'Email Me a Link' }).click()
      await expect(page.getByText(/If that account exists, we’ll email it a link to set a new password/)).toBeVisible()
    }
  })

  test('a member opens a topic and replies to it, is told what is wrong, and meets no dead button [R035 R043 R140 R228 R230 R279]', async ({
    page,
    expectedFailures,
  }) => {
    expectedFailures.push('400 /forum/new-topic', '400 /forum/topics/*/nap-times-*')
    await join(page, 'maya')
    const title = aName('Nap times')
    await page.goto('/forum/new-topic')
    const form = page.getByRole('form', { name: 'New topic' })
    await form.getByLabel('Title').fill(title)
    await form.getByLabel('What would you like to talk about?').fill('When does your child nap?')
    await form.getByRole('button', { name: 'Post Topic' }).click()
    await expect(form.getByLabel('Category')).toHaveAccessibleDescription('Please choose a category.')
    await expect(form.getByLabel('Title')).toHaveValue(title)
    await form.getByLabel('Category').selectOption('Parenting Tips')
    await form.getByRole('button', { name: 'Post Topic' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

    await sendReply(page, 'ok')
    await expect(replyField(page)).toHaveAccessibleDescription('Reply must be at least 3 characters.')
    await expect(replyField(page)).toHaveValue('ok')
    await sendReply(page, 'At one, for two hours.')

    await expect(page).toHaveURL(/#post-\d+$/)
    await expect(postWith(page, 'At one, for two hours.')).toBeVisible()
    await expect(replyField(page)).toHaveValue('')
    await expect(page.getByRole('main').getByRole('button')).toHaveText(['Post Reply'])
  })

  test('a reply that comes too early in slow mode stays in its box, with the time of the next one', async ({ page, another, site, expectedFailures }) => {
    expectedFailures.push('429 /forum/topics/*/*')
    await join(page, 'maya')
    const topic = await aTopic(page)
    const ines = await another()
    await joinAsModerator(ines, site)
    const slowed = await ines.request.put(`/api/forum/topics/${topic.split('/')[3]}/slow-mode`, { data: { minutes: 15, reason: 'It got heated.' } })
    expect(slowed.ok()).toBe(true)

    await page.goto(topic)
    await sendReply(page, 'One more thing')

    await expect(page.getByText(/once every 15 minutes\. You can post again on .+ Your text is still here\./)).toBeVisible()
    await expect(replyField(page)).toHaveValue('One more thing')
  })

  test('a moderator is shown no tool that only a script can work', async ({ page, another, site }) => {
    await join(page, 'maya')
    const topic = await aTopic(page)
    const ines = await another()
    await joinAsModerator(ines, site)

    await ines.goto(topic)

    await expect(ines.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(ines.getByRole('main').getByRole('button')).toHaveText(['Post Reply'])
    for (const path of ['/forum/notifications', '/forum/bookmarks', '/forum/profile']) {
      await ines.goto(path)
      await expect(ines.getByRole('main').locator('button[type="button"]:visible')).toHaveCount(0)
    }
  })

  test('a visitor asks for a removal and reads the receipt; the office shows its clock, and no one else reads it', async ({ page, another, expectedFailures }) => {
    await page.goto('/forum/removal-request')
    await page.getByLabel('Something that puts a child in danger').check()
    await page.getByLabel('Where is it?').fill('/forum/members/maya')
    await page.getByLabel('What is it, and why should it go?').fill('It says where my child is at noon.')
    await page.getByLabel('Your name').fill('Ana Lopez')
    await page.getByLabel('Your email').fill('ana@example.com')
    await page.getByLabel('I believe in good faith').check()
    await page.getByRole('button', { name: 'Send Request' }).click()
    const receipt = page.getByText(/We got your request\. Its number is \d+\./)
    await expect(receipt).toBeVisible()
    const number = /number is (\d+)/.exec(await receipt.innerText())?.[1] ?? ''

    const rosa = await another()
    await logInAs(rosa, ROSA)
    await rosa.goto('/office/forum')
    const item = rosa.getByRole('listitem').filter({ hasText: `Request ${number}: Child safety` })
    await expect(item).toContainText(/47 hours left, due/)
    await item.getByRole('link').click()
    await expect(rosa.getByText('It says where my child is at noon.')).toBeVisible()

    const address = `/forum/removals/${number}`
    const member = await another()
    await join(member, 'maya')
    expectedFailures.push('404 /forum/removals/*')
    for (const reader of [page, member]) {
      expect((await reader.goto(address))?.status()).toBe(404)
      await expect(reader.getByText('It says where my child is')).toHaveCount(0)
    }
  })

  test('home, category, topic and search can be read and walked [R028 R032 R033 R046 R081 Q002 Q003 Q005]', async ({ page }) => {
    await page.goto('/forum')
    await expect(page.getByRole('heading', { name: 'Parenting Tips' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Parenting Tips' }).click()
    const topic = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first()
    const title = await topic.innerText()
    await topic.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('article', { name: /^Post 1 by/ }).getByRole('paragraph').first()).toBeVisible()

    await page.getByLabel('Search the forum').first().fill('playground')
    await page.getByLabel('Search the forum').first().press('Enter')

    await expect(page).toHaveURL('/forum/search?q=playground')
    await expect(page.getByRole('main').getByRole('list').getByRole('heading').first()).toBeVisible()
  })
})
