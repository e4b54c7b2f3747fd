import { expect } from '@playwright/test'
import { open } from '../support/a-visit.ts'
import { logInAs, ROSA, test } from '../support/members.ts'

test('the owner reads how the site is, in words, and goes from there to what needs a look', async ({ page }) => {
  await logInAs(page, ROSA)
  await open(page, '/office')

  await page.getByRole('navigation', { name: 'Office', exact: true }).getByRole('link', { name: 'Status' }).click()

  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Status')
  for (const part of ['Site', 'Email', 'Backup', 'Disk', 'Database', 'Background jobs', 'Version']) {
    await expect(main.getByRole('listitem').filter({ hasText: new RegExp(`^${part}, (all well|take a look|needs fixing)`, 'i') })).toHaveCount(1)
  }
  await expect(main.getByText(/ are free on the disk with the site’s data\./)).toBeVisible()
  await main.getByRole('link', { name: 'Backups' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Backups')
})
