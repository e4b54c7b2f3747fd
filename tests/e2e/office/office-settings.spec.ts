import { expect } from '@playwright/test'
import { test } from '../support/a-running-site.ts'
import { open, tabTo, toast } from '../support/a-visit.ts'
import { problemsOf, SMALL } from '../support/axe.ts'
import { PASSWORD, ROSA } from '../support/members.ts'
import { startASite } from '../support/start-a-site.ts'

test('Rosa sets a line above every page and a social link by keyboard, and visitors have them at once', async ({ page, expectedFailures }) => {
  expectedFailures.push('400 /api/office/settings')
  const site = await startASite()
  try {
    expect((await page.request.post(`${site.url}/api/forum/auth/login`, { data: ROSA })).ok()).toBe(true)
    await open(page, `${site.url}/office/settings`)
    const bar = page.getByRole('form', { name: 'Announcement bar' })
    await tabTo(page, bar.getByLabel('Announcement', { exact: true }))
    await page.keyboard.type('The waitlist is open')
    await page.keyboard.press('Tab')
    await page.keyboard.type('nowhere')
    await page.keyboard.press('Enter')
    await expect(bar.getByLabel('Link (optional)')).toBeFocused()
    await expect(bar.getByLabel('Link (optional)')).toHaveAccessibleDescription(/Please enter a page on this site/)
    await expect(bar.getByLabel('Announcement', { exact: true })).toHaveValue('The waitlist is open')

    await bar.getByLabel('Link (optional)').fill('/#waitlist')
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Saved')).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Announcement' })).toHaveText('The waitlist is open')
    const social = page.getByRole('form', { name: 'Social links' })
    await social.getByLabel('Instagram').fill('https://www.instagram.com/example')
    await open(page, `${site.url}/office/facts/jobs`)
    const poll = page.getByRole('form', { name: 'Ask parents' })
    await poll.getByLabel('Choices').fill('A barista')
    await page.reload()
    await expect(poll.getByLabel('Choices')).toHaveValue('A barista')
    await open(page, `${site.url}/office/settings`)
    await expect(social.getByLabel('Instagram')).toHaveValue('https://www.instagram.com/example')
    await expect(social.getByText('You have unsaved changes. They’ll stay in this tab until you save.')).toBeVisible()
    await expect(bar.getByText('You have unsaved changes.')).toHaveCount(0)
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await social.getByRole('button', { name: 'Save' }).click()
    expect((await saved).status()).toBe(200)

    for (const path of ['/', '/forum', '/blog']) {
      await open(page, site.url + path)
      await expect(page.getByRole('complementary', { name: 'Announcement' }).getByRole('link')).toHaveText('The waitlist is open')
    }
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', 'https://www.instagram.com/example')
    await open(page, site.url)
    expect(await problemsOf(page, SMALL)).toEqual([])
    await page.getByRole('complementary', { name: 'Announcement' }).getByRole('link').click()
    await expect(page).toHaveURL(`${site.url}/#waitlist`)
  } finally {
    expect(await site.stop()).toEqual({ code: 0, complaints: '' })
  }
})

test('Rosa takes nothing back with a window of the settings she opened earlier', async ({ page }) => {
  const site = await startASite()
  try {
    expect((await page.request.post(`${site.url}/api/forum/auth/login`, { data: ROSA })).ok()).toBe(true)
    await open(page, `${site.url}/office/settings`)
    const saveElsewhere = await page.request.patch(`${site.url}/api/office/settings`, {
      data: { postalAddress: 'PO Box 1, Austin, TX 78701', socialLinks: { facebook: '', instagram: 'https://www.instagram.com/example', youtube: '' }, limits: { LIMIT_CONTACT_HOUR: 7 } },
    })
    expect(saveElsewhere.ok(), await saveElsewhere.text()).toBe(true)
    const saveHere = async (part: string, label: string, value: string) => {
      const form = page.getByRole('form', { name: part })
      await form.getByLabel(label).fill(value)
      const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.request().postData() !== '{}')
      await form.getByRole('button', { name: 'Save' }).click()
      expect((await saved).status()).toBe(200)
    }

    await saveHere('Your emails', 'Sender name', 'Rosa of On Joue')
    await saveHere('Social links', 'YouTube', 'https://www.youtube.com/example')
    await page.getByText('Show the Limits').click()
    await saveHere('Spam protection', 'Contact messages per household, per day', '9')

    const { settings } = (await (await page.request.get(`${site.url}/api/office/settings`)).json()) as { settings: object }
    expect(settings).toMatchObject({
      postalAddress: 'PO Box 1, Austin, TX 78701',
      senderName: 'Rosa of On Joue',
      socialLinks: { instagram: 'https://www.instagram.com/example', youtube: 'https://www.youtube.com/example' },
      limits: { LIMIT_CONTACT_HOUR: 7, LIMIT_CONTACT_DAY: 9 },
    })
    await expect(page.getByLabel('Postal address')).toHaveValue('PO Box 1, Austin, TX 78701')
  } finally {
    expect(await site.stop()).toEqual({ code: 0, complaints: '' })
  }
})

test('Rosa is not let to lock herself out, and reads where the site’s address is set', async ({ page, expectedFailures }) => {
  expectedFailures.push('400 /api/office/settings')
  expect((await page.request.post('/api/forum/auth/login', { data: ROSA })).ok()).toBe(true)
  await open(page, '/office/settings')
  const safety = page.getByRole('form', { name: 'Login security' })

  await safety.getByLabel('Authenticator app').selectOption('Required for admins')
  await safety.getByRole('button', { name: 'Save' }).click()

  await expect(safety.getByLabel('Authenticator app')).toHaveAccessibleDescription('First, set up an authenticator app on your own profile.')
  await expect(page.getByRole('region', { name: 'Website address' })).toContainText('SITE_URL')
})

test('Rosa is asked for her password where it is due, and what she set is saved then', async ({ page, expectedFailures }) => {
  expectedFailures.push('403 /api/office/settings')
  const site = await startASite()
  try {
    expect((await page.request.post(`${site.url}/api/forum/auth/login`, { data: ROSA })).ok()).toBe(true)
    await open(page, `${site.url}/office/settings`)
    await page.route('**/api/office/settings', (route) => route.fulfill({ status: 403, json: { message: 'Please enter your password again.', needs: 'password' } }), { times: 1 })
    const mail = page.getByRole('form', { name: 'Your emails' })

    await mail.getByLabel('Postal address').fill('1 Main Street, Austin, TX 78701')
    await mail.getByRole('button', { name: 'Save' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
    await dialog.getByLabel('Your password', { exact: true }).fill(ROSA.password)
    await page.keyboard.press('Enter')

    await expect(toast(page, 'Saved')).toBeVisible()
    await open(page, `${site.url}/office/settings`)
    await expect(mail.getByLabel('Postal address')).toHaveValue('1 Main Street, Austin, TX 78701')
  } finally {
    expect(await site.stop()).toEqual({ code: 0, complaints: '' })
  }
})

test('Rosa lists words, and Lea is asked to reconsider one, with what she wrote still there', async ({ page, expectedFailures }) => {
  expectedFailures.push('400 /api/forum/topics/*/posts')
  const site = await startASite()
  try {
    expect((await page.request.post(`${site.url}/api/forum/auth/login`, { data: ROSA })).ok()).toBe(true)
    await open(page, `${site.url}/office/settings`)
    const words = page.getByRole('form', { name: 'Words in the forum' })
    await words.getByLabel('Block').fill('casino')
    await words.getByLabel('Warn').fill('stupid\nnonsense')
    await words.getByRole('button', { name: 'Save' }).click()
    await expect(toast(page, 'Saved')).toBeVisible()

    const { topic } = (await (await page.request.post(`${site.url}/api/forum/topics`, { data: { categoryId: 1, title: 'Meeting up', content: 'Where shall we meet?' } })).json()) as { topic: { id: number } }
    const lea = { username: 'lea', email: 'lea@example.com', firstName: 'Lea', lastName: 'Lopez', password: PASSWORD, confirmPassword: PASSWORD, terms: true }
    expect(await (await page.request.post(`${site.url}/api/forum/auth/register`, { data: lea })).json()).toMatchObject({ user: { username: 'lea' } })
    await open(page, `${site.url}/forum/topics/${topic.id}/meeting-up`)
    const reply = page.getByRole('form', { name: 'Post a Reply' })
    const field = reply.getByLabel('Your reply')
    await field.fill('Let’s all meet at the casino.')
    await reply.getByRole('button', { name: 'Post Reply' }).click()
    await expect(field).toHaveAccessibleDescription(/This forum doesn’t allow “casino.”/)
    await field.fill('That sounds like nonsense to me.')
    await reply.getByRole('button', { name: 'Post Reply' }).click()
    await expect(field).toHaveAccessibleDescription(/asks you to be careful with “nonsense.”/)
    await expect(field).toHaveValue('That sounds like nonsense to me.')
    await reply.getByRole('button', { name: 'Post Reply' }).click()
    await expect(toast(page, 'Reply Posted')).toBeVisible()
    await expect(page.getByText('That sounds like nonsense to me.')).toBeVisible()
  } finally {
    expect(await site.stop()).toEqual({ code: 0, complaints: '' })
  }
})
