import { expect } from '@playwright/test'
import { moveCaret, open } from '../support/a-visit.ts'
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

test('the owner changes what the assistant asks first, hears that it knows no answer yet, and visitors read it in the chat', async ({ page, another }) => {
  await logInAs(page, ROSA)
  await open(page, '/office/texts?q=starting')
  await page.getByRole('link', { name: 'Fourth starting question' }).click()
  const field = page.getByRole('textbox', { name: 'Text' })

  await field.fill('Will there be a trampoline?')

  await expect(page.frameLocator('iframe').locator('[data-marked]')).toHaveText('Will there be a trampoline?')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('form', { name: 'Edit this text' }).getByRole('status')).toHaveText('The assistant doesn’t know an answer to this yet.')
  const visitor = await another()
  await open(visitor, '/')
  await visitor.getByRole('button', { name: 'Chat with our automated assistant' }).click()
  await expect(visitor.getByRole('list', { name: 'Suggested questions' }).getByRole('button')).toHaveText([
    'When do you open?', 'How much does it cost?', 'What ages is it for?', 'Will there be a trampoline?',
  ])

  await page.getByRole('button', { name: 'Reset to Original' }).click()

  await expect(page.getByRole('region', { name: 'Version history' })).toContainText('Back to the original.')
  await expect(page.getByRole('form', { name: 'Edit this text' }).getByRole('status')).toHaveCount(0)
})

test('the owner sees beside a text what visitors read once its date has passed', async ({ page }) => {
  await logInAs(page, ROSA)
  await open(page, '/office/texts?q=overview')
  await page.getByRole('link', { name: 'About: second sentence of the overview' }).click()

  await page.getByRole('textbox', { name: 'Text' }).fill('We open in March 2024.')

  await expect(page.frameLocator('iframe').locator('[data-marked]')).toHaveText('We open in March 2024. March 2024 has passed.')
})

test('the owner changes an email beside the whole of it, can’t lose what it’s filled with, and the original comes back', async ({ page, expectedFailures }) => {
  await logInAs(page, ROSA)
  await open(page, '/office/texts?q=declined')
  await page.getByRole('link', { name: 'Removal request declined' }).click()
  const part = page.getByRole('navigation', { name: 'Texts of this email' }).getByRole('link', { name: 'First paragraph' })
  await part.click()
  await expect(part).toHaveAttribute('aria-current', 'page')
  const field = page.getByRole('textbox', { name: 'Text' })
  await expect(field.getByText('Number of the request')).toBeVisible()

  await moveCaret(field, 'End')
  await field.pressSequentially(' Write to us anytime.')

  const formatted = page.frameLocator('iframe[title="Formatted email"]')
  await expect(formatted.getByText('what you told us about in request 12. Write to us anytime.')).toBeVisible()
  await expect(formatted.getByText('Here’s what our team wrote:')).toBeVisible()
  await page.getByRole('button', { name: 'Plain text' }).click()
  await expect(page.locator('.mail-text')).toContainText(/request\s12\. Write\sto\sus\sanytime\./)
  await page.getByRole('button', { name: 'Save' }).click()
  const history = page.getByRole('region', { name: 'Version history' })
  await expect(history).toContainText('Write to us anytime.')

  expectedFailures.push('400 /api/office/texts/emails.removal-kept.first')
  await field.fill('We didn’t remove it.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(field).toHaveAccessibleDescription(/Please keep \{number\} in the text\./)

  await page.getByRole('button', { name: 'Reset to Original' }).click()
  await expect(history).toContainText('Back to the original.')
  await expect(field.getByText('Number of the request')).toBeVisible()
})
