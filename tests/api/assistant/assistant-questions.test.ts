import { describe, expect, it } from 'vitest'
import { sweepQuestions } from '../../../src/domain/assistant/questions/save-question.ts'
import type { ChatResponse } from '../../../src/shared/assistant/assistant.ts'
import { DAY_MS } from '../../../src/shared/time/instant.ts'
import { anApp } from '../../support/a-site.ts'

type App = Awaited<ReturnType<typeof anApp>>

const ask = async (app: App, message: string) => (await (await app.post('/api/chat', { message })).json()) as ChatResponse
const stored = ({ site }: App) =>
  site.db
    .selectFrom('assistantQuestion')
    .innerJoin('assistantGroup', 'assistantGroup.id', 'groupId')
    .select(['text', 'reason', 'words'])
    .orderBy('assistantQuestion.id')
    .execute()

describe('a question without an answer', () => {
  it('is kept for the owner beside those that ask the same, and says nothing about who asked', async () => {
    const app = await anApp()

    await ask(app, 'Do you have a ball pit?')
    await ask(app, 'is there a BALL pit')
    await ask(app, 'Ball pit? Write to maya@example.com or +1 512 555 0100, see https://example.com/me')

    const questions = await stored(app)
    expect(questions.map(({ text, words }) => [text, words]).slice(0, 2)).toEqual([
      ['Do you have a ball pit?', 'ball pit'],
      ['is there a BALL pit', 'ball pit'],
    ])
    expect(questions[2]?.text).toBe('Ball pit? Write to [address] or [number], see [link]')
    expect(Object.keys(await app.site.db.selectFrom('assistantQuestion').selectAll().executeTakeFirstOrThrow()).toSorted()).toEqual(
      ['createdAt', 'groupId', 'id', 'reason', 'text'],
    )
  })

  it('is not kept when it was answered', async () => {
    const app = await anApp()

    await ask(app, 'How much does it cost?')
    await ask(app, 'Hello')

    expect(await stored(app)).toEqual([])
  })

  it('stands beside others that ask the same of the kids or of the place, and apart from what asks more', async () => {
    const app = await anApp()
    for (const message of ['Is there a trampoline?', 'Have you got any trampolines for kids', 'trampolines at your place?', 'trampoline park nearby']) await ask(app, message)

    expect(new Set((await stored(app)).map(({ words }) => words))).toEqual(new Set(['trampoline', expect.stringContaining('park')]))
  })

  it('is gone after thirty days, with left addresses and thumbs', async () => {
    const app = await anApp()
    const message = 'Do you have a ball pit?'
    const { token } = await ask(app, message)
    await app.post('/api/chat/waiting', { token, message, email: 'ana@example.com' })
    await app.post('/api/chat/rating', { token, message, rating: 'down' })

    app.clock.pass(29 * DAY_MS)
    await sweepQuestions(app.site)
    expect(await stored(app)).toHaveLength(1)
    app.clock.pass(DAY_MS)
    await sweepQuestions(app.site)

    for (const table of ['assistantQuestion', 'assistantGroup', 'assistantSubscriber', 'assistantRating'] as const) {
      expect(await app.site.db.selectFrom(table).selectAll().execute(), table).toEqual([])
    }
  })

  it('is kept two hundred times of one kind at the most', async () => {
    const app = await anApp()
    await ask(app, 'ball pit')
    const one = await app.site.db.selectFrom('assistantQuestion').select(['groupId', 'text', 'reason', 'createdAt']).executeTakeFirstOrThrow()
    await app.site.db.insertInto('assistantQuestion').values(Array.from({ length: 198 }, () => one)).execute()
    for (let nth = 0; nth < 3; nth += 1) await ask(app, 'ball pit')

    expect(await stored(app)).toHaveLength(200)
  })
})

describe('thumbs', () => {
  it('down keeps the question, up does not', async () => {
    const app = await anApp()
    for (const [message, rating] of [['How much is it?', 'down'], ['Where is it?', 'up']] as const) {
      const { token } = await ask(app, message)
      expect((await app.post('/api/chat/rating', { token, message, rating })).status).toBe(201)
    }

    expect(await stored(app)).toMatchObject([{ text: 'How much is it?', reason: 'down' }])
  })

  it('count once for each answer, also when they come at the same moment', async () => {
    const app = await anApp()
    const message = 'How much is it?'
    const { token } = await ask(app, message)

    const answers = await Promise.all([1, 2, 3].map(() => app.post('/api/chat/rating', { token, message, rating: 'down' })))

    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    expect(await stored(app)).toHaveLength(1)
  })

  it.each([
    ['for another question', (token: string) => ({ token, message: 'Where is it?' })],
    ['with a token made up', (token: string) => ({ token: `${token.slice(0, -1)}x`, message: 'How much is it?' })],
  ])('are refused %s', async (_, forged) => {
    const app = await anApp()
    const { token } = await ask(app, 'How much is it?')

    expect((await app.post('/api/chat/rating', { ...forged(token), rating: 'down' })).status).toBe(404)
    expect(await stored(app)).toEqual([])
  })

  it('are refused after a day', async () => {
    const app = await anApp()
    const message = 'How much is it?'
    const { token } = await ask(app, message)
    app.clock.pass(DAY_MS)

    expect((await app.post('/api/chat/rating', { token, message, rating: 'up' })).status).toBe(404)
  })
})

describe('an address left to hear the answer', () => {
  const message = 'Do you have a ball pit?'

  it('is kept once, however often it is left', async () => {
    const app = await anApp()
    const { token } = await ask(app, message)
    for (const email of ['ana@example.com', 'Ana@example.com']) {
      expect((await app.post('/api/chat/waiting', { token, message, email })).status).toBe(201)
    }

    expect(await app.site.db.selectFrom('assistantSubscriber').select('email').execute()).toEqual([{ email: 'ana@example.com' }])
  })

  it('is refused for a question that has an answer, and when it is none', async () => {
    const app = await anApp()
    const { token } = await ask(app, 'How much is it?')

    expect((await app.post('/api/chat/waiting', { token, message: 'How much is it?', email: 'ana@example.com' })).status).toBe(404)
    expect((await app.post('/api/chat/waiting', { token, message, email: 'ana' })).status).toBe(400)
  })
})

describe('an answer that isn’t decided yet', () => {
  it('says how many wait for it, and counts only those who confirmed their address', async () => {
    const app = await anApp()
    expect(await ask(app, 'How much does it cost?')).toMatchObject({ outcome: 'sure', openFact: { key: 'pricing' }, waiting: 0 })

    await app.post('/api/facts/pricing/watches', { email: 'ana@example.com' })
    expect((await ask(app, 'How much does it cost?')).waiting).toBe(0)

    await app.site.db.updateTable('factSubscription').set({ confirmedAt: app.site.clock.now() }).execute()
    expect((await ask(app, 'How much does it cost?')).waiting).toBe(1)
    expect((await ask(app, 'When do you open?')).waiting).toBe(0)
  })

  it('leads on to what may have been meant instead, where that isn’t clear', async () => {
    const { next, others } = await ask(await anApp(), 'thanksgiving. are you open')

    expect(others).not.toHaveLength(0)
    expect(next[0]).toBe(others[0])
  })

  it('leads on to what others ask next, but not to what was asked already', async () => {
    const app = await anApp()
    const { next } = await ask(app, 'When do you open?')
    expect(next).toEqual(['Where exactly will it be?', 'What are the opening hours?'])

    const turns = [{ from: 'visitor', text: next[0] }]
    const after = (await (await app.post('/api/chat', { message: 'When do you open?', turns })).json()) as ChatResponse
    expect(after.next).not.toContain(next[0])
  })
})
