import { describe, expect, it } from 'vitest'
import { changeFact } from '../../../src/domain/playground/change-fact.ts'
import type { LocalBook } from '../../../src/shared/assistant/local-topics.ts'
import { localAnswer } from '../../../src/web/pages/assistant/local-answers.ts'
import { anApp } from '../../support/a-site.ts'

async function bookOf(app: Awaited<ReturnType<typeof anApp>>) {
  const led = await app.ask('/api/chat/local')
  const address = led.headers.get('location') ?? ''
  const answer = await app.ask(address)
  return { address, answer, book: (await answer.json()) as LocalBook }
}

describe('the answers of the widget without the server', () => {
  it('stand at an address of their own, to be kept for good', async () => {
    const { address, answer, book } = await bookOf(await anApp())

    expect(address).toMatch(/^\/api\/chat\/local\/[\w-]{16}\.json$/)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(localAnswer('How much does it cost?', book)).toMatch(/not yet announced/)
    expect(localAnswer('zebra', book)).toMatch(/Pricing, exact location, and opening date are not yet announced\.$/)
  })

  it('follow the facts under another address, and contradict none', async () => {
    const app = await anApp()
    const before = await bookOf(app)
    await changeFact(app.site, null, 'pricing', { answer: 'A visit costs $12.', short: '$12', state: 'known' })

    const after = await bookOf(app)

    expect(after.address).not.toBe(before.address)
    const late = await app.ask(before.address)
    expect(late.headers.get('cache-control')).toBe('no-store')
    expect(await late.json()).toEqual(after.book)
    expect((await app.ask('/api/chat/local/other.json')).status).toBe(404)
    for (const question of ['How much does it cost?', 'any discount']) expect(localAnswer(question, after.book)).toBe('A visit costs $12.')
    expect(localAnswer('zebra', after.book)).not.toMatch(/not yet announced/)
  })
})
