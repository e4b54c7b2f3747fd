import { describe, expect, it } from 'vitest'
import type { FactWithChanges, OfficeFactView } from '../../../src/shared/office/facts/office-facts.ts'
import { FACT_CONFLICT } from '../../../src/shared/playground/fact-words.ts'
import { aForum } from '../../support/a-forum.ts'
import { NOON } from '../../support/a-site.ts'
import { EMPTY_FACT } from '../../../src/shared/playground/fact-fields.ts'

const PRICING = {
  ...EMPTY_FACT,
  label: 'Pricing',
  question: 'How much does it cost?',
  short: 'From $12',
  answer: 'A visit costs $12.',
  state: 'known',
  link: '/#get-in-touch',
  words: 'price, cost\nfee',
  version: 0,
}

async function anOffice() {
  const forum = await aForum()
  const save = (change: object, key = 'pricing') => forum.sendAs(forum.rosa, 'PUT', `/api/office/facts/${key}`, { ...PRICING, ...change })
  return { ...forum, save }
}

describe('saving a fact in the office', () => {
  it('changes landing page, visit page, structured data, assistant and its words without a network at once [R008]', async () => {
    const { save, ask, post } = await anOffice()
    const before = await (await ask('/')).text()
    const visitBefore = await (await ask('/visit')).text()
    const city = { label: 'City', question: 'Which city will it be in?', words: 'austin city', link: '/#home' }

    const saved = await save({})
    await save({ ...city, short: 'Round Rock, Texas', answer: 'On Joue is coming to Round Rock, Texas.' }, 'city')

    expect(((await saved.json()) as FactWithChanges).fact).toMatchObject({ short: 'From $12', words: 'price cost fee' })
    const page = await (await ask('/')).text()
    expect(before).not.toContain('From $12')
    expect(page).toContain('From $12')
    expect(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)?.[1]).toContain('"name":"Round Rock, Texas"')
    const answer = await post('/api/chat', { message: 'How much does it cost?' })
    expect(await answer.text()).toContain('A visit costs $12.')
    expect(visitBefore).not.toContain('A visit costs $12.')
    expect(await (await ask('/visit')).text()).toContain('A visit costs $12.')
    const offline = await ask((await ask('/api/chat/local')).headers.get('location') ?? '')
    expect(await offline.text()).toContain('A visit costs $12.')
  })

  it('refuses to make a fact known in the words of the time before, and tells no one', async () => {
    const { save, askAs, rosa, site } = await anOffice()
    const { fact } = (await (await askAs(rosa, '/api/office/facts/pricing')).json()) as FactWithChanges
    const before = { short: fact.short, answer: fact.answer }

    const refused = await save({ ...before, label: 'Prices' })
    const inPart = await save({ ...before, short: 'From $12' })

    expect(refused.status).toBe(400)
    const { errors } = (await refused.json()) as { errors: Record<string, string[]> }
    expect(errors).toEqual({ short: [expect.stringContaining('still has the old text')], answer: [expect.stringContaining('still has the old text')] })
    expect(inPart.status).toBe(200)
    expect(await site.db.selectFrom('factChange').select('state').execute()).toEqual([{ state: 'not-decided' }])
    expect((await save({ ...before, short: 'From $12', version: 1, words: 'price' })).status).toBe(200)
  })

  it('names every bad field of a poll at once, the day that is over among them', async () => {
    const forum = await anOffice()
    const poll = { question: 'What suits you', choices: ['Mornings', ' '], openUntil: '2026-04-30' }

    const refused = await forum.sendAs(forum.rosa, 'POST', '/api/office/facts/hours/poll', poll)

    expect(refused.status).toBe(400)
    const { errors } = (await refused.json()) as { errors: Record<string, string[]> }
    expect(Object.keys(errors).toSorted()).toEqual(['choices.1', 'openUntil', 'question'])
    expect((await forum.sendAs(forum.rosa, 'POST', '/api/office/facts/hours/poll', { question: 'What suits you?', choices: ['Mornings', 'Evenings'], openUntil: '2026-05-01' })).status).toBe(201)
  })

  it('names every bad field and saves nothing', async () => {
    const { save, askAs, rosa } = await anOffice()

    const refused = await save({ label: '', question: 'How much', short: 'a\nb', answer: ' ', state: 'maybe', link: 'https://evil.example', words: 7 })

    expect(refused.status).toBe(400)
    const { errors } = (await refused.json()) as { errors: Record<string, string[]> }
    expect(Object.keys(errors).toSorted()).toEqual(['answer', 'label', 'link', 'question', 'short', 'state', 'words'])
    const { fact } = (await (await askAs(rosa, '/api/office/facts/pricing')).json()) as FactWithChanges
    expect(fact).toMatchObject({ state: 'not-decided', version: 0 })
  })

  it.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)', '/a b', 'features'])('takes no link to %s', async (link) => {
    const { save } = await anOffice()

    expect((await save({ link })).status).toBe(400)
  })

  it('is refused with 409 once someone else has saved', async () => {
    const { save } = await anOffice()
    await save({})

    const late = await save({ short: 'From $9' })

    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({ message: expect.stringContaining('Someone else edited this fact') })
  })

  it('answers 404 for a fact that does not exist', async () => {
    const { save, askAs, rosa } = await anOffice()

    expect((await save({}, 'moon')).status).toBe(404)
    for (const key of ['moon', '%00', '%F0%9F%8C%99', 'a'.repeat(200)]) {
      expect((await askAs(rosa, `/api/office/facts/${key}`)).status).toBe(404)
    }
  })
})

describe('saying that a fact is still true', () => {
  const checkAges = async (body?: object) => {
    const { sendAs, rosa } = await anOffice()
    const answer = await sendAs(rosa, 'PUT', '/api/office/facts/ages/checked', body)
    return { status: answer.status, ...((await answer.json()) as Partial<FactWithChanges> & { message?: string }) }
  }

  it('dates it, and announces what came with the site, unless the owner calls it a plan', async () => {
    expect((await checkAges()).fact).toMatchObject({ standing: 'announced', checkedAt: NOON })
    expect((await checkAges({ version: 0 })).fact).toMatchObject({ standing: 'announced', checkedAt: NOON })
    expect((await checkAges({ version: 0, standing: 'planned' })).fact).toMatchObject({ standing: 'planned', checkedAt: NOON })
  })

  it('is refused for a version that isn’t the newest, and for a status that doesn’t exist', async () => {
    expect(await checkAges({ version: 7 })).toMatchObject({ status: 409, message: FACT_CONFLICT })
    expect(await checkAges({ standing: 'certain' })).toMatchObject({ status: 400 })
  })
})

describe('the list of facts in the office', () => {
  it('shows every fact with its words, version and dates that have ended', async () => {
    const { askAs, rosa } = await anOffice()

    const { facts } = (await (await askAs(rosa, '/api/office/facts')).json()) as { facts: OfficeFactView[] }

    expect(facts.length).toBeGreaterThan(45)
    expect(facts[0]).toMatchObject({ key: 'announcement', version: 0, words: 'news coming soon status' })
    expect(facts[0]?.warnings.map(({ field, date }) => `${field}: ${date}`)).toEqual(['short: 2025', 'answer: 2025'])
  })
})
