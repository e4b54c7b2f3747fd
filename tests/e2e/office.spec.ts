import { expect } from '@playwright/test'
import { FAILED_REQUEST } from './support/a-running-site.ts'
import { open } from './support/a-visit.ts'
import { LARGE, problemsOf, SMALL } from './support/axe.ts'
import { join, logInAs, ROSA, test } from './support/members.ts'

/** Every page of the office. */
const PAGES = ['', '?days=90', '/messages', '/messages?state=set-aside', '/facts', '/facts/announcement', '/blog', '/blog/1', '/mail', '/settings', '/questions', '/log', '/waitlist', '/waitlist/announcements/new', '/forum', '/forum/categories', '/members', '/members/1']

test.describe('the office', () => {
  test('is a page that does not exist for visitors and members', async ({ page, expectedErrors }) => {
    expectedErrors.push(FAILED_REQUEST)
    for (const path of [...PAGES, '/no-such-page']) {
      const answer = await page.goto(`/office${path}`)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
    }
    await join(page, 'maya')
    for (const path of PAGES) {
      const answer = await page.goto(`/office${path}`)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Office' })).toHaveCount(0)
    }
  })

  for (const path of PAGES) {
    test(`has nothing for axe to complain about on /office${path}`, async ({ page }) => {
      await logInAs(page, ROSA)
      await open(page, `/office${path}`)

      expect(await problemsOf(page, LARGE)).toEqual([])
      expect(await problemsOf(page, SMALL)).toEqual([])
    })
  }

  test('is one step from the forum for an admin, and for nobody else', async ({ page, another }) => {
    await logInAs(page, ROSA)
    await open(page, '/forum')

    await page.getByRole('link', { name: 'Office' }).click()

    await expect(page).toHaveURL(/\/office$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bonjour')
    const member = await another()
    await join(member, 'omar')
    await open(member, '/forum')
    await expect(member.getByRole('link', { name: 'Office' })).toHaveCount(0)
  })

  test('unfolds its rooms on a small screen, and folds them up again on the way', async ({ page }) => {
    await logInAs(page, ROSA)
    await page.setViewportSize(SMALL)
    await open(page, '/office')
    await expect(page.getByRole('link', { name: 'View site' })).toBeHidden()

    await page.getByText('Office menu, now at Overview').press('Enter')

    await expect(page.getByRole('link', { name: 'View site' })).toBeVisible()
  })
})
