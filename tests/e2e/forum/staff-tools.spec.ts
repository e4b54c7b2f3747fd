import { expect, type Page } from '@playwright/test'
import { open, toast } from '../support/a-visit.ts'
import { aName, aReply, aTopic, inOwnTopic, join, joinAsModerator, logInAs, postWith, replyField, ROSA, test, withTopic } from '../support/members.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Sends something in the name of the member in this browser. */
async function send(page: Page, method: 'POST' | 'PATCH', path: string, data: object): Promise<void> {
  const answer = await page.request.fetch(`/api/forum${path}`, { method, data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

test('Ines deletes for good what a post said before an edit', async ({ page: maya, another, site }) => {
  const topic = await inOwnTopic(maya)
  const postId = await aReply(maya, topic, 'Leopold goes to Zilkerwood.')
  const rosa = await another()
  await logInAs(rosa, ROSA)
  await send(rosa, 'PATCH', `/posts/${postId}`, { content: 'He goes to a school nearby.', reason: 'Please leave out the name.' })
  const ines = await another()
  await joinAsModerator(ines, site)
  await open(ines, topic)

  await postWith(ines, 'He goes to a school').getByRole('button', { name: 'edited' }).click()
  await expect(dialog(ines)).toContainText('Leopold goes to Zilkerwood.')
  await dialog(ines).getByRole('button', { name: 'Delete This Version for Good' }).click()
  await expect(dialog(ines)).toContainText('Details removed')
  await expect(dialog(ines)).not.toContainText('Zilkerwood')

  await open(maya, topic)
  await postWith(maya, 'He goes to a school').getByRole('button', { name: 'edited' }).click()
  await expect(dialog(maya)).toContainText('Details removed')
})

test('Ines approves one held post and rejects another, and the newcomer reads why', async ({ page: lea, another, site }) => {
  await join(lea, 'lea')
  const [good, bad] = [aName('swings'), aName('cars')]
  const topic = await aTopic(lea)
  await aReply(lea, topic, `They have ${good}, see https://parks.example.com`)
  await aReply(lea, topic, `Buy ${bad} at https://cars.example.com`)
  const ines = await another()
  await joinAsModerator(ines, site)
  await open(ines, '/forum/reports?state=review')
  const item = (words: string) => ines.getByRole('listitem').filter({ hasText: words })

  await item(good).getByRole('button', { name: 'Approve Post' }).click()
  await expect(toast(ines, 'Approved')).toBeVisible()
  await expect(item(good)).toHaveCount(0)
  await item(bad).getByRole('button', { name: 'Reject Post' }).click()
  await dialog(ines).getByLabel('Reason').fill('Please keep ads out.')
  await dialog(ines).getByRole('button', { name: 'Reject Post' }).click()
  await expect(toast(ines, 'Rejected')).toBeVisible()
  await expect(item(bad)).toHaveCount(0)

  const visitor = await another()
  await open(visitor, topic)
  await expect(postWith(visitor, good)).toBeVisible()
  await expect(postWith(visitor, bad)).toHaveCount(0)
  await open(lea, '/forum/notifications')
  await expect(lea.getByRole('listitem').filter({ hasText: 'didn’t put it up' })).toContainText('Reason: Please keep ads out.')
})

test('Ines upholds what is hidden already, and undoes false reports of another post', async ({ page: maya, another, site }) => {
  const topic = await inOwnTopic(maya)
  const omar = await another()
  await join(omar, 'omar')
  const [unkind, fine] = [await aReply(omar, topic, 'You are all wrong.'), await aReply(omar, topic, 'Ours naps at one.')]
  const rosa = await another()
  await logInAs(rosa, ROSA)
  await send(rosa, 'POST', `/posts/${unkind}/reports`, { reason: 'unkind' })
  await send(maya, 'POST', `/posts/${fine}/reports`, { reason: 'spam' })
  const ines = await another()
  await joinAsModerator(ines, site)

  await open(ines, `/forum/reports/${unkind}`)
  await ines.getByRole('button', { name: 'Uphold' }).click()
  await expect(ines.getByRole('button', { name: 'Reopen' })).toBeVisible()
  await expect(region(ines, 'The post now')).toContainText('Hidden')
  await open(ines, `/forum/reports/${fine}`)
  await ines.getByRole('button', { name: 'Undo False Reports' }).click()
  await expect(region(ines, '1 report')).toContainText('Rejected')

  await open(maya, topic)
  await expect(maya.locator(`#post-${unkind}`)).toContainText('This post was hidden by a moderator.')
  await expect(postWith(maya, 'Ours naps at one.')).toBeVisible()
  await open(omar, '/forum/notifications')
  await expect(omar.getByRole('listitem').filter({ hasText: 'your post stays hidden' })).toContainText('Reason: Unkind')
})

test('Ines silences a member for three days with a reason that the member reads, and ends it early', async ({ page: maya, another, site, expectedFailures }) => {
  expectedFailures.push('400 /api/forum/members/*/silence')
  const topic = await inOwnTopic(maya)
  const omar = await another()
  const name = await join(omar, 'omar')
  const postId = await aReply(omar, topic, 'You are all wrong.')
  await send(maya, 'POST', `/posts/${postId}/reports`, { reason: 'unkind' })
  const ines = await another()
  await joinAsModerator(ines, site)
  await open(ines, `/forum/reports/${postId}`)

  await region(ines, name).getByRole('button', { name: 'Silence' }).click()
  await dialog(ines).getByLabel('3 days').check()
  await dialog(ines).getByRole('button', { name: 'Silence' }).click()
  await expect(dialog(ines).getByLabel('Reason')).toBeFocused()
  await expect(dialog(ines).getByLabel('Reason')).toHaveAccessibleDescription(/Please give a reason/)
  await ines.keyboard.type('Please stay kind.')
  await dialog(ines).getByRole('button', { name: 'Silence' }).click()
  await expect(toast(ines, 'Silenced')).toBeVisible()
  await open(omar, topic)
  await expect(omar.getByText('Your posting is paused')).toBeVisible()
  await expect(omar.getByText('Reason: Please stay kind.')).toBeVisible()
  await expect(replyField(omar)).toHaveCount(0)

  await region(ines, name).getByRole('button', { name: 'End the Silence' }).click()
  await expect(region(ines, name).getByRole('button', { name: 'End the Silence' })).toHaveCount(0)
  await open(omar, topic)
  await expect(replyField(omar)).toBeVisible()
})

test('Maya blocks a member, whose posts are folded away until she shows one once', async ({ page: maya, another }) => {
  const topic = await inOwnTopic(maya)
  const omar = await another()
  const name = await join(omar, 'omar')
  const postId = await aReply(omar, topic, 'You are all wrong.')
  await open(maya, `/forum/members/${name}`)
  await maya.getByRole('button', { name: `Block ${name}` }).click()
  await expect(maya.getByText('You’ve blocked them.')).toBeVisible()

  const post = maya.locator(`#post-${postId}`)
  await open(maya, topic)
  await expect(post).toContainText('A post by someone you blocked.')
  await expect(post).not.toContainText('You are all wrong.')
  await post.getByRole('link', { name: 'Show post 2 once' }).click()
  await expect(post).toContainText('You are all wrong.')
  await open(maya, topic)
  await expect(post).not.toContainText('You are all wrong.')
})

test('Ines says why she renames and moves a topic, and Maya reads it', async ({ page: maya, another, site }) => {
  const topic = await inOwnTopic(maya)
  const ines = await another()
  await joinAsModerator(ines, site)
  await open(ines, topic)

  await ines.getByRole('button', { name: 'Rename' }).click()
  await dialog(ines).getByLabel('Title').fill('Naps at noon')
  await dialog(ines).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(ines).getByLabel('Reason')).toBeFocused()
  await expect(dialog(ines).getByLabel('Reason')).toHaveAccessibleDescription(/Please give a reason\./)
  await ines.keyboard.type('Easier to find.')
  await dialog(ines).getByRole('button', { name: 'Save' }).click()
  await expect(ines.getByRole('heading', { level: 1 })).toHaveText('Naps at noon')
  await withTopic(ines, 'Move')
  await dialog(ines).getByLabel('Category').selectOption('Kid Activities')
  await dialog(ines).getByLabel('Reason').fill('It’s about activities.')
  await dialog(ines).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(ines)).toHaveCount(0)

  await open(maya, '/forum/notifications')
  await expect(maya.getByRole('listitem').filter({ hasText: 'renamed your topic' })).toContainText('Reason: Easier to find.')
  await expect(maya.getByRole('listitem').filter({ hasText: 'moved your topic' })).toContainText('Reason: It’s about activities.')
})
