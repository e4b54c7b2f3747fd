import { readdirSync, readFileSync } from 'node:fs'
import { join as pathOf } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { open, tabTo } from '../support/a-visit.ts'
import { aName, logInAs, ROSA, test } from '../support/members.ts'
import { startASite } from '../support/start-a-site.ts'

const needs = (page: Page) => page.getByRole('region', { name: 'Needs your attention' })

test('Rosa sees what needs her, and is led there by keyboard', async ({ page, email }) => {
  const name = aName('Ana')
  const answer = await page.request.post('/api/contact', { data: { name, email, message: `Is there parking? ${name}` } })
  expect(answer.ok()).toBe(true)
  await logInAs(page, ROSA)
  await open(page, '/office')
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour, rosa' })).toBeVisible()
  await expect(page.getByText(/^\w+day, \w+ \d{1,2}, \d{4}, in Austin$/)).toBeVisible()
  await expect(needs(page).getByRole('listitem').filter({ hasText: 'for a reply' })).toContainText('The oldest came')
  await expect(needs(page).getByRole('listitem').filter({ hasText: 'a past date' })).toContainText('Announcement: 2025')

  const numbers = page.getByLabel('Key numbers').getByRole('definition')
  const tops = await numbers.evaluateAll((all) => all.map((number) => Math.round(number.getBoundingClientRect().top)))
  expect(new Set(tops).size, 'the figures stand in line').toBe(1)

  await tabTo(page, needs(page).getByRole('link', { name: 'Reply' }))
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
})

test('Rosa is told so warmly when nothing needs her', async ({ page }) => {
  const site = await startASite()
  try {
    await page.request.post(`${site.url}/api/forum/auth/login`, { data: ROSA })
    const calm = { messages: null, reports: null, unchecked: [], over: [], unpublished: [], topics: null, mail: null, backup: false }
    await page.route('**/api/office/overview', async (route) => {
      const answer = await route.fetch()
      const { overview } = (await answer.json()) as { overview: object }
      await route.fulfill({ response: answer, json: { overview: { ...overview, needs: calm } } })
    })
    await open(page, `${site.url}/office/facts`)

    await page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Overview' }).click()

    await expect(needs(page)).toContainText('You’re all caught up.')
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(await site.stop()).toEqual({ code: 0, complaints: '' })
  }
})

test('Rosa sees how the site grows over 30 and 90 days, drawn and in numbers', async ({ page }) => {
  await logInAs(page, ROSA)
  await open(page, '/office')
  await expect(page.getByText(/^From \d+ to \d+ members over the last 30 days\.$/)).toBeVisible()
  // Nothing is drawn of what there's none of yet, and no room is left for it.
  const drawn = await page.getByText(/^From \d+ to \d+ .* over the last 30 days\.$/).count()
  await expect(page.locator('.chart svg.recharts-surface')).toHaveCount(drawn)
  await expect(page.locator('.chart')).toHaveCount(drawn)

  await page.getByRole('navigation', { name: 'Time range' }).getByRole('link', { name: '90 days' }).click()

  await expect(page).toHaveURL(/\/office\?days=90$/)
  await expect(page.getByText(/^From \d+ to \d+ members over the last 90 days\.$/)).toBeVisible()
  await page.getByText('View as a table').click()
  await expect(page.getByRole('table', { name: 'Totals at the end of each day, Austin time' }).getByRole('row')).toHaveCount(91)
})

test('no number of a chart touches another, and none is cut off, on a phone and at a desk', async ({ page }) => {
  await logInAs(page, ROSA)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/office')
    await expect(page.locator('.chart svg text').first()).toBeVisible()

    const collisions = () => page.locator('.chart svg.recharts-surface').evaluateAll((charts) =>
      charts.flatMap((chart) => {
        const edge = chart.getBoundingClientRect()
        const labels = [...chart.querySelectorAll('text')].map((text) => ({ words: text.textContent, box: text.getBoundingClientRect() }))
        const cut = labels.filter(({ box }) => box.left < edge.left || box.right > edge.right).map(({ words }) => words)
        const touching = labels.flatMap((one, at) =>
          labels.slice(at + 1).filter(({ box }) => box.left < one.box.right && one.box.left < box.right && box.top < one.box.bottom && one.box.top < box.bottom)
            .map(({ words }) => `${one.words} and ${words}`))
        return [...cut, ...touching]
      }),
    )

    // A chart is drawn again once it knows its width.
    await expect.poll(collisions, `at ${width} px`).toEqual([])
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the overview says everything in words and numbers, without a style in its HTML', async ({ page }) => {
    await logInAs(page, ROSA)
    await page.goto('/office?days=90')

    await expect(needs(page)).toBeVisible()
    await expect(page.getByText(/^(From \d+ to \d+ confirmed emails over the last 90 days|No confirmed emails yet)\.$/)).toBeVisible()
    const html = await (await page.request.get('/office?days=90')).text()
    expect(html).not.toMatch(/<[^>]*\sstyle=/)
  })
})

test('the drawing library is in one file, which only the overview fetches', async ({ page }) => {
  const assets = pathOf(import.meta.dirname, '../../../dist/client/assets')
  const withCharts = readdirSync(assets).filter((file) => file.endsWith('.js') && readFileSync(pathOf(assets, file), 'utf8').includes('recharts-'))
  expect(withCharts).toEqual([expect.stringMatching(/^growth-chart-/)])
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))

  await logInAs(page, ROSA)
  for (const path of ['/', '/forum', '/blog', '/office/facts', '/office/messages', '/office/waitlist']) await open(page, path)
  expect(fetched).not.toContain(`/assets/${withCharts[0]}`)
  await open(page, '/office')

  await expect.poll(() => fetched).toContain(`/assets/${withCharts[0]}`)
})
