import { expect } from '@playwright/test'
import { intercept, open, topOf } from '../support/a-visit.ts'
import { aReply, inOwnTopic, test } from '../support/members.ts'

/** The edge of what is chosen. */
const EDGE = 'rgb(18, 53, 46) 0px 0px 0px 1.5px inset'

test.describe('anyone who reads the forum', () => {
  test('finds the banner, all categories with their latest topics, and the ways on [R028 R080 R083 R087 R095 R096 R097]', async ({
    page,
  }) => {
    await open(page, '/forum')
    const main = page.getByRole('main')

    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Welcome to the On Joue community')
    await expect(main.getByRole('link', { name: 'Start a Discussion' })).toHaveAttribute('href', '/forum/new-topic')
    const names = ['Parenting Tips', 'Kid Activities', 'Child Development', 'Events & Meetups', 'Health & Safety']
    await expect(main.getByRole('heading', { level: 3 })).toHaveText(names)
    for (const name of names) {
      await expect(main.getByRole('list', { name: `Latest topics in ${name}` }).getByRole('listitem')).toHaveCount(3)
    }
    const links = page.getByRole('navigation', { name: 'Forum', exact: true }).getByRole('link')
    await expect(links).toHaveText(['Home', 'Categories', 'Latest', 'Popular'])
    await expect(page.getByRole('contentinfo').getByRole('link', { name: /^(Guidelines|Privacy|Terms)$/ })).toHaveCount(3)
    for (const name of ['Log In', 'Sign Up']) await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible()
  })

  test('sees five boxes beside every page [R086 R088 R089 R090 R091 R092 R303]', async ({ page }) => {
    for (const path of ['', '/categories', '/latest', '/popular']) {
      await open(page, `/forum${path}`)
      const side = page.getByRole('complementary', { name: 'Forum sidebar' })

      const titles = ['About', 'Community Stats', 'Categories', 'Latest Topics', 'Popular Topics']
      await expect(side.getByRole('heading')).toHaveText(titles)
      for (const title of titles.slice(3)) {
        const box = side.locator('section').filter({ has: page.getByRole('heading', { name: title }) })
        await expect(box.getByRole('listitem')).toHaveCount(5)
      }
    }
  })

  test('always has beside a long topic where they are in it, who writes, and the ways to its ends', async ({ page }) => {
    const topic = await inOwnTopic(page)
    for (let number = 2; number <= 24; number += 1) await aReply(page, topic, `Idea ${number}: a tent of two chairs and a blanket.\n\nIt takes a minute.`)
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, topic)
    const card = page.getByRole('navigation', { name: 'In this topic' })

    for (const number of [8, 14, 20]) {
      await page.getByRole('article', { name: `Post ${number} by` }).evaluate((post) => scrollTo({ top: scrollY + post.getBoundingClientRect().top - 200, behavior: 'instant' }))
      await expect(card).toContainText(`Post ${number} of 24`)
      if (number > 8) await expect(card).toBeInViewport({ ratio: 1 })
    }
    const post = page.getByRole('article', { name: 'Post 2 by' })
    const [text, last] = await Promise.all([post.getByText('It takes a minute.'), post.getByRole('button', { name: 'Delete' })].map((part) => part.boundingBox()))
    expect(Math.abs((text?.x ?? 0) + (text?.width ?? 0) - (last?.x ?? 0) - (last?.width ?? 0)), 'the acts end where the text does').toBeLessThan(20)
    const around = await post.boundingBox()
    expect((around?.x ?? 0) + (around?.width ?? 0) - (text?.x ?? 0) - (text?.width ?? 0), 'the card ends soon after its text').toBeLessThan(64)
    await card.getByRole('link', { name: 'First post' }).click()
    await expect(page.getByRole('article', { name: 'Post 1 by' })).toBeFocused()
    await card.getByRole('link', { name: 'Newest posts' }).click()
    await expect(page).toHaveURL(`${topic}?page=2`)
    await expect(card).toContainText(/Post 2\d of 24/)
    await card.getByRole('link', { name: 'Newest post' }).click()
    await expect(page.getByRole('article', { name: 'Post 24 by' })).toBeFocused()
  })

  test('has less below a page on a phone than beside it: nothing the page says already', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const [path, titles] of [
      ['/forum', ['About', 'Community Stats', 'Categories', 'Latest Topics', 'Popular Topics']],
      ['/forum/latest', ['Community Stats', 'Categories']],
      ['/forum/topics/1', ['Latest Topics']],
    ] as const) {
      await open(page, path)
      await expect(page.getByRole('complementary', { name: 'Forum sidebar' }).getByRole('heading')).toHaveText([...titles])
      await expect(page.getByRole('navigation', { name: 'In this topic' })).toBeHidden()
    }
  })

  test('stands at the start of every page a link opens, the way there by keyboard', async ({ page }) => {
    await open(page, '/forum')
    const [main, side] = [page.getByRole('main'), page.getByRole('complementary', { name: 'Forum sidebar' })]
    const topics = side.locator('section').filter({ has: page.getByRole('heading', { name: 'Latest Topics' }) })
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })

    for (const link of [
      main.getByRole('list', { name: /^Latest topics in/ }).getByRole('link').first(),
      crumbs.getByRole('link').last(),
      topics.getByRole('link').nth(1),
      topics.getByRole('link').nth(2),
    ]) {
      const before = await main.getByRole('heading', { level: 1 }).textContent()
      await link.press('Enter')
      await expect(main.getByRole('heading', { level: 1 })).not.toHaveText(before ?? '')
      await expect(main.getByRole('heading', { level: 1 })).not.toHaveText(/^(Topic|Category)$/)
      await expect(main).toBeFocused()
    }
  })

  test('sorts a category by what is newest or most viewed [R032 R106 R108]', async ({ page }) => {
    await open(page, '/forum/categories/parenting-tips')
    const rows = page.getByRole('main').getByRole('listitem').filter({ has: page.getByRole('heading') })
    const latest = await rows.getByRole('heading').allTextContents()

    await page.getByRole('button', { name: 'Most Viewed' }).click()
    await expect(page.getByRole('button', { name: 'Most Viewed', pressed: true })).toHaveCSS('box-shadow', EDGE)
    await expect(page.getByRole('button', { name: 'Latest', pressed: false })).toHaveCSS('box-shadow', 'none')
    await expect(rows.getByRole('heading')).not.toHaveText(latest)
    await expect(rows).toHaveCount(20)

    const loose = rows.filter({ hasNotText: 'Pinned' })
    const views = (await loose.allInnerTexts()).map((text) => Number(/([\d,]+)\s+views?/.exec(text)?.[1]?.replaceAll(',', '')))
    expect(views).toEqual(views.toSorted((a, b) => b - a))
    await page.getByRole('button', { name: 'Latest' }).click()
    await expect(rows.getByRole('heading')).toHaveText(latest)
    await expect(page).toHaveURL(/\/parenting-tips$/)
  })

  test('reads a topic with its place, figures, anchors and paragraphs [R110 R111 R113 R114 R117 R119 R120 R121 R126 R131 R132]', async ({
    page,
  }) => {
    const topic = await inOwnTopic(page, 'One line.\nAnother line.\n\nA third.')
    const id = await aReply(page, topic, 'A reply to it.')
    await open(page, topic)
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
    const title = await page.getByRole('heading', { level: 1 }).innerText()

    await expect(crumbs.getByRole('link')).toHaveText(['Forum Home', 'Parenting Tips'])
    await expect(crumbs.getByRole('link', { name: 'Parenting Tips' })).toHaveAttribute('href', '/forum/categories/parenting-tips')
    await expect(crumbs.getByText(title)).toHaveCSS('max-width', '200px')
    await expect(crumbs.getByText(title)).toHaveCSS('text-overflow', 'ellipsis')
    const header = page.getByRole('main').locator('header')
    await expect(header).toContainText(/By maya-.*\d+ views?.*1 reply.*now/s)
    await expect(page.getByRole('article', { name: /^Post 1/ }).getByRole('paragraph')).toHaveText(['One line.', 'Another line.', 'A third.'])
    await page.getByRole('link', { name: 'Link to post 2' }).click()
    await expect(page).toHaveURL(`${topic}#post-${id}`)
    await expect(page.locator(`#post-${id}`)).toBeFocused()
  })

  test('searches by words, never by spaces, and is told when nothing fits [R046 R081 R082 R276]', async ({ page }) => {
    await open(page, '/forum')
    const box = page.getByRole('banner').getByRole('searchbox', { name: 'Search the forum' })
    await box.fill('   ')
    await box.press('Enter')
    await expect(page).toHaveURL('/forum')

    await box.fill('xyzzyplugh')
    await box.press('Enter')
    await expect(page).toHaveURL('/forum/search?q=xyzzyplugh')
    await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
    await box.fill('nap')
    await box.press('Enter')
    await expect(page.getByRole('main').locator('mark').first()).toHaveText(/nap/i)
  })

  for (const [path, title] of [
    ['/forum/categories/no-such', 'Category Not Found'],
    ['/forum/topics/999999/gone', 'Topic Not Found'],
    ['/forum/topics/12abc', 'Topic Not Found'],
  ] as const) {
    test(`is told that ${path} is not there, with a way back [R051 R053 R105 R123]`, async ({ page, expectedFailures }) => {
      expectedFailures.push(`404 ${path}`)
      expect((await page.goto(path))?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await page.getByRole('link', { name: 'Back to the forum' }).click()
      await expect(page).toHaveURL('/forum')
    })
  }

  test('comes back to the same place of the same page of a list [R037 R038]', async ({ page }) => {
    await open(page, '/forum/latest')
    await page.getByRole('navigation', { name: 'Topics, pages' }).getByRole('link', { name: 'Page 2' }).click()
    // With its title the new page is there, whose list cannot be the one before.
    await expect(page).toHaveTitle(/Page 2/)
    const link = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').nth(15)
    await link.scrollIntoViewIfNeeded()
    const [title, top] = [await link.innerText(), await topOf(link)]

    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await page.goBack()

    await expect(page).toHaveURL('/forum/latest?page=2')
    await expect.poll(() => topOf(link)).toBe(top)
  })

  test('sees three gray boxes while a category or a topic is on its way [R104 R122 R211 R319]', async ({ page }) => {
    await open(page, '/forum')
    for (const [link, address] of [
      [page.getByRole('main').getByRole('link', { name: 'Kid Activities' }), '**/api/forum/categories/*/topics*'],
      [page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first(), '**/api/forum/topics/*/posts*'],
    ] as const) {
      const intercepted = await intercept(page, address)
      await link.click()
      await expect(page.getByRole('main').locator('.skeleton')).toHaveCount(3)
      intercepted.letGo()
      await expect(page.getByRole('main').locator('.skeleton')).toHaveCount(0)
    }
  })

  test('can try again when the posts did not load [R125 R211]', async ({ page, expectedFailures }) => {
    expectedFailures.push('500 /api/forum/topics/*/posts')
    await open(page, '/forum/latest')
    await page.route('**/api/forum/topics/*/posts*', (route) => route.fulfill({ status: 500, json: { message: 'Bug' } }))
    await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click()
    await expect(page.getByRole('alert')).toContainText('No replies to this topic yet. Be the first to reply!')

    await page.unroute('**/api/forum/topics/*/posts*')
    await page.getByRole('button', { name: 'Try again' }).click()

    await expect(page.getByRole('article', { name: /^Post 1 by/ })).toBeVisible()
  })
})
