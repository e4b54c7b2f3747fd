import { describe, expect, it } from 'vitest'
import { checkFact } from '../../../src/domain/playground/change-fact.ts'
import { listFacts } from '../../../src/domain/playground/list-facts.ts'
import { DAY_MS } from '../../../src/shared/time/instant.ts'
import { aForum, as } from '../../support/a-forum.ts'
import { anApp } from '../../support/a-site.ts'

/** What a reader finds in a part of a page, a line for each of its blocks, without its forms. */
function linesOf(html: string): string {
  const withBreaks = html.replace(/<\/(?:p|h\d|li|dt|dd|figcaption|button|th|td|summary)>|<br\s*\/?>/g, '\n')
  const text = withBreaks.replace(/<(script|style|svg|form)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ')
  const plain = text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
  const lines = plain.split('\n').map((line) => line.replace(/\s+/g, ' ').trim())
  return `${lines.filter((line) => line !== '').join('\n')}\n`
}

const partOf = (html: string, part: RegExp): string => part.exec(html)?.[0] ?? ''
const MAIN = /<main[\s>].*?<\/main>/s

describe('a page in prose', () => {
  // The files hold the words that were agreed on. Who changes a text changes its file with `vitest -u`, and sees both.
  it.each([
    ['the guidelines', '/forum/guidelines', MAIN, 'guidelines'],
    ['the privacy page', '/forum/privacy', MAIN, 'privacy'],
    ['the terms', '/forum/terms', MAIN, 'terms'],
    ['the page about face check-in', '/visit/check-in', MAIN, 'check-in'],
    ['the landing page', '/', MAIN, 'landing'],
  ])('has every sentence that was agreed on: %s', async (_, path, part, name) => {
    const app = await anApp({ smtpUrl: 'smtp://mail.example' })

    const answer = await app.ask(path, { headers: { accept: 'text/html' } })

    await expect(linesOf(partOf(await answer.text(), part))).toMatchFileSnapshot(`page-words/${name}.txt`)
  })
})

describe('the page for visitors', () => {
  it('says beside an answer when someone checked it, and beside no other', async () => {
    const forum = await aForum()
    forum.clock.pass(3 * DAY_MS)
    await checkFact(forum.site, as(forum.rosa), 'pricing')

    const html = await (await forum.ask('/visit')).text()

    for (const { key } of await listFacts(forum.site)) {
      const entry = partOf(html, new RegExp(`<article[^>]* id="${RegExp.escape(key)}".*?</article>`, 's'))
      expect(linesOf(entry).includes('Checked on May 4, 2026'), key).toBe(key === 'pricing')
    }
  })
})

describe('a topic and its posts', () => {
  it('each have their date, the exact time on hover, and the same for screen readers [R119 R130]', async () => {
    const forum = await aForum()
    const [opened, replied] = ['2025-06-03T21:05:00.000Z', '2026-01-05T06:30:00.000Z'] as const
    const topic = await forum.aTopic({ at: opened, posts: [{ at: opened }, { at: replied }] })

    const html = await (await forum.ask(`/forum/topics/${topic.id}/${topic.slug}`)).text()

    const time = (part: string) => {
      const [, at, title, words] = /<time class="when" dateTime="([^"]*)" title="([^"]*)">(.*?)<\/time>/s.exec(part) ?? []
      return { at, title, words: linesOf(words ?? '').trim() }
    }
    const [inHeader = '', ...inPosts] = partOf(html, MAIN).split('<article')
    const opening = { at: opened, title: 'Jun 3, 2025, 4:05 PM CDT', words: 'Jun 3, 2025, 4:05 PM CDT Jun 3, 2025' }
    expect(time(inHeader)).toEqual(opening)
    expect(inPosts.map(time)).toEqual([
      opening,
      { at: replied, title: 'Jan 5, 2026, 12:30 AM CST', words: 'Jan 5, 2026, 12:30 AM CST Jan 5, 2026' },
    ])
  })
})
