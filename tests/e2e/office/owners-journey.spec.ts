import { expect, type Page } from '@playwright/test'
import { aPicture } from '../../support/blog/made-pictures.ts'
import { aSiteWithAClock, DAY_MS, joinWaitlist } from '../support/a-site-with-a-clock.ts'
import { open, toast } from '../support/a-visit.ts'
import { test } from '../support/members.ts'

const PASSWORD = 'a playground of our own'
/** Nothing is set but the mail server. A public address has no sample community; a browser reaches only this machine. */
const UNOWNED = { ADMIN_USERNAME: '', ADMIN_EMAIL: '', ADMIN_PASSWORD: '', SAMPLE_DATA: 'off' }

const HOUR_MS = DAY_MS / 24
/** Where the price is read, by people and by programs; the last is what the assistant says without a connection. */
const PLACES = ['/', '/visit', '/visit/feed.xml', '/api/facts', '/search?q=price', '/api/chat/local']

async function changeText(page: Page, url: string, key: string, words: string): Promise<void> {
  await open(page, `${url}/office/texts/${key}`)
  await page.getByRole('textbox', { name: 'Text' }).fill(words)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Saved')).toBeVisible()
}

test('a new owner makes the site her own, tells the waitlist the price first, and the next morning it’s everywhere', async ({ page, another }) => {
  test.slow()
  const site = await aSiteWithAClock(UNOWNED)
  const { url } = site
  /** Without a session: only then does a page come from the cache. */
  const read = async (path: string) => (await fetch(url + path)).text()
  try {
    await test.step('opens the printed link, and sees her first steps', async () => {
      const [, link = ''] = /first admin account here .*: (\S+)/.exec(site.printed()) ?? []
      const { pathname, search } = new URL(link)
      await open(page, `${url}${pathname}${search}`)
      await page.getByRole('textbox', { name: 'Username' }).fill('claire')
      await page.getByRole('textbox', { name: 'Email' }).fill('claire@example.com')
      await page.getByRole('textbox', { name: 'New password', exact: true }).fill(PASSWORD)
      await page.getByRole('textbox', { name: 'Confirm new password' }).fill(PASSWORD)
      await page.getByRole('button', { name: 'Create My Account' }).click()
      await expect(page.getByText('Your account is ready. Log in to open the office.')).toBeVisible()
      await page.getByLabel('Username').fill('claire')
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
      await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible()
      await open(page, `${url}/office/settings`)
      const sender = page.getByRole('form', { name: 'Your emails' })
      await sender.getByLabel('Postal address').fill('PO Box 1\nAustin, TX 78701')
      await sender.getByRole('button', { name: 'Save' }).click()
      await expect(toast(page, 'Saved')).toBeVisible()
    })

    await test.step('changes words, a picture, and an email', async () => {
      await changeText(page, url, 'landing.lead', 'One room, and then the next.')
      await changeText(page, url, 'terms.body', '## Our terms\n\nBe kind.')
      await changeText(page, url, 'emails.waitlist-confirm.subject', 'One click to go')
      await open(page, `${url}/office/pictures`)
      const form = page.getByRole('form', { name: 'Founder’s portrait' })
      await form.getByLabel('Picture', { exact: true }).setInputFiles({ name: 'claire.png', mimeType: 'image/png', buffer: await aPicture(800, 1_000).png().toBuffer() })
      await expect(form.getByText('Preview, not saved yet')).toBeVisible()
      await form.getByLabel('Alt text').fill('Claire on a seesaw')
      await form.getByRole('button', { name: 'Save' }).click()
      await expect(toast(page, 'Saved')).toBeVisible()
      const landing = await read('/')
      for (const words of ['One room, and then the next.', 'alt="Claire on a seesaw"']) expect(landing).toContain(words)
      expect(await read('/forum/terms')).toContain('<h2>Our terms</h2>')
      await joinWaitlist(page, site, 'ana@example.com')
      expect(site.emails('Subject: One click to go')).toHaveLength(1)
    })

    await test.step('tells the waitlist the price first', async () => {
      await open(page, `${url}/office/facts/pricing`)
      const fact = page.getByRole('form', { name: 'Edit this fact' })
      await fact.getByLabel('Status').selectOption('Announced')
      await fact.getByLabel('Short answer').fill('From $12')
      await fact.getByLabel('Answer', { exact: true }).fill('A visit costs $12.')
      await fact.getByRole('button', { name: 'Tell the Waitlist First' }).press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Tell the waitlist first' })
      await dialog.getByLabel('Subject').fill('You hear the price first')
      await dialog.getByRole('button', { name: 'Email Now, Publish Later' }).click()
      await expect(page.getByRole('region', { name: 'Waiting to be published' })).toBeVisible()
      await expect.poll(() => site.emails('Subject: You hear the price first').length).toBe(1)
      expect(site.emails('Subject: You hear the price first')[0]).toContain('A visit costs $12.')
      for (const path of PLACES) expect(await read(path), path).not.toContain('$12')
    })

    await test.step('and reads it everywhere the next morning, not earlier', async () => {
      const { publication } = await (await page.request.get(`${url}/api/office/facts/pricing/publication`)).json()
      const due = Date.parse(publication.publishAt) - Date.now()
      site.moveOn(due - 2 * HOUR_MS)
      await joinWaitlist(page, site, 'ben@example.com')
      for (const path of PLACES) expect(await read(path), path).not.toContain('$12')

      site.moveOn(due + 2 * HOUR_MS)

      await expect.poll(() => read('/visit')).toContain('A visit costs $12.')
      for (const path of PLACES) expect(await read(path), path).toContain('$12')
      expect(await read('/visit')).toMatch(/<script type="application\/ld\+json">[^<]*A visit costs \$12\./)
      const visitor = await another()
      const answer = await visitor.request.post(`${url}/api/chat`, { data: { message: 'How much does it cost?' } })
      expect(await answer.text()).toContain('A visit costs $12.')
      await open(visitor, `${url}/visit`)
      await expect(visitor.getByText('A visit costs $12.').first()).toBeVisible()
      await open(visitor, url)
      await expect(visitor.getByText('From $12').first()).toBeVisible()
      await expect(visitor.getByText('One room, and then the next.')).toBeVisible()
      await expect(visitor.getByRole('img', { name: 'Claire on a seesaw' })).toBeAttached()
      expect(site.emails('Subject: You hear the price first')).toHaveLength(1)
    })
  } finally {
    await site.stop()
  }
})
