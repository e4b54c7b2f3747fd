import { expect } from '@playwright/test'
import { test } from '../support/a-running-site.ts'
import { contactForm, open, topOf, waitlistForm } from '../support/a-visit.ts'

test.describe('getting in touch', () => {
  test('has the invitation, the contact form and the waitlist in one section [R073 R074 R079]', async ({ page }) => {
    await open(page, '/')
    const section = page.locator('#get-in-touch')

    await expect(section.getByRole('heading', { name: 'Get in touch' })).toBeVisible()
    await expect(section.getByText('Write to us.')).toBeVisible()
    await expect(contactForm(page)).toBeVisible()
    await expect(waitlistForm(page)).toBeVisible()
    await expect(section.locator('#contact').and(page.locator(':has(form)'))).toHaveCount(1)
    await expect(section.getByRole('form')).toHaveCount(2)
  })

  test('says what is not announced yet [R026]', async ({ page }) => {
    await open(page, '/')
    const rows = page.locator('#get-in-touch').locator('dl > div')

    await expect(rows.filter({ hasText: 'Opening' })).toContainText('date not yet announced')
    await expect(rows.filter({ hasText: 'location' })).toContainText('Not yet announced')
    await expect(rows.filter({ hasText: 'Pricing' })).toContainText('Not yet announced')
  })
})

test.describe('the footer', () => {
  for (const [label, anchor] of [
    ['Home', '#home'],
    ['About Us', '#about'],
    ['Features', '#features'],
    ['Contact', '#contact'],
  ] as const) {
    test(`leads from “${label}” to ${anchor}, here and from other pages [R075 R077]`, async ({ page }) => {
      for (const from of ['/', '/blog']) {
        await open(page, from)

        await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: label }).click()

        await expect(page).toHaveURL(`/${anchor}`)
        await expect.poll(() => topOf(page.locator(anchor))).toBeLessThanOrEqual(100)
        await expect.poll(() => topOf(page.locator(anchor))).toBeGreaterThanOrEqual(0)
      }
    })
  }

  test('has exactly the four quick links [R077]', async ({ page }) => {
    await open(page, '/')

    const links = page.getByRole('contentinfo').getByRole('navigation', { name: 'Quick links' }).getByRole('link')
    await expect(links).toHaveText(['Home', 'About Us', 'Features', 'Contact'])
    // Each link of the footer on one line, on a phone too.
    await page.setViewportSize({ width: 390, height: 844 })
    const heightOf = async (name: string) => (await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).boundingBox())?.height
    expect(await heightOf('Know Before You Go')).toBe(await heightOf('Features'))
  })

  test('has social links that are placeholders: named, and leading nowhere [R078]', async ({ page }) => {
    await open(page, '/')
    const social = page.getByRole('contentinfo').getByRole('link', { name: '(coming soon)' })
    await social.first().scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)

    await expect(social).toHaveCount(3)
    for (const link of await social.all()) await link.click()

    await expect(page).toHaveURL('/')
    expect(before).toBeGreaterThan(0)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  })
})
