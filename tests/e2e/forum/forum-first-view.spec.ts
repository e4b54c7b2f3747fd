import { expect, test } from '@playwright/test'
import { startASite } from '../support/start-a-site.ts'

test('the first visitor of a new site reads 106 topics, 583 posts, 247 members, 42 online [R092 R093 R094 R308 R309]', async ({ page }) => {
  const site = await startASite()

  await page.goto(`${site.url}/forum`)

  const stats = page.getByRole('complementary').locator('section').filter({ hasText: 'Community Stats' })
  await expect(stats.getByRole('term')).toHaveText(['topics', 'posts', 'members', 'online'])
  await expect(stats.getByRole('definition')).toHaveText(['106', '583', '247', '42'])
  expect(await site.stop()).toEqual({ code: 0, complaints: '' })
})
