import { describe, expect, it } from 'vitest'
import type { BlogPostAnswer, BlogPostView } from '../../../src/shared/blog/blog.ts'
import { publishDuePosts } from '../../../src/domain/blog/publishing/publish-due-posts.ts'
import { newPreviewLink } from '../../../src/domain/blog/publishing/new-preview-link.ts'
import { publishBlogPost } from '../../../src/domain/blog/publishing/publish-blog-post.ts'
import { saveBlogPost } from '../../../src/domain/blog/save-blog-post.ts'
import { after, DAY_MS, HOUR_MS } from '../../../src/shared/time/instant.ts'
import { aBlog } from '../../support/blog/a-blog.ts'

const FIELDS = 'id slug title excerpt content featuredImage authorName authorImage authorTitle publishedAt'.split(' ')
const textOf = (html: string) => html.replace(/<script[^]*?<\/script>/g, '').replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
const dataIn = (html: string): object[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) => JSON.parse(json) as object)

async function aBlogWith(titles: string[]) {
  const blog = await aBlog()
  for (const title of titles) {
    blog.clock.pass(HOUR_MS)
    await blog.aBlogPost({ title, at: 'now' })
  }
  const list = async (query = '') => ((await (await blog.ask(`/api/blog${query}`)).json()) as { posts: BlogPostView[] }).posts
  return { ...blog, list }
}

describe('GET /api/blog', () => {
  it('answers every field of the published posts, newest first, null where there is nothing [R188 R265]', async () => {
    const { list, aBlogPost, clock } = await aBlogWith(['One', 'Two'])
    await aBlogPost({ title: 'A draft' })
    await aBlogPost({ title: 'To come', at: after(clock.now(), DAY_MS) })

    const posts = await list()

    expect(posts.map(({ title }) => title)).toEqual(['Two', 'One'])
    for (const post of posts) expect(Object.keys(post)).toEqual(expect.arrayContaining(FIELDS))
    expect(posts[0]).toMatchObject({ slug: 'two', content: '<p>The box is the toy.</p>', featuredImage: null, authorImage: null, authorTitle: null })
    expect(posts[0]?.publishedAt).toMatch(/^\d{4}-\d\d-\d\dT/)
  })

  it.each([
    ['?limit=2', 2],
    ['?limit=1', 1],
    ['?limit=0', 3],
    ['?limit=-1', 3],
    ['?limit=abc', 3],
    ['?limit=10000', 3],
    ['?limit=', 3],
    ['?limit=1.5', 3],
  ])('reads %s as %i of three [R266]', async (query, count) => {
    const { ask } = await aBlogWith(['One', 'Two', 'Three'])

    const answer = await ask(`/api/blog${query}`)

    expect(answer.status).toBe(200)
    expect(((await answer.json()) as { posts: unknown[] }).posts).toHaveLength(count)
    expect(answer.headers.get('x-total-count')).toBe('3')
  })

  it('answers at most 100 without a limit, and says where the others are [R266]', async () => {
    const { site, ask, list } = await aBlogWith(['One'])
    const row = await site.db.selectFrom('blogPost').selectAll().executeTakeFirstOrThrow()
    const copies = Array.from({ length: 104 }, (_, at) => ({ ...row, id: row.id + 1 + at, slug: `copy-${at}` }))
    for (let start = 0; start < copies.length; start += 20) await site.db.insertInto('blogPost').values(copies.slice(start, start + 20)).execute()

    expect(await list()).toHaveLength(100)
    expect((await ask('/api/blog')).headers.get('link')).toContain('rel="next"')
    expect(await list('?page=3')).toHaveLength(20)
  })

  it('answers an empty list while there is nothing', async () => {
    const { list } = await aBlogWith([])

    expect(await list()).toEqual([])
  })

  it('need not be sent again to anyone who has it', async () => {
    const { ask, aBlogPost } = await aBlogWith(['One'])
    const etag = (await ask('/api/blog')).headers.get('etag') ?? ''
    const again = () => ask('/api/blog', { headers: { 'if-none-match': etag } })

    expect((await again()).status).toBe(304)
    await aBlogPost({ title: 'Two', at: 'now' })
    expect((await again()).status).toBe(200)
  })
})

describe('GET /api/blog/:slug', () => {
  it('answers the post with every field, and its neighbors [R188 R267]', async () => {
    const { ask } = await aBlogWith(['One', 'Two', 'Three'])

    const { post, previous, next } = (await (await ask('/api/blog/two')).json()) as BlogPostAnswer

    expect(Object.keys(post)).toEqual(expect.arrayContaining(FIELDS))
    expect(post).toMatchObject({ title: 'Two', address: 'http://on-joue.test/blog/two', readingMinutes: 1, updatedAt: null })
    expect([previous?.slug, next?.slug]).toEqual(['one', 'three'])
  })

  it.each(['nope', 'Two', 'two%00', '%E2%80%AE', '..%2Ftwo', "'%20or%201=1", 'a'.repeat(3_000), 'constructor'])('answers 404 as JSON for %s [R169]', async (slug) => {
    const { ask } = await aBlogWith(['Two'])

    const answer = await ask(`/api/blog/${slug}`)

    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ message: expect.any(String) })
  })

  it('cleans what it answers, whatever the database holds [D56 Q010]', async () => {
    const { site, ask } = await aBlogWith(['Two'])
    await site.db.updateTable('blogPost').set({ content: '<p onclick="x()">a<script>x()</script></p>', featuredImage: 'javascript:x()' }).execute()

    const { post } = (await (await ask('/api/blog/two')).json()) as BlogPostAnswer

    expect(post).toMatchObject({ content: '<p>a</p>', body: [{ tag: 'p', attributes: {}, children: ['a'] }], featuredImage: null })
  })
})

describe('the blog in the first HTML', () => {
  it('holds titles, excerpts, dates and whole texts [R047 R048 Q004]', async () => {
    const { ask, aBlogPost } = await aBlogWith(['One'])
    await aBlogPost({ title: 'Rain & shine', content: '<h2>For <em>all</em></h2><p>Puddles.</p>', authorTitle: 'On Joue', at: 'now' })

    const [list, post] = await Promise.all(['/blog', '/blog/rain-shine'].map(async (path) => textOf(await (await ask(path)).text())))

    for (const words of ['One', 'Rain &amp; shine', 'When the park is off.', 'Play notes', 'On Joue', 'May 1, 2026', 'Read More →']) expect(list).toContain(words)
    for (const words of ['Rain &amp; shine', 'For all', 'Puddles.', 'Play notes', 'May 1, 2026', '1 min read', '← Back to all posts']) expect(post).toContain(words)
  })

  it('says so, with status 404, where there is no post [R169 R170 R171 D06]', async () => {
    const { ask } = await aBlogWith([])

    const answer = await ask('/blog/nope')
    const html = await answer.text()

    expect(answer.status).toBe(404)
    expect(textOf(html)).toContain('Error Loading Blog Post')
    expect(textOf(html).replaceAll('&#x27;', "'")).toContain("We couldn't load this blog post. It may have been removed or there was a temporary issue.")
    expect(html).toContain('<meta name="robots" content="noindex">')
  })

  it('says so where there is nothing yet [R161]', async () => {
    const { ask } = await aBlogWith([])

    expect(textOf(await (await ask('/blog')).text())).toContain('No blog posts found. Check back soon for new content!')
  })

  it('tells search engines and messengers what a post is, each once', async () => {
    const { site, owner, ask, aBlogPost, clock } = await aBlogWith([])
    const sharePicture = `/pictures/${'0a'.repeat(16)}/1200.webp`
    const shared = { shareTitle: 'Share "this"', shareDescription: 'Said shortly.', sharePicture }
    const { id, version } = await aBlogPost({ title: 'Rain </script> & shine', authorTitle: 'On Joue', ...shared, at: 'now' })
    const publishedAt = clock.now()
    clock.pass(2 * DAY_MS)
    await publishBlogPost(site, owner, id, await saveBlogPost(site, owner, id, { version, content: '<p>More.</p>' }))

    const html = await (await ask('/blog/rain-script-shine')).text()

    expect(html).toContain('<link rel="canonical" href="http://on-joue.test/blog/rain-script-shine">')
    expect(html).toContain('<link rel="alternate" type="application/rss+xml" title="On Joue Blog" href="/blog/feed.xml">')
    expect(html).toContain('<meta property="og:type" content="article">')
    expect(html).toContain('<meta property="og:title" content="Share &quot;this&quot;">')
    expect(html).toContain(`<meta property="og:image" content="http://on-joue.test${sharePicture}">`)
    expect(textOf(html)).toContain('Updated May 3, 2026')
    const [posting, crumbs, ...more] = dataIn(html)
    expect(posting).toMatchObject({ '@type': 'BlogPosting', headline: 'Rain </script> & shine', datePublished: publishedAt, dateModified: clock.now() })
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{ name: 'Home' }, { name: 'Blog' }, { name: 'Rain </script> & shine' }] })
    expect(more).toEqual([])
    expect(dataIn(await (await ask('/blog')).text())).toEqual([])
  })

  it('is kept for the next reader, and made again when a post appears at its minute', async () => {
    const { site, clock, ask, aBlogPost } = await aBlogWith(['One'])
    await aBlogPost({ title: 'To come', at: after(clock.now(), HOUR_MS) })
    const textAt = async (path: string) => textOf(await (await ask(path)).text())
    expect(await textAt('/blog')).not.toContain('To come')
    expect((await ask('/blog/to-come')).status).toBe(404)

    clock.pass(HOUR_MS)
    await publishDuePosts(site)

    await expect.poll(() => textAt('/blog')).toContain('To come')
    expect((await ask('/blog/to-come')).status).toBe(200)
  })

  it('shows a preview only to who has the link, and never keeps it [R167]', async () => {
    const { site, owner, ask, aBlogPost } = await aBlogWith([])
    const { id } = await aBlogPost({ title: 'A draft', featuredImage: '/illustrations/cover-rain.svg', featuredImageAlt: 'Rain' })
    const { pathname, search } = new URL(await newPreviewLink(site, owner, id))

    expect((await ask(pathname)).status).toBe(404)
    expect((await ask(`${pathname}?preview=x`)).status).toBe(404)
    const html = await (await ask(pathname + search)).text()

    expect(textOf(html)).toContain('This is a preview.')
    expect(html).toContain('<img alt="Rain"')
    expect(html).toContain('<meta name="robots" content="noindex">')
    await newPreviewLink(site, owner, id)
    expect((await ask(pathname + search)).status).toBe(404)
  })
})

describe('the feed', () => {
  it('holds the 15 newest posts with their whole text, and addresses that lead here from anywhere', async () => {
    const titles = Array.from({ length: 16 }, (_, at) => `Post ${at + 1}`)
    const { ask, aBlogPost, clock } = await aBlogWith(titles)
    clock.pass(HOUR_MS)
    const excerpt = 'Boots & <b>puddles</b>.'
    await aBlogPost({ title: 'Rain ]]> & shine', excerpt, content: '<p>Puddles ]]&gt; <a href="/forum">here</a></p><img src="/illustrations/cover-rain.svg" alt="Rain">', at: 'now' })

    const answer = await ask('/blog/feed.xml')
    const feed = await answer.text()

    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    expect(feed.match(/<item>/g)).toHaveLength(15)
    expect(feed).toContain('<link>http://on-joue.test/blog/rain-shine</link>')
    expect(feed).toContain('<a href="http://on-joue.test/forum">here</a>')
    expect(feed).toContain('<img src="http://on-joue.test/illustrations/cover-rain.svg" alt="Rain">')
    expect(feed).toContain('Boots &amp; &lt;b&gt;puddles&lt;/b&gt;.')
    expect(feed).toContain('Post 3')
    expect(feed).not.toContain('<title><![CDATA[Post 2]]></title>')
    expect(feed.replace(/<!\[CDATA\[[^]*?\]\]>/g, '')).not.toContain(']]>')
  })

  it('need not be sent again, and is there while there is nothing to read', async () => {
    const { ask } = await aBlogWith([])
    const first = await ask('/blog/feed.xml')

    expect(first.status).toBe(200)
    const again = await ask('/blog/feed.xml', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
  })
})

describe('the sitemap', () => {
  it('names every published post and no other', async () => {
    const { ask, aBlogPost } = await aBlogWith(['One', 'Two'])
    await aBlogPost({ title: 'A draft' })

    const map = await (await ask('/sitemap.xml')).text()

    expect([...map.matchAll(/\/blog\/([\w-]+)/g)].map(([, slug]) => slug)).toEqual(['two', 'one'])
  })
})
