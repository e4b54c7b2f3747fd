import { expect, type Page } from '@playwright/test'
import { aPicture } from '../../support/blog/made-pictures.ts'
import { open, tabTo, toast } from '../support/a-visit.ts'
import { aReply, aTopic, join, logInAs, replyForm, ROSA, test } from '../support/members.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

/** Rosa, at the page of a member who has just joined in another browser. */
async function atMember(page: Page, member: Page): Promise<string> {
  const username = await join(member, 'omar')
  await logInAs(page, ROSA)
  await open(page, `/office/members?q=${username}`)
  await page.getByRole('link', { name: username }).click()
  await expect(page.getByRole('heading', { level: 1, name: username })).toBeVisible()
  await expect(page).toHaveTitle(`${username} | On Joue office`)
  return username
}

test('Rosa finds a member by full name and email, by keyboard alone [D70]', async ({ page, another }) => {
  const username = await join(await another(), 'omar')
  await logInAs(page, ROSA)
  await open(page, '/office/members')

  const field = page.getByRole('searchbox', { name: 'Search members' })
  await expect(field).toHaveAccessibleDescription('Search by username, full name, or email.')
  const [box, hint] = await Promise.all([field, page.getByText('Search by username, full name, or email.')].map((part) => part.boundingBox()))
  expect(hint?.x ?? 0).toBeGreaterThan((box?.x ?? Infinity) - 64)
  await tabTo(page, field)
  await page.keyboard.type(`lopez ${username}@example`)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('status').filter({ hasText: 'member' })).toHaveText('1 member')
  await tabTo(page, page.getByRole('link', { name: username }))
  await page.keyboard.press('Enter')
  await expect(region(page, 'About')).toContainText('Maya Lopez')
  await expect(region(page, 'About')).toContainText(`${username}@example.com`)
})

test('Rosa suspends a member with a reason that the member reads, and lifts it again', async ({ page, another, expectedFailures }) => {
  expectedFailures.push('400 /api/office/members/*/suspension')
  const member = await another()
  const username = await atMember(page, member)
  const topic = await aTopic(member)

  await page.getByRole('button', { name: 'Suspend', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Suspend' }).click()
  await expect(dialog(page).getByLabel('Reason')).toBeFocused()
  await dialog(page).getByLabel('7 days').check()
  await dialog(page).getByLabel('Reason').fill('Selling cars.')
  await dialog(page).getByRole('button', { name: 'Suspend' }).click()
  await expect(region(page, 'Moderation')).toContainText('Reason: Selling cars.')

  const id = topic.split('/')[3]
  const refused = await member.request.post(`/api/forum/topics/${id}/posts`, { data: { content: 'Buy cars.' } })
  expect(refused.status()).toBe(403)
  expect(await refused.text()).toContain('Selling cars.')
  await open(member, topic)
  await expect(member.getByRole('main').getByRole('alert')).toContainText(/until \w+ \d.* \(Austin time\)\. Reason: Selling cars\./)
  await expect(replyForm(member)).toBeHidden()
  await page.getByRole('button', { name: 'Lift suspension' }).click()
  await expect(toast(page, 'Suspension lifted')).toContainText(username)
  await expect(page.getByRole('heading', { name: 'Moderation' })).toBeFocused()
  await aReply(member, topic, 'Thank you.')
})

test('Rosa says why she removes a photo, and its owner has initials again', async ({ page, another, expectedFailures }) => {
  expectedFailures.push('400 /api/office/members/*/avatar')
  const member = await another()
  const username = await atMember(page, member)
  const photo = await member.request.put('/api/forum/profile/avatar', { headers: { 'content-type': 'image/png' }, data: await aPicture(400, 300).png().toBuffer() })
  expect(photo.ok(), await photo.text()).toBe(true)
  await page.reload()

  await page.getByRole('button', { name: 'Remove Photo' }).click()
  await dialog(page).getByRole('button', { name: 'Remove Photo' }).click()
  await expect(dialog(page).getByLabel('Reason')).toBeFocused()
  await page.keyboard.type('It shows a child.')
  await dialog(page).getByRole('button', { name: 'Remove Photo' }).click()
  await expect(toast(page, 'Photo removed')).toContainText(username)
  await expect(page.getByRole('button', { name: 'Remove Photo' })).toHaveCount(0)
  await open(page, '/office/log')
  await expect(page.getByRole('listitem').filter({ hasText: `removed the photo of “${username}”` })).toContainText('It shows a child.')
})

test('Rosa logs a member out', async ({ page, another }) => {
  const member = await another()
  const username = await atMember(page, member)

  await region(page, `${username}’s logged-in devices`).getByRole('button', { name: /^Log out/ }).click()

  await expect(region(page, `${username}’s logged-in devices`)).toContainText('Not logged in anywhere.')
  expect((await member.request.get('/api/forum/auth/me')).status()).toBe(401)
})

test('Rosa is asked before a role changes, and told why it cannot be yet', async ({ page, another, expectedFailures }) => {
  expectedFailures.push('409 /api/office/members/*/role')
  const username = await atMember(page, await another())

  await page.getByRole('combobox', { name: 'Role' }).selectOption('Moderator')
  await page.getByRole('button', { name: 'Change role' }).click()
  await expect(dialog(page)).toContainText(`Make ${username} a moderator?`)
  await dialog(page).getByRole('button', { name: 'Change role' }).click()

  await expect(toast(page, 'Not saved')).toContainText('hasn’t confirmed their email yet')
  await expect(region(page, 'About').getByText('Moderator')).toHaveCount(0)
})

test('Rosa downloads what is held about a member, and deletes a child’s account by its name', async ({ page, another }) => {
  const username = await atMember(page, await another())
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download their data' }).click()
  expect((await coming).suggestedFilename()).toMatch(/^on-joue-member-\d+\.json$/)

  await page.getByRole('button', { name: 'This is a child’s account' }).click()
  await expect(dialog(page)).toContainText('No one can bring it back')
  await dialog(page).getByLabel(`To continue, type the username: ${username}`).fill(username)
  await dialog(page).getByRole('button', { name: 'Delete everything now' }).click()

  await expect(page.getByRole('main')).toContainText(`${username}’s account has been deleted.`)
})

test('Rosa pauses sign-ups from an email domain and from a member’s network, and ends both', async ({ page, another, expectedFailures }) => {
  expectedFailures.push('400 /api/office/sign-up-pauses')
  const member = await another()
  await atMember(page, member)
  await page.getByRole('button', { name: 'Pause Network Sign-Ups' }).click()
  await dialog(page).getByLabel('Reason').fill('A raid.')
  await dialog(page).getByRole('button', { name: 'Pause Sign-Ups' }).click()
  await expect(toast(page, 'Sign-ups paused')).toBeVisible()
  await page.getByRole('link', { name: 'All Members' }).click()
  await expect(region(page, 'Paused sign-ups')).toContainText('A network until')
  await page.getByRole('button', { name: 'End the pause for a network' }).click()
  await expect(region(page, 'Paused sign-ups')).toContainText('None.')

  await page.getByRole('button', { name: 'Pause an Email Domain' }).click()
  await dialog(page).getByLabel('Email domain').fill('spam')
  await dialog(page).getByLabel('Reason').fill('A raid.')
  await dialog(page).getByRole('button', { name: 'Pause Sign-Ups' }).click()
  await expect(dialog(page).getByLabel('Email domain')).toBeFocused()
  await expect(dialog(page).getByLabel('Email domain')).toHaveAccessibleDescription(/Please enter the part of an email address after the @/)
  await dialog(page).getByLabel('Email domain').fill('spam.example')
  await dialog(page).getByRole('button', { name: 'Pause Sign-Ups' }).click()
  await expect(region(page, 'Paused sign-ups')).toContainText('spam.example until')
  await page.getByRole('button', { name: 'End the pause for spam.example' }).click()
  await expect(toast(page, 'Pause ended')).toBeVisible()
  await expect(region(page, 'Paused sign-ups')).toContainText('None.')
})

test('Rosa emails a member who hasn’t confirmed the link again, from the list, with the exact day on hover', async ({ page, another }) => {
  const username = await join(await another(), 'omar')
  await logInAs(page, ROSA)
  await open(page, `/office/members?q=${username}`)
  const joined = page.getByRole('row', { name: username }).locator('time')
  await expect(joined).toHaveAttribute('title', /^\w{3} \d{1,2}, \d{4}, \d{1,2}:\d\d [AP]M C[SD]T$/)

  await page.getByRole('button', { name: `More for ${username}` }).click()
  await page.getByRole('menuitem', { name: 'Resend Confirmation' }).click()

  await expect(toast(page, 'On its way')).toContainText(username)
  await page.goto('/office/members?q=rosa')
  await page.getByRole('button', { name: 'More for rosa', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: 'Copy Email' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Resend Confirmation' })).toHaveCount(0)
})
