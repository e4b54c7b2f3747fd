import { expect } from '@playwright/test'
import { test } from '../support/a-running-site.ts'
import { open, topOf } from '../support/a-visit.ts'

const SECTIONS = [
  ['Home', '#home'],
  ['About', '#about'],
  ['Features', '#features'],
  ['Get in Touch', '#get-in-touch'],
  ['Contact', '#contact'],
] as const
/** Lower than the header, higher than the first line below it. */
const BELOW_HEADER_PX = 100
const CLEAR = 'rgba(0, 0, 0, 0)'

test.describe('the header', () => {
  test('stays at the top of the window with its logo, however far a visitor reads [R054]', async ({ page }) => {
    await open(page, '/')
    const header = page.getByRole('banner')

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()

    expect(await topOf(header)).toBe(0)
    await expect(header.getByRole('link', { name: 'On Joue, home' })).toBeInViewport()
  })

  for (const [label, anchor] of SECTIONS) {
    test(`leads a visitor from “${label}” to ${anchor} [R055 R056]`, async ({ page }) => {
      await open(page, '/')
      await page.evaluate(() => window.scrollTo(0, 300))

      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label, exact: true }).click()

      await expect(page).toHaveURL(`/${anchor}`)
      const section = page.locator(anchor)
      await expect(section).toBeInViewport()
      await expect.poll(() => topOf(section)).toBeLessThanOrEqual(BELOW_HEADER_PX)
      // The start of the page has been above the window until now.
      await expect.poll(() => topOf(section)).toBeGreaterThanOrEqual(0)
    })
  }

  test('leads from any other page to a section of the landing page [R055]', async ({ page }) => {
    await open(page, '/blog')

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Features' }).click()

    await expect(page).toHaveURL('/#features')
    await expect.poll(() => topOf(page.locator('#features'))).toBeLessThanOrEqual(BELOW_HEADER_PX)
  })

  test('leads from “Blog” to the blog [R057 R047]', async ({ page }) => {
    await open(page, '/')

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()

    await expect(page).toHaveURL('/blog')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('On Joue Blog')
  })

  test('leads from “Community Forum”, the one highlighted link, to the forum [R058 R028]', async ({ page }) => {
    await open(page, '/')
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    const forum = links.filter({ hasText: 'Community Forum' })

    for (const link of await links.filter({ hasNotText: 'Community Forum' }).all()) {
      await expect(link).toHaveCSS('background-color', CLEAR)
    }
    await expect(forum).toHaveCSS('background-color', 'rgb(255, 200, 61)')
    await forum.click()

    await expect(page).toHaveURL('/forum')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to the On Joue community')
  })

  test('gets its own ground and a shadow past 50 px, and gives them back at the top [R061 R062 R190 R300]', async ({
    page,
  }) => {
    await open(page, '/')
    const header = page.getByRole('banner')
    const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y)
    const isBare = async () => {
      await expect(header).toHaveCSS('background-color', CLEAR)
      await expect(header).toHaveCSS('box-shadow', 'none')
    }
    const hasGround = async () => {
      await expect(header).toHaveCSS('background-color', 'rgb(255, 252, 250)')
      await expect(header).toHaveCSS('box-shadow', /rgb/)
    }

    await isBare()
    await scrollTo(51)
    await hasGround()
    await scrollTo(50)
    await isBare()
    await scrollTo(400)
    await hasGround()
    await scrollTo(0)
    await isBare()
  })

  test('has its ground at once on a page that is opened further down [R061]', async ({ page }) => {
    await open(page, '/#features')

    await expect(page.getByRole('banner')).toHaveCSS('box-shadow', /rgb/)
  })
})
