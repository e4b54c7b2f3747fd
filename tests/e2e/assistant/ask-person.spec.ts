import { expect, type Page } from '@playwright/test'
import { test } from '../support/a-running-site.ts'
import { ask, contactForm, open, openChat, tabTo, toast } from '../support/a-visit.ts'

const UNKNOWN = 'Do you have a zeppelin?'

/** Goes from the page in the window to the contact form with a question, by keyboard alone. */
async function askAPerson(page: Page, question = UNKNOWN) {
  await tabTo(page, page.getByRole('button', { name: 'Chat with our automated assistant' }), 200)
  await page.keyboard.press('Enter')
  const chat = page.getByRole('dialog', { name: 'Chat with the On Joue assistant' })
  await expect(chat.getByLabel('Message')).toBeFocused()
  const buttons = chat.getByRole('button', { name: 'Ask the Team' })
  const earlier = await buttons.count()
  await page.keyboard.type(question)
  await page.keyboard.press('Enter')
  await expect(buttons).toHaveCount(earlier + 1)
  await tabBackTo(page, buttons.last())
  await page.keyboard.press('Enter')
  const message = contactForm(page).getByLabel('Message')
  await expect(message).toBeFocused()
  await expect(chat).toBeHidden()
  return message
}

async function tabBackTo(page: Page, control: ReturnType<Page['getByRole']>) {
  for (let presses = 0; presses < 10; presses += 1) {
    await page.keyboard.press('Shift+Tab')
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Shift and Tab do not reach ${control}`)
}

/** Every address the browser asks for, and every one it shows. */
function addressesOf(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url(), request.headers()['referer'] ?? ''))
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  return addresses
}

test.describe('asking a person', () => {
  for (const path of ['/', '/blog', '/visit', '/visit/check-in', '/no-such-page']) {
    test(`is possible from ${path}, by keyboard`, async ({ page, expectedFailures }) => {
      if (path === '/no-such-page') expectedFailures.push('404 /no-such-page')
      const addresses = addressesOf(page)
      await open(page, path)

      const message = await askAPerson(page)

      await expect(message).toHaveValue(UNKNOWN)
      await expect(message).toBeInViewport()
      expect(addresses.filter((address) => /zeppelin/i.test(address))).toEqual([])
      expect(addresses).toContain(page.url())
    })
  }

  test('survives a reload, what was changed in it too, until it is sent', async ({ page, email }) => {
    await open(page, '/blog')
    await askAPerson(page)
    await page.keyboard.type(' A small one?')

    await page.reload()

    const form = contactForm(page)
    await expect(form.getByLabel('Message')).toHaveValue(`${UNKNOWN} A small one?`)
    await form.getByLabel('Name').fill('Maya')
    await form.getByLabel('Email').fill(email)
    await form.getByRole('button', { name: 'Send Message' }).click()
    await expect(toast(page, 'Message sent!')).toBeVisible()
    await open(page, '/')
    await expect(form.getByLabel('Message')).toHaveValue('')
  })

  test('is there again after a look at another page', async ({ page }) => {
    await open(page, '/')
    const message = await askAPerson(page)

    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
    await expect(message).toHaveCount(0)
    await page.getByRole('banner').getByRole('link', { name: 'On Joue, home' }).click()

    await expect(message).toHaveValue(UNKNOWN)
  })

  test('is not brought back once the visitor has taken it out', async ({ page }) => {
    await open(page, '/')
    const message = await askAPerson(page)
    await message.fill('')

    await open(page, '/')

    await expect(message).toHaveValue('')
  })

  test('leaves what the visitor has written, and is written once', async ({ page }) => {
    await open(page, '/')
    const own = 'I love the pictures.'
    await contactForm(page).getByLabel('Message').fill(own)

    const message = await askAPerson(page)
    await expect(message).toHaveValue(`${own}\n\n${UNKNOWN}`)
    await askAPerson(page)

    await expect(message).toHaveValue(`${own}\n\n${UNKNOWN}`)
  })

  test('gives way to a text that leaves no room for it', async ({ page }) => {
    await open(page, '/')
    const field = contactForm(page).getByLabel('Message')
    const long = 'x'.repeat(Number(await field.getAttribute('maxlength')))
    await field.fill(long)

    await askAPerson(page)

    await expect(field).toHaveValue(long)
  })

  test('is offered beside a short answer as well, and so is asking again', async ({ page, expectedFailures }) => {
    expectedFailures.push('500 /api/chat')
    await page.route('**/api/chat', (route) => route.fulfill({ status: 500 }), { times: 1 })
    await open(page, '/')
    const chat = await openChat(page)
    await ask(chat, 'What ages is it for?')
    await expect(chat.getByRole('button', { name: 'Ask the Team' })).toBeVisible()

    await chat.getByRole('button', { name: 'Ask again' }).click()

    await expect(chat.getByRole('button', { name: 'This helped' })).toBeVisible()
  })
})
