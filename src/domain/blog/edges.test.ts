import { describe, expect, it } from 'vitest'
import { aBlog } from '../../../tests/support/blog/a-blog.ts'
import { as } from '../../../tests/support/a-forum.ts'
import { NOON } from '../../../tests/support/a-site.ts'
import { PRESENCE_LASTS_MS } from '../../shared/office/blog/office-blog.ts'
import { after, DAY_MS, HOUR_MS, type Instant, MINUTE_MS } from '../../shared/time/instant.ts'
import { createBlogPost } from './create-blog-post.ts'
import { getBlogDraft, listBlogDrafts } from './find-draft.ts'
import { leavePost, stayAtPost } from './open-editors.ts'
import { newPreviewLink } from './publishing/new-preview-link.ts'
import { publishBlogPost, scheduleBlogPost, unpublishBlogPost } from './publishing/publish-blog-post.ts'
import { publishDuePosts } from './publishing/publish-due-posts.ts'
import { removeBlogPost } from './publishing/remove-blog-post.ts'
import { getBlogPost } from './reading/get-blog-post.ts'
import { listBlogPosts } from './reading/list-blog-posts.ts'
import { listRevisions, restoreRevision } from './revisions.ts'
import { saveBlogPost } from './save-blog-post.ts'

const ALL = { offset: 0, limit: 100 }

/** A blog whose clock can be set to a moment to come. */
async function aTimedBlog() {
  const blog = await aBlog()
  const { site, clock } = blog
  const passUntil = (moment: Instant) => clock.pass(Date.parse(moment) - Date.parse(clock.now()))
  const shown = async () => (await listBlogPosts(site, ALL)).entries.map(({ title }) => title)
  return { ...blog, passUntil, shown }
}

describe('the address of a post', () => {
  it('is counted up past those that are taken, and free again once its post is removed', async () => {
    const { site, owner } = await aTimedBlog()
    const create = () => createBlogPost(site, owner, { title: 'Rain' })
    const [first, second, third] = [await create(), await create(), await create()]
    expect([first.slug, second.slug, third.slug]).toEqual(['rain', 'rain-2', 'rain-3'])

    await removeBlogPost(site, owner, second.id)

    expect((await create()).slug).toBe('rain-2')
  })

  it('stays within 80 characters, and opens its post, however long the title is and however often it is used', async () => {
    const { site, owner } = await aTimedBlog()
    const title = 'Playing in the rain '.repeat(9)

    for (let n = 1; n <= 3; n += 1) {
      const { id, version, slug } = await createBlogPost(site, owner, { title })
      expect(slug.length).toBeLessThanOrEqual(80)
      const saved = await saveBlogPost(site, owner, id, { version, excerpt: 'Wet.', content: '<p>Wet.</p>' })
      await publishBlogPost(site, owner, id, saved)
      expect((await getBlogPost(site, slug)).post).toMatchObject({ id })
    }
  })

  it('of a published post changes for readers when it is published again, unless another post has taken it by then', async () => {
    const { site, owner, aBlogPost } = await aTimedBlog()
    const post = await aBlogPost({ title: 'Rain', at: 'now' })
    const renamed = await saveBlogPost(site, owner, post.id, { version: post.version, slug: 'wet-days' })
    expect((await getBlogPost(site, 'rain')).post.id).toBe(post.id)
    await expect(getBlogPost(site, 'wet-days')).rejects.toMatchObject({ code: 'not-found' })
    const other = await createBlogPost(site, owner, { title: 'Wet days' })

    await expect(publishBlogPost(site, owner, post.id, renamed)).rejects.toMatchObject({ code: 'invalid', errors: { slug: [expect.any(String)] } })
    await removeBlogPost(site, owner, other.id)
    await publishBlogPost(site, owner, post.id, renamed)

    expect((await getBlogPost(site, 'wet-days')).post.id).toBe(post.id)
    await expect(getBlogPost(site, 'rain')).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('posts of one moment', () => {
  it('are listed the newest first, each on one page, and lead to each other in that order', async () => {
    const { site, aBlogPost } = await aTimedBlog()
    for (const title of ['One', 'Two', 'Three']) await aBlogPost({ title, at: 'now' })
    const page = async (offset: number) => (await listBlogPosts(site, { offset, limit: 2 })).entries.map(({ title }) => title)
    const beside = async (slug: string) => {
      const { previous, next } = await getBlogPost(site, slug)
      return [previous?.title ?? null, next?.title ?? null]
    }

    expect([await page(0), await page(2), await page(4)]).toEqual([['Three', 'Two'], ['One'], []])
    expect([await beside('one'), await beside('two'), await beside('three')]).toEqual([[null, 'Two'], ['One', 'Three'], ['Two', null]])
  })

  it('lead to no draft and to no post that is still to come', async () => {
    const { site, clock, aBlogPost } = await aTimedBlog()
    await aBlogPost({ title: 'Before', at: 'now' })
    clock.pass(MINUTE_MS)
    await aBlogPost({ title: 'Now', at: 'now' })
    await aBlogPost({ title: 'A draft' })
    await aBlogPost({ title: 'To come', at: after(clock.now(), 1) })

    expect((await getBlogPost(site, 'now')).next).toBeNull()
    clock.pass(1)

    expect((await getBlogPost(site, 'now')).next).toMatchObject({ title: 'To come' })
  })
})

describe('when a post was changed', () => {
  it.each([
    ['on the day it was published', '2026-05-01T15:00:00.000Z', '2026-05-02T04:59:59.999Z', false],
    ['on the next day in Austin, though it is the same one in London', '2026-05-02T04:00:00.000Z', '2026-05-02T05:00:00.000Z', true],
    ['on the day in Austin, though it is the next one in London', '2026-05-02T00:30:00.000Z', '2026-05-02T03:00:00.000Z', false],
    ['in winter, when the day in Austin ends an hour later', '2026-12-02T05:30:00.000Z', '2026-12-02T05:59:59.999Z', false],
  ])('%s is told to readers from the next day on', async (_, published, changed, isShown) => {
    const { site, owner, aBlogPost, passUntil } = await aTimedBlog()
    passUntil(published)
    const post = await aBlogPost({ at: 'now' })
    passUntil(changed)

    const saved = await saveBlogPost(site, owner, post.id, { version: post.version, excerpt: 'Other words.' })
    await publishBlogPost(site, owner, post.id, saved)

    expect((await getBlogPost(site, post.slug)).post).toMatchObject({ publishedAt: published, updatedAt: isShown ? changed : null })
  })
})

describe('publishing', () => {
  it('a post that is scheduled shows it now, and its time to come brings nothing more', async () => {
    const { site, clock, owner, aBlogPost, shown } = await aTimedBlog()
    const { id, slug, version } = await aBlogPost({ title: 'Rain', at: after(NOON, HOUR_MS) })
    clock.pass(MINUTE_MS)

    await publishBlogPost(site, owner, id, { version })
    clock.pass(HOUR_MS)

    expect(await publishDuePosts(site)).toBe(0)
    expect(await shown()).toEqual(['Rain'])
    expect((await getBlogPost(site, slug)).post.publishedAt).toBe(after(NOON, MINUTE_MS))
  })

  it('again what was taken back gives it the date of that day', async () => {
    const { site, clock, owner, aBlogPost, shown } = await aTimedBlog()
    const post = await aBlogPost({ title: 'Rain', at: 'now' })
    const draft = await unpublishBlogPost(site, owner, post.id, post)
    expect(await shown()).toEqual([])
    clock.pass(3 * DAY_MS)

    await publishBlogPost(site, owner, post.id, draft)

    expect((await getBlogPost(site, post.slug)).post).toMatchObject({ publishedAt: after(NOON, 3 * DAY_MS), updatedAt: null })
  })

  it('a post at another time moves it there', async () => {
    const { site, clock, owner, aBlogPost, shown } = await aTimedBlog()
    const post = await aBlogPost({ title: 'Rain', at: after(NOON, HOUR_MS) })
    await scheduleBlogPost(site, owner, post.id, { version: post.version, publishAt: after(NOON, 2 * HOUR_MS) })

    clock.pass(2 * HOUR_MS - 1)
    expect(await shown()).toEqual([])
    clock.pass(1)

    expect(await shown()).toEqual(['Rain'])
  })

  it('at a time to come is refused for a post that readers see', async () => {
    const { site, owner, aBlogPost } = await aTimedBlog()
    const post = await aBlogPost({ at: 'now' })

    const refused = scheduleBlogPost(site, owner, post.id, { version: post.version, publishAt: after(NOON, HOUR_MS) })

    await expect(refused).rejects.toMatchObject({ code: 'conflict' })
  })

  it.each(['publish', 'schedule', 'unpublish'] as const)('is refused over a text that was saved since: %s', async (act) => {
    const { site, owner, aBlogPost } = await aTimedBlog()
    const { id, version } = await aBlogPost()
    await saveBlogPost(site, owner, id, { version, title: 'Newer' })
    const seen = { version, publishAt: after(NOON, HOUR_MS) }

    const refused = { publish: publishBlogPost, schedule: scheduleBlogPost, unpublish: unpublishBlogPost }[act](site, owner, id, seen)

    await expect(refused).rejects.toMatchObject({ code: 'conflict' })
    expect(await getBlogDraft(site, owner, id)).toMatchObject({ title: 'Newer', state: 'draft' })
  })

  it('of many that are due at once is told once', async () => {
    const { site, clock, aBlogPost, shown } = await aTimedBlog()
    for (const title of ['One', 'Two']) await aBlogPost({ title, at: after(NOON, HOUR_MS) })
    clock.pass(HOUR_MS)

    const published = await Promise.all([publishDuePosts(site), publishDuePosts(site)])

    expect(published.toSorted()).toEqual([0, 2])
    expect(await shown()).toEqual(['Two', 'One'])
  })
})

describe('an earlier text', () => {
  it('is saved once in five minutes of the same hand, to the millisecond', async () => {
    const { site, clock, owner, aBlogPost } = await aTimedBlog()
    let post = await aBlogPost({ title: 'Text 0' })
    const save = async (title: string) => (post = await saveBlogPost(site, owner, post.id, { version: post.version, title }))
    const titles = async () => (await listRevisions(site, owner, post.id)).map(({ title }) => title)
    const before = (await titles()).length

    clock.pass(5 * MINUTE_MS - 1)
    await save('Text 1')
    expect(await titles()).toHaveLength(before)
    clock.pass(1)
    await save('Text 2')

    expect(await titles()).toHaveLength(before + 1)
    expect((await titles())[0]).toBe('Text 1')
  })

  it('is saved at once when another hand writes, or when the editor asks for it', async () => {
    const { site, owner, aBlogPost, aMember } = await aTimedBlog()
    const ruth = as(await aMember('Ruth', { role: 'admin' }))
    const post = await aBlogPost({ title: 'Rosa’s' })
    const hers = await saveBlogPost(site, ruth, post.id, { version: post.version, title: 'Ruth’s' })
    await saveBlogPost(site, ruth, post.id, { version: hers.version, title: 'Ruth’s other', keepsBefore: true })

    const [newest, earlier] = await listRevisions(site, owner, post.id)

    expect([newest, earlier]).toMatchObject([{ title: 'Ruth’s', createdBy: 'Ruth' }, { title: 'Rosa’s', createdBy: 'Ruth' }])
  })

  it('put back into a published post is read by no one until it is published', async () => {
    const { site, clock, owner, aBlogPost } = await aTimedBlog()
    const post = await aBlogPost({ title: 'First', at: 'now' })
    clock.pass(5 * MINUTE_MS)
    const saved = await saveBlogPost(site, owner, post.id, { version: post.version, title: 'Second' })
    const published = await publishBlogPost(site, owner, post.id, saved)
    const [revision] = await listRevisions(site, owner, post.id)

    const restored = await restoreRevision(site, owner, post.id, { revisionId: revision?.id ?? 0, version: published.version })

    expect(restored).toMatchObject({ title: 'First', isPending: true })
    expect((await getBlogPost(site, post.slug)).post.title).toBe('Second')
  })
})

describe('who has a post open', () => {
  it('is told for 65 seconds after the last word of the window, and not a millisecond longer', async () => {
    const { site, clock, owner, aBlogPost, aMember } = await aTimedBlog()
    const ruth = as(await aMember('Ruth', { role: 'admin' }))
    const { id } = await aBlogPost()
    await stayAtPost(site, ruth, id, 'ruths-tab')
    const others = async () => (await stayAtPost(site, owner, id, 'rosas-tab')).others

    clock.pass(PRESENCE_LASTS_MS)
    expect(await others()).toEqual([{ username: 'Ruth', isYou: false }])
    clock.pass(1)

    expect(await others()).toEqual([])
  })

  it('is oneself in another window, and anyone who else is there, by name', async () => {
    const { site, owner, aBlogPost, aMember } = await aTimedBlog()
    const ruth = as(await aMember('Ruth', { role: 'admin' }))
    const [{ id }, other] = [await aBlogPost({ title: 'One' }), await aBlogPost({ title: 'Two' })]
    await stayAtPost(site, ruth, id, 'ruths-tab')
    await stayAtPost(site, ruth, other.id, 'ruths-other-tab')
    await stayAtPost(site, owner, id, 'one-tab')

    const { others } = await stayAtPost(site, owner, id, 'another-tab')

    expect(others).toEqual([{ username: 'Rosa', isYou: true }, { username: 'Ruth', isYou: false }])
  })

  it('leaves by closing their own window, and closes no one else’s', async () => {
    const { site, owner, aBlogPost, aMember } = await aTimedBlog()
    const ruth = as(await aMember('Ruth', { role: 'admin' }))
    const { id } = await aBlogPost()
    await stayAtPost(site, ruth, id, 'ruths-tab')
    const others = async () => (await stayAtPost(site, owner, id, 'rosas-tab')).others

    await leavePost(site, owner, id, 'ruths-tab')
    expect(await others()).toHaveLength(1)
    await leavePost(site, ruth, id, 'ruths-tab')

    expect(await others()).toEqual([])
    await expect(stayAtPost(site, owner, 99_999, 'rosas-tab')).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('a preview link', () => {
  it('opens its own post alone, at any address, and nothing once the post is removed', async () => {
    const { site, owner, aBlogPost } = await aTimedBlog()
    const [draft, other] = [await aBlogPost({ title: 'A draft' }), await aBlogPost({ title: 'Another draft' })]
    const token = new URL(await newPreviewLink(site, owner, draft.id)).searchParams.get('preview') ?? ''

    expect((await getBlogPost(site, other.slug, token)).post).toMatchObject({ title: 'A draft', isPreview: true })
    await removeBlogPost(site, owner, draft.id)

    await expect(getBlogPost(site, draft.slug, token)).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('the posts in the office', () => {
  it('are drafts as they were last worked on, then what is to come, then what is published, the newest first', async () => {
    const { site, clock, owner, aBlogPost } = await aTimedBlog()
    const made = []
    for (const [title, at] of [['Old', 'now'], ['Later', after(NOON, 3 * HOUR_MS)], ['Sooner', after(NOON, 2 * HOUR_MS)], ['New', 'now'], ['Draft 1'], ['Draft 2']] as const) {
      clock.pass(MINUTE_MS)
      made.push(await aBlogPost({ title, ...(at && { at }) }))
    }
    const [first] = made.slice(-2)
    clock.pass(MINUTE_MS)
    await saveBlogPost(site, owner, first?.id ?? 0, { version: first?.version ?? 0, excerpt: 'Worked on again.' })
    const titles = async (filters: Partial<Parameters<typeof listBlogDrafts>[2]> = {}) =>
      (await listBlogDrafts(site, owner, { ...ALL, ...filters })).posts.map(({ title }) => title)

    expect(await titles()).toEqual(['Draft 1', 'Draft 2', 'Later', 'Sooner', 'New', 'Old'])
    expect(await titles({ state: 'published' })).toEqual(['New', 'Old'])
    expect([await titles({ limit: 4 }), await titles({ offset: 4, limit: 4 }), await titles({ offset: 6 })]).toEqual([['Draft 1', 'Draft 2', 'Later', 'Sooner'], ['New', 'Old'], []])
    expect((await listBlogDrafts(site, owner, { ...ALL, state: 'draft' })).counts).toEqual({ draft: 2, scheduled: 2, published: 2 })
  })

  it.each([
    ['an accent more or less', 'cafe', ['Café days']],
    ['another letter case', 'CAFÉ', ['Café days']],
    ['words in any order', 'days café', ['Café days']],
    ['part of the address', 'rain-2', ['Rain']],
    ['nothing where one word is missing', 'café rain', []],
  ])('are found with %s', async (_, search, found) => {
    const { site, owner } = await aTimedBlog()
    const before = await createBlogPost(site, owner, { title: 'Rain' })
    for (const title of ['Café days', 'Rain']) await createBlogPost(site, owner, { title })
    await removeBlogPost(site, owner, before.id)

    expect((await listBlogDrafts(site, owner, { ...ALL, search })).posts.map(({ title }) => title)).toEqual(found)
  })
})
