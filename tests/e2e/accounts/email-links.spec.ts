import { expect, type Page } from '@playwright/test'
import { readMail, type ReadMail } from '../../support/emails/read-mail.ts'
import { test as base } from '../support/a-running-site.ts'
import { contactForm, fillContact, open, toast, waitlistForm } from '../support/a-visit.ts'
import { LARGE, problemsOf, SMALL } from '../support/axe.ts'

/** The page a link in an email leads to: this site does not know its own port. */
const pageOf = (link: string): string => {
  const { pathname, search } = new URL(link)
  return pathname + search
}

const test = base.extend<{ mailTo: (address: string) => Promise<ReadMail> }>({
  mailTo: async ({ mail }, give) => {
    await give(async (address) => {
      let found: string | undefined
      await expect(() => {
        found = mail.received.findLast((raw) => raw.toLowerCase().includes(`\r\nto: ${address.toLowerCase()}\r\n`))
        expect(found, `a mail to ${address}`).toBeDefined()
      }).toPass()
      return readMail(found ?? '')
    })
  },
})

/** Opens the landing page with a clock that can be moved on: anyone who fills a form within moments is taken for a bot. */
const openLanding = async (page: Page) => {
  await page.clock.install()
  await open(page, '/')
}
const takeOnesTime = (page: Page) => page.clock.fastForward(10_000)

const joinWaitlist = async (page: Page, email: string, scripts = true) => {
  await waitlistForm(page).getByLabel('Email address').fill(email)
  if (scripts) await takeOnesTime(page)
  await waitlistForm(page).getByRole('button', { name: 'Join the Waitlist' }).click()
}
const writeToUs = async (page: Page, email: string, scripts = true) => {
  await fillContact(page, { name: 'Maya', email, message: 'Will there be a quiet corner?' })
  if (scripts) await takeOnesTime(page)
  await contactForm(page).getByRole('button', { name: 'Send Message' }).click()
}
const stored = (page: Page, name: string) =>
  page.getByRole('definition').filter({ has: page.locator(`xpath=../dt[.="${name}"]`) })
const foldable = (page: Page, name: string) => page.locator('summary', { hasText: name })

for (const scripts of [true, false]) {
  test.describe(scripts ? 'by the links in our mail' : 'by the links in our mail, without scripts', () => {
    test.use({ javaScriptEnabled: scripts })
    const visit = (page: Page, path: string) => (scripts ? open(page, path) : page.goto(path))

    test('someone joins the waitlist, confirms it, and leaves it', async ({ page, email, mailTo }) => {
      await (scripts ? openLanding(page) : page.goto('/'))
      await joinWaitlist(page, email, scripts)
      if (scripts) await expect(toast(page, 'Success!')).toContainText("You've been added to our waitlist. We'll keep you updated!")
      const mail = await mailTo(email)

      await visit(page, pageOf(mail.link('Confirm My Spot')))
      await page.getByRole('button', { name: 'Confirm My Spot' }).click()
      await expect(page.getByText('Your spot on the waitlist is confirmed. We’ll email you when there’s news.')).toBeVisible()
      await expect(page).toHaveURL('/waitlist/confirm?sent=confirm-place')
      if (scripts) await expect(page.getByRole('main')).toBeFocused() // the button that had it is gone
      await page.reload()
      await expect(page.getByText('If you already clicked the button, you’re all set.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Confirm My Spot' })).toHaveCount(0)
      const privacyPage = pageOf(mail.link('View, edit, or delete my information'))
      await visit(page, privacyPage)
      await expect(stored(page, 'Email')).toHaveText(email)
      await expect(stored(page, 'Status')).toHaveText(/^Confirmed on /)
      const unsubscribe = /<(http\S+)>/.exec(mail.head('list-unsubscribe') ?? '')?.[1] ?? ''
      await visit(page, pageOf(unsubscribe))
      await page.getByRole('button', { name: 'Unsubscribe' }).click()

      await expect(page.getByText('You’re off the waitlist')).toBeVisible()
      await visit(page, privacyPage)
      await expect(stored(page, 'Status')).toHaveText(/^Unsubscribed on /)
    })

    test('someone who wrote sees what is held, corrects it, and deletes it', async ({ page, email, mailTo, expectedFailures }) => {
      expectedFailures.push('400 /api/mine/*', '400 /mine', '404 /mine')
      await (scripts ? openLanding(page) : page.goto('/'))
      await writeToUs(page, email, scripts)
      const privacyPage = pageOf((await mailTo(email)).link('View, edit, or delete this message'))

      await visit(page, privacyPage)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your information')
      await expect(stored(page, 'Message')).toHaveText('Will there be a quiet corner?')
      await expect(stored(page, 'Message')).toHaveCSS('unicode-bidi', 'plaintext') // Hebrew runs from right to left
      await foldable(page, 'Edit').click()
      const form = page.getByRole('form', { name: 'Edit your message' })
      await form.getByLabel('Name').fill('M')
      await form.getByRole('button', { name: 'Save' }).click()
      await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Name must be at least 2 characters')
      await form.getByLabel('Name').fill('Maya Lopez')
      await form.getByRole('button', { name: 'Save' }).click()
      await expect(stored(page, 'Name')).toHaveText('Maya Lopez')
      await foldable(page, 'Delete').click()
      await page.getByRole('button', { name: 'Yes, Delete It' }).click()

      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deleted')
      await expect(page).toHaveURL('/mine?sent=erase')
      await page.goto(privacyPage)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('There’s nothing here')
    })
  })
}

test.describe('the pages behind the links in our email', () => {
  test('are walked by keyboard alone', async ({ page, email, mailTo }) => {
    await openLanding(page)
    await joinWaitlist(page, email)
    await open(page, pageOf((await mailTo(email)).link('View, edit, or delete my information')))

    await foldable(page, 'Edit').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(`new.${email}`)
    await page.keyboard.press('Enter')

    await expect(toast(page, 'Done')).toContainText('A new address takes effect once you click')
    await expect(stored(page, 'New email')).toContainText(`new.${email}`)
    await open(page, pageOf((await mailTo(`new.${email}`)).link('Confirm My Spot')))
    await page.getByRole('button', { name: 'Confirm My Spot' }).press('Enter')
    await expect(page.getByText('Your spot on the waitlist is confirmed.')).toBeVisible()
  })

  test('have nothing that axe complains about', async ({ page, email, mailTo }) => {
    await openLanding(page)
    await writeToUs(page, email)
    await open(page, pageOf((await mailTo(email)).link('View, edit, or delete this message')))
    for (const name of ['Edit', 'Delete']) await foldable(page, name).click()

    expect(await problemsOf(page, LARGE)).toEqual([])
    expect(await problemsOf(page, SMALL)).toEqual([])
  })

  test('have nothing that axe complains about once everything was deleted', async ({ page, site, expectedFailures }) => {
    expectedFailures.push('404 /mine')
    await page.context().addCookies([{ name: 'sent', value: 'erase', url: site.url }])
    await open(page, '/mine?sent=erase')

    expect(await problemsOf(page, LARGE)).toEqual([])
    expect(await problemsOf(page, SMALL)).toEqual([])
  })
})
