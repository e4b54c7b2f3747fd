import { expect } from '@playwright/test'
import { open } from '../support/a-visit.ts'
import { LARGE, problemsOf, SMALL } from '../support/axe.ts'
import { aReply, inOwnTopic, postWith, replyForm, test } from '../support/members.ts'

test.describe('axe finds nothing to complain about', () => {
  for (const path of ['/login', '/register']) {
    test(`in the complaints on /forum${path}`, async ({ page }) => {
      await open(page, `/forum${path}`)
      await page.getByRole('main').getByRole('button', { name: /^(Log In|Create Account)$/ }).click()
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
