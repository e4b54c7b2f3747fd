import { expect, type Page } from '@playwright/test'
import { test } from '../support/a-running-site.ts'
import { open } from '../support/a-visit.ts'

const TEXTS = {
  Overview: 'planned indoor playground in Austin for children ages 2 to 12',
  Mission: 'Our mission is a place where childhood flourishes',
  Vision: 'expand beyond Austin to a national network of play spaces by 2030',
}
type Name = keyof typeof TEXTS
const NAMES = Object.keys(TEXTS) as Name[]

const aboutOf = (page: Page) => page.locator('#about')

/** Exactly this tab is chosen, and exactly its text is shown. */
async function expectOpen(page: Page, name: Name) {
  for (const other of NAMES) {
    const isOpen = other === name
    await expect(page.getByRole('tab', { name: other })).toHaveAttribute('aria-selected', String(isOpen))
    await expect(aboutOf(page).getByText(TEXTS[other])).toBeVisible({ visible: isOpen })
  }
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  await expect(page.getByRole('tabpanel', { name })).toBeVisible()
}

test.describe('the tabs about us', () => {
  test('are three, and begin with Overview [R007 R067 R191]', async ({ page }) => {
    await open(page, '/')

    await expect(page.getByRole('tablist', { name: 'About On Joue' }).getByRole('tab')).toHaveText(NAMES)
    await expectOpen(page, 'Overview')
  })

  test('show what a visitor chooses, and only that [R068 R191 R011]', async ({ page }) => {
    await open(page, '/')

    for (const name of ['Vision', 'Mission', 'Overview'] as const) {
      await page.getByRole('tab', { name }).click()
      await expectOpen(page, name)
    }
  })

  test('follow the arrows, Home and End, round and round [R068]', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('tab', { name: 'Overview' }).focus()

    for (const [key, name] of [
      ['ArrowRight', 'Mission'],
      ['ArrowRight', 'Vision'],
      ['ArrowRight', 'Overview'],
      ['ArrowLeft', 'Vision'],
      ['Home', 'Overview'],
      ['End', 'Vision'],
      ['ArrowLeft', 'Mission'],
    ] as const) {
      await page.keyboard.press(key)
      await expectOpen(page, name)
      await expect(page.getByRole('tab', { name })).toBeFocused()
    }
  })

  test('are one stop on the way through the page, the chosen one, with its text next', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('tab', { name: 'Mission' }).click()

    await page.keyboard.press('Tab')
    await expect(page.getByRole('tabpanel', { name: 'Mission' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('tab', { name: 'Mission' })).toBeFocused()
  })
})

test.describe('who we are', () => {
  test('has a portrait with a name, captioned Founder & President [R008 R009 R069]', async ({ page }) => {
    await open(page, '/')
    const portrait = aboutOf(page).getByRole('figure')

    await expect(portrait.getByRole('img')).toHaveAccessibleName(/portrait/)
    await expect(portrait).toContainText('Founder & President')
    await expect(portrait).toContainText('Our founder')
    await expect(aboutOf(page)).not.toContainText('{name}')
  })

  test('names three core values [R010]', async ({ page }) => {
    await open(page, '/')

    for (const value of ['Child-centered design', 'Safety above all', 'Inclusive community']) {
      await expect(aboutOf(page).getByRole('listitem').filter({ hasText: value })).toBeVisible()
    }
  })

  test('says why in a box of its own [R012 R070]', async ({ page }) => {
    await open(page, '/')

    const title = aboutOf(page).getByRole('heading', { name: 'Why On Joue' })
    await expect(title).toBeVisible()
    await expect(title.locator('..')).toContainText('“we play” has a we in it')
  })

  test('ends with four badges, each with a line [R013 R014 R015 R016 R071]', async ({ page }) => {
    await open(page, '/')
    const badges = aboutOf(page).getByRole('list').last().getByRole('listitem')

    await expect(badges).toHaveCount(4)
    await expect(badges).toHaveText([
      /^Innovation in Play.+\.$/,
      /^Safety & Security.+\.$/,
      /^Family Comfort.+\.$/,
      /^Inclusivity.+\.$/,
    ])
  })
})
