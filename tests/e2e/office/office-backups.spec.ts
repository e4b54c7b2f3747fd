import { statSync } from 'node:fs'
import { expect } from '@playwright/test'
import { open } from '../support/a-visit.ts'
import { ROSA, test } from '../support/members.ts'
import { startASite } from '../support/start-a-site.ts'

test('the owner makes a backup, sees when it’s done, and downloads it', async ({ page }) => {
  test.slow()
  const site = await startASite('', { SAMPLE_DATA: 'off' })
  await page.request.post(`${site.url}/api/forum/auth/login`, { data: ROSA })

  await open(page, `${site.url}/office`)
  await page.getByRole('main').getByRole('link', { name: 'Manage backups' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Backups')
  await expect(page.getByRole('navigation', { name: 'Office', exact: true }).locator('[aria-current=page]')).toHaveText('Status')
  await page.getByRole('button', { name: 'Back Up Now' }).click()
  await expect(page.getByText(/^The backup was done /)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Last good backup' })).toContainText('In the folder')

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download Backup' }).click()])
  expect(download.suggestedFilename()).toMatch(/^on-joue-\d{4}-\d\d-\d\dT.*\.tar\.gz$/)
  expect(statSync(await download.path()).size).toBeGreaterThan(10_000)

  await open(page, `${site.url}/office/log?room=settings`)
  await expect(page.getByRole('main').getByRole('listitem')).toContainText(['downloaded a backup', 'started a backup'])
  expect((await site.stop()).code).toBe(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the owner makes a backup and downloads it', async ({ page }) => {
    test.slow()
    const site = await startASite('', { SAMPLE_DATA: 'off' })
    await page.request.post(`${site.url}/api/forum/auth/login`, { data: ROSA })

    await page.goto(`${site.url}/office/backups`)
    await page.getByRole('button', { name: 'Back Up Now' }).click()
    await expect(page.getByText(/^We’re making a backup\./)).toBeVisible()
    await expect(async () => {
      await page.goto(`${site.url}/office/backups`)
      await expect(page.getByText(/^The backup was done /)).toBeVisible({ timeout: 1_000 })
    }).toPass()

    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download Backup' }).click()])
    expect(statSync(await download.path()).size).toBeGreaterThan(10_000)
    expect((await site.stop()).code).toBe(0)
  })
})
