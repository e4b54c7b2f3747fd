import { expect } from '@playwright/test'
import { test } from '../support/a-running-site.ts'
import { contactForm, open, tabTo, toast, waitlistForm } from '../support/a-visit.ts'

/** Between two keys, as a brisk typist has it; anyone who fills forms in no time is taken for a bot. */
const delay = 60

test.describe('someone without a mouse', () => {
  test('skips to the content, writes, joins the waitlist and asks the assistant', async ({ page, email, site }) => {
    await open(page, '/')

    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Learn More' })).toBeFocused()

    const form = contactForm(page)
    await tabTo(page, form.getByLabel('Name'))
    await page.keyboard.type('Maya', { delay })
    await page.keyboard.press('Tab')
    await page.keyboard.type(email, { delay })
    await page.keyboard.press('Tab')
    await page.keyboard.type('Will there be a quiet corner?', { delay })
    await page.keyboard.press('Tab')
    await expect(form.getByRole('button', { name: 'Send Message' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Message sent!')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'We have your message' })).toBeFocused()

    await tabTo(page, waitlistForm(page).getByLabel('Email address'))
    await page.keyboard.type(email, { delay })
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Success!')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()

    const toggle = page.getByRole('button', { name: 'Chat with our automated assistant' })
    await tabTo(page, toggle)
    await page.keyboard.press('Enter')
    const chat = page.getByRole('dialog', { name: 'Chat with the On Joue assistant' })
    await expect(chat.getByLabel('Message')).toBeFocused()
    await page.keyboard.type('What ages is it for?')
    await page.keyboard.press('Enter')
    await expect(chat.getByRole('log')).toContainText('children ages 2 to 12')
    await page.keyboard.press('Escape')
    await expect(chat).toBeHidden()
    await expect(toggle).toBeFocused()

    expect(await site.command('inbox')).toMatch(new RegExp(`Maya <${email}>\\n`))
    expect(await site.command('waitlist')).toMatch(new RegExp(`${email} +landing\\n`))
  })

  test('sees a loud ring on what is pressed and chosen, and a quiet one on what is typed into', async ({ page }) => {
    await open(page, '/#contact')
    const ring = (part: ReturnType<typeof contactForm>) =>
      part.evaluate((element) => {
        const { outlineWidth, boxShadow } = getComputedStyle(element)
        return [outlineWidth, /(\d+)px$/.exec(boxShadow)?.[0] ?? boxShadow]
      })
    const form = contactForm(page)

    await tabTo(page, form.getByLabel('Name'))
    expect(await ring(form.getByLabel('Name'))).toEqual(['2px', '3px'])
    await tabTo(page, form.getByRole('button', { name: 'Send Message' }))
    expect(await ring(form.getByRole('button', { name: 'Send Message' }))).toEqual(['3px', '7px'])
  })

  test('sees every link to an answer clear of the chat button', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 })
    await open(page, '/visit')
    const sun = await page.getByRole('button', { name: 'Chat with our automated assistant' }).boundingBox()
    const links = page.getByRole('link', { name: 'Link to this answer' })

    await tabTo(page, links.nth(0))
    for (let at = 1; at < 8; at += 1) {
      await tabTo(page, links.nth(at))
      const box = await links.nth(at).boundingBox()
      expect(box && sun && box.y + box.height, `link ${at + 1}`).toBeLessThanOrEqual(sun?.y ?? 0)
    }
  })

  test('never meets the field that only bots fill', async ({ page }) => {
    await open(page, '/')
    const honeypot = page.locator('input[name=website]')

    await expect(honeypot).toHaveCount(2)
    for (const field of await honeypot.all()) {
      await expect(field).not.toBeInViewport()
      await expect(field).toHaveAttribute('tabindex', '-1')
    }
    await expect(page.getByRole('textbox', { name: 'Leave this blank' })).toHaveCount(0)
  })
})

test.describe('a script that fills the form in no time', () => {
  test('is thanked like anyone, and its message kept aside', async ({ page, email, site }) => {
    await page.clock.install()
    await open(page, '/')
    // However long a busy machine takes to fill the fields.
    await page.clock.pauseAt(Date.now() + 60_000)
    await contactForm(page).getByLabel('Name').fill('Robot')
    await contactForm(page).getByLabel('Email').fill(email)
    await contactForm(page).getByLabel('Message').fill('Buy cheap balls for your ball pit!')

    const sent = page.waitForRequest('**/api/contact')
    await contactForm(page).getByLabel('Name').press('Enter')
    await sent
    await page.clock.resume()

    await expect(toast(page, 'Message sent!')).toBeVisible()
    expect(await site.command('inbox')).toContain(`Robot <${email}>  (spam: too-fast)`)
  })
})
