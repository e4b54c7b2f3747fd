import { expect, type Page } from '@playwright/test'
import { renderEmail } from '../../../src/emails/layout/render-email.ts'
import { open } from '../support/a-visit.ts'
import { join, logInAs, ROSA, test } from '../support/members.ts'
import { startASite } from '../support/start-a-site.ts'
import { EMPTY_FACT } from '../../../src/shared/playground/fact-fields.ts'

/** One word, as an address is, with nowhere to break. */
const long = (chars: number): string => `https://example.com/${'playground'.repeat(20)}`.slice(0, chars)
const DAY_MS = 86_400_000

async function send<Answer>(page: Page, method: 'PATCH' | 'POST' | 'PUT', path: string, data: object): Promise<Answer> {
  const answer = await page.request.fetch(path, { method, data })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return (await answer.json()) as Answer
}

/** Rosa and her visitors write the longest words there may be, wherever they can. @returns where these stand in the office */
async function writeLongWords(rosa: Page, member: string): Promise<string[]> {
  const fact = { ...EMPTY_FACT, label: 'Parking', question: `Is there ${long(140)}?`, short: long(80), answer: `Look at ${long(80)}.` }
  await send(rosa, 'PUT', '/api/office/facts/parking', { ...fact, state: 'being-decided', link: '/visit', version: 0 })
  const openUntil = new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10)
  await send(rosa, 'POST', '/api/office/facts/parking/poll', { question: `${long(80)}?`, choices: [long(80), 'No'], openUntil })
  await send(rosa, 'POST', '/api/office/categories', { name: 'Long words', description: long(200), look: 'sky' })
  await send(rosa, 'POST', '/api/contact', { name: 'W'.repeat(100), email: 'w@example.com', message: `${long(80)} is long` })
  const { messages } = (await (await rosa.request.get('/api/office/messages')).json()) as { messages: { id: number }[] }
  const { post } = await send<{ post: { id: number; version: number } }>(rosa, 'POST', '/api/office/blog', { title: 'W'.repeat(100) })
  const text = { version: post.version, excerpt: long(100), content: `<p>${long(200)}</p>` }
  await send(rosa, 'PATCH', `/api/office/blog/${post.id}`, text)
  const { members } = (await (await rosa.request.get(`/api/office/members?q=${member}`)).json()) as { members: { id: number }[] }
  await send(rosa, 'PUT', `/api/office/members/${members[0]?.id}/suspension`, { days: 3, reason: long(120) })
  return ['/office', `/office/messages/${messages[0]?.id}`, `/office/blog/${post.id}`, `/office/members/${members[0]?.id}`]
}

/** How far a page reaches out of the window, in pixels. */
const tooWide = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

async function expectToFit(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await open(page, path)
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => tooWide(page), `${path} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
}

test.describe('words and addresses as long as they may be', () => {
  // A site of its own: what its owner says differs from what other journeys read.
  test.use({
    baseURL: async ({ browserName: _ }, give) => {
      const site = await startASite()
      await give(site.url)
      await site.stop()
    },
  })

  test('make no page wider than the screen, for anyone', async ({ page, another }) => {
    test.slow()
    const omar = await another()
    const member = await join(omar, 'omar')
    await logInAs(page, ROSA)
    const rooms = await writeLongWords(page, member)

    await expectToFit(page, ['/visit', '/forum', '/forum/categories', ...rooms])
    await expectToFit(omar, ['/forum/profile'])
  })
})

test('an address as long as it may be makes no letter wider than the screen', async ({ page }) => {
  const words = `Look at ${long(200)}`
  const { html } = renderEmail({ subject: 'Parking', preview: '', heading: words, paragraphs: [words], body: words, quote: words, footnote: words })
  await page.setViewportSize({ width: 390, height: 800 })

  await page.setContent(html)

  expect(await tooWide(page)).toBeLessThanOrEqual(0)
})
