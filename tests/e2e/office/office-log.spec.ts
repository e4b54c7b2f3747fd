import { expect } from '@playwright/test'
import { open, tabTo } from '../support/a-visit.ts'
import { aTopic, join, logInAs, ROSA, test } from '../support/members.ts'

test('Rosa reads in the log who did what, and narrows it by keyboard', async ({ page, another }) => {
  const maya = await another()
  await join(maya, 'maya')
  const topic = await aTopic(maya)
  await logInAs(page, ROSA)
  expect((await page.request.put(`/api/forum/topics/${topic.split('/')[3]}/lock`, { data: { reason: 'It’s settled.' } })).ok()).toBe(true)
  expect((await page.request.put('/api/office/facts/cleaning/checked')).ok()).toBe(true)
  await open(page, '/office/log')
  const entries = page.getByRole('region', { name: 'Entries' }).getByRole('listitem')
  await expect(entries.filter({ hasText: 'rosa confirmed that the fact “Cleaning and sick days” is still true' }).first()).toBeVisible()
  await expect(entries.filter({ hasText: /rosa locked the topic “Nap times/ }).first()).toBeVisible()

  await tabTo(page, page.getByRole('navigation', { name: 'Area' }).getByRole('link', { name: 'Forum' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/room=forum/)
  await expect(entries.filter({ hasText: 'the fact' })).toHaveCount(0)
  await tabTo(page, page.getByLabel('Person'))
  await page.keyboard.type('rosa')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/room=forum&by=\d+$/)
  await expect(entries.filter({ hasText: /rosa locked the topic “Nap times/ }).first()).toBeVisible()
})
