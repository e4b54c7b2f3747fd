import { expect, type Page } from '@playwright/test'
import { test } from '../support/a-running-site.ts'
import { intercept, open, tabTo } from '../support/a-visit.ts'

const SNACKS = '/blog/nut-safe-snacks-that-survive-a-backpack'
const RAIN = '/blog/rainy-day-play-twelve-ideas-from-one-cardboard-box'
const WIDTHS_PX = [320, 390, 768, 1060, 1061, 1440]
const NEVER = 'We couldn\'t load this blog post. It may have been removed or there was a temporary issue.'

const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => main(page).getByRole('article')
const card = (page: Page, title: string | RegExp) => cards(page).filter({ has: page.getByRole('link', { name: title }) })

/** What a card of the list is given by the API, and nothing of what may be missing. */
const BARE = {
  ...{ id: 1, slug: 'bare', title: 'A bare post', excerpt: 'Word '.repeat(120).trim(), content: '<p>a</p>' },
  ...{ featuredImage: null, featuredImageAlt: '', authorName: 'rosa', authorTitle: null, authorImage: null, publishedAt: '2025-06-03T04:30:00.000Z' },
}
const WHOLE = { ...BARE, body: [{ tag: 'p', attributes: {}, children: ['a'] }], address: 'http://on-joue.test/blog/bare', readingMinutes: 1, updatedAt: null, isPreview: false }

/** Answers the list with these posts instead, to anyone who comes from another page. */
const listIs = (page: Page, posts: object[]) => page.route('**/api/blog', (route) => route.fulfill({ json: { posts } }))
const fromHome = async (page: Page) => {
  await open(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click()
}

test.describe('the blog', () => {
  test('is a grid of cards under its title, and leads home again [R047 R147 R148 R149 R150]', async ({ page }) => {
    await open(page, '/blog')

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('On Joue Blog')
    await expect(page.getByText('Insights, updates, and tips for parents from our playground community')).toBeVisible()
    await expect(cards(page)).toHaveCount(10)
    await page.getByRole('link', { name: 'Back to Homepage' }).click()

    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to On Joue')
  })

  test('shows on each card picture, author, title, excerpt, date and two ways in [R151 R153 R154 R156 R157 R172]', async ({ page }) => {
    await open(page, '/blog')
    const snacks = card(page, /^Nut-safe/)

    await expect(snacks.getByRole('img', { name: /picnic/ })).toHaveJSProperty('complete', true)
    await expect(snacks).toContainText('Play notesOn Joue')
    await expect(snacks).toContainText('Lunch boxes meet other people’s children.')
    await expect(snacks.getByRole('time')).toHaveText(/^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}, \d{4}$/)
    await expect(snacks.getByRole('heading').getByRole('link')).toHaveAttribute('href', SNACKS)
    await expect(snacks.getByRole('link', { name: 'Read More →', exact: true })).toHaveAccessibleDescription(/^Nut-safe/)
    await snacks.getByRole('link', { name: 'Read More →', exact: true }).click()

    await expect(page).toHaveURL(SNACKS)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Nut-safe/)
    await expect(main(page)).toBeFocused()
  })

  test('makes do without picture and title, with the first letter and Austin’s date, and cuts long excerpts [R151 R152 R155 R156]', async ({ page }) => {
    const authorImage = '/illustrations/cover-garden.svg'
    await listIs(page, [BARE, { ...BARE, id: 2, slug: 'with', title: 'With a face', authorImage }])
    await fromHome(page)

    const bare = card(page, 'A bare post')
    await expect(bare.getByRole('img')).toHaveCount(0)
    await expect(bare.locator('.av')).toHaveText('R')
    await expect(bare.getByRole('time')).toHaveText('Jun 2, 2025')
    const { lines, isCut } = await bare.locator('.ex').evaluate((excerpt) => {
      const lineHeight = Number.parseFloat(getComputedStyle(excerpt).lineHeight)
      return { lines: Math.round(excerpt.clientHeight / lineHeight), isCut: excerpt.scrollHeight > excerpt.clientHeight }
    })
    expect({ lines, isCut }).toEqual({ lines: 3, isCut: true })
    await expect(card(page, 'With a face').locator('img.av')).toHaveAttribute('src', authorImage)
  })

  test('asks without a limit, and shows three gray cards until the answer comes [R158 R159]', async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => request.url().includes('/api/blog') && requests.push(new URL(request.url()).search))
    const intercepted = await intercept(page, '**/api/blog')
    await fromHome(page)

    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached()
    await expect(page.locator('.card-skeletons .bcard')).toHaveCount(3)
    intercepted.letGo()

    await expect(cards(page)).toHaveCount(10)
    await expect(page.locator('.card-skeletons')).toHaveCount(0)
    expect(requests).toEqual([''])
  })

  test('says what is wrong when it cannot be loaded, and tries again [R160]', async ({ page, expectedFailures }) => {
    expectedFailures.push('503 /api/blog')
    await page.route('**/api/blog', (route) => route.fulfill({ status: 503, json: { message: 'Away.' } }))
    await fromHome(page)

    await expect(page.getByText('Error loading blog posts. Please try again later.')).toBeVisible()
    await page.unroute('**/api/blog')
    await page.getByRole('button', { name: 'Try again' }).click()

    await expect(cards(page)).toHaveCount(10)
  })

  test('says so while it is empty [R161]', async ({ page }) => {
    await listIs(page, [])
    await fromHome(page)

    await expect(page.getByText('No blog posts found. Check back soon for new content!')).toBeVisible()
  })

  test('has a feed, which leaves made-up posts out', async ({ page, request }) => {
    await open(page, '/blog')
    await expect(page.getByRole('link', { name: 'Follow by RSS' })).toHaveAttribute('href', '/blog/feed.xml')

    const feed = await (await request.get('/blog/feed.xml')).text()

    const items = await page.evaluate((xml) => (xml.match(/<item>/g) ?? []).length, feed)
    expect(feed).toContain('<rss')
    expect(items).toBe(0)
  })
})

test.describe('a post', () => {
  test('shows title, author, date, cover and text, and leads back [R048 R162 R163 R164 R165 R166 R167 R168 R172]', async ({ page }) => {
    await open(page, RAIN)

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rainy day play: twelve ideas from one cardboard box')
    await expect(page).toHaveTitle('Rainy day play: twelve ideas from one cardboard box | On Joue Blog')
    const header = main(page).locator('header')
    await expect(header.locator('.av')).toHaveText('P')
    await expect(header).toContainText('Play notes')
    await expect(header).toContainText('On Joue')
    await expect(header.getByRole('time')).toHaveText(/^[A-Z][a-z]{2,8} \d{1,2}, \d{4}$/)
    await expect(header).toContainText('min read')
    await expect(page.getByRole('img', { name: /coral umbrella/ }).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'For the smallest players' })).toHaveAttribute('id', 'part-for-the-smallest-players')
    await expect(page.getByRole('listitem').filter({ hasText: 'A tunnel with a blanket door at each end' })).toBeVisible()
    const back = page.getByRole('link', { name: '← Back to all posts' })
    await page.emulateMedia({ media: 'print' })
    await expect(back).toBeHidden() // no way to press it on paper
    await page.emulateMedia({ media: 'screen' })
    await back.click()

    await expect(page).toHaveURL('/blog')
    await expect(cards(page)).toHaveCount(10)
  })

  test('leads to the ones before and after it, and to three like it', async ({ page }) => {
    await open(page, SNACKS)
    const ways = page.getByRole('navigation', { name: 'More posts' })

    await expect(page.getByRole('heading', { name: 'Keep reading' })).toBeVisible()
    await expect(main(page).getByRole('article').getByRole('heading', { level: 3 })).toHaveCount(3)
    await ways.getByRole('link', { name: /^Next post/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sharing is a skill, not a rule')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await ways.getByRole('link', { name: /^Previous post/ }).click()

    await expect(page).toHaveURL(SNACKS)
  })

  test('is passed on by plain links, and copied by a button, all by keyboard', async ({ page, context, site }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, SNACKS)
    const address = new URL(SNACKS, site.url).href

    for (const name of ['Email', 'Facebook', 'WhatsApp']) {
      await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', new RegExp(encodeURIComponent(SNACKS)))
    }
    const copy = page.getByRole('button', { name: 'Copy Link' })
    await tabTo(page, copy)
    await page.keyboard.press('Enter')

    await expect(page.getByRole('button', { name: 'Link Copied' })).toBeFocused()
    expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname).toBe(new URL(address).pathname)
  })

  test('makes do without cover and title of the author, and shows gray lines in the meantime [R164 R167 R158]', async ({ page }) => {
    await listIs(page, [BARE])
    let letGo = () => {}
    const released = new Promise<void>((resolve) => (letGo = resolve))
    await page.route('**/api/blog/bare', async (route) => {
      await released
      await route.fulfill({ json: { post: WHOLE, previous: null, next: null, related: [] } })
    })
    await fromHome(page)
    await page.getByRole('link', { name: 'A bare post' }).click()
    await expect(page.locator('.post-skeleton')).toBeVisible()
    letGo()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A bare post')
    await expect(main(page).locator('header')).toContainText('rosaJune 2, 2025')
    await expect(main(page).getByRole('img')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Keep reading' })).toHaveCount(0)
  })

  test('that is not there says so, with status 404, and leads back [R169 R170 R171 D06]', async ({ page, expectedFailures }) => {
    expectedFailures.push('404 /blog/no-such-post')
    const answer = await page.goto('/blog/no-such-post')

    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error Loading Blog Post')
    await expect(page.getByText(NEVER)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await main(page).getByRole('link', { name: 'Return to Blog' }).click()

    await expect(page).toHaveURL('/blog')
  })

  test('that cannot be loaded says so in the same words, and tries again [R169 R170 R171]', async ({ page, expectedFailures }) => {
    expectedFailures.push('503 /api/blog/nut-safe-snacks-that-survive-a-backpack')
    await page.route(`**/api${SNACKS}`, (route) => route.fulfill({ status: 503, json: { message: 'Away.' } }))
    await open(page, '/blog')
    await card(page, /^Nut-safe/).getByRole('heading').getByRole('link').click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error Loading Blog Post')
    await expect(page.getByText(NEVER)).toBeVisible()
    await page.unroute(`**/api${SNACKS}`)
    await page.getByRole('button', { name: 'Try again' }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Nut-safe/)
  })
})

test.describe('the pages of the blog', () => {
  for (const path of ['/blog', SNACKS, RAIN, '/blog/no-such-post']) {
    test(`never scroll sideways on ${path}, from 320 to 1440 px, though a table does [Q013 Q016 Q017]`, async ({ page, expectedFailures }) => {
      if (path.endsWith('no-such-post')) expectedFailures.push('404 /blog/no-such-post')
      await open(page, path)

      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      for (const width of WIDTHS_PX) {
        await page.setViewportSize({ width, height: 800 })
        const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        await expect.poll(tooWide, `at ${width} px`).toBeLessThanOrEqual(0)
      }
    })
  }

  test('are read without scripts, whole [Q004 Q005]', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
    const page = await context.newPage()
    await page.goto('/blog')
    await expect(cards(page)).toHaveCount(10)
    await page.getByRole('link', { name: /^Rainy day play/ }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Rainy day play/)
    await expect(page.getByText('The best ending we know is the recycling parade.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Email' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy Link' })).toBeHidden()
    await context.close()
  })

  test('keep every picture’s place while it loads', async ({ page }) => {
    await open(page, RAIN)

    for (const picture of await page.locator('main img').all()) {
      expect(await picture.evaluate((img: HTMLImageElement) => img.getAttribute('width') !== null && img.getAttribute('height') !== null)).toBe(true)
    }
  })
})
