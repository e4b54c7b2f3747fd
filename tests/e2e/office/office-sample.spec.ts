import { expect } from '@playwright/test'
import { open, toast } from '../support/a-visit.ts'
import { ROSA, test } from '../support/members.ts'
import { startASite } from '../support/start-a-site.ts'

test('the owner removes the sample community in the office, and keeps what real members wrote', async ({ page, another }) => {
  test.slow()
  const site = await startASite()

  const latest = await page.request.get(`${site.url}/api/forum/topics/latest?limit=1`)
  const [{ id = 0 } = {}] = ((await latest.json()) as { topics: { id: number }[] }).topics
  const topic = `${site.url}/api/forum/topics/${id}`

  await test.step('while a real member replies to a sample topic', async () => {
    const parent = await another()
    await parent.request.post(`${site.url}/api/forum/auth/register`, {
      data: { username: 'nora', email: 'nora@example.com', firstName: 'Nora', lastName: 'Lopez', password: 'a quiet corner 7', confirmPassword: 'a quiet corner 7', terms: true },
    })
    const reply = await parent.request.post(`${topic}/posts`, { data: { content: 'Ours is the same.' } })
    expect(reply.status(), await reply.text()).toBe(201)
  })

  await test.step('reads what will be deleted and what stays', async () => {
    await page.goto(site.url)
    await page.request.post(`${site.url}/api/forum/auth/login`, { data: ROSA })
    await open(page, `${site.url}/office`)
    await page.getByRole('complementary', { name: 'Sample community' }).getByRole('link', { name: 'Remove It' }).click()
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Sample community')
    await expect(main.getByRole('region', { name: 'What we’ll delete' })).toContainText('246 sample members')
    await expect(main.getByRole('region', { name: 'What stays' }).getByRole('listitem')).toHaveText(/: 1 real reply$/)
  })

  await test.step('removes it, which no one can undo', async () => {
    await page.getByRole('button', { name: 'Remove the Sample Community' }).click()
    const dialog = page.getByRole('dialog', { name: 'Remove the sample community?' })
    await expect(dialog).toContainText('You can’t undo this.')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('complementary', { name: 'Sample community' })).toBeVisible()
    await page.getByRole('button', { name: 'Remove the Sample Community' }).click()
    await dialog.getByRole('button', { name: 'Remove the Sample Community' }).click()

    await expect(toast(page, 'Sample community removed')).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Sample community' })).toBeHidden()
    await expect(page.getByText('There’s no sample community')).toBeVisible()
  })

  await test.step('and finds the real reply where it was', async () => {
    await open(page, `${site.url}/forum/topics/${id}`)
    await expect(page.getByRole('article').filter({ hasText: 'Ours is the same.' })).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: 'This sample topic was removed.' })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  })

  expect((await site.stop()).code).toBe(0)
})
