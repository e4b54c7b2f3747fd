import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { aSharedPlace } from '../support/a-shared-place.ts'
import { ask, open, openChat } from '../support/a-visit.ts'
import { ROSA, test } from '../support/members.ts'
import { startASite } from '../support/start-a-site.ts'

interface Change {
  label: string
  question: string
  short: string
  answer: string
  /** Every place that speaks of it. */
  places: readonly (keyof typeof PLACES)[]
}
type Read = (path: string) => Promise<string>

const textOf = (html: string): string => html.replace(/<script[^]*?<\/script>/g, '').replace(/<[^>]*>/g, '')
const dataIn = (html: string): string => [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) => json).join('\n')

/** Where visitors, search engines and readers of feeds find the facts: whether it says what was changed. */
const PLACES = {
  'the landing page': async (read: Read, { short }: Change) => textOf(await read('/')).includes(short),
  'its structured data': async (read: Read, { short }: Change) => dataIn(await read('/')).includes(`"name":"${short}"`),
  'the page before a visit': async (read: Read, { answer }: Change) => textOf(await read('/visit')).includes(answer),
  'its questions for search engines': async (read: Read, { answer }: Change) => dataIn(await read('/visit')).includes(`"text":"${answer} `),
  'the assistant': async (read: Read, { question, answer }: Change) => (await read(`/api/chat?${question}`)).includes(answer),
  'its short answers': async (read: Read, { answer }: Change) => (await read('/api/chat/local')).includes(answer),
  'the feed of the facts': async (read: Read, { answer }: Change) => (await read('/visit/feed.xml')).includes(answer),
  'the feed of the blog': async (read: Read, { answer }: Change) => (await read('/blog/feed.xml')).includes(answer),
}

const CITY: Change = {
  label: 'City',
  question: 'Which city will it be in?',
  short: 'Round Rock, Texas',
  answer: 'On Joue is coming to Round Rock, Texas.',
  places: ['the landing page', 'its structured data', 'the page before a visit', 'its questions for search engines', 'the assistant', 'its short answers', 'the feed of the facts'],
}
const ANNOUNCEMENT: Change = {
  label: 'Announcement',
  question: 'What is coming?',
  short: 'On its way to Round Rock',
  answer: 'On Joue is on its way to Round Rock.',
  places: ['the landing page', 'the page before a visit', 'its questions for search engines', 'the assistant', 'its short answers', 'the feed of the facts', 'the feed of the blog'],
}

/** The places that do not say it, asked all at once as someone without a session. */
async function silentPlaces(request: APIRequestContext, site: string, change: Change): Promise<string[]> {
  const read: Read = async (path) => {
    const answer = path.startsWith('/api/chat?')
      ? await request.post(`${site}/api/chat`, { data: { message: change.question } })
      : await request.get(site + path)
    expect(answer.ok(), path).toBe(true)
    return answer.text()
  }
  const said = await Promise.all(change.places.map((place) => PLACES[place](read, change)))
  return change.places.filter((_, at) => !said[at])
}

/** Changes a fact in the office as its owner does. It has ended when the save was answered. */
async function saveInOffice(rosa: Page, site: string, { label, short, answer }: Change): Promise<void> {
  await open(rosa, `${site}/office/facts`)
  await rosa.getByRole('row').getByRole('link', { name: label, exact: true }).click()
  const form = rosa.getByRole('form', { name: 'Edit this fact' })
  await form.getByLabel('Short answer').fill(short)
  await form.getByLabel('Answer', { exact: true }).fill(answer)
  const saved = rosa.waitForResponse((response) => response.request().method() === 'PUT')
  await form.getByRole('button', { name: 'Save' }).click()
  expect((await saved).ok()).toBe(true)
}

for (const engine of ['sqlite', 'postgres'] as const) {
  test(`Rosa changes facts in the office, and every place says so at the very next request, on ${engine} [R008]`, async ({ page: rosa, another }, { annotations }) => {
    test.slow()
    const place = await aSharedPlace(engine)
    const site = await startASite('', place.variables)
    const elsewhere = await startASite('', place.variables)
    try {
      const visitor = await another()
      expect((await rosa.request.post(`${site.url}/api/forum/auth/login`, { data: ROSA })).ok()).toBe(true)

      for (const change of [CITY, ANNOUNCEMENT]) {
        // What both processes keep of their pages is of the time before.
        for (const { url } of [site, elsewhere]) expect(await silentPlaces(visitor.request, url, change)).toEqual(change.places)
        await saveInOffice(rosa, site.url, change)
        const savedAt = performance.now()
        expect(await silentPlaces(visitor.request, site.url, change)).toEqual([])
        await expect.poll(() => silentPlaces(visitor.request, elsewhere.url, change), { intervals: [50] }).toEqual([])
        annotations.push({ type: `${change.label}, another process`, description: `${Math.round(performance.now() - savedAt)} ms after the save` })
      }

      await open(visitor, elsewhere.url)
      await expect(visitor.getByRole('main')).toContainText(ANNOUNCEMENT.short)
      await ask(await openChat(visitor), CITY.question)
      await expect(visitor.getByRole('log')).toContainText(CITY.answer)
      await open(visitor, `${elsewhere.url}/visit#city`)
      await expect(visitor.getByRole('article', { name: CITY.question })).toContainText(CITY.answer)
    } finally {
      for (const one of [elsewhere, site]) expect(await one.stop()).toEqual({ code: 0, complaints: '' })
      await place.remove()
    }
  })
}

test('Rosa changes a fact at the command line while the site runs, and visitors see it at once [R008]', async ({ page }) => {
  const site = await startASite()
  try {
    await open(page, site.url)
    const portrait = page.getByRole('figure')
    await expect(portrait).toContainText('Our founder')

    await site.command('facts', 'founder', 'short=Rosa Example')

    await expect(async () => {
      const html = await (await page.request.get(site.url)).text()
      expect(html).toContain('Rosa Example')
    }).toPass({ intervals: [50] })
    await open(page, site.url)
    await expect(portrait).toContainText('Rosa Example')
    await expect(portrait).not.toContainText('Our founder')
  } finally {
    expect(await site.stop()).toEqual({ code: 0, complaints: '' })
  }
})
