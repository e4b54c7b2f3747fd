import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { aPicture } from '../../support/blog/made-pictures.ts'
import { intercept, open, tabTo, toast } from '../support/a-visit.ts'
import { LARGE, problemsOf, SMALL } from '../support/axe.ts'
import { aTopic, join, postWith, test } from '../support/members.ts'

const AVATAR = '**/api/forum/profile/avatar'
const aFile = async (name = 'me.png') => ({ name, mimeType: 'image/png', buffer: await aPicture(400, 300).png().toBuffer() })
const form = (page: Page): Locator => page.getByRole('form', { name: 'Your photo' })
const chooser = (page: Page): Locator => form(page).getByLabel('Choose a photo')
const preview = (page: Page): Locator => form(page).getByRole('img', { name: 'Preview' })
const useIt = (page: Page): Locator => form(page).getByRole('button', { name: 'Use This Photo' })
/** The picture of the member in an element, if it is one that was uploaded and really came. */
const shownIn = (place: Locator): Promise<string | null> =>
  place.locator('img.av').evaluate((img: HTMLImageElement) => (img.naturalWidth > 0 ? img.currentSrc : null))

const square = (page: Page): Locator => form(page).getByRole('application', { name: 'Move and zoom your photo' })
const zoom = (page: Page): Locator => form(page).getByRole('slider', { name: 'Zoom' })
const SIDE_PX = 300

async function threeStripes() {
  const stripe = (background: string, left: number) => ({ input: { create: { width: SIDE_PX, height: SIDE_PX, channels: 3 as const, background } }, left, top: 0 })
  const all = sharp({ create: { width: 3 * SIDE_PX, height: SIDE_PX, channels: 3, background: 'white' } })
  const buffer = await all.composite([stripe('#f00', 0), stripe('#0f0', SIDE_PX), stripe('#00f', 2 * SIDE_PX)]).png().toBuffer()
  return { name: 'stripes.png', mimeType: 'image/png', buffer }
}

const nameOf = ([red = 0, green = 0, blue = 0]: readonly number[]): string => (red > 128 ? 'red' : green > 128 ? 'green' : blue > 128 ? 'blue' : 'none')

/** The colors at the left, in the middle, and at the right of a saved photo. */
async function colorsIn(file: Buffer): Promise<string[]> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return SPOTS.map((share) => {
    const at = (Math.floor(info.height / 2) * info.width + Math.floor(share * info.width)) * info.channels
    return nameOf([...data.subarray(at, at + 3)])
  })
}

const SPOTS = [0.1, 0.5, 0.9]
/** The same colors, as the preview shows them. */
const seen = async (page: Page): Promise<string[]> => {
  const pixels = await preview(page).evaluate(
    (canvas: HTMLCanvasElement, spots) => spots.map((share) => [...canvas.getContext('2d')!.getImageData(share * canvas.width, canvas.height / 2, 1, 1).data]),
    SPOTS,
  )
  return pixels.map(nameOf)
}

async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await square(page).boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

async function dragBy(page: Page, px: number): Promise<void> {
  const { x, y } = await middleOf(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + px, y, { steps: 4 })
  await page.mouse.up()
}

/** Two fingers move apart, each from one distance from the middle to another. */
async function spread(page: Page, from: number, to: number): Promise<void> {
  const { x, y } = await middleOf(page)
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', distance?: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: distance === undefined ? [] : [{ x: x - distance, y, id: 0 }, { x: x + distance, y, id: 1 }] })
  await touch('touchStart', from)
  for (let step = 1; step <= 4; step += 1) await touch('touchMove', from + ((to - from) * step) / 4)
  await touch('touchEnd')
}

async function becomeMemberWithFile(page: Page): Promise<string> {
  const username = await join(page, 'maya')
  await open(page, '/forum/profile')
  await chooser(page).setInputFiles(await aFile())
  await expect(preview(page)).toBeVisible()
  return username
}

test.describe('a picture of oneself', () => {
  test('is chosen, looked at, sent, and then stands beside what one writes, until it is removed', async ({ page, another }) => {
    const username = await becomeMemberWithFile(page)
    const intercepted = await intercept(page, AVATAR)

    await useIt(page).click()
    await expect(form(page).getByRole('button', { name: 'Uploading...' })).toBeDisabled()
    await expect(form(page).getByRole('progressbar', { name: 'Upload progress' })).toBeVisible()
    intercepted.letGo()

    await expect(toast(page, 'Done')).toContainText('Your new photo now appears')
    await expect(chooser(page)).toBeFocused()
    await expect.poll(() => shownIn(form(page))).toMatch(/\/pictures\/[0-9a-f]{32}\/(96|256)\.webp$/)
    await expect(page.getByRole('banner').locator('img.av')).toBeVisible()
    const topic = await aTopic(page, { content: 'Words beside a picture' })
    const reader = await another()
    await open(reader, topic)
    await expect.poll(() => shownIn(postWith(reader, 'Words beside a picture'))).toMatch(/\/96\.webp$/)
    await open(reader, `/forum/members/${username}`)
    await expect.poll(() => shownIn(reader.getByRole('main').locator('header'))).toMatch(/\/pictures\//)

    await page.getByRole('button', { name: 'Remove Photo' }).click()
    await expect(toast(page, 'Done')).toContainText('Your initials will show')
    await expect(form(page).locator('.av')).toHaveText(/^M.$/)
    await expect(page.getByRole('button', { name: 'Remove Photo' })).toHaveCount(0)
    await open(reader, topic)
    await expect(postWith(reader, 'Words beside a picture').locator('.av')).toHaveText(/^M.$/)
  })

  test('can be sent and taken back with the keyboard alone', async ({ page }) => {
    await becomeMemberWithFile(page)

    await tabTo(page, useIt(page))
    await page.keyboard.press('Tab')
    await expect(form(page).getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(preview(page)).toHaveCount(0)
    await expect(chooser(page)).toBeFocused()
    await chooser(page).setInputFiles(await aFile())
    await tabTo(page, useIt(page))
    await page.keyboard.press('Enter')

    await expect(toast(page, 'Done')).toBeVisible()
  })

  test('is moved and zoomed in its square by mouse, keyboard, and two fingers, and saved as it was seen', async ({ page }) => {
    await join(page, 'maya')
    await open(page, '/forum/profile')
    // Three stripes, side by side: the middle one fills the square at first.
    await chooser(page).setInputFiles(await threeStripes())
    await expect(preview(page)).toBeVisible()
    await square(page).scrollIntoViewIfNeeded()
    await expect.poll(() => seen(page)).toEqual(['green', 'green', 'green'])

    await dragBy(page, 80)
    await expect.poll(() => seen(page)).toEqual(['red', 'green', 'green'])
    await square(page).focus()
    await expect(square(page)).toHaveAccessibleDescription(/arrow keys/)
    for (let presses = 0; presses < 20; presses += 1) await page.keyboard.press('Shift+ArrowLeft')
    await expect.poll(() => seen(page)).toEqual(['blue', 'blue', 'blue'])
    await dragBy(page, 60)
    await expect.poll(() => seen(page)).toEqual(['green', 'blue', 'blue'])
    for (let presses = 0; presses < 9; presses += 1) await page.keyboard.press('+')
    await expect.poll(() => seen(page)).toEqual(['blue', 'blue', 'blue'])
    await expect(zoom(page)).not.toHaveValue('1')
    await zoom(page).focus()
    await page.keyboard.press('Home')
    await expect(zoom(page)).toHaveValue('1')
    await spread(page, 30, 110)
    await expect.poll(async () => Number(await zoom(page).inputValue())).toBeGreaterThan(2)
    await page.keyboard.press('Home')
    await expect.poll(() => seen(page)).toEqual(['green', 'blue', 'blue'])

    await useIt(page).click()
    await expect(toast(page, 'Done')).toBeVisible()
    await expect.poll(() => shownIn(form(page))).toBeTruthy()
    const saved = await page.request.get((await shownIn(form(page))) ?? '')
    expect(await colorsIn(await saved.body())).toEqual(['green', 'blue', 'blue'])
  })

  test('is chosen in a field of the site’s own, with its ring, not the browser’s', async ({ page }) => {
    await join(page, 'maya')
    await open(page, '/forum/profile')

    await expect(form(page).getByText('Choose a photo or drop it here').last()).toBeVisible()
    await expect(chooser(page)).toHaveCSS('opacity', '0')
    await tabTo(page, chooser(page))
    await expect(form(page).locator('.file')).toHaveCSS('outline-style', 'solid')
    const [whole, control] = [await form(page).locator('.file').boundingBox(), await chooser(page).boundingBox()]
    expect(control?.height).toBeGreaterThan((whole?.height ?? 0) - 8)
  })

  test('is taken where it’s dropped on the form', async ({ page }) => {
    await join(page, 'maya')
    await open(page, '/forum/profile')
    const { buffer } = await threeStripes()
    const dropped = await page.evaluateHandle((bytes) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0))], 'me.png', { type: 'image/png' }))
      return transfer
    }, buffer.toString('base64'))

    await form(page).dispatchEvent('dragover', { dataTransfer: dropped })
    await expect(form(page)).toHaveClass(/is-over/)
    await form(page).dispatchEvent('drop', { dataTransfer: dropped })

    await expect(preview(page)).toBeVisible()
    await expect(form(page)).not.toHaveClass(/is-over/)
    await expect.poll(() => seen(page)).toEqual(['green', 'green', 'green'])
  })

  test('is refused in words at the field when it is none, too large, or only looks like one', async ({ page, expectedFailures }) => {
    expectedFailures.push('400 /api/forum/profile/avatar')
    await join(page, 'maya')
    await open(page, '/forum/profile')
    const { buffer } = await aFile()
    const damaged = Buffer.concat([buffer.subarray(0, buffer.byteLength - 60), Buffer.alloc(48)])

    for (const [file, complaint] of [
      [{ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }, /can’t read that file as an image/],
      [{ name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<script>1</script>') }, /can’t read that file as an image/],
      [{ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(2 * 1024 * 1024 + 1) }, /larger than 2 MB/],
    ] as const) {
      await chooser(page).setInputFiles(file)
      await expect(chooser(page)).toHaveAccessibleDescription(complaint)
      await expect(chooser(page)).toBeFocused()
      await expect(useIt(page)).toHaveCount(0)
    }
    await chooser(page).setInputFiles({ name: 'damaged.png', mimeType: 'image/png', buffer: damaged })
    await expect(chooser(page)).toHaveAccessibleDescription(/can’t read that file as an image/)
    await expect(useIt(page)).toHaveCount(0)

    await chooser(page).setInputFiles(await aFile())
    const picture = 'We can’t read that file as an image. Please choose a PNG, JPEG, WebP, AVIF, or GIF.'
    await page.route(AVATAR, (route) => route.fulfill({ status: 400, json: { message: picture, errors: { picture } } }), { times: 1 })
    await useIt(page).click()

    await expect(toast(page, 'Photo not saved')).toContainText('can’t read that file as an image')
    await expect(chooser(page)).toHaveAccessibleDescription(/can’t read that file as an image/)
    await expect(chooser(page)).toHaveAttribute('aria-invalid', 'true')
  })

  test('is kept on the screen, to be sent again, when the server is away', async ({ page, expectedFailures }) => {
    expectedFailures.push('failed /api/forum/profile/avatar')
    await becomeMemberWithFile(page)
    await page.route(AVATAR, (route) => route.abort())

    await useIt(page).click()
    await expect(toast(page, 'An error occurred')).toContainText('Unable to connect to the server.')
    await page.unroute(AVATAR)
    await useIt(page).click()

    await expect(toast(page, 'Done')).toBeVisible()
  })

  test('asks no one for a file who has no scripts to send it, and says so', async ({ browser, page, baseURL }) => {
    await becomeMemberWithFile(page)
    await useIt(page).click()
    await expect(toast(page, 'Done')).toBeVisible()
    const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false, storageState: await page.context().storageState() })
    const plain = await context.newPage()

    await plain.goto('/forum/profile')

    // Looking for a text passes over what is for visits without scripts.
    await expect(plain.locator('noscript p', { hasText: 'turn on JavaScript' })).toBeVisible()
    await expect(plain.getByLabel('Choose a photo')).toBeHidden()
    await plain.getByRole('button', { name: 'Remove Photo' }).click()
    await expect(plain.getByRole('main').getByRole('status')).toContainText('Your initials will show')
    await expect(plain.getByRole('button', { name: 'Remove Photo' })).toHaveCount(0)
    await context.close()
  })

  test('leaves axe nothing to complain about, chosen, refused and shown', async ({ page }) => {
    await becomeMemberWithFile(page)
    expect(await problemsOf(page, LARGE)).toEqual([])
    expect(await problemsOf(page, SMALL)).toEqual([])
    await chooser(page).setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
    await expect(chooser(page)).toHaveAttribute('aria-invalid', 'true')
    expect(await problemsOf(page, SMALL)).toEqual([])
    await chooser(page).setInputFiles(await aFile())
    await useIt(page).click()
    await expect(page.getByRole('button', { name: 'Remove Photo' })).toBeVisible()
    expect(await problemsOf(page, LARGE)).toEqual([])
  })
})
