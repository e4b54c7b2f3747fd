import { expect } from '@playwright/test'
import { FAILED_REQUEST } from './support/a-running-site.ts'
import { open } from './support/a-visit.ts'
import { LARGE, problemsOf, SMALL } from './support/axe.ts'
import { aReply, inOwnTopic, logInAs, postWith, replyForm, ROSA, test } from './support/members.ts'

const FOR_ALL = ['', '/categories', '/categories/parenting-tips', '/topics/1', '/latest', '/popular', '/search?q=nap', '/members/maya']
const NOT_FOUND = ['/categories/no-such', '/topics/999999', '/members/no-such', '/search?q=xyzzyplugh']
const FORMS = ['/login', '/register', '/forgot-password', '/reset-password?token=x', '/first-admin?token=x', '/confirm-email?token=x']
const PRIVACY_REQUESTS = ['/new-topic', '/notifications', '/bookmarks', '/profile', '/profile/authenticator']

test.describe('axe finds nothing to complain about', () => {
  for (const path of [...FOR_ALL, ...NOT_FOUND, ...FORMS, ...PRIVACY_REQUESTS]) {
    test(`on /forum${path} for a visitor`, async ({ page, expectedErrors }) => {
      if (NOT_FOUND.includes(path)) expectedErrors.push(FAILED_REQUEST)
      await open(page, `/forum${path}`)

      expect(await problemsOf(page, LARGE)).toEqual([])
      expect(await problemsOf(page, SMALL)).toEqual([])
    })
  }

  for (const path of [...PRIVACY_REQUESTS, '', '/topics/1']) {
    test(`on /forum${path} for the admin`, async ({ page }) => {
      await logInAs(page, ROSA)
      await open(page, `/forum${path}`)

      expect(await problemsOf(page, LARGE)).toEqual([])
      expect(await problemsOf(page, SMALL)).toEqual([])
    })
  }

  for (const path of ['/login', '/register']) {
    test(`in the complaints on /forum${path}`, async ({ page }) => {
      await open(page, `/forum${path}`)
      await page.getByRole('main').getByRole('button', { name: /^(Sign In|Create Account)$/ }).click()
      await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true')

      expect(await problemsOf(page, LARGE)).toEqual([])
      expect(await problemsOf(page, SMALL)).toEqual([])
    })
  }

  test('in a topic with a short reply, an open editor, a removed post, and the question before deleting', async ({ page }) => {
    const topic = await inOwnTopic(page)
    for (const words of ['Gone soon', 'Being edited', 'Staying here']) await aReply(page, topic, words)
    await open(page, topic)
    await replyForm(page).getByRole('button', { name: 'Post Reply' }).click()
    await postWith(page, 'Gone soon').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    await postWith(page, 'Being edited').getByRole('button', { name: 'Edit' }).click()
    await expect(page.getByLabel('Your post')).toBeFocused()

    expect(await problemsOf(page, LARGE)).toEqual([])
    await postWith(page, 'Staying here').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('dialog', { name: 'Delete this post?' })).toBeVisible()
    expect(await problemsOf(page, SMALL)).toEqual([])
  })
})
