import { expect, type Page } from '@playwright/test'
import { open } from '../support/a-visit.ts'
import { inOwnTopic, logInAs, ROSA, test } from '../support/members.ts'

const PAGES = [
  ['', 'Welcome to the On Joue community'],
  ['/login', 'Welcome back'],
  ['/register', 'Join the community'],
  ['/forgot-password', 'Forgot your password?'],
  ['/categories', 'Categories'],
  ['/latest', 'Latest Topics'],
  ['/popular', 'Popular Topics'],
  ['/search', 'Search'],
  ['/guidelines', 'Community guidelines'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
  ['/new-topic', 'Start a Discussion'],
  ['/notifications', 'Notifications'],
  ['/bookmarks', 'Bookmarks'],
  ['/profile', 'rosa'],
] as const
const OWN_FRAME = ['/login', '/register', '/forgot-password']
const WIDTHS_PX = [320, 390, 768, 1440]

/** Changes what the server answers under an address. */
async function changeAnswer(page: Page, address: RegExp, change: (body: never) => unknown): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: change((await response.json()) as never) })
  })
}

test.describe('every page of the forum', () => {
  for (const [path, heading] of PAGES) {
    test(`stands at /forum${path}, whole at every width [R029 R030 R031 R037 R038 R039 R040 R041 R042 R045 Q013 Q016 Q017]`, async ({
      page,
    }) => {
      await logInAs(page, ROSA)
      await open(page, `/forum${path}`)

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page).toHaveTitle(/\S \| On Joue$/)
      await expect(page.getByRole('main')).toHaveCount(1)
      await expect(page.getByRole('navigation', { name: 'Forum', exact: true })).toHaveCount(OWN_FRAME.includes(path) ? 0 : 1)
      for (const width of WIDTHS_PX) {
        await page.setViewportSize({ width, height: 800 })
        const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        await expect.poll(tooWide, `at ${width} px`).toBeLessThanOrEqual(0)
      }
    })
  }

  test('is reached by the header, and says where it is [R052 R080 R085]', async ({ page }) => {
    await open(page, '/forum')
    for (const [label, address] of [
      ['Categories', '/forum/categories'],
      ['Latest', '/forum/latest'],
      ['Popular', '/forum/popular'],
    ] as const) {
      await page.getByRole('navigation', { name: 'Forum', exact: true }).getByRole('link', { name: label }).click()
      await expect(page).toHaveURL(address)
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
      await expect(crumbs).toHaveText(`Forum Home${label}`)
      await expect(crumbs.getByText(label)).toHaveAttribute('aria-current', 'page')
    }
  })

  test('has its breadcrumb right above its text, however wide the window is', async ({ page }) => {
    for (const path of ['/latest', '/topics/1', '/members/maya', '/guidelines', '/terms', '/removal-request']) {
      await open(page, `/forum${path}`)
      const first = page.getByRole('main').locator('h1, header').first()
      for (const width of [...WIDTHS_PX, 1170]) {
        await page.setViewportSize({ width, height: 800 })
        const [crumbs, text] = await Promise.all([page.getByRole('navigation', { name: 'Breadcrumb' }).boundingBox(), first.boundingBox()])
        expect(crumbs?.x, `${path} at ${width} px`).toBeCloseTo(text?.x ?? -1, 0)
      }
    }
  })

  test('welcomes beside its drawing, or above it on a phone, without a gap', async ({ page }) => {
    await open(page, '/forum')
    const welcome = page.getByRole('main').locator('section, header').filter({ has: page.getByRole('heading', { level: 1 }) }).first()
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 800 })
      const [words, button, drawing] = await Promise.all([welcome.locator('h1'), welcome.getByRole('link').first(), welcome.locator('img')].map((part) => part.boundingBox()))
      const below = (drawing?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)
      const beside = (drawing?.x ?? 0) - Math.max((words?.x ?? 0) + (words?.width ?? 0), (button?.x ?? 0) + (button?.width ?? 0))
      if (width > 640) expect(beside, `at ${width} px`).toBeGreaterThanOrEqual(0)
      else expect(below, `at ${width} px`).toBeGreaterThanOrEqual(0)
      if (width <= 640) expect(below, `at ${width} px`).toBeLessThan(64)
    }
  })

  test('has a header without a broken word for a member, at the usual widths', async ({ page }) => {
    await logInAs(page, ROSA)
    for (const width of [1061, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await open(page, '/forum')
      const lines = await page.getByRole('banner').getByRole('button', { name: 'Log out' }).evaluate((button) => {
        const words = document.createRange()
        words.selectNodeContents(button)
        return new Set([...words.getClientRects()].map(({ top }) => top)).size
      })
      expect(lines, `${width} px`).toBe(1)
    }
  })

  test('of a topic is found without the words of its title [R034]', async ({ page }) => {
    await open(page, '/forum/topics/1')

    await expect(page).toHaveURL(/\/forum\/topics\/1\/[a-z0-9-]+$/)
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})

test.describe('what is not there anymore', () => {
  test('is called Unknown, and a picture that is missing is two letters [R112 R118 R127 R128]', async ({ page }) => {
    const topic = await inOwnTopic(page)
    await expect(page.getByRole('article').first()).toContainText(/^M[A-Z\d]maya-/)
    const id = topic.split('/')[3]
    await changeAnswer(page, new RegExp(`/topics/${id}$`), ({ topic: known }: { topic: object }) => ({
      topic: { ...known, category: null, user: null },
    }))
    await changeAnswer(page, new RegExp(`/topics/${id}/posts`), (posts: object[]) => posts.map((post) => ({ ...post, user: null })))
    await open(page, '/forum/latest')

    await page.getByRole('main').locator(`a[href="${topic}"]`).click()

    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Unknown Category')
    await expect(page.getByRole('main').locator('header')).toContainText('By Unknown')
    await expect(page.getByRole('article', { name: 'Post 1 by Unknown' })).toContainText('Unknown')
  })

  test('counts nothing for a post that says only what it says, and offers nothing [R133 R183]', async ({ page }) => {
    const topic = await inOwnTopic(page)
    await changeAnswer(page, new RegExp(`/topics/${topic.split('/')[3]}/posts`), (posts: { id: number; content: string; createdAt: string }[]) =>
      posts.map(({ id, content, createdAt }) => ({ id, content, createdAt })),
    )
    await open(page, '/forum/latest')

    await page.getByRole('main').locator(`a[href="${topic}"]`).click()

    const post = page.getByRole('article', { name: 'Post 1 by Unknown' })
    await expect(post).toContainText('Like, 0')
    await expect(post).toContainText('Thumbs up, 0')
    await expect(post.getByRole('button', { name: /^(Edit|Delete|Report)/ })).toHaveCount(0)
  })

  test('leaves an empty category with words and a way to begin [R107 R109]', async ({ page }) => {
    await page.route('**/api/forum/categories/*/topics*', (route) => route.fulfill({ json: { topics: [] }, headers: { 'x-total-count': '0' } }))
    await open(page, '/forum')

    await page.getByRole('main').getByRole('link', { name: 'Kid Activities' }).click()

    await expect(page.getByText('No topics have been created in this category yet.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'New Topic' })).toHaveCount(2)
  })
})
