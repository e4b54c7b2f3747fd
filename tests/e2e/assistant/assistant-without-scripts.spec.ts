import { expect } from '@playwright/test'
import { test } from '../support/a-running-site.ts'

test.use({ javaScriptEnabled: false })

test('the assistant without scripts answers on the page, and offers what may be meant as buttons', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Ask the assistant' }).click()
  const asking = page.getByRole('region', { name: 'Ask the assistant' })
  await asking.getByLabel('Your question').fill('tables')
  await asking.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(asking.getByRole('status')).toContainText('I’m not sure what you mean. Did you mean:')

  await asking.getByRole('button', { name: 'What about food and allergies?' }).click()

  await expect(asking.getByRole('status')).toContainText('On Joue says')
  await expect(asking.getByRole('status')).toContainText('The café’s menu, allergy rules, and outside-food policy are not yet announced')
  expect(page.url()).not.toContain('tables')
})

test('the assistant without scripts says what is wrong with a blank question', async ({ page, expectedFailures }) => {
  expectedFailures.push('400 /visit')
  await page.goto('/visit')
  const asking = page.getByRole('region', { name: 'Ask the assistant' })
  await asking.getByLabel('Your question').fill('   ')
  await asking.getByRole('button', { name: 'Ask', exact: true }).click()

  await expect(asking.getByLabel('Your question')).toHaveAccessibleDescription(/Please type a question\./)
})
