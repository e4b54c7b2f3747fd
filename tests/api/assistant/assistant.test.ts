import { describe, expect, it } from 'vitest'
import { changeFact } from '../../../src/domain/playground/change-fact.ts'
import type { ChatResponse } from '../../../src/shared/assistant/assistant.ts'
import { anApp } from '../../support/a-site.ts'

const ask = async (app: Awaited<ReturnType<typeof anApp>>, message: string) =>
  (await (await app.post('/api/chat', { message })).json()) as ChatResponse

describe('asking the assistant', () => {
  it('answers in the agreed shape, with the addresses of its sources [R177 R178 R253]', async () => {
    const app = await anApp()

    const answer = await ask(app, 'What ages is it for?')

    expect(answer).toEqual({
      success: true,
      language: 'en',
      textLanguage: 'en',
      message: 'On Joue is planned for children ages 2 to 12 and the grown-ups they bring. That’s all we’ve announced about ages. Please ask before you rely on anything more specific.',
      citations: [answer.sources[0]?.url],
      sources: [{ url: expect.stringMatching(/^http:\/\/on-joue\.test\/#/), title: expect.any(String) }],
      statuses: [{ label: 'Ages', badge: 'planned', checkedAt: null }],
      said: 'On Joue says',
      suggestions: [],
      outcome: 'sure',
      next: ['Can I bring a baby?', 'Do I stay with my child?'],
      others: [],
      openFact: null,
      waiting: 0,
      token: expect.any(String),
    })
  })

  it.each(['How much does it cost?', 'Where will it be?', 'When do you open?'])(
    'says plainly of “%s” that it is not announced yet [R026 R318]',
    async (question) => {
      const app = await anApp()

      const { message } = await ask(app, question)

      expect(message).toMatch(/not yet announced/)
      expect(message).not.toMatch(/\$|\d+(:\d\d)? ?(am|pm)|street|avenue/i)
    },
  )

  it('gives at most three citations [R302 R179]', async () => {
    const app = await anApp()

    const { citations } = await ask(app, 'price, location, opening date, café, birthdays, wifi, parking and safety?')

    expect(citations.length).toBeLessThanOrEqual(3)
  })

  it('answers from a fact as soon as the owner has changed it', async () => {
    const app = await anApp()
    await ask(app, 'Is there parking?')

    await changeFact(app.site, null, 'parking', { short: 'Yes', answer: 'Yes, behind the building.', state: 'known' })

    expect((await ask(app, 'Is there parking?')).message).toBe('Yes, behind the building.')
  })

  it.each([
    ['nothing', {}],
    ['blanks', { message: '   ' }],
    ['a number', { message: 5 }],
    ['more than 1,000 letters', { message: 'x'.repeat(1_001) }],
  ])('refuses %s', async (_, body) => {
    const app = await anApp()

    const answer = await app.post('/api/chat', body)

    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ errors: { message: [expect.any(String)] } })
  })

  it('lets an address ask twenty times a minute [R320]', async () => {
    const app = await anApp()
    for (let n = 0; n < 20; n += 1) await ask(app, 'Hello')

    const answer = await app.post('/api/chat', { message: 'Hello' })

    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).toBe('60')
  })
})
