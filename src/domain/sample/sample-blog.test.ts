import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aSite } from '../../../tests/support/a-site.ts'
import { after, DAY_MS } from '../../shared/time/instant.ts'
import { slugOf } from '../../shared/text/slug.ts'
import { createAccount } from '../accounts/staff/appoint.ts'
import { cleanHtml } from '../blog/clean-html.ts'
import { listBlogPosts } from '../blog/reading/list-blog-posts.ts'
import { wordsOf } from '../blog/reading/post-words.ts'
import { removeSample } from './remove-sample.ts'
import { seedSample } from './seed-sample.ts'
import { SAMPLE_BLOG } from './write-sample-blog.ts'

const PICTURES = join(import.meta.dirname, '../../../public')
const textOf = ({ title, excerpt, content }: (typeof SAMPLE_BLOG)[number]) => `${title}\n${excerpt}\n${content.replace(/<[^>]+>/g, ' ')}`

/** What was so on the day a post was written, and may be untrue on the day it's read. */
const STATE_OF_TODAY = /not (?:yet )?(?:announced|decided)|announced yet|decided yet/i

describe('the sample blog posts', () => {
  it('are eight to twelve, each with an address, a cover and something to read [Q004]', () => {
    expect(SAMPLE_BLOG.length).toBeGreaterThanOrEqual(8)
    expect(SAMPLE_BLOG.length).toBeLessThanOrEqual(12)
    expect(new Set(SAMPLE_BLOG.map(({ title }) => slugOf(title))).size).toBe(SAMPLE_BLOG.length)
    expect(new Set(SAMPLE_BLOG.map(({ daysAgo }) => daysAgo)).size).toBe(SAMPLE_BLOG.length)
    for (const post of SAMPLE_BLOG) {
      expect(wordsOf(post).split(' ').length, post.title).toBeGreaterThan(75)
      expect(existsSync(join(PICTURES, `illustrations/${post.cover}.svg`)), post.cover).toBe(true)
      for (const [, src = ''] of post.content.matchAll(/src="([^"]+)"/g)) expect(existsSync(join(PICTURES, src)), src).toBe(true)
    }
  })

  it('are written in what the allowlist allows, and lose nothing to it', () => {
    for (const { content } of SAMPLE_BLOG) expect(cleanHtml(content)).toBe(content.replace(/>\s*\n\s*</g, '><').trim())
  })

  it('leave what can be announced to the page that changes with it, raise no voice and cite nobody', () => {
    for (const post of SAMPLE_BLOG) {
      expect(textOf(post)).not.toMatch(/\$|lorem|https?:|www\.|@|!|guarantee|\b20[12]\d\b|\bstud(y|ies)\b|research/i)
      expect(textOf(post)).not.toMatch(STATE_OF_TODAY)
      if (/price|cost|opening date|menu/i.test(textOf(post)) && /on joue|café/i.test(textOf(post))) {
        expect(textOf(post)).toMatch(/Know Before You Go|costs nothing/)
      }
    }
  })

  it('come with the sample community, spread over months, and go with it', async () => {
    const { site, clock } = await aSite()
    await createAccount(site, { username: 'claire', email: 'claire@example.com', role: 'admin', passwordHash: 'a hash' })
    await seedSample(site)

    const { entries, total } = await listBlogPosts(site, { offset: 0, limit: 100 })

    expect(total).toBe(SAMPLE_BLOG.length)
    const dates = entries.map(({ publishedAt }) => publishedAt ?? '')
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect((dates.at(-1) ?? '') < after(clock.now(), -90 * DAY_MS)).toBe(true)
    expect((dates[0] ?? '') > after(clock.now(), -14 * DAY_MS)).toBe(true)

    expect(await removeSample(site)).toMatchObject({ blogPosts: SAMPLE_BLOG.length })
    expect(await listBlogPosts(site, { offset: 0, limit: 100 })).toEqual({ entries: [], total: 0 })
  })
})
