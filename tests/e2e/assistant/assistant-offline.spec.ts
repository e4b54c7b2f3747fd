import { expect } from '@playwright/test'
import { FIRST_BOOK } from '../../../src/shared/assistant/local-topics.ts'
import { genericReply } from '../../../src/web/pages/assistant/local-answers.ts'
import { test } from '../support/a-running-site.ts'
import { ask, open, openChat } from '../support/a-visit.ts'

const GENERIC_REPLY = genericReply('', FIRST_BOOK)
const GENERIC_QUESTION_REPLY = genericReply('?', FIRST_BOOK)
const API = '**/api/chat'
const NOT_REACHED = 'The full one didn’t load'

test.describe('the assistant without its server', () => {
  for (const [what, failure] of [
    ['fails', { status: 500, body: 'Oops' }],
    ['is out of reach', 'lost'],
    ['answers without success', { json: { success: false, message: 'No idea', citations: [] } }],
  ] as const) {
    test(`answers shortly by itself when the server ${what} [R202 R296 R297]`, async ({ page, expectedFailures }) => {
      expectedFailures.push('500 /api/chat', 'failed /api/chat')
      await page.route(API, (route) => (failure === 'lost' ? route.abort() : route.fulfill(failure)))
      await open(page, '/')
      const chat = await openChat(page)

      await ask(chat, 'When do you open?')

      await expect(chat.getByRole('log')).toContainText('The exact opening date is not yet announced.')
      await expect(chat.getByRole('log')).toContainText(NOT_REACHED)
      await expect(chat.getByText('Writing a reply')).toHaveCount(0)
      await expect(chat.getByRole('log')).not.toContainText('No idea')
    })
  }

  test('has one reply for what it cannot place, and another for a question [R316 R317 R318]', async ({
    page,
    context,
    expectedFailures,
  }) => {
    expectedFailures.push('failed /api/chat')
    await open(page, '/')
    const book = page.waitForResponse(/\/api\/chat\/local\/[\w-]+\.json$/)
    const chat = await openChat(page)
    await (await book).finished()
    await context.setOffline(true)

    await ask(chat, 'zzz qqq')
    await expect(chat.getByText(GENERIC_REPLY)).toBeVisible()
    await expect(chat.getByText(GENERIC_QUESTION_REPLY)).toHaveCount(0)
    await ask(chat, 'zzz qqq?')

    await expect(chat.getByText(GENERIC_QUESTION_REPLY)).toBeVisible()
    for (const reply of [GENERIC_REPLY, GENERIC_QUESTION_REPLY]) {
      expect(reply).toContain('Pricing, exact location, and opening date are not yet announced.')
    }
  })
})
