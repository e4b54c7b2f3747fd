import { describe, expect, it } from 'vitest'
import { planPublication } from '../../../src/domain/office/publications/plan-publication.ts'
import { publishDueFacts } from '../../../src/domain/office/publications/publish-facts.ts'
import type { FoundOnSite } from '../../../src/shared/search/search.ts'
import { austinMoment } from '../../../src/shared/time/austin-time.ts'
import { DAY_MS } from '../../../src/shared/time/instant.ts'
import { aBlog } from '../../support/blog/a-blog.ts'
import { aForum } from '../../support/a-forum.ts'
import { anEntry, withPostalAddress } from '../../support/waiting-parents.ts'
import { EMPTY_FACT } from '../../../src/shared/playground/fact-fields.ts'

type Asking = Pick<Awaited<ReturnType<typeof aForum>>, 'ask'>

const search = async ({ ask }: Asking, q: string) => (await (await ask(`/api/search?q=${encodeURIComponent(q)}`)).json()) as FoundOnSite
const page = async ({ ask }: Asking, q: string) => (await ask(`/search?q=${encodeURIComponent(q)}`)).text()

describe('the search of the whole site', () => {
  it('finds answers, blog posts, pages, and the forum, each by itself', async () => {
    const blog = await aBlog()
    await blog.aBlogPost({ title: 'Parking a stroller', content: '<p>Fold it first.</p>', at: 'now' })
    await blog.aTopic({ title: 'Parking downtown', posts: [{ content: 'The garage is fine.' }] })

    const found = await search(blog, 'parking')

    expect(found.answers.map(({ key }) => key)).toEqual(['parking'])
    expect(found.posts).toMatchObject([{ title: 'Parking a stroller' }])
    expect(found.forum).toMatchObject([{ topic: { title: 'Parking downtown' } }])
    expect(found.forumTotal).toBe(1)
  })

  it.each([
    ['password', '/forum/forgot-password'],
    ['delete my account', '/forum/profile#erase-account'],
    ['backups', '/forum/privacy'],
    ['sell or recruit', '/forum/guidelines'],
    ['photo measurements', '/visit/check-in'],
  ])('finds for “%s” the page %s', async (q, path) => {
    expect((await search(await aForum(), q)).pages.map((found) => found.path)).toContain(path)
  })

  it('forgives a slip, and finds words that were only begun', async () => {
    const forum = await aForum()

    expect((await search(forum, 'brithday')).answers.map(({ key }) => key)).toContain('birthdays')
    expect((await search(forum, 'acces')).answers.map(({ key }) => key)).toContain('accessibility')
  })

  it('finds a post by a short word of its title', async () => {
    const blog = await aBlog()
    await blog.aBlogPost({ title: 'The nap strike', at: 'now' })

    expect((await search(blog, 'nap')).posts).toMatchObject([{ title: 'The nap strike' }])
    expect((await search(blog, '_ap%')).posts).toEqual([])
  })

  it('shows no draft, no scheduled post, and nothing that staff removed', async () => {
    const blog = await aBlog()
    await blog.aBlogPost({ title: 'Zeppelin drafts' })
    await blog.aBlogPost({ title: 'Zeppelin to come', at: '2027-01-01T12:00:00.000Z' })
    const topic = await blog.aTopic({ title: 'A zeppelin', posts: [{ content: 'It was hidden.' }] })
    await blog.site.db.updateTable('post').set({ hiddenAt: '2026-05-01T12:00:00.000Z' }).where('topicId', '=', topic.id).execute()

    const found = await search(blog, 'zeppelin')

    expect(found.posts).toEqual([])
    expect(JSON.stringify(found)).not.toContain('It was hidden.')
  })

  it('finds nothing for nothing, and asks with what to try', async () => {
    const forum = await aForum()

    for (const q of ['', ' ', '?', 'a']) expect(await search(forum, q)).toEqual({ answers: [], posts: [], pages: [], forum: [], forumTotal: 0 })
    expect(await (await forum.ask('/search')).text()).toContain('What are you looking for?')
    expect(await page(forum, 'xylophone')).toContain('No results found')
  })

  it('is answered by the page without JavaScript, with what was asked in the field', async () => {
    const html = await page(await aForum(), 'parking & "more"')

    expect(html).toContain('value="parking &amp; &quot;more&quot;"')
    expect(html).toContain('action="/search"')
    expect(await page(await aForum(), 'parking')).toMatch(/<a href="\/visit#parking"[^>]*>Is there parking\?/)
  })

  it('is refused in words when someone searches a lot, with the search kept', async () => {
    const forum = await aForum({ limitFactor: 1 })
    for (let n = 0; n < 2; n += 1) await forum.ask(`/api/search?q=naps${n}`)

    const answer = await forum.ask('/search?q=quiet+corner')

    expect(answer.status).toBe(429)
    const html = await answer.text()
    expect(html).toContain('Too many tries. Please try again in a minute.')
    expect(html).toContain('value="quiet corner"')
  })

  it('says of a fact only what is published, not what the waitlist hears first', async () => {
    const forum = await aForum({ smtpUrl: 'smtp://mail.test' })
    const rosa = forum.as(forum.rosa)
    await withPostalAddress(forum.site, rosa)
    await anEntry(forum.site, 'parent@example.com')
    const fact = { ...EMPTY_FACT, label: 'Pricing', question: 'How much does it cost?', short: 'From $12', answer: 'A visit costs $12.', link: '/', words: 'price' }
    const at = austinMoment('2026-05-02', '09:00') ?? ''
    await planPublication(forum.site, rosa, 'pricing', { ...fact, state: 'known', standing: 'announced', version: 0, subject: 'First', body: 'A visit costs $12.', at })

    expect((await search(forum, 'cost')).answers[0]).toMatchObject({ key: 'pricing', answer: expect.stringContaining('not yet announced') })
    expect(await page(forum, 'cost')).not.toContain('$12')
    forum.clock.pass(2 * DAY_MS)
    await publishDueFacts(forum.site)

    expect((await search(forum, 'cost')).answers[0]).toMatchObject({ key: 'pricing', answer: 'A visit costs $12.' })
  })
})
