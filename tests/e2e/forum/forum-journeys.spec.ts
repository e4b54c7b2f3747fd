import { expect, type Page } from '@playwright/test'
import { open } from '../support/a-visit.ts'
import { aName, join, logInAs, PASSWORD, postWith, replyField, replyForm, sendReply, test } from '../support/members.ts'

/** The link in the newest email with this subject to someone, as the mail server got it. */
function linkMailedTo(received: readonly string[], email: string, subject: string): string | undefined {
  const mail = received.findLast((text) => text.includes(`To: ${email}`) && text.includes(`Subject: ${subject}`))
  // Long lines are cut by a `=`, and a `=` itself is written by its number.
  const text = mail?.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  const link = /https?:\/\/[^\s/]+(\/forum\/reset-password\?token=[\w-]+)/.exec(text ?? '')
  return link?.[1]
}

async function signUp(page: Page, username: string): Promise<void> {
  await open(page, '/forum/register')
  const form = page.getByRole('form', { name: 'Sign up' })
  const values = { 'First name': 'Maya', 'Last name': 'Lopez', 'Username': username, 'Email': `${username}@example.com` }
  for (const [name, value] of Object.entries({ ...values, 'Password': PASSWORD, 'Confirm password': PASSWORD })) {
    await form.getByLabel(name, { exact: true }).fill(value)
  }
  await form.getByRole('checkbox', { name: /I agree/ }).check()
  await form.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' })).toBeVisible()
}

test.describe('a new member', () => {
  test('signs up, asks, is answered and told so, quotes, edits, deletes and takes that back [R035 R043 R084 R134 R136 R137 R138 R205 R240 R291]', async ({
    page: maya,
    another,
  }) => {
    const [title, username] = [aName('Nap times'), aName('maya')]
    await signUp(maya, username)
    await maya.getByRole('main').getByRole('link', { name: 'Start a Discussion' }).click()
    await maya.getByLabel('Category').selectOption('Parenting Tips')
    await maya.getByLabel('Title').fill(title)
    await maya.getByLabel('What would you like to talk about?').fill('When does your child nap?')
    await maya.getByRole('button', { name: 'Post Topic' }).click()
    await expect(maya.getByRole('heading', { level: 1 })).toHaveText(title)

    const omar = await another()
    const omarsName = await join(omar, 'omar')
    await open(omar, new URL(maya.url()).pathname)
    await sendReply(omar, 'At one, for two hours.')
    await expect(postWith(omar, 'At one, for two hours.')).toBeVisible()

    await open(maya, '/forum')
    await maya.getByRole('banner').getByRole('link', { name: 'Notifications, 1 new' }).click()
    const news = maya.getByRole('main').getByRole('listitem').filter({ hasText: `${omarsName} replied to your topic` })
    await news.getByRole('link', { name: title }).click()
    const answer = postWith(maya, 'At one, for two hours.')
    await expect(answer).toBeFocused()

    await answer.getByRole('button', { name: 'Reply', exact: true }).click()
    await expect(replyField(maya)).toBeFocused()
    await maya.getByRole('checkbox', { name: 'Quote their words' }).check()
    await replyField(maya).focus()
    await maya.keyboard.type('Lucky you!')
    await replyForm(maya).getByRole('button', { name: 'Post Reply' }).click()
    const thanks = postWith(maya, 'Lucky you!')
    await expect(thanks.getByRole('blockquote')).toHaveText('At one, for two hours.')

    await thanks.getByRole('button', { name: 'Edit' }).click()
    await maya.getByLabel('Your post').fill('Lucky them!')
    await maya.getByRole('button', { name: 'Save Changes' }).click()
    const changed = postWith(maya, 'Lucky them!')
    await expect(changed).toBeFocused()

    await changed.getByRole('button', { name: 'Delete' }).click()
    await maya.getByRole('dialog', { name: 'Delete this post?' }).getByRole('button', { name: 'Delete' }).click()
    const removed = maya.getByRole('article', { name: 'Post 3, removed' })
    await expect(removed).toBeFocused()
    await removed.getByRole('button', { name: 'Undo' }).click()
    await expect(postWith(maya, 'Lucky them!')).toBeFocused()

    await open(omar, '/forum')
    await omar.getByRole('banner').getByRole('link', { name: 'Notifications, 1 new' }).click()
    await expect(omar.getByRole('main').getByRole('listitem').filter({ hasText: `${username} replied to you in` })).toBeVisible()
  })
})

test.describe('a member who forgot the password', () => {
  test('sets a new one by the emailed link, which ends the old session elsewhere [R042 R274 R275 Q014]', async ({ page, another, mail }) => {
    const elsewhere = await another()
    const username = await join(elsewhere, 'maya')
    const banner = elsewhere.getByRole('banner')
    await open(elsewhere, '/forum')
    await expect(banner.getByRole('link', { name: 'Profile' })).toBeVisible()

    await open(page, '/forum/login')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.getByLabel('Username or email').fill(username)
    await page.getByRole('button', { name: 'Email Me a Link' }).click()
    await expect(page.getByText(/we’ll email it a link to set a new password/)).toBeVisible()
    const mailed = () => linkMailedTo(mail.received, `${username}@example.com`, 'Set a new password')
    await expect.poll(mailed).toBeTruthy()

    await open(page, mailed() ?? '')
    const form = page.getByRole('form', { name: 'New password' })
    await form.getByLabel('New password', { exact: true }).fill('another quiet corner 8')
    await form.getByLabel('Confirm new password', { exact: true }).fill('another quiet corner 8')
    await form.getByRole('button', { name: 'Set New Password' }).click()
    await expect(page).toHaveURL(/\/forum\/login/)

    await open(elsewhere, '/forum')
    await expect(banner.getByRole('link', { name: 'Log In' })).toBeVisible()
    await expect(banner.getByRole('link', { name: 'Profile' })).toHaveCount(0)
    const old = await elsewhere.request.post('/api/forum/auth/login', { data: { username, password: PASSWORD } })
    expect(old.status()).toBe(401)
    const logIn = page.getByRole('form', { name: 'Log in' })
    await logIn.getByLabel('Username').fill(username)
    await logIn.getByLabel('Password', { exact: true }).fill('another quiet corner 8')
    await logIn.getByRole('button', { name: 'Log In' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' })).toBeVisible()
    await logInAs(elsewhere, { username, password: 'another quiet corner 8' })
  })
})
