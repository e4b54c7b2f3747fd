import { expect, type Page } from '@playwright/test'
import type { DoorView } from '../../../src/shared/office/overview.ts'
import { open, tabTo, toast } from '../support/a-visit.ts'
import { LARGE, problemsOf, SMALL } from '../support/axe.ts'
import { aName, logInAs, ROSA, test } from '../support/members.ts'

/** Someone writes with the contact form. @returns a name no one else has */
async function someoneWrites(page: Page, email: string, more: Record<string, string> = {}): Promise<string> {
  const name = aName('Ana')
  const data = { name, email, message: `Will there be a quiet corner? Yours, ${name}`, ...more }
  const answer = await page.request.post('/api/contact', { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return name
}

async function openMessage(page: Page, name: string): Promise<void> {
  await logInAs(page, ROSA)
  await open(page, `/office/messages?q=${name}`)
  await page.getByRole('row').getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Message from ${name}` })).toBeVisible()
}

const inbox = (page: Page) => page.getByRole('region', { name: 'Inbox' })
const answers = (page: Page) => page.getByRole('region', { name: 'Replies' })

test('Rosa sees the beginning of a long message in the list on her phone', async ({ page, email }) => {
  const name = await someoneWrites(page, email, { message: 'We have so many questions. '.repeat(150) })
  await logInAs(page, ROSA)
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, `/office/messages?q=${name}`)

  const row = inbox(page).getByRole('row', { name })
  await expect(row).toContainText('We have so many questions.')
  expect((await row.boundingBox())?.height).toBeLessThan(300)
})

test('Rosa answers a message by keyboard alone, and sees when it was sent', async ({ page, email, mail }) => {
  const name = await someoneWrites(page, email)
  await logInAs(page, ROSA)
  await open(page, `/office/messages?q=${name}`)
  await expect(inbox(page).getByRole('row', { name }).getByText('Unread', { exact: true })).toBeVisible()

  await tabTo(page, page.getByRole('row').getByRole('link', { name }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Message', exact: true })).toContainText('Will there be a quiet corner?')
  await tabTo(page, page.getByLabel('Reply', { exact: true }))
  await page.keyboard.type('Yes, there will be one.')
  await page.keyboard.press('Control+Enter')

  await expect(toast(page, 'Reply on its way')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your reply' })).toBeFocused()
  await expect(page.getByLabel('Reply', { exact: true })).toHaveValue('')
  await expect(answers(page)).toContainText('Yes, there will be one.')
  await expect(answers(page).getByText('Sent', { exact: true })).toBeVisible()
  expect(mail.received.filter((received) => received.includes(`To: ${email}`) && received.includes('Yes, there will be one.'))).toHaveLength(1)
  await page.getByRole('link', { name: 'All messages' }).click()
  await page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: 'Replied' }).click()
  await expect(inbox(page).getByRole('row', { name })).toBeVisible()
})

test('Rosa keeps what she typed when an answer does not go out, and looks at it before it does', async ({ page, email, expectedFailures }) => {
  expectedFailures.push('400 /api/office/messages/*/answers')
  await openMessage(page, await someoneWrites(page, email))
  const field = page.getByLabel('Reply', { exact: true })
  await field.fill('x')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(field).toHaveAccessibleDescription(/Reply must be at least 2 characters/)
  await expect(field).toBeFocused()

  await field.fill('There will be a quiet corner.')
  await page.reload()
  await expect(field).toHaveValue('There will be a quiet corner.')
  await page.getByRole('button', { name: 'Preview' }).click()

  const preview = page.getByRole('dialog', { name: 'Preview' })
  await expect(preview).toContainText(email)
  await expect(preview).toContainText('Re: Your message to On Joue')
  await expect(preview).toContainText('There will be a quiet corner.')
  await preview.getByRole('button', { name: 'Send Reply' }).click()
  await expect(answers(page)).toContainText('There will be a quiet corner.')
  await expect(preview).toBeHidden()
})

test('Rosa sends an answer from its preview, and stands at an empty reply before her lists are read again', async ({ page, email }) => {
  await openMessage(page, await someoneWrites(page, email))
  const field = page.getByLabel('Reply', { exact: true })
  await field.fill('There will be a quiet corner.')
  await page.getByRole('button', { name: 'Preview' }).click()
  let isSent = false
  await page.route('**/api/office/door', async (route) => {
    await expect(async () => expect(isSent).toBe(true)).toPass()
    await route.continue()
  })

  await page.getByRole('dialog', { name: 'Preview' }).getByRole('button', { name: 'Send Reply' }).click()

  await expect(page.getByRole('heading', { name: 'Your reply' })).toBeFocused()
  await expect(toast(page, 'Reply on its way')).toBeVisible()
  await expect(field).toHaveValue('')
  await expect(answers(page)).toContainText('There will be a quiet corner.')
  isSent = true
  await page.reload()
  await expect(field).toHaveValue('')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('Rosa reads the preview of a long answer from its beginning', async ({ page, email }) => {
  const name = await someoneWrites(page, email)
  await openMessage(page, name)
  await expect(page).toHaveTitle(`Message from ${name} | On Joue office`)
  await page.getByLabel('Reply', { exact: true }).fill('There will be a quiet corner.\n'.repeat(80))

  await page.getByRole('button', { name: 'Preview' }).press('Enter')

  const preview = page.getByRole('dialog', { name: 'Preview' })
  await expect(preview.getByRole('heading', { name: 'Preview' })).toBeFocused()
  await expect(preview.getByRole('heading', { name: 'Preview' })).toBeInViewport()
  await expect(preview.getByRole('button', { name: 'Send Reply' })).not.toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Preview' })).toBeFocused()
})

test('Rosa saves an answer, inserts it and throws it away', async ({ page, email, expectedFailures }) => {
  expectedFailures.push('400 /api/office/saved-answers')
  await openMessage(page, await someoneWrites(page, email))
  const title = aName('Prices')
  await page.getByLabel('Reply', { exact: true }).fill('They are not announced yet.')
  await page.getByText('Saved replies').click()
  await page.getByLabel('Reply', { exact: true }).fill('')
  await page.getByRole('button', { name: 'Save Reply' }).click()
  await expect(page.getByLabel('Save the reply above as')).toBeFocused()
  await page.getByLabel('Reply', { exact: true }).fill('They are not announced yet.')
  await page.getByLabel('Save the reply above as').fill(title)
  await page.getByRole('button', { name: 'Save Reply' }).click()
  await expect(toast(page, 'Saved')).toBeVisible()
  await page.getByLabel('Reply', { exact: true }).fill('Hello!')

  await page.getByRole('button', { name: `Insert ${title}` }).click()

  await expect(page.getByLabel('Reply', { exact: true })).toHaveValue('Hello!\n\nThey are not announced yet.')
  await page.getByRole('button', { name: `More for ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Saved Reply' }).click()
  await expect(page.getByRole('button', { name: `Insert ${title}` })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Your reply' })).toBeFocused()
})

test('Rosa notes something, archives a message, marks another unread, and finds both again', async ({ page, email }) => {
  const [first, second] = [await someoneWrites(page, email), await someoneWrites(page, email)]
  await openMessage(page, first)
  await page.getByLabel('Note', { exact: true }).fill('Ask the architect.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('region', { name: 'Notes' })).toContainText('Ask the architect.')

  await page.getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  await open(page, `/office/messages?state=archived&q=${first}`)
  await expect(inbox(page).getByRole('row', { name: first })).toBeVisible()
  await openMessage(page, second)
  await page.getByRole('button', { name: 'Mark unread' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()

  await open(page, '/office/messages?state=new')
  await page.getByRole('searchbox', { name: 'Search messages' }).fill(second)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(inbox(page).getByRole('status')).toContainText('1 message matching')
  await expect(inbox(page).getByRole('row', { name: second })).toContainText('Unread')
})

test('Rosa can’t mark a message unread while it’s being archived', async ({ page, email }) => {
  await openMessage(page, await someoneWrites(page, email))
  const acts: string[] = []
  page.on('request', (request) => {
    if (/\/api\/office\/messages\/\d+\//.test(request.url())) acts.push(`${request.method()} ${request.url().replace(/.*\//, '')}`)
  })
  let isAnswered = false
  await page.route('**/archived', async (route) => {
    await expect(async () => expect(isAnswered).toBe(true)).toPass()
    await route.continue()
  })

  await page.getByRole('button', { name: 'Archive' }).click()
  const unread = page.getByRole('button', { name: 'Mark Unread' })
  await unread.dispatchEvent('click')
  await page.getByRole('button', { name: 'Delete' }).dispatchEvent('click')

  await expect(unread).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('dialog')).toBeHidden()
  isAnswered = true
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  expect(acts).toContain('PUT archived')
  expect(acts).not.toContain('DELETE read')
})

test('Rosa takes in a message that a bot seemed to have sent, and deletes another', async ({ page, email }) => {
  const name = await someoneWrites(page, email, { website: 'https://example.com' })
  await logInAs(page, ROSA)
  await open(page, `/office/messages?state=set-aside&q=${name}`)
  await page.getByRole('row').getByRole('link', { name }).click()
  await expect(page.getByText('It filled in a hidden field that people never see.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send reply' })).toBeHidden()

  await page.getByRole('button', { name: 'Not spam' }).click()

  await expect(page.getByRole('button', { name: 'Send reply' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: `Delete the message from ${name}?` }).getByRole('button', { name: 'Delete Message' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  await open(page, `/office/messages?q=${name}`)
  await expect(inbox(page)).toContainText('No messages match.')
})

test('Rosa keeps all messages as a file', async ({ page, email }) => {
  await someoneWrites(page, email)
  await logInAs(page, ROSA)
  await open(page, '/office/messages')

  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Export all (CSV)' }).click()])

  expect(file.suggestedFilename()).toMatch(/^on-joue-messages-\d{4}-\d\d-\d\d\.csv$/)
  await expect(toast(page, 'Downloaded')).toBeVisible()
})

test('Rosa gives her password before messages open, and stands at their heading then', async ({ page, expectedFailures }) => {
  expectedFailures.push('400 /api/forum/auth/confirm-password')
  await logInAs(page, ROSA)
  await anHourLater(page)
  await open(page, '/office')
  const room = (name: string) => page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name }).click()
  // What the door said a moment ago still counts.
  await expect(async () => {
    await room('Overview')
    await room('Messages')
    await expect(page.getByRole('heading', { level: 1, name: 'Confirm it’s you' })).toBeVisible({ timeout: 3_000 })
  }).toPass()
  expect(await problemsOf(page, LARGE)).toEqual([])
  const field = page.getByRole('textbox', { name: 'Your password' })
  await field.fill('a wrong guess')
  await field.press('Enter')
  await expect(toast(page, 'Password not accepted')).toBeVisible()

  await field.fill(ROSA.password)
  await field.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeFocused()
  await expect(page.getByRole('searchbox', { name: 'Search messages' })).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a query that is refused for the password asks for it, too', async ({ page, email, expectedFailures }) => {
  expectedFailures.push('403 /api/office/messages')
  const name = await someoneWrites(page, email)
  await logInAs(page, ROSA)
  await open(page, '/office/messages')
  const refusal = JSON.stringify({ message: 'Please enter your password again.', needs: 'password' })
  await page.route(/\/api\/office\/messages\?/, (route) => route.fulfill({ status: 403, contentType: 'application/json', body: refusal }))

  await page.getByRole('searchbox', { name: 'Search messages' }).fill(name)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'Confirm it’s you' })).toBeVisible()
  // At the heading, or at the start of the page around it: the refusal may come before the address or after it.
  await expect(page.locator('main:focus, main h1:focus')).toHaveCount(1)
  await page.unroute(/\/api\/office\/messages\?/)
  await page.getByRole('textbox', { name: 'Your password' }).fill(ROSA.password)
  await page.keyboard.press('Enter')
  await expect(inbox(page).getByRole('row', { name })).toBeVisible()
})

test('a message has nothing for axe to complain about', async ({ page, email }) => {
  await openMessage(page, await someoneWrites(page, email))
  await page.getByText('Saved replies').click()

  expect(await problemsOf(page, LARGE)).toEqual([])
  expect(await problemsOf(page, SMALL)).toEqual([])
})

/** Lets the door say that the password was given too long ago, until it is given again. */
async function anHourLater(page: Page): Promise<void> {
  let wasGiven = false
  page.on('response', (response) => {
    if (response.url().endsWith('/confirm-password') && response.ok()) wasGiven = true
  })
  await page.route('**/api/office/door', async (route) => {
    const answer = await route.fetch()
    const { door } = (await answer.json()) as { door: DoorView }
    await route.fulfill({ response: answer, json: { door: { ...door, isPasswordRecent: wasGiven } } })
  })
}
