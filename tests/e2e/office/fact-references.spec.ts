import { expect, type Page } from '@playwright/test'
import { moveCaret, open, tabTo, toast } from '../support/a-visit.ts'
import { logInAs, ROSA, test } from '../support/members.ts'

const form = (page: Page) => page.getByRole('form', { name: 'Edit this fact' })
const preview = (page: Page) => page.getByRole('complementary', { name: 'Preview' })

test('Rosa says when On Joue opens in plain words, and lets an answer follow another fact, by keyboard', async ({ page, expectedFailures }) => {
  expectedFailures.push('400 /api/office/facts/wifi')
  await logInAs(page, ROSA)
  await open(page, '/office/facts/opening-date')
  await expect(preview(page)).toContainText('2025 has passed. We’ll announce a new date.')
  await expect(form(page)).not.toContainText('{')

  await form(page).getByRole('radio', { name: 'We have a date' }).check()
  await form(page).getByLabel('Year').selectOption('2030')
  await form(page).getByLabel('Month or season').selectOption('March')
  await form(page).getByLabel('Day').selectOption('3')

  await expect(preview(page)).toContainText('Opening in Austin, Texas – March 3, 2030')
  await expect(preview(page)).toContainText('We open on March 3, 2030.')
  await expect(preview(page)).not.toContainText('has passed')

  await open(page, '/office/facts/wifi')
  const answer = form(page).getByRole('textbox', { name: 'Answer', exact: true })
  await answer.fill('Guests in  get Wi-Fi.')
  await answer.press('Home')
  for (let at = 0; at < 'Guests in '.length; at += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+Tab')
  await expect(form(page).getByRole('button', { name: 'Insert a Fact into Answer' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Insert a fact' }).getByLabel('Find a fact').fill('city town')
  await page.keyboard.press('Enter')

  await expect(answer).toHaveText('Guests in City: town only get Wi-Fi.')
  await expect(preview(page)).toContainText('Guests in Austin get Wi-Fi.')
  await tabTo(page, answer)
  await moveCaret(answer, 'Control+End')
  await page.keyboard.type(' {mood}')
  await form(page).getByRole('button', { name: 'Save' }).click()
  await expect(answer).toHaveAccessibleDescription('Curly braces are only for references. Insert one from the list, or leave the braces out.')
  await expect(answer).toBeFocused()
})

test('what Rosa types while a field’s editor is still loading stays, and so does her place in it', async ({ page }) => {
  await logInAs(page, ROSA)
  let deliver: () => void = () => {}
  const isDue = new Promise<void>((resolve) => (deliver = resolve))
  await page.route('**/reference-text-*.js', async (route) => {
    await isDue
    await route.continue()
  })
  await open(page, '/office/facts/announcement')
  const short = form(page).getByLabel('Short answer')
  await expect(short).toHaveValue(/\{/)
  await short.press('End')
  await page.keyboard.type(', we')

  const loaded = page.waitForResponse(/reference-text-/)
  deliver()
  await loaded
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await page.keyboard.type(' hope')

  await expect(short).toBeFocused()
  await expect(short).toHaveValue(/\}.*, we hope$/)
  await page.keyboard.press('Tab')
  await expect(form(page).getByRole('textbox', { name: 'Short answer' })).toHaveText(/, we hope$/)
  await expect(form(page).getByRole('textbox', { name: 'Short answer' })).not.toContainText('{')
})

test('Rosa lets the terms follow a fact without breaking a reference or a mark, and visitors read it', async ({ page }) => {
  await logInAs(page, ROSA)
  await open(page, '/office/texts/terms.body')
  const text = page.getByRole('form', { name: 'Edit this text' }).getByRole('textbox', { name: 'Text', exact: true })
  await expect(text).toContainText('On Joue is a planned indoor playground in City: short answer.')
  await expect(text).not.toContainText('{')
  await expect(text).toContainText('## What this website is')

  await moveCaret(text, 'Control+End')
  await page.keyboard.type('\n\n## Ages\n\n- For **children** ages ')
  await page.getByRole('button', { name: 'Insert a Fact into Text' }).click()
  await page.getByRole('dialog', { name: 'Insert a fact' }).getByLabel('Find a fact').fill('ages short answer')
  await page.keyboard.press('Enter')
  await expect(text).toContainText('- For **children** ages Ages: short answer')
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(toast(page, 'Saved')).toBeVisible()
  const terms = await (await page.request.get('/forum/terms')).text()
  expect(terms).toContain('<h2>What this website is</h2><p>On Joue is a planned indoor playground in Austin, Texas.')
  expect(terms).toContain('<h2>Ages</h2><ul><li>For <strong>children</strong> ages 2–12</li></ul>')
  await page.getByRole('button', { name: 'Reset to Original' }).click()
  await expect(toast(page, 'Reset')).toBeVisible()
})
