import { expect } from '@playwright/test'
import { test } from '../support/a-running-site.ts'
import { ask, intercept, open, openChat, tabTo } from '../support/a-visit.ts'
import { LARGE, problemsOf, SMALL } from '../support/axe.ts'

const UNKNOWN = 'Do you have a zeppelin?'

test.describe('the assistant helps on', () => {
  test('understands a short follow-up', async ({ page }) => {
    await open(page, '/')
    const chat = await openChat(page)
    // In the log are whole answers: while one comes, the next question stays in its field.
    const answers = chat.getByRole('log').getByText('Pricing is not yet announced')
    await ask(chat, 'How much does it cost?')
    await expect(answers).toHaveCount(1)

    await ask(chat, 'and for a 3-year-old?')

    await expect(answers).toHaveCount(2)
  })

  test('offers two close questions, and asks one of them at a press', async ({ page }) => {
    await open(page, '/')
    const chat = await openChat(page)
    await ask(chat, UNKNOWN)

    await chat.getByRole('list', { name: 'Try one of these' }).getByRole('button', { name: 'How much does it cost?' }).click()

    await expect(chat.getByRole('log')).toContainText('Pricing is not yet announced')
  })

  test('asks back what may be meant, answers at a press, and leads on to what others ask next, all by keyboard', async ({ page }) => {
    await open(page, '/')
    const chat = await openChat(page)
    await ask(chat, 'tables')
    await expect(chat.getByRole('log')).toContainText('I’m not sure what you mean. Did you mean:')
    await tabTo(page, chat.getByRole('list', { name: 'Try one of these' }).getByRole('button', { name: 'What about food and allergies?' }))
    await page.keyboard.press('Enter')
    await expect(chat.getByRole('log')).toContainText('The café’s menu, allergy rules, and outside-food policy are not yet announced')

    await tabTo(page, chat.getByRole('list', { name: 'Ask next' }).getByRole('button', { name: 'Will there be a café?' }))
    await page.keyboard.press('Enter')

    await expect(chat.getByRole('log')).toContainText('A real café for parents')
    await expect(chat.getByRole('list', { name: 'Ask next' })).toHaveCount(1)
  })

  test('asks what was looked for after a thumb down', async ({ page }) => {
    await open(page, '/')
    const chat = await openChat(page)
    await ask(chat, 'is there a quiet corner?')

    await chat.getByRole('button', { name: 'This didn’t help' }).click()

    await expect(chat.getByRole('list', { name: 'What were you looking for?' }).getByRole('button', { name: 'Ask the Team' })).toBeVisible()
  })

  test('takes an address for what is being decided', async ({ page }) => {
    await open(page, '/')
    const chat = await openChat(page)
    await ask(chat, 'How much does it cost?')
    await chat.getByText('Email me when there’s an answer').click()
    await chat.getByLabel('Email').fill('ana.waits@example.com')
    await chat.getByRole('button', { name: 'Email Me' }).click()

    await expect(chat.getByText('We’ll send you a link to confirm your address.')).toBeVisible()
  })

  test('shows 911 at once where a life may be at stake', async ({ page }) => {
    await open(page, '/')
    const chat = await openChat(page)
    await ask(chat, 'my son isn’t breathing')

    await expect(chat.getByRole('log')).toContainText('If someone may be in danger, call 911 now.')
  })

  test('takes a thumb, and an address for the answer', async ({ page }) => {
    await open(page, '/')
    const chat = await openChat(page)
    await ask(chat, 'Will there be a café?')
    await chat.getByRole('button', { name: 'This helped' }).click()
    await expect(chat.getByText('Thanks for the feedback.')).toBeVisible()

    await ask(chat, UNKNOWN)
    await chat.getByText('Get the answer by email').click()
    await chat.getByLabel('Email').fill('ana@example.com')
    await chat.getByRole('button', { name: 'Email Me' }).click()

    await expect(chat.getByText('Got it. We’ll email you if we can answer this.')).toBeVisible()
  })

  test('keeps one thumb an answer, over a reload too', async ({ page }) => {
    await open(page, '/')
    const chat = await openChat(page)
    await ask(chat, 'Will there be a café?')
    await chat.getByRole('button', { name: 'This helped' }).click()
    await expect(chat.getByText('Thanks for the feedback.')).toBeVisible()
    const rated = await intercept(page, '**/api/chat/rating')

    await open(page, '/')
    await openChat(page)
    const other = chat.getByRole('button', { name: 'This didn’t help' })
    await expect(chat.getByRole('button', { name: 'This helped' })).toHaveAttribute('aria-pressed', 'true')
    await expect(other).toBeDisabled()
    await other.press('Enter')

    await expect(other).toHaveAttribute('aria-pressed', 'false')
    expect(rated.count).toBe(0)
  })

  test('takes back a thumb that did not reach the site', async ({ page, expectedFailures }) => {
    expectedFailures.push('failed /api/chat/rating')
    await page.route('**/api/chat/rating', (route) => route.abort(), { times: 1 })
    await open(page, '/')
    const chat = await openChat(page)
    await ask(chat, 'Will there be a café?')
    const thumb = chat.getByRole('button', { name: 'This helped' })
    await thumb.click()
    await expect(chat.getByText('That didn’t work.')).toBeVisible()
    await expect(thumb).toHaveAttribute('aria-pressed', 'false')

    await thumb.click()

    await expect(chat.getByText('Thanks for the feedback.')).toBeVisible()
    await expect(thumb).toHaveAttribute('aria-pressed', 'true')
  })

  test('names what is wrong with an address, and keeps the place of anyone who left one', async ({ page, expectedFailures }) => {
    expectedFailures.push('400 /api/chat/waiting')
    await open(page, '/')
    const chat = await openChat(page)
    await ask(chat, UNKNOWN)
    const hear = chat.getByText('Get the answer by email')
    await hear.click()
    await chat.getByRole('button', { name: 'Email Me' }).click()
    await expect(chat.getByLabel('Email')).toBeFocused()
    await expect(chat.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address')

    await page.keyboard.type('ana@example.com')
    await page.keyboard.press('Enter')

    await expect(chat.getByText('Got it. We’ll email you if we can answer this.')).toBeVisible()
    await expect(hear).toBeFocused()
  })

  test('has nothing for axe to complain about', async ({ page, expectedFailures }) => {
    expectedFailures.push('400 /api/chat/waiting', 'failed /api/chat')
    await open(page, '/blog')
    const chat = await openChat(page)
    await page.route('**/api/chat', (route) => route.abort(), { times: 1 })
    await ask(chat, 'How much does it cost?')
    await expect(chat.getByRole('button', { name: 'Ask again' })).toBeVisible()
    await ask(chat, 'Will there be a café?')
    await expect(chat.getByRole('button', { name: 'This helped' })).toBeVisible()
    await ask(chat, UNKNOWN)
    await chat.getByText('Get the answer by email').click()
    await chat.getByRole('button', { name: 'Email Me' }).click()
    await expect(chat.getByLabel('Email')).toBeFocused()

    expect(await problemsOf(page, LARGE)).toEqual([])
    expect(await problemsOf(page, SMALL)).toEqual([])
  })
})
