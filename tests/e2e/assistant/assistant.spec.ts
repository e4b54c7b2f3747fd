import { expect, type Page } from '@playwright/test'
import { test } from '../support/a-running-site.ts'
import { ask, intercept, open, openChat } from '../support/a-visit.ts'

const API = '**/api/chat'
const NOT_REACHED = 'The full one didn’t load'
const chatOf = (page: Page) => page.getByRole('dialog', { name: 'Chat with the On Joue assistant' })

test.describe('the assistant', () => {
  test('opens by its button and closes again, by button and by Escape [R076 R200]', async ({ page }) => {
    await open(page, '/')
    const toggle = page.getByRole('button', { name: 'Chat with our automated assistant' })
    await expect(chatOf(page)).toBeHidden()
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')

    for (const close of [
      () => chatOf(page).getByRole('button', { name: 'Close chat' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await openChat(page)
      await close()
      await expect(chatOf(page)).toBeHidden()
      await expect(toggle).toBeFocused()
      await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    }
  })

  test('says before the first question that answers are automated, and asks to leave children’s details out', async ({ page }) => {
    await open(page, '/')

    const chat = await openChat(page)

    await expect(chat.getByText('Automated answers', { exact: true })).toBeVisible()
    await expect(chat.getByLabel('Message')).toHaveAccessibleDescription('Please leave out your child’s name and other personal details.')
  })

  test('stands on every page outside the forum, and keeps the conversation from one to the next [R076]', async ({ page }) => {
    await open(page, '/')
    const chat = await openChat(page)
    await ask(chat, 'What ages is it for?')
    await expect(chat.getByRole('log')).toContainText('children ages 2 to 12')

    await open(page, '/blog')
    await openChat(page)

    await expect(chat.getByRole('log')).toContainText('children ages 2 to 12')
  })

  test('shows the question, then that it writes, then the answer instead [R201 R202 R204]', async ({ page }) => {
    await open(page, '/')
    const intercepted = await intercept(page, API)
    const chat = await openChat(page)
    const log = chat.getByRole('log')

    await ask(chat, 'How much does it cost?')

    await expect(log.getByText('How much does it cost?')).toBeVisible()
    await expect(chat.getByText('Writing a reply')).toBeAttached()
    await expect(chat.getByLabel('Message')).toHaveValue('')
    await expect(chat.getByRole('button', { name: 'Send' })).toBeDisabled()
    intercepted.letGo()
    await expect(log).toContainText('not yet announced')
    await expect(chat.getByText('Writing a reply')).toHaveCount(0)
    await expect(log.getByText(NOT_REACHED)).toHaveCount(0)
    await expect(chat.getByRole('button', { name: 'Send' })).toBeEnabled()
  })

  test('sends by its button as well as by Enter [R204]', async ({ page }) => {
    await open(page, '/')
    const chat = await openChat(page)

    await chat.getByLabel('Message').fill('Will there be a café?')
    await chat.getByRole('button', { name: 'Send' }).click()

    await expect(chat.getByRole('log')).toContainText('A real café for parents')
  })

  test('ignores blank messages [R203]', async ({ page }) => {
    await open(page, '/')
    const intercepted = await intercept(page, API)
    const chat = await openChat(page)

    for (const blank of ['', '   ', '\t ']) {
      await ask(chat, blank)
      await chat.getByRole('button', { name: 'Send' }).click()
    }

    await expect(chat.getByText('You:')).toHaveCount(0)
    await expect(chat.getByRole('list', { name: 'Suggested questions' })).toBeVisible()
    expect(intercepted.count).toBe(0)
  })

  test('shows three of five citations, as host names that lead there [R178 R179 R302]', async ({ page }) => {
    const citations = ['a', 'b', 'c', 'd', 'e'].map((name) => `https://${name}.example/page?from=chat`)
    await page.route(API, (route) => route.fulfill({ json: { success: true, message: 'Read on:', citations } }))
    await open(page, '/')
    const chat = await openChat(page)

    await ask(chat, 'Where can I read more?')

    const links = chat.getByRole('log').getByRole('link')
    await expect(links).toHaveText(['a.example', 'b.example', 'c.example'])
    for (const [index, link] of (await links.all()).entries()) {
      await expect(link).toHaveAttribute('href', citations[index] ?? '')
    }
  })

  test('shows what an answer says as text, never as markup [Q010]', async ({ page }) => {
    const message = '<img src=x onerror="document.title=1"> & <b>bold</b>'
    const citations = ['javascript:alert(1)', 'not an address']
    await page.route(API, (route) => route.fulfill({ json: { success: true, message, citations } }))
    await open(page, '/')
    const chat = await openChat(page)

    await ask(chat, '<i>Hello</i>')

    await expect(chat.getByRole('log')).toContainText(message)
    await expect(chat.getByRole('log')).toContainText('<i>Hello</i>')
    await expect(chat.getByRole('log').getByRole('link')).toHaveCount(0)
  })
})
