import { describe, expect, it } from 'vitest'
import { seedSample } from '../../../src/domain/sample/seed-sample.ts'
import { SAMPLE_NOTICE } from '../../../src/shared/frame/sample-words.ts'
import { anApp } from '../../support/a-site.ts'
import { anAdmin } from '../../support/authenticators.ts'
import { PAGES } from '../../support/pages.ts'

const NOINDEX = '<meta name="robots" content="noindex">'

/** A site at a public address with the sample community and an admin who is real. */
async function aPublicSampleSite() {
  const app = await anApp({ siteUrl: 'https://on-joue.example', limitFactor: 1_000 })
  await seedSample(app.site, false)
  const { headers: admin } = await anAdmin(app, 'claire')
  return { ...app, admin }
}

const hasNotice = (html: string) => html.includes(`<aside class="bar-sample" aria-label="Sample community"><p>${SAMPLE_NOTICE}</p>`)

/** What a page says about itself to people and to search engines. */
async function saidBy(answer: Response) {
  const html = await answer.text()
  return { notice: hasNotice(html), noindex: html.split(NOINDEX).length - 1, header: answer.headers.get('x-robots-tag') }
}

const CLOSED = { notice: true, noindex: 1, header: 'noindex' }

describe('while people and posts are made up', () => {
  it('every page says so, to visitors, members, and the owner, and is kept out of search engines', async () => {
    const { ask, admin } = await aPublicSampleSite()
    const paths = new Set(PAGES.filter(({ from }) => !from).map(({ path, route }) => path ?? route).filter((path) => path.startsWith('/')))
    expect(paths.size).toBeGreaterThan(50)

    for (const path of [...paths, '/api/docs']) {
      for (const headers of [{}, admin]) {
        const answer = await ask(path, { headers })
        if (answer.status === 301 || answer.status === 302) continue // to a page that's in the list, too
        expect(await saidBy(answer), path).toEqual(CLOSED)
        if (path === '/') expect(await saidBy(await ask(path, { headers })), 'the same page again, from the cache').toEqual(CLOSED)
      }
    }
  })

  it('a visitor hides the notice without JavaScript, until the browser is closed, and no one else does', async () => {
    const { ask, postForm } = await aPublicSampleSite()
    await ask('/forum?page=1')

    const hidden = await postForm('/forum?page=1', { form: 'sample-notice' }, { headers: { origin: 'https://on-joue.example' } })

    expect([hidden.status, hidden.headers.get('location')]).toEqual([303, '/forum?page=1'])
    expect(hidden.headers.getSetCookie()).toEqual(['sample-notice=hidden; Path=/; SameSite=Lax; Secure'])
    for (const path of ['/forum?page=1', '/', '/blog', '/forum']) {
      for (const nth of ['rendered', 'cached']) {
        expect(await saidBy(await ask(path, { headers: { cookie: 'sample-notice=hidden' } })), `${path}, ${nth}`).toEqual({ ...CLOSED, notice: false })
        expect(await saidBy(await ask(path)), `${path}, ${nth}`).toEqual(CLOSED)
      }
    }
  })

  it('the office says so even to those who hid it, with the way to remove them', async () => {
    const { ask, admin } = await aPublicSampleSite()

    const page = await (await ask('/office', { headers: { cookie: `${admin.cookie}; sample-notice=hidden` } })).text()

    expect(hasNotice(page)).toBe(true)
    expect(page).toMatch(/<\/p><a [^>]*href="\/office\/sample"[^>]*>Remove It<\/a><\/aside>/)
  })

  it('the sitemap and the blog’s feed hold what’s real and nothing else', async () => {
    const { ask, site } = await aPublicSampleSite()
    const now = site.clock.now()
    const post = { excerpt: '', content: '<p>Bonjour.</p>', words: '', authorName: 'Claire', createdAt: now, updatedAt: now, changedAt: now }
    await site.db.insertInto('blogPost').values({ slug: 'we-are-real', title: 'We are real', ...post, publishedAt: now }).execute()
    const category = await site.db.insertInto('category').values({ name: 'Naps', slug: 'naps', look: 'sky', description: '', position: 9, createdAt: now }).returning('id').executeTakeFirstOrThrow()
    await site.db.insertInto('topic').values({ categoryId: category.id, title: 'Nap times', slug: 'nap-times', createdAt: now, lastPostAt: now }).execute()

    const sitemap = await (await ask('/sitemap.xml')).text()
    const feed = await (await ask('/blog/feed.xml')).text()

    const paths = [...sitemap.matchAll(/<loc>https:\/\/on-joue\.example([^<]*)/g)].map(([, path]) => path)
    expect(paths.filter((path) => /^\/(blog\/.|forum\/(topics|categories\/.))/.test(path ?? ''))).toEqual([
      '/blog/we-are-real', '/forum/categories/naps', expect.stringMatching(/^\/forum\/topics\/\d+\/nap-times$/),
    ])
    expect(feed.match(/<item>/g)).toHaveLength(1)
    expect(feed).toContain('We are real')
  })
})

it('a site without made-up people says nothing of them, and is open to search engines', async () => {
  const { ask } = await anApp({ siteUrl: 'https://on-joue.example' })

  for (const path of ['/', '/forum', '/blog', '/visit']) {
    expect(await saidBy(await ask(path)), path).toEqual({ notice: false, noindex: 0, header: null })
  }
  expect(hasNotice(await (await ask('/api/docs')).text())).toBe(false)
})
