import { expect } from '@playwright/test'
import { aSiteWithAClock, DAY_MS, joinWaitlist } from '../support/a-site-with-a-clock.ts'
import { open } from '../support/a-visit.ts'
import { LARGE, problemsOf, SMALL } from '../support/axe.ts'
import { ROSA, test } from '../support/members.ts'

test('Rosa tells the waitlist the price first, and the site says it the next morning, everywhere', async ({ page }) => {
  test.slow()
  const site = await aSiteWithAClock()
  const places = ['/', '/visit', '/visit/feed.xml', '/api/facts']
  const saysPrice = async () => (await Promise.all(places.map(async (path) => (await page.request.get(site.url + path)).text()))).map((text) => text.includes('$12'))
  try {
    await page.request.post(`${site.url}/api/forum/auth/login`, { data: ROSA })
    await page.request.patch(`${site.url}/api/office/settings`, { data: { postalAddress: 'PO Box 1\nAustin, TX 78701' } })
    await joinWaitlist(page, site, 'ana@example.com')

    await open(page, `${site.url}/office/facts/pricing`)
    const fact = page.getByRole('form', { name: 'Edit this fact' })
    await expect(page.getByRole('region', { name: 'Where it shows' }).getByRole('link', { name: 'Fact: Waitlist' })).toBeVisible()
    await fact.getByLabel('Status').selectOption('Announced')
    await fact.getByLabel('Short answer').fill('From $12')
    await fact.getByLabel('Answer', { exact: true }).fill('A visit costs $12.')
    await fact.getByRole('button', { name: 'Tell the Waitlist First' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Tell the waitlist first' })
    await expect(dialog).toContainText('We’ll email 1 address on the waitlist now.')
    await expect(dialog.getByLabel('Time (Austin)')).toHaveValue('09:00')
    for (const size of [SMALL, LARGE]) expect(await problemsOf(page, size)).toEqual([])
    await dialog.getByLabel('Subject').fill('You hear the price first')
    await dialog.getByRole('button', { name: 'Email Now, Publish Later' }).click()

    const waiting = page.getByRole('region', { name: 'Waiting to be published' })
    await expect(waiting).toContainText('1 person hears it first, by email.')
    await expect(waiting).toContainText('From $12')
    await expect(fact.getByLabel('Short answer')).toHaveValue('Not yet announced')
    const warning = fact.getByText('If you save here, it won’t go live automatically.')
    await fact.getByLabel('Short answer').fill('Soon')
    await expect(warning).toBeVisible()
    await fact.getByLabel('Short answer').fill('Not yet announced')
    await expect(warning).toBeHidden()
    for (const size of [SMALL, LARGE]) expect(await problemsOf(page, size)).toEqual([])
    await expect.poll(() => emails(site)).toBe(1)
    expect(await saysPrice()).toEqual([false, false, false, false])

    site.moveOn(2 * DAY_MS)

    await expect.poll(saysPrice).toEqual([true, true, true, true])
    await open(page, `${site.url}/visit`)
    await expect(page.getByText('A visit costs $12.').first()).toBeVisible()
    expect(emails(site)).toBe(1)
  } finally {
    await site.stop()
  }
})

const emails = (site: Awaited<ReturnType<typeof aSiteWithAClock>>): number => site.emails('Subject: You hear the price first').length
