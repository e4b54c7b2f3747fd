import { describe, expect, it } from 'vitest'
import { addFact } from '../../../src/domain/playground/add-fact.ts'
import { changeFact, checkFact, restoreFact } from '../../../src/domain/playground/change-fact.ts'
import { getOfficeFact } from '../../../src/domain/playground/list-office-facts.ts'
import { DAY_MS, MINUTE_MS } from '../../../src/shared/time/instant.ts'
import { aForum, as } from '../../support/a-forum.ts'

type Forum = Awaited<ReturnType<typeof aForum>>
const FEED = '/visit/feed.xml'

/** What stands in an element, as a reader shows it. */
const within = (xml: string, tag: string): string => {
  const [, text = ''] = new RegExp(`<${tag}[^>]*>([^]*?)</${tag}>`).exec(xml) ?? []
  return text.replace(/<!\[CDATA\[([^]*?)\]\]>/g, '$1')
}

async function feedOf({ ask }: Pick<Forum, 'ask'>, path = FEED) {
  const [channel = '', ...items] = (await (await ask(path)).text()).split('<item>')
  const parts = ['title', 'link', 'guid', 'pubDate', 'description', 'content:encoded'] as const
  return {
    about: within(channel, 'description'),
    changed: within(channel, 'lastBuildDate'),
    items: items.map((item) => Object.fromEntries(parts.map((part) => [part, within(item, part)]))),
  }
}

/** The facts' keys in the order of the feed. */
const keysIn = async (forum: Forum) => (await feedOf(forum)).items.map(({ link }) => link?.split('#')[1])

describe('the feed of what is known', () => {
  it('is there on the first day, says what is coming, and calls nothing news', async () => {
    const forum = await aForum()

    const { about, changed, items } = await feedOf(forum)

    expect(about).toContain('On Joue is coming to Austin, Texas – 2025.')
    expect(changed).toBe('Fri, 01 May 2026 12:00:00 GMT')
    expect(items).toEqual([])
  })

  it('holds a changed fact once, as it stands now, with a link to its place', async () => {
    const forum = await aForum()
    await changeFact(forum.site, null, 'pricing', { short: 'From $9', answer: 'A visit costs $9.', state: 'known' })
    forum.clock.pass(DAY_MS)
    await changeFact(forum.site, null, 'pricing', { short: 'From $12', answer: 'A visit costs $12.' })

    const { changed, items } = await feedOf(forum)

    expect(changed).toBe('Sat, 02 May 2026 12:00:00 GMT')
    expect(items).toEqual([
      {
        title: 'How much does it cost?',
        link: 'http://on-joue.test/visit#pricing',
        guid: expect.stringMatching(/^on-joue\.test\/fact\/pricing\/\d+$/),
        pubDate: 'Sat, 02 May 2026 12:00:00 GMT',
        description: 'A visit costs $12.',
        'content:encoded': '<p>A visit costs $12.</p><p>Announced.</p>',
      },
    ])
  })

  it('has the newest change first, and what was added among the changed', async () => {
    const forum = await aForum()
    const texts = { key: 'asked.1', label: 'Ball pit', question: 'Is there a ball pit?', answer: 'Yes.', words: '' }
    const steps = [
      () => changeFact(forum.site, null, 'hours', { answer: 'From nine to five.' }),
      () => forum.site.db.transaction().execute((trx) => addFact(trx, { actorId: forum.rosa.id, now: forum.clock.now(), ...texts })),
      () => changeFact(forum.site, null, 'parking', { state: 'being-decided' }),
    ]
    for (const step of steps) {
      forum.clock.pass(MINUTE_MS)
      await step()
    }

    expect(await keysIn(forum)).toEqual(['parking', 'asked.1', 'hours'])
  })

  it('takes a check, other words or another place on the site for no news', async () => {
    const forum = await aForum()
    await changeFact(forum.site, null, 'hours', { short: 'Nine to five', answer: 'From nine to five.', state: 'known' })
    const before = await feedOf(forum)
    forum.clock.pass(DAY_MS)
    await changeFact(forum.site, null, 'parking', { words: 'garage', link: '/visit', short: 'Soon', label: 'Cars' })
    await changeFact(forum.site, null, 'hours', { words: 'clock' })
    await checkFact(forum.site, as(forum.rosa), 'hours')

    const { items } = await feedOf(forum)

    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({ guid: before.items[0]?.guid, pubDate: before.items[0]?.pubDate })
    expect(items[0]?.['content:encoded']).toContain('Announced. Checked on May 2, 2026.')
  })

  it('shows what was put back as a change of its own', async () => {
    const forum = await aForum()
    await changeFact(forum.site, null, 'parking', { short: 'Yes', answer: 'Behind the building.', state: 'known' })
    const first = await feedOf(forum)
    const { fact, changes } = await getOfficeFact(forum.site, as(forum.rosa), 'parking')
    await restoreFact(forum.site, as(forum.rosa), 'parking', changes[0]?.id ?? 0, { version: fact.version })

    const { items } = await feedOf(forum)

    expect(items).toHaveLength(1)
    expect(items[0]?.description).not.toBe('Behind the building.')
    expect(items[0]?.guid).not.toBe(first.items[0]?.guid)
  })

  it('keeps to the 30 newest', async () => {
    const forum = await aForum()
    const keys = (await forum.site.db.selectFrom('fact').select('key').orderBy('id').limit(31).execute()).map(({ key }) => key)
    for (const key of keys) await changeFact(forum.site, null, key, { answer: 'Another answer.' })

    expect(await keysIn(forum)).toEqual(keys.slice(1).toReversed())
  })

  it('shows what the owner writes as text, lines apart', async () => {
    const forum = await aForum()
    await changeFact(forum.site, null, 'socks', { question: 'Socks & <b>shoes</b> ]]>?', answer: 'No <i>shoes</i>.\nSocks ]]> yes.' })

    const xml = await (await forum.ask(FEED)).text()

    expect(xml.replace(/<!\[CDATA\[[^]*?\]\]>/g, '')).not.toContain(']]>')
    expect(xml).not.toContain('<i>')
    expect(xml).toContain('<p>No &lt;i&gt;shoes&lt;/i&gt;.</p><p>Socks ]]&gt; yes.</p>')
  })

  it('need not be sent again, by mark or by date, until something changes', async () => {
    const forum = await aForum()
    const first = await forum.ask(FEED)
    const mark = { 'if-none-match': first.headers.get('etag') ?? '' }
    const date = { 'if-modified-since': first.headers.get('last-modified') ?? '' }
    const statusWith = async (headers: Record<string, string>) => (await forum.ask(FEED, { headers })).status

    expect(first.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    expect(date).toEqual({ 'if-modified-since': 'Fri, 01 May 2026 12:00:00 GMT' })
    expect(await statusWith(mark)).toBe(304)
    expect(await statusWith(date)).toBe(304)
    expect(await statusWith({ ...date, 'if-none-match': '"another"' })).toBe(200)
    expect(await statusWith({ 'if-modified-since': 'yesterday' })).toBe(200)
    forum.clock.pass(MINUTE_MS)
    await changeFact(forum.site, null, 'hours', { answer: 'From nine to five.' })
    expect(await statusWith(mark)).toBe(200)
    expect(await statusWith(date)).toBe(200)
  })
})

describe('the feeds', () => {
  it('are each named by the pages they follow', async () => {
    const { ask } = await aForum()
    const named = async (path: string) =>
      [...(await (await ask(path)).text()).matchAll(/<link rel="alternate" type="application\/rss\+xml" title="(.*?)" href="(.*?)">/g)].map(([, ...parts]) => parts)

    expect(await named('/')).toEqual([])
    expect(await named('/blog')).toEqual([['On Joue Blog', '/blog/feed.xml']])
    for (const path of ['/visit', '/visit/check-in']) expect(await named(path)).toEqual([['On Joue: What We Know So Far', FEED]])
  })

  it('both say what is announced, from the moment it is', async () => {
    const forum = await aForum()
    for (const path of ['/blog/feed.xml', FEED]) expect((await feedOf(forum, path)).about).toContain('Texas – 2025.')

    await changeFact(forum.site, null, 'announcement', { short: 'Coming to Austin, Texas', answer: 'On Joue is coming to Austin, Texas.' })

    for (const path of ['/blog/feed.xml', FEED]) expect((await feedOf(forum, path)).about).toMatch(/\. On Joue is coming to Austin, Texas\.$/)
  })
})
