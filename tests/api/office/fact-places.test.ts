import { describe, expect, it } from 'vitest'
import { changeFact } from '../../../src/domain/playground/change-fact.ts'
import { changeSettings } from '../../../src/domain/office/settings/change-settings.ts'
import { changeText } from '../../../src/domain/site-texts/change-text.ts'
import { after, DAY_MS } from '../../../src/shared/time/instant.ts'
import type { BlogDraftView } from '../../../src/shared/blog/blog.ts'
import type { FactPlace, FactPlacesView } from '../../../src/shared/office/facts/fact-places.ts'
import { FIRST_FACTS } from '../../../src/domain/playground/first-facts.ts'
import { OPENING_KEY } from '../../../src/shared/playground/opening.ts'
import { pagesShowing } from '../../../src/shared/playground/fact-pages.ts'
import { TEXT_GROUPS, type TextGroupName } from '../../../src/shared/site-texts/site-texts.ts'
import { aForum, as } from '../../support/a-forum.ts'
import { publicWords } from '../../support/playground/everything-said.ts'

/** What programs read. */
const PROGRAM = /^\/api\/|\.(?:xml|txt|webmanifest)$/

/** An office that tells where a fact is read. */
async function anOffice() {
  const forum = await aForum()
  const rosa = as(forum.rosa)
  const placesOf = async (key: string) => (await (await forum.askAs(forum.rosa, `/api/office/facts/${key}/places`)).json()) as FactPlacesView
  const change = (key: string, texts: Parameters<typeof changeFact>[3]) => changeFact(forum.site, rosa, key, texts)
  return { ...forum, owner: rosa, placesOf, change }
}
const namesOf = (places: { name: string }[] = []) => places.map(({ name }) => name)

describe('the places of a fact, for the owner', () => {
  it('are the pages that show it, and every text that refers to it, through other facts too', async () => {
    const { placesOf, change } = await anOffice()
    await change('parking', { answer: 'Parking is not yet announced. {if hours undecided}Neither are the hours.{end}' })
    await change('jobs', { answer: 'Job openings are not yet announced. {parking.answer}' })

    const { follow } = await placesOf('hours')

    expect(follow).toEqual([
      { name: 'Know Before You Go', link: '/visit#hours' },
      { name: 'Fact: Parking', link: '/office/facts/parking' },
      { name: 'Fact: Jobs', link: '/office/facts/jobs' },
    ])
    expect(namesOf((await placesOf('city')).follow)).toEqual(expect.arrayContaining(['Homepage', 'Every page outside the forum, in its footer', 'Fact: Exact location', 'Footer: What On Joue is']))
  })

  it('are the very pages that read otherwise once it says something else, whichever fact it is', async () => {
    const { placesOf, site, ask, post } = await anOffice()
    const pathOf = (link: string) => new URL(link, 'http://x').pathname
    /** Where a place is read: a page, the pages that show a fact, or the page of a text. */
    const pathsOf = ({ link }: FactPlace): string[] => {
      const [, kind, key = ''] = /^\/office\/(facts|texts)\/(.*)$/.exec(link) ?? []
      if (kind === 'facts') return pagesShowing(key).map((page) => pathOf(page.link))
      return [kind === 'texts' ? TEXT_GROUPS[key.split('.')[0] as TextGroupName].path : pathOf(link)]
    }

    for (const [at, { key }] of FIRST_FACTS.entries()) {
      const { follow } = await placesOf(key)
      const marker = `Marker-${at}x`
      await changeFact(site, null, key, { short: `${marker} in short`, answer: `${marker} is the answer.`, state: 'known' })

      const said = await publicWords({ site, ask, post })
      const shown = said.filter(({ where, text }) => where.startsWith('/') && !PROGRAM.test(where) && text.includes(marker)).map(({ where }) => pathOf(where))
      const direct = follow.filter(({ link }) => !link.startsWith('/office/')).flatMap(pathsOf)
      expect(shown, `${key}: every page listed shows it`).toEqual(expect.arrayContaining(direct))
      const names = namesOf(follow)
      const isOnMany = (path: string) => names.includes(path.startsWith('/forum') ? 'Forum pages, in the About box' : 'Every page outside the forum, in its footer')
      const listed = [...follow.flatMap(pathsOf), ...shown.filter(isOnMany)]
      // Whether it has opened changes the footer, which says no date of it.
      if (key !== OPENING_KEY) expect(shown.includes('/blog'), `${key}: in the footer`).toBe(isOnMany('/blog'))
      expect(listed, `${key}: every page that shows it is listed`).toEqual(expect.arrayContaining(shown))
    }
  })

  it('are also texts that name its value in words of their own, before a change and after it', async () => {
    const { site, owner, placesOf, change } = await anOffice()
    await change('pricing', { short: 'From $12', answer: 'A visit costs $12.', state: 'known' })
    await change('parking', { answer: 'Parking is free. A visit is from $12 a child.' })
    await changeSettings(site, owner, { announcementBar: { text: 'Now we know: from $12!', link: '' } })
    await changeText(site, owner, 'landing.tagline', { text: 'Play from $125, or not', version: 0 })
    const now = site.clock.now()
    await site.db.insertInto('savedAnswer').values({ title: 'Price', text: 'It is from $12.', authorId: null, changedAt: now }).execute()
    const expected = ['Fact: Parking', 'Announcement bar', 'Saved reply: Price']

    expect((await placesOf('pricing')).name.map(({ words, places }) => [words, namesOf(places)])).toEqual([['From $12', expected]])
    await change('pricing', { short: 'From $14', answer: 'A visit costs $14.' })

    expect((await placesOf('pricing')).name.map(({ words, places }) => [words, namesOf(places)])).toEqual([['From $12', expected]])
  })

  it.each([
    ['a price', 'pricing', { short: 'From $18 a child', answer: 'A child pays $18 on any day.' }, { short: 'From $20 a child', answer: 'A child pays $20 on any day.' }, '$18', ['It’s 18 dollars.', '$18.00, no more'], ['It’s $180.', 'Room for 18', 'From $20']],
    ['a date', 'parking', { short: 'Ready on March 3, 2027', answer: 'Parking is ready on March 3, 2027.' }, { short: 'Ready on April 5, 2027', answer: 'Parking is ready on April 5, 2027.' }, 'March 3', ['Park here from Mar. 3!', 'As of 3/3/2027', 'the 3rd of March'], ['March 30', 'Some time in 2027', '3/30']],
    ['a year', 'parking', { short: 'Planned for 2027', answer: 'Parking is planned for 2027.' }, { short: 'Planned for 2028', answer: 'Parking is planned for 2028.' }, '2027', ['We’ll have parking in 2027.'], ['In 2028']],
    ['a time', 'hours', { short: 'Daily until 6 PM', answer: 'We’re open daily from 10 a.m. to 6 PM.' }, { short: 'Daily until 7 PM', answer: 'We’re open daily from 10 a.m. to 7 PM.' }, '6 PM', ['Come by until 6:00 p.m.'], ['From 10 AM', 'At 6:30 PM', 'Until 7 PM']],
    ['an address', 'location', { short: '12 Main Street', answer: 'You’ll find us at 12 Main Street.' }, { short: '400 Oak Avenue', answer: 'You’ll find us at 400 Oak Avenue.' }, '12 Main Street', ['We’re on Main St.', '12 E. Main Street, at the back'], ['Our main room', 'On Oak Avenue']],
    ['ages', 'infants', { short: 'Under 2 with a grown-up', answer: 'There’s a corner for ages 0 to 2.' }, { short: 'Under 3 with a grown-up', answer: 'There’s a corner for ages 0 to 3.' }, 'ages 0 to 2', ['The corner for 0–2 is quiet.'], ['Ages 2 to 12', '10–2']],
    ['a percentage', 'membership', { short: 'Members save 10%', answer: 'Members save 10% on snacks.' }, { short: 'Members save 15%', answer: 'Members save 15% on snacks.' }, '10%', ['Save 10 percent with a pass.'], ['Open 10 to 6', 'Save 15%']],
  ] as const)('are also texts that name %s it no longer says, however they write it, and no other figure', async (_, key, before, after, words, stale, fine) => {
    const { site, placesOf, change, sendAs, rosa } = await anOffice()
    const write = async (title: string, text: string) => site.db.insertInto('savedAnswer').values({ title, text, authorId: null, changedAt: site.clock.now() }).execute()
    for (const [at, text] of stale.entries()) await write(`Stale ${at}`, text)
    for (const text of fine) await write('Fine', text)
    const { post } = (await (await sendAs(rosa, 'POST', '/api/office/blog', { title: 'News' })).json()) as { post: BlogDraftView }
    await sendAs(rosa, 'PATCH', `/api/office/blog/${post.id}`, { version: post.version, excerpt: 'An excerpt.', content: `<p>${stale[0]}</p>` })
    await change(key, { ...before, state: 'known' })

    await change(key, after)

    const outdated = (await placesOf(key)).name.filter((found) => found.words === words).flatMap(({ places }) => namesOf(places))
    expect(outdated.toSorted()).toEqual(['Blog post: News', ...stale.map((_stale, at) => `Saved reply: Stale ${at}`)])
    expect((await placesOf(key)).name.filter((found) => found.words === words || before.short === found.words)).toHaveLength(1)
  })

  it('name a figure that was changed twice, and nothing that another fact says', async () => {
    const { site, placesOf, change } = await anOffice()
    await site.db.insertInto('savedAnswer').values({ title: 'Price', text: 'It’s $18, for ages 2–12.', authorId: null, changedAt: site.clock.now() }).execute()
    await change('pricing', { short: 'From $18', answer: 'It’s $18 for ages {ages.words}.', state: 'known' })
    await change('pricing', { short: 'From $19', answer: 'It’s $19 for ages {ages.words}.' })

    await change('pricing', { short: 'From $20', answer: 'It’s $20.' })

    expect((await placesOf('pricing')).name).toEqual([{ words: '$18', places: [{ name: 'Saved reply: Price', link: '/office/messages' }] }])
  })

  it('are also announcements that aren’t out yet, and what admins wrote in the forum', async () => {
    const forum = await anOffice()
    const { site, placesOf, change, rosa, maya } = forum
    const now = site.clock.now()
    const draft = { body: 'A visit is from $12.', createdAt: now, changedAt: now }
    const values = [
      { ...draft, subject: 'One day' },
      { ...draft, subject: 'Tomorrow', scheduledFor: after(now, DAY_MS) },
      { ...draft, subject: 'Yesterday', scheduledFor: now, finishedAt: now },
      { ...draft, subject: 'Never', scheduledFor: now, cancelledAt: now },
    ]
    for (const value of values) await site.db.insertInto('announcement').values(value).execute()
    const topic = await forum.aTopic({ title: 'From $12, really', posts: [{ by: maya, content: 'I heard from $12.' }, { by: rosa, content: 'It is from $12.' }, { by: rosa, content: 'See you there.' }] })
    const gone = await forum.aTopic({ title: 'Prices', posts: [{ by: rosa, content: 'From $12.' }] })
    await site.db.updateTable('post').set({ deletedAt: now }).where('topicId', '=', gone.id).execute()
    await change('pricing', { short: 'From $12', answer: 'A visit costs $12.', state: 'known' })

    await change('pricing', { short: 'From $14', answer: 'A visit costs $14.' })

    const [outdated] = (await placesOf('pricing')).name
    expect(outdated?.words).toBe('From $12')
    expect(namesOf(outdated?.places)).toEqual(['Draft: One day', 'Scheduled announcement: Tomorrow', 'Forum post by Rosa: From $12, really'])
    expect(outdated?.places.at(-1)?.link).toBe(`/forum/topics/${topic.id}/${topic.slug}#post-${topic.posts[1]?.id}`)
  })

  it('name the date of the opening, and never “Not yet announced”', async () => {
    const { placesOf, change } = await anOffice()
    await change('parking', { answer: 'Parking opens in 2025, too. Not yet announced where.' })

    expect((await placesOf('opening-date')).name).toEqual([{ words: '2025', places: [{ name: 'Fact: Parking', link: '/office/facts/parking' }] }])
    expect((await placesOf('hours')).name).toEqual([])
  })

  it('are for the owner alone, and only of facts that exist', async () => {
    const { askAs, ask, maya, rosa } = await anOffice()

    expect((await ask('/api/office/facts/hours/places')).status).toBe(404)
    expect((await askAs(maya, '/api/office/facts/hours/places')).status).toBe(404)
    expect((await askAs(rosa, '/api/office/facts/moon/places')).status).toBe(404)
  })
})
