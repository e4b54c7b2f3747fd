import { expect, type Locator, type Page } from '@playwright/test'
import { intercept, open, tabTo, toast } from '../support/a-visit.ts'
import { LARGE, problemsOf, SMALL } from '../support/axe.ts'
import { logInAs, ROSA, test } from '../support/members.ts'
import { aPicture } from '../../support/blog/made-pictures.ts'

const text = (page: Page): Locator => page.getByRole('textbox', { name: 'Text', exact: true })
const saving = (page: Page): Locator => page.getByRole('status', { name: 'Saving' })
const tools = (page: Page): Locator => page.getByRole('toolbar', { name: 'Formatting' })
const tool = (page: Page, name: string): Locator => tools(page).getByRole('button', { name, exact: true })
const picture = async () => ({ name: 'tower.png', mimeType: 'image/png', buffer: await aPicture().png().toBuffer() })
const isSaved = (page: Page) => expect(saving(page)).toHaveText(/^Saved at \d+:\d\d [AP]M$/)

/** Begins a post and waits for its editor. @returns a title no one else uses */
async function begin(page: Page, about: string): Promise<string> {
  const title = `${about} ${test.info().testId.slice(-6)}${test.info().repeatEachIndex}${test.info().retry}`
  await logInAs(page, ROSA)
  await open(page, '/office/blog')
  await page.getByRole('button', { name: 'New blog post' }).click()
  await expect(text(page)).toBeVisible()
  await page.getByLabel('Title', { exact: true }).fill(title)
  return title
}

/** Goes along the toolbar with the arrow keys, from within the text, and presses a tool. */
async function press(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Alt+F10')
  await page.keyboard.press('Home')
  const wanted = tool(page, name)
  for (let steps = 0; steps < 12; steps += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('ArrowRight')
  }
  await expect(wanted).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(wanted).not.toBeFocused()
}

/** Writes a short post over the API, as Rosa. */
async function aPost(page: Page, title: string, content = '<p>First words.</p>') {
  const { post } = await (await page.request.post('/api/office/blog', { data: { title } })).json()
  const data = { version: post.version, excerpt: 'About this.', content }
  return (await (await page.request.patch(`/api/office/blog/${post.id}`, { data })).json()).post as { id: number; slug: string; version: number }
}

test('Rosa writes a post by keyboard alone, and finds it on the blog and in the feed', async ({ page }) => {
  test.slow()
  await logInAs(page, ROSA)
  await open(page, '/office/blog')
  await tabTo(page, page.getByRole('button', { name: 'New blog post' }))
  await page.keyboard.press('Enter')
  await expect(text(page)).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  const title = `Boxes ${test.info().testId.slice(-6)}`
  await tabTo(page, page.getByLabel('Title', { exact: true }))
  await page.keyboard.type(title)
  await tabTo(page, text(page))
  await page.keyboard.type('The box is the toy. ')
  await press(page, 'Link')
  await expect(page.getByRole('dialog', { name: 'Add link' }).getByLabel('Link', { exact: true })).toBeFocused()
  await page.keyboard.type('example.com/boxes')
  await page.keyboard.press('Tab')
  await page.keyboard.type('More boxes')
  await page.keyboard.press('Enter')
  await expect(text(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, 'Heading')
  await expect(tool(page, 'Heading')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.type('What you need')
  await page.keyboard.press('Enter')
  await press(page, 'Bulleted list')
  await page.keyboard.type('Boxes')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Tape')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await press(page, 'Image')
  const dialog = page.getByRole('dialog', { name: 'Add image' })
  await dialog.getByLabel('Image', { exact: true }).setInputFiles(await picture())
  await tabTo(page, dialog.getByRole('button', { name: 'Add image' }))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('textbox', { name: 'Alt text' })).toBeFocused()
  await expect(dialog.getByLabel('Replace image')).toHaveAccessibleDescription(/photos of other people’s children/)
  await expect(dialog.getByRole('textbox', { name: 'Alt text' })).toHaveAccessibleDescription(/Add alt text/)
  await page.keyboard.type('A tower of boxes')
  await page.keyboard.press('Enter')
  await expect(text(page).getByRole('img', { name: 'A tower of boxes' })).toBeVisible()
  await isSaved(page)

  await page.reload()
  await expect(text(page).getByRole('heading', { name: 'What you need', level: 2 })).toBeVisible()
  await expect(text(page).getByRole('listitem')).toHaveText(['Boxes', 'Tape'])
  await expect(page.getByLabel('Web address', { exact: true })).toHaveValue(/^boxes-/)
  await tabTo(page, page.getByLabel('Excerpt'))
  await page.keyboard.type('What a box can be.')
  await tabTo(page, page.getByRole('button', { name: 'Publish now' }))
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Done')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Publishing' })).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: 'View on site' }), 300)
  await page.keyboard.press('Enter')

  const article = page.getByRole('article')
  await expect(article.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(article.getByRole('heading', { level: 2, name: 'What you need' })).toBeVisible()
  await expect(article.getByRole('link', { name: 'More boxes' })).toHaveAttribute('href', 'https://example.com/boxes')
  await expect(article.getByRole('img', { name: 'A tower of boxes' })).toBeVisible()
  await open(page, '/blog')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  const feed = await (await page.request.get('/blog/feed.xml')).text()
  expect(feed).toContain(title)
  expect(feed).toContain('A tower of boxes')
})

test('Rosa pastes and drops text and pictures, and nothing breaks the content policy', async ({ page }) => {
  await begin(page, 'Pasted')
  await text(page).click()

  await text(page).evaluate((element) => {
    const data = new DataTransfer()
    const html = '<p style="color:red" onclick="x()">Pasted <b style="font-weight:700">boldly</b></p><script>window.__hit=1</script><img src="https://evil.example/x.png"><table><tr><td style="width:9px">Cell</td></tr></table>'
    data.setData('text/html', html)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await expect(text(page)).toContainText('Pasted boldly')
  await expect(text(page).locator('strong')).toHaveText('boldly')
  await expect(text(page).locator('[style], script, img[src^="https:"]')).toHaveCount(0)
  const bytes = [...(await picture()).buffer]
  await text(page).evaluate((element, file) => {
    const data = new DataTransfer()
    data.items.add(new File([new Uint8Array(file)], 'dropped.png', { type: 'image/png' }))
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, bytes)
  const dialog = page.getByRole('dialog', { name: 'Add image' })
  await expect(dialog).toContainText('dropped.png')
  await dialog.getByLabel('Decorative').check()
  await dialog.getByRole('button', { name: 'Add image' }).click()
  await expect(dialog).toBeHidden()
  await expect(text(page).locator('figure img[role=presentation]')).toBeVisible()
  await isSaved(page)
})

test('Two windows at one post: the second is warned, and asked which text to keep', async ({ page, another, expectedFailures }) => {
  expectedFailures.push('409 /api/office/blog/*')
  const title = await begin(page, 'Twice')
  await isSaved(page)
  const heard = page.waitForResponse('**/presence')
  await page.reload()
  await heard
  await expect(text(page)).toBeVisible()
  await expect(page.getByText('Also editing this post:')).toHaveCount(0)
  // What it would hear within seconds: a window in which nothing was typed shows a newer text of itself.
  await page.route('**/presence', () => {})
  const second = await another()
  await logInAs(second, ROSA)
  await open(second, new URL(page.url()).pathname)
  await expect(second.getByText('Also editing this post: you, in another window or on another device')).toBeVisible()
  await text(second).fill('From the second laptop')
  await isSaved(second)

  await text(page).fill('From the first laptop')

  const conflict = page.getByRole('alert').filter({ hasText: 'This post was edited somewhere else' })
  await expect(conflict).toBeVisible()
  await expect(conflict.locator('del')).toContainText('second')
  await expect(conflict.locator('ins')).toContainText('first')
  await expect(text(page)).toHaveText('From the first laptop')
  const earlier = page.getByRole('region', { name: 'Version history' })
  const compare = earlier.getByRole('button', { name: 'Compare to current' })
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await isSaved(page)
  await expect(compare).toHaveCount(2) // the empty post, and the text of the second laptop
  await compare.first().click()
  await expect(earlier.locator('del')).toContainText('removed: second')
  await page.getByLabel('Excerpt').fill('Written while comparing.')
  await page.keyboard.press('Control+S')
  await isSaved(page)
  await expect(earlier.locator('del')).toContainText('removed: second')
  await earlier.getByRole('button', { name: 'Restore this version' }).first().click()
  await expect(text(page)).toHaveText('From the second laptop')
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title)
})

test('Keeping one’s own text shows what is saved then, with what the other window changed elsewhere in the post', async ({ page, another, expectedFailures }) => {
  expectedFailures.push('409 /api/office/blog/*')
  await begin(page, 'Thrice')
  await isSaved(page)
  const second = await another()
  await logInAs(second, ROSA)
  await open(second, new URL(page.url()).pathname)
  await expect(text(second)).toBeVisible()
  await text(second).fill('The text of the second laptop')
  await second.getByLabel('Title', { exact: true }).fill('From the second laptop')
  await isSaved(second)

  await page.getByLabel('Title', { exact: true }).fill('From the first laptop')
  const conflict = page.getByRole('alert').filter({ hasText: 'This post was edited somewhere else' })
  await expect(conflict).toBeVisible()
  await expect(conflict.getByRole('term')).toHaveText(['Title', 'Web address'])
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await isSaved(page)

  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('From the first laptop')
  await expect(text(page)).toHaveText('The text of the second laptop')
  await page.reload()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('From the first laptop')
  await expect(text(page)).toHaveText('The text of the second laptop')
})

test('What could not be saved is sent again, and offered after the window was closed', async ({ page, expectedFailures }) => {
  expectedFailures.push('failed /api/office/blog/*')
  await begin(page, 'Offline')
  await isSaved(page)
  await page.route('**/api/office/blog/*', (route) => (route.request().method() === 'PATCH' ? route.abort() : route.continue()))
  await text(page).fill('Typed in a tunnel')
  await expect(saving(page)).toHaveText('Not saved. Trying again soon.')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()

  const offer = page.getByRole('alert').filter({ hasText: 'You have unsaved changes' })
  await expect(offer).toContainText('Typed in a tunnel')
  await offer.getByRole('button', { name: 'Restore' }).click()
  await expect(text(page)).toHaveText('Typed in a tunnel')
  await page.unroute('**/api/office/blog/*')

  await isSaved(page)
})

test('Rosa schedules a post in Austin time, takes it back, shows a preview, and deletes it', async ({ page, another, expectedFailures }) => {
  expectedFailures.push('404 /api/office/blog/*/presence') // said every 20 seconds, also while the post is deleted
  const title = await begin(page, 'Later')
  await text(page).fill('Soon.')
  await page.getByLabel('Excerpt').fill('It comes later.')
  const later = page.getByRole('form', { name: 'Schedule' })
  await later.getByLabel('Date').fill('2030-11-26')
  await later.getByLabel('Time (Austin)').fill('09:00')
  await expect(later).toContainText('Tuesday, November 26, 2030 at 9:00 AM Austin time')
  await later.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText('Goes live Tuesday, November 26, 2030 at 9:00 AM Austin time.')).toBeVisible()
  await page.getByRole('button', { name: 'Create preview link' }).click()
  const link = await page.getByLabel('Preview link').inputValue()
  const visitor = await another()
  await open(visitor, new URL(link).pathname + new URL(link).search)
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)

  await page.getByRole('button', { name: 'Cancel Schedule' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Schedule' }).click()
  await expect(page.getByText('Only admins can see it.')).toBeVisible()
  await page.getByRole('button', { name: 'Delete post' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search posts' }).fill(title)
  await page.keyboard.press('Enter')
  await expect(page.getByText('No posts match.')).toBeVisible()
})

test('Rosa has Publish in reach on a phone, and it waits for a picture on its way', async ({ page, expectedFailures }) => {
  expectedFailures.push('400 /api/office/blog/*/publication')
  await page.setViewportSize(SMALL)
  await logInAs(page, ROSA)
  await open(page, '/office/blog')
  const post = await aPost(page, `Tower ${test.info().testId.slice(-6)}`)
  await open(page, `/office/blog/${post.id}`)
  const publish = page.getByRole('button', { name: 'Publish Now' })
  await expect(text(page)).toBeVisible()
  for (const share of [0, 0.5, 1]) {
    await page.evaluate((at) => scrollTo({ top: at * document.documentElement.scrollHeight, behavior: 'instant' }), share)
    await expect(publish).toBeInViewport({ ratio: 1 })
  }
  const upload = await intercept(page, '**/api/office/pictures')
  const published: string[] = []
  page.on('request', (request) => request.url().endsWith('/publication') && published.push(request.url()))

  await page.getByLabel('Cover image (optional)').setInputFiles(await picture())
  await expect.poll(() => upload.count).toBe(1)
  await publish.click()
  await expect(page.getByRole('button', { name: 'Waiting for Your Image...' })).toBeVisible()
  expect(published).toEqual([])
  upload.letGo()

  const altText = page.getByLabel('Alt text for the cover image')
  await expect(altText).toHaveAccessibleDescription(/Please add alt text for the cover image\./)
  await altText.fill('A tower of boxes')
  await publish.click()
  await expect(toast(page, 'Done')).toContainText('Your post is live.')
  await page.getByRole('link', { name: 'View on Site' }).click()
  await expect(page.getByRole('article').locator('.art-cover img')).toHaveAttribute('src', /^\/pictures\//)
})

test('Rosa publishes nothing without the picture she chose, when that could not be sent', async ({ page, expectedFailures }) => {
  expectedFailures.push('failed /api/office/pictures')
  await logInAs(page, ROSA)
  await open(page, '/office/blog')
  const post = await aPost(page, `Lost ${test.info().testId.slice(-6)}`)
  await open(page, `/office/blog/${post.id}`)
  let abort = () => {}
  const aborted = new Promise<void>((resolve) => (abort = resolve))
  await page.route('**/api/office/pictures', (route) => aborted.then(() => route.abort()))

  await page.getByLabel('Cover image (optional)').setInputFiles(await picture())
  await page.getByRole('button', { name: 'Publish Now' }).click()
  await expect(page.getByRole('button', { name: 'Waiting for Your Image...' })).toBeVisible()
  abort()

  await expect(toast(page, 'Not published yet')).toContainText('An image didn’t upload.')
  await expect(page.getByText('Only admins can see it.')).toBeVisible()
})

test('Rosa is told everything that is missing before readers see a post', async ({ page, expectedFailures }) => {
  expectedFailures.push('400 /api/office/blog/*/publication')
  await begin(page, 'Bare')

  await page.getByRole('button', { name: 'Publish now' }).click()

  const alert = page.getByRole('alert').filter({ hasText: 'Not published yet' })
  await expect(alert).toContainText('Please add some text.')
  await expect(text(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(text(page)).toHaveAccessibleDescription(/Please add some text\./)
  await expect(page.getByLabel('Excerpt')).toHaveAccessibleDescription(/Please add an excerpt/)
})

test('has nothing for axe to complain about while a post is written', async ({ page }) => {
  await logInAs(page, ROSA)
  await open(page, '/office/blog')
  const post = await aPost(page, 'Looked at', '<h2>Rain</h2><p>The <strong>box</strong>.</p><ul><li>Boots</li></ul><table><tbody><tr><th scope="row">a</th><td>b</td></tr></tbody></table>')
  await open(page, `/office/blog/${post.id}`)
  await expect(text(page)).toContainText('The box.')
  await page.getByRole('button', { name: 'Compare to current' }).first().click()
  await expect(page.getByRole('region', { name: 'Version history' }).locator('ins').first()).toBeVisible()

  // The browser's own control does the work, out of sight.
  await expect(page.getByLabel('Cover image (optional)')).toHaveCSS('opacity', '0')
  await expect(page.getByText('or drop it here').first()).toBeVisible()
  expect(await problemsOf(page, LARGE)).toEqual([])
  expect(await problemsOf(page, SMALL)).toEqual([])
  const tooWide = () => [...document.querySelectorAll('main :not(table *)')].filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
  expect(await page.evaluate(`(${tooWide})().map(({ outerHTML }) => outerHTML.slice(0, 80))`)).toEqual([])
})

test('The libraries of the editor are fetched by no one else', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', (response) => void (response.url().endsWith('.js') && scripts.push(response.url())))
  await open(page, '/')
  await open(page, '/blog')
  await open(page, '/forum')
  const texts = await Promise.all([...new Set(scripts)].map(async (url) => (await page.request.get(url)).text()))

  expect(texts.filter((script) => /ProseMirror|recharts/.test(script))).toEqual([])
})
