import { describe, expect, it } from 'vitest'
import { aBlog } from '../../../tests/support/blog/a-blog.ts'
import { as } from '../../../tests/support/a-forum.ts'
import { aVisitor } from '../../../tests/support/a-site.ts'
import { after, DAY_MS, HOUR_MS, MINUTE_MS } from '../../shared/time/instant.ts'
import { type Tag, tagsIn } from '../site/cache-tags.ts'
import { createBlogPost } from './create-blog-post.ts'
import { getBlogDraft, listBlogDrafts } from './find-draft.ts'
import { getBlogPost } from './reading/get-blog-post.ts'
import { listBlogAddresses, listBlogPosts } from './reading/list-blog-posts.ts'
import { newPreviewLink } from './publishing/new-preview-link.ts'
import { leavePost, stayAtPost } from './open-editors.ts'
import { publishBlogPost, scheduleBlogPost, unpublishBlogPost } from './publishing/publish-blog-post.ts'
import { publishDuePosts } from './publishing/publish-due-posts.ts'
import { removeBlogPost } from './publishing/remove-blog-post.ts'
import { getRevision, listRevisions, restoreRevision } from './revisions.ts'
import { REVISIONS_MAX } from './save-revision.ts'
import { saveBlogPost } from './save-blog-post.ts'

const ALL = { offset: 0, limit: 100 }
const TAB = 'a'.repeat(32)
const NOT_FOUND = { code: 'not-found' }

describe('a draft', () => {
  it('is seen by no one but admins', async () => {
    const { site, owner, aBlogPost } = await aBlog()
    const { id, slug } = await aBlogPost()

    expect(await listBlogPosts(site, ALL)).toEqual({ entries: [], total: 0 })
    await expect(getBlogPost(site, slug)).rejects.toMatchObject(NOT_FOUND)
    expect(await getBlogDraft(site, owner, id)).toMatchObject({ state: 'draft', publishedAt: null })
  })

  it('gets a free address from its title', async () => {
    const { site, owner } = await aBlog()

    const slugs = await Promise.all(['Rain & play', 'Rain & play', ''].map(async (title) => (await createBlogPost(site, owner, { title })).slug))

    expect(slugs.toSorted()).toEqual(['new-post', 'rain-play', 'rain-play-2'])
  })

  it('is cleaned when it is saved [D56]', async () => {
    const { aBlogPost } = await aBlog()

    const { content } = await aBlogPost({ content: '<p onclick="x()">a</p><script>x()</script>' })

    expect(content).toBe('<p>a</p>')
  })

  it('is not published before it is complete, and every gap is named', async () => {
    const { site, owner, aBlogPost } = await aBlog()
    const content = '<p>a</p><img src="/illustrations/cover-rain.svg">'
    const featuredImage = '/illustrations/cover-rain.svg'
    const { id, version } = await aBlogPost({ title: 'x', excerpt: '', content, featuredImage, authorName: '' })

    const refused = publishBlogPost(site, owner, id, { version })

    await expect(refused).rejects.toMatchObject({ code: 'invalid' })
    await expect(refused.catch(({ errors }) => Object.keys(errors))).resolves.toEqual(['excerpt', 'authorName', 'content', 'featuredImageAlt'])
  })

  it('cannot take the address of another post', async () => {
    const { site, owner, aBlogPost } = await aBlog()
    const taken = await aBlogPost({ title: 'Taken', at: 'now' })
    const { id, version } = await aBlogPost({ title: 'Free' })

    const refused = saveBlogPost(site, owner, id, { version, slug: taken.slug })

    await expect(refused).rejects.toMatchObject({ code: 'invalid', errors: { slug: [expect.stringContaining('Taken')] } })
  })
})

describe('saving', () => {
  it('never overwrites what someone else has saved in the meantime', async () => {
    const { site, owner, aBlogPost } = await aBlog()
    const { id, version } = await aBlogPost()

    const results = await Promise.allSettled(['one', 'two'].map((title) => saveBlogPost(site, owner, id, { version, title })))

    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } })
    const { title } = await getBlogDraft(site, owner, id)
    expect(title).toBe(results[0]?.status === 'fulfilled' ? 'one' : 'two')
  })

  it('a published post changes nothing for readers until it is published again', async () => {
    const { site, clock, owner, aBlogPost } = await aBlog()
    const { id, version, slug } = await aBlogPost({ title: 'Before', at: 'now' })
    clock.pass(2 * DAY_MS)

    const saved = await saveBlogPost(site, owner, id, { version, title: 'After' })

    expect(saved).toMatchObject({ title: 'After', isPending: true, state: 'published' })
    expect((await getBlogPost(site, slug)).post).toMatchObject({ title: 'Before', updatedAt: null })
    await publishBlogPost(site, owner, id, saved)
    const { post } = await getBlogPost(site, slug)
    expect(post).toMatchObject({ title: 'After', updatedAt: clock.now(), publishedAt: after(clock.now(), -2 * DAY_MS) })
    expect(await getBlogDraft(site, owner, id)).toMatchObject({ isPending: false })
  })
})

describe('a scheduled post', () => {
  it('appears at its minute, with or without the job, and the job tells kept pages', async () => {
    const { site, clock, aBlogPost } = await aBlog()
    const publishAt = after(clock.now(), HOUR_MS)
    const { slug } = await aBlogPost({ at: publishAt })
    const heard: Tag[] = []
    site.bus.subscribe((change) => heard.push(...tagsIn(change)))

    clock.pass(HOUR_MS - 1)
    expect(await publishDuePosts(site)).toBe(0)
    await expect(getBlogPost(site, slug)).rejects.toMatchObject(NOT_FOUND)
    clock.pass(1)
    expect((await getBlogPost(site, slug)).post).toMatchObject({ publishedAt: publishAt, updatedAt: null })
    heard.length = 0
    clock.pass(1_000)
    expect(await publishDuePosts(site)).toBe(1)

    await expect.poll(() => heard).toContain('blog')
    expect(await publishDuePosts(site)).toBe(0)
    expect((await getBlogPost(site, slug)).post).toMatchObject({ publishedAt: publishAt, updatedAt: null })
  })

  it('is for a time to come', async () => {
    const { site, clock, owner, aBlogPost } = await aBlog()
    const { id, version } = await aBlogPost()

    const refused = scheduleBlogPost(site, owner, id, { version, publishAt: clock.now() })

    await expect(refused).rejects.toMatchObject({ code: 'invalid', errors: { publishAt: [expect.any(String)] } })
  })

  it('becomes a draft again, and so does a published one, without losing what was saved', async () => {
    const { site, clock, owner, aBlogPost } = await aBlog()
    const scheduled = await aBlogPost({ title: 'One', at: after(clock.now(), HOUR_MS) })
    const published = await aBlogPost({ title: 'Two', at: 'now' })
    const saved = await saveBlogPost(site, owner, published.id, { version: published.version, excerpt: 'New words.' })

    const drafts = [await unpublishBlogPost(site, owner, scheduled.id, scheduled), await unpublishBlogPost(site, owner, saved.id, saved)]
    clock.pass(DAY_MS)

    expect(drafts).toMatchObject([{ state: 'draft' }, { state: 'draft', excerpt: 'New words.', isPending: false }])
    expect(await listBlogPosts(site, ALL)).toMatchObject({ total: 0 })
  })
})

describe('earlier texts', () => {
  it('are kept once a sitting, 25 of them, and come back with everything but the address', async () => {
    const { site, clock, owner, aBlogPost } = await aBlog()
    let post = await aBlogPost({ title: 'Text 0' })
    for (let count = 1; count <= 30; count += 1) {
      clock.pass(5 * MINUTE_MS)
      post = await saveBlogPost(site, owner, post.id, { version: post.version, title: `Text ${count}` })
      post = await saveBlogPost(site, owner, post.id, { version: post.version, excerpt: `Autosaved ${count}`, slug: `address-${count}` })
    }

    const revisions = await listRevisions(site, owner, post.id)
    expect(revisions).toHaveLength(REVISIONS_MAX)
    expect(revisions[0]).toMatchObject({ createdBy: 'Rosa', title: 'Text 29' })
    expect((await getRevision(site, owner, post.id, revisions[0]?.id ?? 0)).draft).toMatchObject({ title: 'Text 29', excerpt: 'Autosaved 29' })
    const restored = await restoreRevision(site, owner, post.id, { revisionId: revisions[0]?.id ?? 0, version: post.version })

    expect(restored).toMatchObject({ title: 'Text 29', excerpt: 'Autosaved 29', slug: 'address-30', version: post.version + 1 })
    const [newest] = await listRevisions(site, owner, post.id)
    expect((await getRevision(site, owner, post.id, newest?.id ?? 0)).draft).toMatchObject({ title: 'Text 30', excerpt: 'Autosaved 30' })
  })

  it('do not come back over what someone has saved since, nor from another post', async () => {
    const { site, owner, aBlogPost } = await aBlog()
    const post = await aBlogPost({ title: 'Mine' })
    const other = await aBlogPost({ title: 'Other' })
    const [revision] = await listRevisions(site, owner, post.id)
    const revisionId = revision?.id ?? 0

    await expect(restoreRevision(site, owner, post.id, { revisionId, version: 1 })).rejects.toMatchObject({ code: 'conflict' })
    await expect(restoreRevision(site, owner, other.id, { revisionId, version: other.version })).rejects.toMatchObject(NOT_FOUND)
  })
})

describe('a preview link', () => {
  it('shows a draft, and what a published post is going to say, until there is another link', async () => {
    const { site, owner, aBlogPost } = await aBlog()
    const { id, version, slug } = await aBlogPost({ title: 'Before', at: 'now' })
    await saveBlogPost(site, owner, id, { version, title: 'After' })
    const tokenIn = (link: string) => new URL(link).searchParams.get('preview') ?? ''

    const first = tokenIn(await newPreviewLink(site, owner, id))
    expect((await getBlogPost(site, slug, first)).post).toMatchObject({ title: 'After', isPreview: true })
    const second = tokenIn(await newPreviewLink(site, owner, id))

    await expect(getBlogPost(site, slug, first)).rejects.toMatchObject(NOT_FOUND)
    await expect(getBlogPost(site, slug, '')).rejects.toMatchObject(NOT_FOUND)
    expect((await getBlogPost(site, slug, second)).post.title).toBe('After')
    expect(JSON.stringify(await site.db.selectFrom('blogPost').selectAll().execute())).not.toContain(second)
  })
})

describe('an uploaded picture', () => {
  it('is kept while a post, its coming text or an earlier one shows it, and let go with the post', async () => {
    const { site, clock, owner, aBlogPost } = await aBlog()
    const name = '0a'.repeat(16)
    const size = { width: 800, height: 600, bytes: 1, unusedSince: clock.now() }
    await site.db.insertInto('picture').values({ name, purpose: 'blog', ownerId: owner.id, createdAt: clock.now(), ...size }).execute()
    const uses = () => site.db.selectFrom('pictureUse').select('usedBy').execute()
    const post = await aBlogPost({ content: `<p>a</p><img src="/pictures/${name}/800.webp" alt="A slide">`, at: 'now' })
    expect(await uses()).toEqual([{ usedBy: `blog-post:${post.id}` }])

    clock.pass(HOUR_MS)
    const saved = await saveBlogPost(site, owner, post.id, { version: post.version, content: '<p>b</p>' })
    await publishBlogPost(site, owner, post.id, saved)
    expect(await uses()).toHaveLength(1)
    await removeBlogPost(site, owner, post.id)

    expect(await uses()).toEqual([])
    expect(await site.db.selectFrom('picture').select('unusedSince').execute()).toEqual([{ unusedSince: clock.now() }])
  })
})

describe('the published posts', () => {
  it('name the one before and the one after, and three that are like them', async () => {
    const { site, clock, aBlogPost } = await aBlog()
    for (const title of ['Snacks for a picnic', 'Puddles', 'Picnic blankets', 'Snacks and puddles', 'Rain']) {
      clock.pass(DAY_MS)
      await aBlogPost({ title, excerpt: title, content: `<p>${title}</p>`, at: 'now' })
    }

    const { previous, next, related } = await getBlogPost(site, 'picnic-blankets')

    expect([previous?.title, next?.title]).toEqual(['Puddles', 'Snacks and puddles'])
    expect(related.map(({ title }) => title)).toEqual(['Snacks for a picnic'])
    expect(await getBlogPost(site, 'rain')).toMatchObject({ next: null, related: [] })
    expect(await listBlogAddresses(site)).toEqual(['rain', 'snacks-and-puddles', 'picnic-blankets', 'puddles', 'snacks-for-a-picnic'].map((slug) => `/blog/${slug}`))
  })

  it('are changed by no one but admins: to all others there is nothing', async () => {
    const { site, maya, ines, owner, aBlogPost } = await aBlog()
    const { id, version } = await aBlogPost({ at: 'now' })
    const seen = { version, publishAt: after(site.clock.now(), DAY_MS), revisionId: 1 }

    for (const actor of [aVisitor(), as(maya), as(ines), { ...owner, isSuspended: true }]) {
      const tries = [
        createBlogPost(site, actor),
        listBlogDrafts(site, actor, ALL),
        getRevision(site, actor, id, 1),
        stayAtPost(site, actor, id, TAB),
        leavePost(site, actor, id, TAB),
        getBlogDraft(site, actor, id),
        saveBlogPost(site, actor, id, { version, title: 'Mine now' }),
        publishBlogPost(site, actor, id, seen),
        scheduleBlogPost(site, actor, id, seen),
        unpublishBlogPost(site, actor, id, seen),
        listRevisions(site, actor, id),
        restoreRevision(site, actor, id, seen),
        newPreviewLink(site, actor, id),
        removeBlogPost(site, actor, id),
      ]
      for (const tried of await Promise.allSettled(tries)) expect(tried).toMatchObject({ status: 'rejected', reason: NOT_FOUND })
    }
    expect(await listBlogDrafts(site, owner, ALL)).toMatchObject({ posts: [{ id, title: 'Rainy day play' }], total: 1 })
  })

  it('are gone when they are removed, and the log of the office tells who did what', async () => {
    const { site, rosa, owner, aBlogPost } = await aBlog()
    const { id, slug } = await aBlogPost({ at: 'now' })

    await removeBlogPost(site, owner, id)

    await expect(getBlogPost(site, slug)).rejects.toMatchObject({ code: 'gone' })
    await expect(removeBlogPost(site, owner, id)).rejects.toMatchObject(NOT_FOUND)
    expect(await site.db.selectFrom('blogRevision').select('id').execute()).toEqual([])
    const acts = await site.db.selectFrom('officeAct').select(['actorId', 'kind']).orderBy('id').execute()
    expect(acts).toEqual(['blog.create', 'blog.change', 'blog.publish', 'blog.remove'].map((kind) => ({ actorId: rosa.id, kind })))
  })

  it('are not found when they are removed before anyone could read them, and found again under an old address', async () => {
    const { site, owner, aBlogPost } = await aBlog()
    const draft = await aBlogPost({ title: 'Naps' })
    await removeBlogPost(site, owner, draft.id)
    await expect(getBlogPost(site, draft.slug)).rejects.toMatchObject(NOT_FOUND)

    const shown = await aBlogPost({ title: 'Naps', at: 'now' })
    await removeBlogPost(site, owner, shown.id)
    await expect(getBlogPost(site, shown.slug)).rejects.toMatchObject({ code: 'gone' })

    const again = await aBlogPost({ title: 'Naps', at: 'now' })
    expect(again.slug).toBe(shown.slug)
    expect((await getBlogPost(site, again.slug)).post.title).toBe('Naps')
  })

  it('are no sample anymore once someone has changed them', async () => {
    const { site, owner, aBlogPost } = await aBlog()
    const { id, version } = await aBlogPost({ at: 'now' })
    await site.db.updateTable('blogPost').set({ sampledAt: site.clock.now() }).execute()

    await saveBlogPost(site, owner, id, { version, title: 'My own words' })

    expect(await site.db.selectFrom('blogPost').select('sampledAt').execute()).toEqual([{ sampledAt: null }])
  })
})
