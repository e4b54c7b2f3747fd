import { expect } from '@playwright/test'
import { open, toast } from '../support/a-visit.ts'
import {
  aReply,
  aTopic,
  inOwnTopic,
  join,
  joinAsModerator,
  logInAs,
  PASSWORD,
  postWith,
  replyField,
  replyForm,
  ROSA,
  sendReply,
  test,
  unsentReply,
  withTopic,
} from '../support/members.ts'

const FAILED = 'There was an error posting your reply. Please try again.'
const LOCKED = 'This topic is locked. No new replies can be posted.'

test.describe('a reply', () => {
  test('of two letters is refused, of three is taken [R228 R230]', async ({ page }) => {
    await inOwnTopic(page)

    await sendReply(page, ' ok ')
    await expect(replyField(page)).toHaveAccessibleDescription('Reply must be at least 3 characters.')
    await expect(replyField(page)).toBeFocused()
    await replyField(page).fill('Yes')
    await expect(page.getByText('Reply must be at least 3 characters.')).toHaveCount(0)
    await replyForm(page).getByRole('button', { name: 'Post Reply' }).click()

    await expect(page.getByRole('article', { name: /^Post 2 by/ })).toContainText('Yes')
  })

  test('survives a reload before it is sent, and is gone afterwards', async ({ page }) => {
    await inOwnTopic(page)
    await replyField(page).fill('A long thought')

    await page.reload()
    await expect(replyField(page)).toHaveValue('A long thought')
    await replyForm(page).getByRole('button', { name: 'Post Reply' }).click()
    await expect(toast(page, 'Reply Posted')).toBeVisible()
    await page.reload()

    await expect(page.locator('html[data-ready]')).toBeAttached()
    await expect(replyField(page)).toHaveValue('')
  })

  for (const [what, answer] of [
    ['the connection is lost', undefined],
    ['the server fails', { status: 500, json: { message: 'Bug 7f3a' } }],
  ] as const) {
    test(`is kept and can be sent again when ${what} [R294]`, async ({ page, expectedFailures }) => {
      expectedFailures.push('500 /api/forum/topics/*/posts', 'failed /api/forum/topics/*/posts')
      await inOwnTopic(page)
      await page.route('**/api/forum/topics/*/posts', (route) => (answer ? route.fulfill(answer) : route.abort()))

      await sendReply(page, 'A long thought')
      await expect(toast(page, 'Error')).toContainText(FAILED)
      await expect(page.getByText('Bug 7f3a')).toHaveCount(0)
      await expect(replyField(page)).toHaveValue('A long thought')
      await page.unroute('**/api/forum/topics/*/posts')
      await replyForm(page).getByRole('button', { name: 'Post Reply' }).click()

      await expect(postWith(page, 'A long thought')).toHaveCount(1)
    })
  }

  test('after the session ended elsewhere asks to log in, and keeps the words [R237 R295]', async ({ page, expectedFailures }) => {
    expectedFailures.push('401 /api/forum/topics/*/posts')
    const username = await join(page, 'maya')
    const topic = await aTopic(page)
    await open(page, topic)
    const tab = await page.context().newPage()
    await open(tab, '/forum')
    await tab.getByRole('button', { name: 'Log out' }).click()
    await expect(tab.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible()

    await sendReply(page, 'A long thought')

    await expect(toast(page, 'Authentication Required')).toContainText('Please login or register to post replies.')
    await expect(replyField(page)).toHaveValue('A long thought')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible()
    await replyForm(page).getByRole('link', { name: 'Log In' }).click()
    const logIn = page.getByRole('form', { name: 'Log in' })
    await expect(toast(page, 'Authentication Required')).toBeHidden()
    await logIn.getByLabel('Username', { exact: true }).fill(username)
    await logIn.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await logIn.getByRole('button', { name: 'Log In' }).click()
    await expect(page).toHaveURL(topic)
    await expect(replyField(page)).toHaveValue('A long thought')
  })

  test('to a topic that a moderator locked in the meantime is refused in words and kept [R115 R116 R144 R206 R207 R208 R247]', async ({
    page: omar,
    another,
    site,
    expectedFailures,
  }) => {
    expectedFailures.push('403 /api/forum/topics/*/posts')
    const topic = await inOwnTopic(omar)
    await replyField(omar).fill('A long')
    const ines = await another()
    await joinAsModerator(ines, site)
    await open(ines, topic)
    await withTopic(ines, 'Pin')
    await withTopic(ines, 'Lock')
    await ines.getByLabel('Reason').fill('It’s settled.')
    await ines.getByRole('button', { name: 'Lock Topic' }).click()
    await expect(ines.getByRole('main').getByText('Locked', { exact: true })).toBeVisible()

    await sendReply(omar, 'A long thought')

    await expect(toast(omar, 'Not posted')).toContainText(`${LOCKED} We kept your text.`)
    await expect(omar.getByRole('main').getByText(LOCKED)).toBeFocused()
    await expect(unsentReply(omar).getByLabel('Your reply')).toHaveValue('A long thought')
    await expect(unsentReply(omar).getByLabel('Your reply')).toHaveAttribute('readonly')
    await expect(replyForm(omar)).toHaveCount(0)
    await open(omar, topic)
    for (const badge of ['Pinned', 'Locked']) await expect(omar.getByRole('main').getByText(badge, { exact: true })).toBeVisible()
    await expect(omar.getByText(LOCKED)).toBeVisible()
    await expect(unsentReply(omar).getByLabel('Your reply')).toHaveValue('A long thought')
    await expect(omar.getByRole('main').getByRole('button', { name: /^(Reply|Edit)$/ })).toHaveCount(0)
    await withTopic(ines, 'Unlock')
    await expect(ines.getByRole('main').getByText('Locked', { exact: true })).toBeHidden()
    await open(omar, topic)
    await expect(replyField(omar)).toHaveValue('A long thought')
  })

  test('to a locked topic can be given up', async ({ page, site, another }) => {
    const topic = await inOwnTopic(page)
    await replyField(page).fill('Better left unsaid')
    const ines = await another()
    await joinAsModerator(ines, site)
    const locked = await ines.request.put(`/api/forum/topics/${topic.split('/')[3]}/lock`, { data: { reason: 'It’s settled.' } })
    expect(locked.ok()).toBe(true)
    await open(page, topic)

    await unsentReply(page).getByRole('button', { name: 'Discard' }).click()

    await expect(unsentReply(page)).toHaveCount(0)
    await open(page, topic)
    await expect(page.getByText(LOCKED)).toBeVisible()
    await expect(unsentReply(page)).toHaveCount(0)
  })
})

test.describe('what is to be done with a post', () => {
  test('is nothing for a visitor, who is shown both ways in [R135 R145 R146 R237]', async ({ page, another }) => {
    const topic = await inOwnTopic(page)
    const visitor = await another()
    await open(visitor, topic)
    const main = visitor.getByRole('main')

    await expect(main.getByText('Please login or register to post replies.')).toBeVisible()
    await expect(main.getByRole('link', { name: 'Login', exact: true })).toHaveAttribute('href', '/forum/login')
    await expect(main.getByRole('link', { name: 'Register', exact: true })).toHaveAttribute('href', '/forum/register')
    await expect(replyForm(visitor)).toHaveCount(0)
    await expect(main.getByRole('button')).toHaveCount(0)
    await expect(visitor.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toBeVisible()
  })

  test('is changing for its author and admins alone; admins wear a badge [R129 R134 R135 R240 R241 R242]', async ({
    page,
    another,
  }) => {
    const topic = await inOwnTopic(page)
    const [second, rosa] = [await another(), await another()]
    await join(second, 'omar')
    await logInAs(rosa, ROSA)
    await aReply(page, topic, 'Ours stopped at three.')
    await aReply(rosa, topic, 'Bonjour from Rosa.')
    const seen = async (who: typeof page) => {
      await open(who, topic)
      const namesIn = async (words: string) => (await postWith(who, words).getByRole('button').allInnerTexts()).filter(Boolean).join(' ')
      return { maya: await namesIn('Ours stopped'), rosa: await namesIn('Bonjour') }
    }

    expect(await seen(page)).toEqual({ maya: expect.stringContaining('Edit Delete'), rosa: expect.not.stringMatching(/Edit|Delete/) })
    expect(await seen(second)).toEqual({ maya: expect.not.stringMatching(/Edit|Delete/), rosa: expect.not.stringMatching(/Edit|Delete/) })
    expect(await seen(rosa)).toEqual({ maya: expect.stringContaining('Edit Delete'), rosa: expect.stringContaining('Edit Delete') })
    for (const who of [page, second, rosa]) {
      await expect(who.getByRole('article').getByRole('button', { name: 'Reply', exact: true })).toHaveCount(3)
      await expect(postWith(who, 'Bonjour').getByText('Admin', { exact: true })).toBeVisible()
      await expect(postWith(who, 'When does').getByText('Admin', { exact: true })).toHaveCount(0)
    }
  })
})
