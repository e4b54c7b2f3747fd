import { expect, type Page } from '@playwright/test'
import { contactForm } from '../support/a-visit.ts'
import { test } from '../support/a-running-site.ts'

const POST = '/blog/rainy-day-play-twelve-ideas-from-one-cardboard-box'
const TOPIC = '/forum/topics/1/read-first-how-we-talk-to-each-other-here'
/** Bytes of script, compressed, without headers, and how many files of script and style. Source: docs/rules/http.md#first-load */
const MOST = [
  { path: '/', bytes: 90_000, files: 8 },
  { path: '/visit', bytes: 100_000, files: 10 },
  { path: '/blog', bytes: 97_000, files: 11 },
  { path: POST, bytes: 99_000, files: 12 },
  { path: '/forum', bytes: 130_000, files: 17 },
  { path: TOPIC, bytes: 130_000, files: 17 },
]

/** The scripts and styles that a page has fetched. */
const fetched = (page: Page): Promise<{ bytes: number; files: number }> =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const scripts = files.filter(({ name }) => name.endsWith('.js'))
    return { bytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0), files: files.filter(({ name }) => /\.(js|css)$/.test(name)).length }
  })

/** The scripts a page asks for from now on, each with its urgency. */
async function scriptsOf(page: Page): Promise<{ file: string; urgency: string }[]> {
  const scripts: { file: string; urgency: string }[] = []
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Network.requestWillBeSent', ({ type, request }) => {
    if (type === 'Script') scripts.push({ file: new URL(request.url).pathname, urgency: request.initialPriority })
  })
  await devtools.send('Network.enable')
  return scripts
}

/** Tells no one that a frame is being drawn, until it is let go. */
async function pauseDrawing(page: Page) {
  await page.addInitScript(() => {
    const waiting: FrameRequestCallback[] = []
    window.requestAnimationFrame = (callback) => waiting.push(callback)
    window.addEventListener('drawn', () => waiting.forEach((callback) => callback(0)))
  })
  return { letGo: () => page.evaluate(() => void window.dispatchEvent(new Event('drawn'))) }
}

const isReady = (page: Page) => expect(page.locator('html[data-ready]')).toBeAttached()

test.describe('a first visit', () => {
  for (const { path, ...most } of MOST) {
    test(`to ${path} fetches at most ${most.bytes.toLocaleString('en-US')} bytes of script in ${most.files} files`, async ({ page }) => {
      await page.goto(path)
      await isReady(page)
      await page.waitForLoadState('networkidle')

      const { bytes, files } = await fetched(page)
      expect(bytes).toBeGreaterThan(most.bytes / 2)
      expect(bytes).toBeLessThanOrEqual(most.bytes)
      expect(files).toBeLessThanOrEqual(most.files)
    })

    test(`to ${path} asks for its scripts when it has been drawn, and for the one that knows when, last of all`, async ({ page }) => {
      const drawing = await pauseDrawing(page)
      const scripts = await scriptsOf(page)

      await page.goto(path, { waitUntil: 'networkidle' })
      expect(scripts).toEqual([{ file: expect.stringContaining('/start-browser'), urgency: 'Low' }])
      await drawing.letGo()

      await isReady(page)
    })
  }

  test('to a post fetches no parser of HTML: its text comes as elements', async ({ page }) => {
    const scripts = await scriptsOf(page)

    await page.goto(POST)
    await isReady(page)
    await page.waitForLoadState('networkidle')

    expect(scripts.length).toBeGreaterThan(1)
    expect(scripts.filter(({ file }) => file.includes('blog-html'))).toEqual([])
  })

  test('does what was pressed before the scripts were there, once they are', async ({ page }) => {
    const drawing = await pauseDrawing(page)
    await page.goto('/', { waitUntil: 'networkidle' })
    const tab = page.getByRole('tab', { name: 'Vision' })

    await page.getByRole('button', { name: 'Chat with our automated assistant' }).click()
    await tab.click()
    await drawing.letGo()

    await isReady(page)
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('keeps what was written before the scripts were there', async ({ page }) => {
    const drawing = await pauseDrawing(page)
    await page.goto('/', { waitUntil: 'networkidle' })
    const message = contactForm(page).getByLabel('Message')

    await message.fill('Will there be room for strollers?')
    await drawing.letGo()

    await isReady(page)
    await expect(message).toHaveValue('Will there be room for strollers?')
  })

  test('shows what is wrong with a form that was sent before the scripts were there, and sends it again with them', async ({ page, email, expectedFailures }) => {
    expectedFailures.push('400 /')
    const drawing = await pauseDrawing(page)
    await page.goto('/', { waitUntil: 'networkidle' })
    const form = contactForm(page)
    await form.getByLabel('Name').fill('O')
    await form.getByLabel('Email').fill(email)
    await form.getByLabel('Message').fill('Will there be room for strollers?')
    await form.getByRole('button', { name: 'Send Message' }).click()
    await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Name must be at least 2 characters')
    await drawing.letGo()
    await isReady(page)

    await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Name must be at least 2 characters')
    await form.getByLabel('Name').fill('Omar')
    await form.getByRole('button', { name: 'Send Message' }).click()

    await expect(page.getByText('Message sent!')).toBeVisible()
  })

  test('in a window no one looks at fetches them all the same', async ({ page }) => {
    await page.addInitScript(() => void Object.defineProperty(document, 'hidden', { value: true }))
    await pauseDrawing(page)

    await page.goto('/blog')

    await isReady(page)
  })
})
