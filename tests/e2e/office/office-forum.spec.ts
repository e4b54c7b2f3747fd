import { expect, type Page } from '@playwright/test'
import { open, tabTo, toast } from '../support/a-visit.ts'
import { LARGE, problemsOf, SMALL } from '../support/axe.ts'
import { aName, aReply, aTopic, join, joinAsModerator, logInAs, ROSA, test } from '../support/members.ts'

interface Reported {
  title: string
  topic: string
  postId: number
  /** Who wrote what was reported. */
  author: string
}

/** A reply in a topic of its own that the topic's author has reported. */
async function aReport(page: Page, another: () => Promise<Page>, words = 'You are all wrong.'): Promise<Reported> {
  await join(page, 'maya')
  const title = aName('Nap times')
  const topic = await aTopic(page, { title })
  const writer = await another()
  const author = await join(writer, 'omar')
  const postId = await aReply(writer, topic, words)
  const answer = await page.request.post(`/api/forum/posts/${postId}/reports`, { data: { reason: 'unkind', note: 'Not kind.' } })
  expect(answer.ok(), await answer.text()).toBe(true)
  return { title, topic, postId, author }
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

test('Rosa finds a report, warns its author and hides the post, and both hear of it', async ({ page, another }) => {
  const { title, topic, author } = await aReport(page, another)
  const scope = await another()
  await logInAs(scope, ROSA)
  await open(scope, '/office/forum')

  await region(scope, 'Reported posts').getByRole('link', { name: title }).click()
  await expect(region(scope, 'The post now')).toContainText('You are all wrong.')
  await expect(region(scope, '1 report')).toContainText('Not kind.')
  await region(scope, author).getByRole('button', { name: 'Warn' }).click()
  await dialog(scope).getByLabel('Your note').fill('Please be kinder.')
  await dialog(scope).getByRole('button', { name: 'Send Warning' }).click()
  await expect(toast(scope, 'Warned')).toBeVisible()
  await region(scope, 'What to do').getByRole('button', { name: 'Hide the post' }).click()

  await expect(region(scope, 'What to do').getByRole('button', { name: 'Reopen' })).toBeVisible()
  await expect(region(scope, 'History')).toContainText('rosa hid the post')
  await expect(region(scope, 'History')).toContainText('Please be kinder.')
  await open(page, '/forum/notifications')
  await expect(page.getByRole('main')).toContainText('The On Joue team reviewed your report and took action')
  await page.getByRole('button', { name: 'Mark all as read' }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await open(page, topic)
  await expect(page.getByRole('main')).not.toContainText('You are all wrong.')
})

test('Rosa sees which words of a reported post are quoted, and whom it answers', async ({ page, another }) => {
  await join(page, 'maya')
  const topic = await aTopic(page)
  const writer = await another()
  await join(writer, 'omar')
  const opening = await page.request.get(`/api/forum/topics/${topic.split('/')[3]}/posts`)
  const [first] = (await opening.json()) as { id: number; user: { username: string } }[]
  const data = { content: '> When does your child nap?\nNever.', replyToId: first?.id }
  const answer = await writer.request.post(`/api/forum/topics/${topic.split('/')[3]}/posts`, { data })
  const { id } = (await answer.json()) as { id: number }
  await page.request.post(`/api/forum/posts/${id}/reports`, { data: { reason: 'unkind', note: '' } })
  await logInAs(page, ROSA)

  await open(page, `/office/forum/reports/${id}`)

  const post = region(page, 'The post now')
  await expect(post.getByRole('blockquote')).toHaveText('When does your child nap?')
  await expect(post.getByRole('blockquote')).toHaveCSS('border-left-width', '4px')
  await expect(post).toContainText(`In reply to ${first?.user.username}, #1`)
})

test('Rosa looks into a report and keeps the post by keyboard alone, with a note', async ({ page, another, expectedFailures }) => {
  expectedFailures.push('400 /api/office/reports/*/notes')
  const { title, postId } = await aReport(page, another)
  await logInAs(page, ROSA)
  await open(page, `/office/forum/reports/${postId}`)

  await tabTo(page, page.getByRole('button', { name: 'I’m on It' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('In progress', { exact: true }).first()).toBeVisible()
  // The focus goes there once all of the page is up to date.
  await expect(page.locator('.rep-state')).toBeFocused()
  await expect(page).toHaveTitle(`Reported post in “${title}” | On Joue office`)
  await tabTo(page, page.getByRole('button', { name: 'Add Note' }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Note for the team')).toBeFocused()
  await page.keyboard.type('She was in a hurry.')
  await tabTo(page, page.getByRole('button', { name: 'Add Note' }))
  await page.keyboard.press('Enter')
  await expect(region(page, 'History')).toContainText('She was in a hurry.')
  await tabTo(page, page.getByRole('button', { name: 'Keep the post' }))
  await page.keyboard.press('Enter')

  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible()
  await expect(region(page, 'History')).toContainText('the post follows the guidelines')
})

test('of two admins who decide at once, the second is shown what the first decided', async ({ page, another, expectedFailures }) => {
  expectedFailures.push('409 /api/office/reports/*/decision')
  const { postId } = await aReport(page, another)
  await logInAs(page, ROSA)
  const second = await another()
  await logInAs(second, ROSA)
  await open(page, `/office/forum/reports/${postId}`)
  await open(second, `/office/forum/reports/${postId}`)
  await second.getByRole('button', { name: 'Keep the post' }).click()
  await expect(second.getByRole('button', { name: 'Reopen' })).toBeVisible()

  await page.getByRole('button', { name: 'Hide the post' }).click()

  await expect(toast(page, 'That didn’t work')).toContainText('Someone else just updated this case.')
  await expect(region(page, 'History')).toContainText('the post follows the guidelines')
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible()
})

test('Rosa removes everything a spammer wrote by typing the name, and puts it back', async ({ page, another, expectedFailures }) => {
  expectedFailures.push('400 /api/office/members/*/removal')
  const { postId, author } = await aReport(page, another, 'Buy cars.')
  await logInAs(page, ROSA)
  await open(page, `/office/forum/reports/${postId}`)

  await region(page, author).getByRole('button', { name: 'Remove everything' }).click()
  const name = dialog(page).getByLabel(`To continue, type the username: ${author}`)
  await dialog(page).getByLabel('Reason').fill('Advertising.')
  await name.fill('somebody')
  await dialog(page).getByRole('button', { name: 'Remove everything' }).click()
  await expect(name).toHaveAccessibleDescription(/That isn’t the username/)
  await expect(name).toHaveValue('somebody')
  await name.fill(author)
  await dialog(page).getByRole('button', { name: 'Remove everything' }).click()

  await expect(region(page, 'The post now')).toContainText('The post was deleted')
  await region(page, author).getByRole('button', { name: 'Restore everything' }).click()
  await expect(region(page, 'The post now')).toContainText('Buy cars.')
})

test('Ines handles reports in the forum, where the office stays closed to her [D14]', async ({ page, another, site, expectedFailures }) => {
  expectedFailures.push('404 /forum/reports')
  const { title, postId } = await aReport(page, another)
  const scope = await another()
  await joinAsModerator(scope, site)
  expect((await page.goto('/forum/reports'))?.status()).toBe(404)
  await open(scope, '/forum')

  await scope.getByRole('link', { name: 'Reports' }).click()
  await region(scope, 'Reported posts').getByRole('link', { name: title }).click()
  await expect(scope.getByRole('button', { name: 'Suspend' })).toHaveCount(0)
  await scope.getByRole('button', { name: 'Lock the topic' }).click()
  await scope.getByRole('dialog', { name: 'Lock this topic' }).getByLabel('Reason').fill('Only ads came in.')
  await scope.getByRole('button', { name: 'Lock Topic', exact: true }).click()
  await expect(scope.getByRole('button', { name: 'Unlock the topic' })).toBeVisible()
  await scope.getByRole('button', { name: 'Hide the post' }).click()

  await expect(scope.getByRole('button', { name: 'Show the post again' })).toBeVisible()
  await open(scope, `/forum/reports/${postId}`)
  expect(await problemsOf(scope, LARGE)).toEqual([])
  expect(await problemsOf(scope, SMALL)).toEqual([])
})

test('a reported post in the office has nothing for axe to complain about', async ({ page, another }) => {
  const { postId } = await aReport(page, another)
  await logInAs(page, ROSA)
  await open(page, `/office/forum/reports/${postId}`)

  expect(await problemsOf(page, LARGE)).toEqual([])
  expect(await problemsOf(page, SMALL)).toEqual([])
})

test('Rosa adds a category, moves it up by keyboard, closes it, and members see it at once', async ({ page, another, expectedFailures }) => {
  expectedFailures.push('400 /api/office/categories')
  const name = aName('Garden')
  await logInAs(page, ROSA)
  await open(page, '/office/forum/categories')

  await page.getByRole('button', { name: 'Add category' }).click()
  const form = page.getByRole('form', { name: 'Add category' })
  await expect(form.getByLabel('Name')).toBeFocused()
  await form.getByLabel('Name').fill(name)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByLabel('Description')).toHaveAccessibleDescription('Please add a short description.')
  await form.getByLabel('Description').fill('Mud, snails and sunshine.')
  await form.getByLabel('Color').selectOption('Leaf green')
  await form.getByRole('button', { name: 'Save' }).click()
  const rows = page.getByRole('region', { name: 'All categories' }).getByRole('listitem')
  await expect(rows.last()).toContainText(name)
  await expect(page.getByRole('button', { name: 'Add category' })).toBeFocused()

  const more = page.getByRole('button', { name: `More for ${name}` })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Move Up' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rows.last()).not.toContainText(name)
  await expect(more).toBeFocused()
  await more.click()
  await page.getByRole('menuitem', { name: 'Close' }).click()
  await expect(rows.filter({ hasText: name })).toContainText('Closed')

  const visitor = await another()
  await open(visitor, '/forum/categories')
  await expect(visitor.getByRole('main')).toContainText('Mud, snails and sunshine.')
})
