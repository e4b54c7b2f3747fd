import { expect } from '@playwright/test'
import { open } from '../support/a-visit.ts'
import { logInAs, ROSA, test } from '../support/members.ts'

test('the owner changes a text beside a preview of its page, visitors read it at once, and the original comes back', async ({ page, another }) => {
  await logInAs(page, ROSA)
  await open(page, '/office/texts?q=overview')
  await page.getByRole('link', { name: 'About: second sentence of the overview' }).click()
  const field = page.getByRole('textbox', { name: 'Text' })

  await field.fill('One room, and then the next.')

  const preview = page.frameLocator('iframe')
  await expect(preview.locator('[data-marked]')).toHaveText('One room, and then the next.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('region', { name: 'Version history' })).toContainText('One room, and then the next.')
  const visitor = await another()
  await open(visitor, '/')
  await expect(visitor.getByText('One room, and then the next.')).toBeVisible()

  await page.getByRole('button', { name: 'Reset to Original' }).click()

  await expect(page.getByRole('region', { name: 'Version history' })).toContainText('Back to the original.')
  await visitor.reload()
  await expect(visitor.getByText(/^We’re sharing the plans as they grow/)).toBeVisible()
})
