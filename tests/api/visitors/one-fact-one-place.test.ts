import { describe, expect, it } from 'vitest'
import { changeFact } from '../../../src/domain/playground/change-fact.ts'
import { FIRST_FACTS } from '../../../src/domain/playground/first-facts.ts'
import { listFacts } from '../../../src/domain/playground/list-facts.ts'
import { type FactView, factsByKey } from '../../../src/shared/playground/playground.ts'
import { DAY_MS } from '../../../src/shared/time/instant.ts'
import { overdueDatesIn, austinDate } from '../../../src/shared/time/past-dates.ts'
import { anApp } from '../../support/a-site.ts'
import { anOutboxOfEveryEmail } from '../../support/emails/every-email.ts'
import { answers, emailWords, publicWords, type Said } from '../../support/playground/everything-said.ts'
import { QUESTIONS } from '../../support/playground/questions.ts'
import { expectSoon } from '../../support/soon.ts'

/** A site with content and one email of every kind, changed in one process and read in another. */
async function twoProcesses() {
  const forum = await anOutboxOfEveryEmail()
  const topic = `/forum/topics/${forum.topicId}/nap-times`
  const anotherProcess = async () => {
    const reader = await anApp({ place: forum.place, limitFactor: 100_000 })
    reader.clock.pass(Date.parse(forum.clock.now()) - Date.parse(reader.clock.now()))
    const everything = async (): Promise<Said[]> => [...(await publicWords(reader, [topic])), ...(await emailWords(reader)), ...(await answers(reader, QUESTIONS))]
    return { reader, everything }
  }
  return { ...forum, ...(await anotherProcess()), anotherProcess }
}

/** Waits until the other process says so, for as long as it may take. */
const isSaid = ({ ask }: Pick<Awaited<ReturnType<typeof anApp>>, 'ask'>, words: string, path = '/visit') => expectSoon(async () => (await ask(path)).text(), words)

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]”?)\s+/).map((sentence) => sentence.trim())

/** Words that several facts share, and what the pages on check-in and the blog say of themselves. */
const SHARED = ['Not yet announced', 'Open', 'This website never collects face data.', 'Insights, updates, and tips for parents']

/** What a fact said that no fact says anymore. */
function formerWords(before: FactView, now: readonly FactView[]): string[] {
  const still = now.map(({ label, question, short, answer }) => [label, question, short, answer].join('\n')).join('\n')
  return [before.short, ...sentencesOf(before.answer)].filter((words) => !SHARED.includes(words) && !still.includes(words))
}

/** What has happened: when someone joined, or wrote what was then deleted. */
const HISTORY = /Joined \w+ \d{4}|"\w+At":"[^"]*"/g
/** What a link is told apart by is random, and may look like a year. */
const TOKEN = /token=[\w.:~%-]+/g
/** Emails that name a day of one person’s own, and are sent before it. */
const OF_ONE_PERSON = ['email: contact-erased', 'email: erasure-asked', 'email: removal-due', 'email: removal-received']

/** Where every fact is answered, besides by the assistant. */
const ANSWERED = ['/visit', '/visit/feed.xml', '/api/facts', 'without the server']
/** Whose emails here are about which fact. */
const EMAILED: Readonly<Record<string, readonly string[]>> = { ages: ['email: fact-known', 'email: question-answered'] }

/** Places that don’t give this answer, though they answer its question. */
async function otherAnswers(app: Parameters<typeof answers>[0], said: readonly Said[], { key, question, answer }: Pick<FactView, 'key' | 'question' | 'answer'>): Promise<string[]> {
  const places = [...ANSWERED, ...(EMAILED[key] ?? [])].map((place) => ({ where: place, text: said.find(({ where }) => where === place)?.text ?? '' }))
  const data = /<script type="application\/ld\+json">([^<]*FAQPage[^<]*)</.exec(await (await app.ask('/visit')).text())?.[1] ?? '{}'
  const { mainEntity = [] } = JSON.parse(data) as { mainEntity?: { name: string; acceptedAnswer: { text: string } }[] }
  const structured = mainEntity.filter(({ name }) => name === question).map(({ acceptedAnswer: { text } }) => text).join('\n')
  return [...places, { where: 'structured data', text: structured }, ...(await answers(app, [question]))].filter(({ text }) => !text.includes(answer)).map(({ where }) => where)
}

const saying = (said: readonly Said[], words: readonly string[]) =>
  said.flatMap(({ where, text }) => words.filter((word) => text.includes(word)).map((word) => ({ where, word })))

describe('a fact that is announced', () => {
  it('is said in its new words everywhere within a second, and nothing says the old ones, whichever fact it is', async () => {
    const { site, reader, everything } = await twoProcesses()
    expect(QUESTIONS.length).toBeGreaterThanOrEqual(40)

    for (const [at, { key }] of FIRST_FACTS.entries()) {
      const before = factsByKey(await listFacts(site))[key]!
      const marker = `Marker-${at}`

      await changeFact(site, null, key, { short: `${marker} in short`, answer: `${marker} is the whole answer.`, state: 'known' })

      await isSaid(reader, `${marker} is the whole answer.`)
      const now = await listFacts(site)
      const said = await everything()
      expect(saying(said, formerWords(before, now)), key).toEqual([])
      expect(await otherAnswers(reader, said, factsByKey(now)[key]!), `${key}: the same answer everywhere`).toEqual([])
    }
    // With every fact announced, nothing is “not yet announced” but what no fact is about.
    const open = saying(await everything(), ['not yet announced', 'Not yet announced'])
    expect(open.filter(({ where }) => where !== 'without the server')).toEqual([])
  })

  it('is told alike by all pages when date, address, and price come together', async () => {
    const { site, reader, everything } = await twoProcesses()

    await changeFact(site, null, 'opening-date', { short: 'March 3, 2027', answer: 'We open on March 3, 2027.', state: 'known' })
    await changeFact(site, null, 'location', { short: '12 Main Street', answer: 'You’ll find us at 12 Main Street.', state: 'known' })
    await changeFact(site, null, 'pricing', { short: '$12 a child', answer: 'A visit costs $12 a child.', state: 'known' })

    await isSaid(reader, 'A visit costs $12 a child.')
    const said = await everything()
    const old = ['2025', 'ricing is not yet', 'ricing, exact location', 'xact location is not', 'xact location not', 'pening date is not', 'xact date not', 'opening date, address, and prices']
    expect(saying(said, old)).toEqual([])
    const landing = said.find(({ where }) => where === '/')?.text ?? ''
    for (const words of ['Opening in Austin, Texas – March 3, 2027', 'Opening 2027', '12 Main Street', '$12 a child']) expect(landing).toContain(words)
    const answered = (question: string) => said.find(({ where }) => where === `“${question}”`)?.text
    expect(answered('what year do you open')).toMatch(/2027/)
    expect(answered('Is there parking?')).toBe('Parking is not yet announced.')
    const facts = factsByKey(await listFacts(site))
    for (const key of ['opening-date', 'location', 'pricing']) expect(await otherAnswers(reader, said, facts[key]!), key).toEqual([])
  })
})

/** What only a playground that hasn't opened yet may say of itself. */
const AS_COMING = /\b(?:a planned (?:indoor )?playground|(?<!We )planned (?:in|for|on|spaces|indoor)|we’re planning|we’re designing|(?:is|are) planned|what’s planned|what we plan\b|sharing the plans|as plans are|plan to open|coming to|opening date is not|exact date|before it opens|will it be|will there be|to be tested|in our plans|part of the plan)/i

describe('doors that have opened', () => {
  it.each([
    ['soft 2026-04', 'Soft opening in Austin, Texas', 'Our soft opening started in 2026.', 'We’re in our soft opening. It started in April 2026.'],
    ['open 2026-04-18', 'Now open in Austin, Texas', 'We opened in 2026.', 'We’re open. We opened on April 18, 2026.'],
  ])('are open on every page, in every email, and for the assistant: %s', async (opening, announcement, year, date) => {
    const { site, reader, everything } = await twoProcesses()

    await changeFact(site, null, 'opening-date', { opening })

    await isSaid(reader, date)
    const said = await everything()
    expect(said.flatMap(({ where, text }) => [...(text.match(AS_COMING) ?? [])].map((words) => `${where}: ${words}`))).toEqual([])
    expect(saying(said, ['2025'])).toEqual([])
    const landing = said.find(({ where }) => where === '/')?.text ?? ''
    for (const words of [announcement, 'This is its proper home.', 'Here’s the course we planned for yours.', 'We’ll email you when there’s news.']) expect(landing).toContain(words)
    const visit = said.find(({ where }) => where === '/visit')?.text ?? ''
    expect(visit).toContain(`"name":"Which year did you open?","acceptedAnswer":{"@type":"Answer","text":"${year} Announced."}`)
    expect(said.find(({ where }) => where === '/api/site')).toBeDefined()
    expect(await answers(reader, ['Which year did you open?', 'What are the opening hours?'])).toEqual([
      { where: '“Which year did you open?”', text: year },
      { where: '“What are the opening hours?”', text: 'Opening hours are not yet announced.' },
    ])
    const starting = (await (await reader.ask('/api/texts/assistant')).json()) as { texts: Record<string, string> }
    expect(starting.texts['question-1']).toBe('What are the opening hours?')
  })

  it('leave a question in the owner’s own words as it is', async () => {
    const { site, reader } = await twoProcesses()
    await changeFact(site, null, 'hours', { question: 'Will you be open on Sundays?' })

    await changeFact(site, null, 'opening-date', { opening: 'open 2026-04-18' })

    await isSaid(reader, 'Will you be open on Sundays?')
  })
})

/** Dates that are said as if they were still to come, on pages that don't say beside them that they have passed. */
const asComing = (said: readonly Said[], today: string): string[] =>
  said.filter(({ where }) => !OF_ONE_PERSON.includes(where)).flatMap(({ where, text }) => {
    const now = text.replaceAll(HISTORY, '').replaceAll(TOKEN, '').replaceAll(/\s+/g, ' ')
    const passed = [...now.matchAll(/[^.]*\bha(?:s|ve) passed[.)]/g)].join(' ').toLowerCase()
    return overdueDatesIn(now, today).filter((date) => !passed.includes(date.toLowerCase())).map((date) => `${where}: ${date}`)
  })

describe('a date that has passed', () => {
  it('is said to have wherever a fact is read that names one, whichever fact it is', async () => {
    const { site, clock, reader, everything } = await twoProcesses()
    const dateOf = (at: number) => `${'January February March April May June July August September October November December'.split(' ')[at % 12]} ${2010 + Math.floor(at / 12)}`
    const ABOUT_OPENING = ['announcement', 'opening-year', 'opening-date']

    for (const [at, { key }] of FIRST_FACTS.entries()) {
      if (ABOUT_OPENING.includes(key)) continue
      await changeFact(site, null, key, { short: `Ready in ${dateOf(at)}`, answer: `This is number ${at}. It will be ready in ${dateOf(at)}.`, state: 'known' })
    }

    await isSaid(reader, `This is number ${FIRST_FACTS.length - 1}.`)
    const said = await everything()
    expect(asComing(said, austinDate(clock.now()))).toEqual([])
    const landing = said.find(({ where }) => where === '/')?.text ?? ''
    for (const key of ['overview', 'mission', 'vision', 'founder', 'why', 'value.safety', 'badge.comfort', 'feature.cafe', 'feature.events', 'city', 'ages', 'pricing', 'location']) {
      expect(landing, key).toContain(`${dateOf(FIRST_FACTS.findIndex((fact) => fact.key === key))} has passed. This answer may be out of date.`)
    }
  })


  it.each([
    ['nothing was changed', {}],
    ['a year is planned', { opening: 'planned 2027' }],
    ['a month is announced', { opening: 'dated 2027-03' }],
    ['a day is announced', { opening: 'dated 2027-03-03' }],
  ])('is said nowhere as coming three years later, in structured data neither, whatever the owner wrote it into, when %s', async (_, opening) => {
    const { site, clock, reader, sendAs, rosa, anotherProcess } = await twoProcesses()
    if ('opening' in opening) await changeFact(site, null, 'opening-date', opening)
    await changeFact(site, null, 'location', { short: 'Announced in May 2027', answer: 'We’ll announce the address on May 4, 2027.', state: 'known' })
    await changeFact(site, null, 'feature.events', { answer: 'The first workshop is on 6/5/2027.' })
    const own = { 'landing.lead': 'The doors open in summer 2027.', 'landing.waitlist-heading': 'Opening on July 6, 2027', 'forum.lead': 'We’ll meet on August 7, 2027.', 'assistant.greeting': 'Ask me what will happen on October 9, 2027.', 'frame.motto': 'Coming in November 2027' }
    for (const [key, text] of Object.entries(own)) expect((await sendAs(rosa, 'PUT', `/api/office/texts/${key}`, { text, version: 0 })).status).toBe(200)
    await sendAs(rosa, 'PATCH', '/api/office/settings', { announcementBar: { text: 'Open house on December 10, 2027', link: '' } })
    await isSaid(reader, 'Open house on December 10, 2027', '/')
    expect(asComing(await publicWords(reader), austinDate(clock.now())).filter((found) => !found.endsWith(': 2025'))).toEqual([])

    clock.pass(3 * 365 * DAY_MS)
    const { reader: later, everything } = await anotherProcess()

    const today = austinDate(clock.now())
    const said = await everything()
    expect(asComing(said, today)).toEqual([])
    const spanish = await answers(later, ['¿Cuándo abren?', '¿Dónde queda?', '¿Habrá talleres?'])
    expect(asComing(spanish.filter(({ text }) => !text.includes('ya pasó')), today)).toEqual([])
    for (const path of ['/', '/visit']) {
      const data = [...(await (await later.ask(path)).text()).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) => json).join('\n')
      expect(overdueDatesIn(data.replaceAll(HISTORY, ''), today), `structured data of ${path}`).toEqual([])
    }
    const landing = said.find(({ where }) => where === '/')?.text
    for (const words of ['December 10, 2027 has passed.', 'The doors open in summer 2027. Summer 2027 has passed.', 'Opening on July 6, 2027 (July 6, 2027 has passed)', 'May 2027 and May 4, 2027 have passed.']) expect(landing).toContain(words)
  })

  it('is said to have, on every page and by the assistant, when the clock is three years ahead', async () => {
    const { site, clock, reader, anotherProcess } = await twoProcesses()
    await changeFact(site, null, 'opening-date', { short: 'March 3, 2027', answer: 'We open on March 3, 2027.', state: 'known' })
    await changeFact(site, null, 'hours', { short: 'Announced in June 2026', answer: 'We announce our hours in June 2026.', state: 'known' })
    await isSaid(reader, 'We open on March 3, 2027.')

    clock.pass(3 * 365 * DAY_MS)
    const later = await anotherProcess()

    expect(asComing(await later.everything(), austinDate(clock.now()))).toEqual([])
    expect((await publicWords(later.reader)).find(({ where }) => where === '/')?.text).toContain('March 3, 2027 has passed. We’ll announce a new date.')
  })
})
