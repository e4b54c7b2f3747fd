import { describe, expect, it } from 'vitest'
import { changeFact } from '../../../src/domain/playground/change-fact.ts'
import { changeSettings } from '../../../src/domain/settings/change-settings.ts'
import { changeText } from '../../../src/domain/site-texts/change-text.ts'
import type { FactPlacesView } from '../../../src/shared/office/fact-places.ts'
import { aForum, as } from '../../support/a-forum.ts'

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
      { name: 'Homepage', link: '/#get-in-touch' },
      { name: 'Fact: Parking', link: '/office/facts/parking' },
      { name: 'Fact: Jobs', link: '/office/facts/jobs' },
    ])
    expect(namesOf((await placesOf('city')).follow)).toEqual(expect.arrayContaining(['Every page, above and below its text', 'Fact: Exact location', 'Footer: What On Joue is']))
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
