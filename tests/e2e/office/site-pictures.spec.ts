import { expect } from '@playwright/test'
import { aPicture } from '../../support/blog/made-pictures.ts'
import { open } from '../support/a-visit.ts'
import { LARGE, problemsOf, SMALL } from '../support/axe.ts'
import { logInAs, ROSA, test } from '../support/members.ts'

test('the owner puts up the founder’s portrait, visitors see it at once, and the placeholder comes back', async ({ page, another, expectedFailures }) => {
  expectedFailures.push('400 /api/office/site-pictures/portrait')
  await logInAs(page, ROSA)
  await open(page, '/office/pictures')
  for (const size of [SMALL, LARGE]) expect(await problemsOf(page, size)).toEqual([])
  const form = page.getByRole('form', { name: 'Founder’s portrait' })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Please choose a picture.')).toBeVisible()
  await expect(form.getByText('Please describe the picture for people who can’t see it.')).toBeVisible()

  await form.getByLabel('Picture', { exact: true }).setInputFiles({ name: 'rosa.png', mimeType: 'image/png', buffer: await aPicture(800, 1_000).png().toBuffer() })
  await expect(form.getByText('Preview, not saved yet')).toBeVisible()
  await form.getByLabel('Alt text').fill('Rosa laughs on a seesaw')
  await form.getByRole('button', { name: 'Save' }).click()

  await expect(form.getByText('On the site now')).toBeVisible()
  const visitor = await another()
  await open(visitor, '/')
  const portrait = visitor.getByRole('img', { name: 'Rosa laughs on a seesaw' })
  await portrait.scrollIntoViewIfNeeded()
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(visitor.getByText('Founder & President')).toBeVisible()

  await form.getByRole('button', { name: 'Reset to Original' }).click()

  await expect(form.getByText('Original', { exact: true })).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText('Portrait coming soon')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the owner sees the pictures, describes one again, and gets the original back; the page says that an upload needs scripts', async ({ page, expectedFailures }) => {
    expectedFailures.push('400 /office/pictures')
    await logInAs(page, ROSA)
    const sent = await page.request.post('/api/office/pictures', { data: await aPicture(800, 630).png().toBuffer(), headers: { 'content-type': 'image/png' } })
    const { picture } = (await sent.json()) as { picture: { src: string } }
    await page.request.put('/api/office/site-pictures/banner', { data: { picture: picture.src, alt: 'A room' } })
    await page.goto('/office/pictures')
    await expect(page.getByRole('form', { name: 'Share picture' }).locator('noscript p')).toBeVisible()
    await expect(page.getByRole('form', { name: 'Share picture' }).getByRole('button', { name: 'Save' })).toBeHidden()
    const form = page.getByRole('form', { name: 'Forum banner' })

    await form.getByLabel('Alt text').fill('   ')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByLabel('Alt text')).toHaveAccessibleDescription(/Please describe the picture/)

    await form.getByLabel('Alt text').fill('Children build a house of boxes')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Your picture is live.')).toBeVisible()
    await page.goto('/forum')
    await expect(page.getByRole('img', { name: 'Children build a house of boxes' })).toBeVisible()

    await page.goto('/office/pictures')
    await form.getByRole('button', { name: 'Reset to Original' }).click()

    await expect(page.getByText('The original is live again.')).toBeVisible()
    await expect(form.getByText('Original', { exact: true })).toBeVisible()
  })
})
