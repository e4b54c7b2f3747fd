import { expect, type Page } from '@playwright/test'
import { test } from '../support/a-running-site.ts'
import { open, topOf } from '../support/a-visit.ts'

const heroOf = (page: Page) => page.getByRole('region', { name: 'Welcome' })
const copyOf = (page: Page) => heroOf(page).getByRole('heading', { level: 1 }).locator('..')

/** The opacity each animation of the hero's text begins and ends with. */
const fadesOf = (page: Page) =>
  copyOf(page).evaluate((copy) =>
    copy.getAnimations().map(({ effect }) => (effect as KeyframeEffect).getKeyframes().map(({ opacity }) => opacity)),
  )

test.describe('the welcome', () => {
  test('says where and when, who we are and what we are for [R004 R005 R006 R026]', async ({ page }) => {
    await open(page, '/')
    const hero = heroOf(page)

    await expect(hero.getByText('Coming to Austin, Texas – 2025')).toBeInViewport()
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Welcome to On Joue')
    await expect(hero.getByText('Where Childhood Flourishes')).toBeInViewport()
    const glance = hero.getByRole('list', { name: 'At a glance' })
    await expect(glance).toContainText('exact location not yet announced')
    await expect(glance).toContainText('exact date not yet announced')
    await expect(glance).toContainText('Pricingnot yet announced')
  })

  test('is there at once for anyone who asked for less motion [R063 Q005]', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' })

    await expect(copyOf(page)).toHaveCSS('opacity', '1')
    expect(await fadesOf(page)).toEqual([])
  })

  for (const [label, anchor] of [
    ['Learn More', '#about'],
    ['Contact Us', '#contact'],
    ['Scroll to About', '#about'],
  ] as const) {
    test(`leads from “${label}” to ${anchor} [R064 R065 R066]`, async ({ page }) => {
      await open(page, '/')

      await heroOf(page).getByRole('link', { name: label }).click()

      await expect(page).toHaveURL(`/${anchor}`)
      await expect.poll(() => topOf(page.locator(anchor))).toBeLessThanOrEqual(100)
    })
  }
})

test.describe('the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 700 } })

  /** Words that leave the window or are broken in two; an icon and the words below it that share a place. */
  const problemsOf = (page: Page) =>
    page.evaluate(() => {
      const rangesOf = function* (text: Text) {
        for (const { index, 0: word } of text.data.matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          yield { word, range }
        }
      }
      const problems: string[] = []
      for (const part of document.querySelectorAll('.hero-copy, .ground, .quad')) {
        const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
        while (texts.nextNode()) {
          for (const { word, range } of rangesOf(texts.currentNode as Text)) {
            const { left, right } = range.getBoundingClientRect()
            if (left < 0 || right > window.innerWidth) problems.push(`cut: ${word}`)
            if (!/[-–]/.test(word) && range.getClientRects().length > 1) problems.push(`broken: ${word}`)
          }
        }
      }
      for (const badge of document.querySelectorAll('.quad li')) {
        const [icon, title] = [badge.querySelector('svg'), badge.querySelector('b')].map((one) => one?.getBoundingClientRect())
        if (!icon || !title || icon.bottom > title.top) problems.push(`on its icon: ${badge.textContent}`)
      }
      return problems
    })

  test('shows the welcome and the badges whole, also with letters set wider', async ({ page }) => {
    await open(page, '/')
    expect(await problemsOf(page)).toEqual([])

    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }')
      document.adoptedStyleSheets = [sheet]
    })
    expect(await problemsOf(page)).toEqual([])
  })
})

test.describe('the welcome, with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('fades in after the page has loaded, and ends fully visible [R063]', async ({ page }) => {
    await open(page, '/')

    expect(await fadesOf(page)).toEqual([['0', '1']])
    await expect(copyOf(page)).toHaveCSS('opacity', '1')
  })
})

test.describe('the six features', () => {
  const CARDS = [
    ['Neo-Age Learning Pods', '#E0F3E2', '#8CCF9B'],
    ['Sensory Lighting & Design', '#1B3157', '#2F5C8A'],
    ['Secure Tech Check-ins', '#E1F3FB', '#8FCFEC'],
    ['Coffee Conda Café', '#F8E8D8', '#E6BD93'],
    ['Creative Zones', '#FFE6DF', '#FFB5A6'],
    ['Special Events & Programs', '#FFF3D1', '#FFC83D'],
  ] as const
  const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`
  const cardsOf = (page: Page) => page.locator('#features').getByRole('listitem')

  test('are six cards, no more and no fewer, in their order [R017 R018 R019 R020 R021 R022 R023 R072]', async ({
    page,
  }) => {
    await open(page, '/')

    await expect(cardsOf(page)).toHaveCount(6)
    await expect(cardsOf(page).getByRole('heading', { level: 3 })).toHaveText(CARDS.map(([title]) => title))
    await expect(cardsOf(page).nth(2)).toContainText('Facial recognition and secure check-in and check-out')
    await expect(cardsOf(page).nth(3)).toContainText('for parents')
  })

  for (const [index, [title, start, end]] of CARDS.entries()) {
    test(`show “${title}” with picture, text and a gradient from ${start} to ${end} [R174]`, async ({ page }) => {
      await open(page, '/')
      const card = cardsOf(page).nth(index)

      await card.scrollIntoViewIfNeeded()

      await expect(card.getByRole('heading')).toHaveText(title)
      await expect(card.getByRole('paragraph')).toHaveText(/\w{3,}.*\.$/)
      await expect(card).toHaveCSS('background-image', `linear-gradient(165deg, ${rgb(start)}, ${rgb(end)})`)
      const picture = card.locator('img')
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    })
  }
})
