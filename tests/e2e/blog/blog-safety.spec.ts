import { expect, type Page } from '@playwright/test'
import fc from 'fast-check'
import { cleanHtml } from '../../../src/domain/blog/clean-html.ts'
import { aDocument, ATTACKS, HOSTILE_ELEMENTS, uncleanedTree } from '../../support/blog/hostile-html.ts'
import { test } from '../support/a-running-site.ts'
import { open } from '../support/a-visit.ts'

/** What the browser says about pictures that are not there, and what the content policy says about others'. */
const EXPECTED = [/Content Security Policy/]
const DOCUMENTS = 10_000
const IN_ONE = 250
/** Fewer for the page itself, which draws each of them as elements. */
const DRAWN = 2_000

const documents = () => [...ATTACKS, ...fc.sample(aDocument(), { seed: 2026, numRuns: DOCUMENTS })]

function batchesOf(texts: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(texts.length / IN_ONE) }, (_, at) => texts.slice(at * IN_ONE, (at + 1) * IN_ONE))
}

/** Everything in a page that could run or load what it should not, with time for it to happen. */
async function whatHappened(page: Page) {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)))
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('#here *')]
    const handlers = all.flatMap(({ attributes }) => [...attributes].map(({ name }) => name).filter((name) => /^on|^style$|^srcdoc$/.test(name)))
    const strange = all.map(({ localName }) => localName).filter((name) => /^(script|style|iframe|object|embed|svg|math|form|input|base|meta|link|template|video|audio)$/.test(name))
    const links = [...document.querySelectorAll<HTMLAnchorElement>('#here a')].map(({ protocol }) => protocol)
    return { hit: '__hit' in window, handlers, strange, odd: links.filter((protocol) => !/^(https?|mailto):$/.test(protocol)) }
  })
}
const NOTHING = { hit: false, handlers: [], strange: [], odd: [] }

function refuseDialogs(page: Page): string[] {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  return dialogs
}

test.describe('hostile HTML in a blog post', () => {
  test(`runs nothing, in ${DOCUMENTS} generated documents and every known attack, even without a content policy [D56]`, async ({ page, expectedErrors, expectedFailures }) => {
    test.setTimeout(240_000)
    expectedErrors.push(...EXPECTED)
    expectedFailures.push('*') // what hostile documents load is not there
    const dialogs = refuseDialogs(page)
    let body = ''
    await page.route('**/*', (route) => {
      const isPage = new URL(route.request().url()).pathname === '/cleaned'
      return isPage ? route.fulfill({ contentType: 'text/html; charset=utf-8', body }) : route.abort()
    })

    for (const batch of batchesOf(documents())) {
      body = `<!doctype html><body><div id="here">${batch.map((html) => cleanHtml(html)).join('\n')}</div>`
      await page.goto('/cleaned', { waitUntil: 'domcontentloaded' })
      expect(await whatHappened(page)).toEqual(NOTHING)
    }
    expect(dialogs).toEqual([])
  })

  test('runs nothing on the page of a post, though it were never cleaned [D56 Q010]', async ({ page, expectedErrors, expectedFailures }) => {
    test.setTimeout(240_000)
    expectedErrors.push(...EXPECTED)
    expectedFailures.push('*') // what hostile documents load is not there
    const dialogs = refuseDialogs(page)
    const batches = batchesOf(documents().slice(0, DRAWN))
    const posts = batches.map((_, at) => ({ id: at + 1, slug: `hostile-${at}`, title: `Hostile ${at}`, excerpt: 'x', authorName: 'x', featuredImageAlt: '' }))
    await page.route('**/api/blog', (route) => route.fulfill({ json: { posts } }))
    await page.route('**/api/blog/hostile-*', (route) => {
      const at = Number(/\d+$/.exec(route.request().url())?.[0])
      const post = { ...posts[at], body: [...uncleanedTree(batches[at]?.join('\n') ?? ''), ...HOSTILE_ELEMENTS], address: 'https://on-joue.test/', readingMinutes: 1 }
      return route.fulfill({ json: { post, previous: null, next: null, related: [] } })
    })
    await open(page, '/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click()

    for (const { title } of posts) {
      await page.getByRole('link', { name: title, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await page.evaluate(() => document.querySelector('.prose')?.setAttribute('id', 'here'))
      expect(await whatHappened(page)).toEqual(NOTHING)
      await page.getByRole('link', { name: '← Back to all posts' }).click()
    }
    expect(dialogs).toEqual([])
  })
})
