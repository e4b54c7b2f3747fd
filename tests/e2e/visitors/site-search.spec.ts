import { expect } from '@playwright/test'
import { open, tabTo } from '../support/a-visit.ts'
import { allProblemsOf } from '../support/axe.ts'
import { test } from '../support/a-running-site.ts'

test('one search finds answers, blog, pages, and the forum, by keyboard, from the footer', async ({ page }) => {
  await open(page, '/')
  await tabTo(page, page.getByRole('contentinfo').getByRole('link', { name: 'Search' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('Search | On Joue')
  const field = page.getByRole('searchbox', { name: 'What are you looking for?' })
  await tabTo(page, field)
  await page.keyboard.type('birthday')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/search?q=birthday')
  await expect(page).toHaveTitle('“birthday” | On Joue')
  await expect(page.getByRole('status').filter({ hasText: 'result' })).toBeVisible()
  const answers = page.getByRole('region', { name: 'Answers' })
  await expect(answers.getByRole('link')).not.toHaveCount(0)
  await expect(answers.getByRole('link').first()).toHaveText('Can we have a birthday party there?')
  await expect(page.getByRole('region', { name: 'Forum' }).getByRole('listitem')).not.toHaveCount(0)
  await tabTo(page, answers.getByRole('link').first())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/visit#/)
  await page.goBack()
  await expect(field).toHaveValue('birthday')
})

test('what is not there is said, with what to do next', async ({ page }) => {
  await open(page, '/search?q=xylophone+quartz')

  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'ask the On Joue team' })).toHaveAttribute('href', '/#contact')
})

for (const path of ['/search', '/search?q=birthday', '/search?q=privacy', '/search?q=xylophone+quartz']) {
  test(`axe finds nothing wrong with ${path}`, async ({ page }) => {
    await open(page, path)

    expect(await allProblemsOf(page)).toEqual([])
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search answers all the same', async ({ page }) => {
    await page.goto('/search')
    await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('parking')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()

    await expect(page).toHaveURL('/search?q=parking')
    await expect(page.getByRole('region', { name: 'Answers' }).getByRole('link', { name: 'Is there parking?' })).toBeVisible()
  })
})

test('the field is in the first half of a phone’s screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/search')

  const field = await page.getByRole('searchbox', { name: 'What are you looking for?' }).boundingBox()
  expect(field && field.y + field.height).toBeLessThan(422)
})
