import { expect, type Locator } from '@playwright/test'
import { test } from '../support/a-running-site.ts'
import { contactForm, waitlistForm } from '../support/a-visit.ts'

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'no-preference' } })

/** How opaque something looks: its own opacity times that of all it stands in. */
const opacityOf = (target: Locator): Promise<number> =>
  target.evaluate((element) => {
    let opacity = 1
    for (let at: Element | null = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity)
    return opacity
  })

const LINKS = ['Home', 'About', 'Features', 'Get in Touch', 'Contact', 'Visit', 'Blog', 'Community Forum']
const TEXTS = [
  'Coming to Austin, Texas – 2025',
  'Welcome to',
  'Where Childhood Flourishes',
  'Play is serious work.',
  'planned indoor playground in Austin for children ages 2 to 12',
  'Our mission is a place where childhood flourishes',
  'expand beyond Austin to a national network of play spaces by 2030',
  'Founder & President',
  'Why On Joue',
  'Innovation in Play',
  'Neo-Age Learning Pods',
  'Special Events & Programs',
  'Get a foot in the door',
]

for (const [screen, viewport] of [
  ['a large', { width: 1440, height: 900 }],
  ['a small', { width: 390, height: 844 }],
] as const) {
  test.describe(`a visitor without scripts, on ${screen} screen`, () => {
    test.use({ viewport })

    test('reads every text, all three tabs included, and has every link [Q001 Q005 R055 R068]', async ({ page }) => {
      await page.goto('/')

      for (const text of TEXTS) {
        const found = page.getByRole('main').getByText(text).first()
        await expect(found, text).toBeVisible()
        await expect.poll(() => opacityOf(found), text).toBe(1)
      }
      const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
      await expect(links).toHaveText(LINKS)
      // Neither hidden nor covered by what comes below the header.
      for (const link of await links.all()) await link.click({ trial: true })
    })

    test('finds the welcome there at once, without a fade [R063 D35]', async ({ page }) => {
      await page.goto('/')

      const welcome = page.getByRole('heading', { level: 1 }).locator('..')
      await expect(welcome).toHaveCSS('animation-name', 'none')
    })

    test('sees no control that only scripts could work', async ({ page }) => {
      await page.goto('/')

      for (const name of ['Open menu', 'Chat with our automated assistant']) {
        await expect(page.getByRole('button', { name })).toBeHidden()
      }
      await expect(page.getByRole('tab')).toHaveCount(0)
    })
  })
}

test.describe('a visitor without scripts', () => {
  test('sends a message and is thanked [Q005 R282]', async ({ page, email, site }) => {
    await page.goto('/')
    await contactForm(page).getByLabel('Name').fill('Omar')
    await contactForm(page).getByLabel('Email').fill(email)
    await contactForm(page).getByLabel('Message').fill('Is there a step-free way in?')

    await contactForm(page).getByRole('button', { name: 'Send Message' }).click()

    await expect(contactForm(page).getByRole('status')).toHaveText(
      "Message sent! Thanks for reaching out. We'll be in touch soon.",
    )
    await expect(contactForm(page).getByRole('status')).toBeInViewport()
    const inbox = await site.command('inbox')
    expect(inbox).toMatch(new RegExp(`Omar <${email}>\\n +Is there a step-free way in\\?`))
  })

  test('joins the waitlist and is thanked [Q005 R284]', async ({ page, email, site }) => {
    await page.goto('/')
    await waitlistForm(page).getByLabel('Email address').fill(email)

    await waitlistForm(page).getByRole('button', { name: 'Join the Waitlist' }).click()

    await expect(waitlistForm(page).getByRole('status')).toContainText("You've been added to our waitlist.")
    await expect(waitlistForm(page).getByRole('status')).toBeInViewport()
    await expect(page.getByText('click the link in the email')).toBeInViewport()
    expect(await site.command('waitlist')).toMatch(new RegExp(`${email} +plain-form\\n`))
  })

  test('gets everything back with a complaint at what is wrong [R212]', async ({ page, email, expectedFailures }) => {
    expectedFailures.push('400 /')
    await page.goto('/')
    await contactForm(page).getByLabel('Name').fill('  O  ')
    await contactForm(page).getByLabel('Email').fill(email)
    await contactForm(page).getByLabel('Message').fill('Is there a step-free way in?')

    await contactForm(page).getByRole('button', { name: 'Send Message' }).click()

    const name = contactForm(page).getByLabel('Name')
    await expect(name).toHaveAccessibleDescription('Name must be at least 2 characters')
    await expect(contactForm(page).getByLabel('Message')).toHaveValue('Is there a step-free way in?')
    await expect(contactForm(page).getByLabel('Email')).toHaveValue(email)
  })
})
