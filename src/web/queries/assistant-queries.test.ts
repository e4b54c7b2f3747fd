import { describe, expect, it } from 'vitest'
import type { ChatEvent } from '../../shared/assistant/assistant.ts'
import { apiOver } from './client/api.ts'
import { askAssistant } from './assistant-queries.ts'

/** Asks a server that answers like this. @returns the answer, what was told before it, and the request */
async function askOf(answer: Response) {
  const events: ChatEvent[] = []
  let sent: RequestInit = {}
  const api = apiOver(async (_, init) => {
    sent = init
    return answer
  })
  const ask = askAssistant(api)({ message: 'How much?', turns: [] }, new AbortController().signal, (event) => events.push(event))
  return { answer: ask, told: events, sent }
}

const streamed = (text: string) => new Response(text, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
const DONE = { success: true, message: 'Not yet announced.' }

describe('asking the assistant', () => {
  it('asks for the answer as it comes', async () => {
    const { sent } = await askOf(Response.json(DONE))

    expect(sent).toMatchObject({ method: 'POST', headers: { accept: 'text/event-stream, application/json' }, body: '{"message":"How much?"}' })
  })

  it('takes an answer in one piece as well', async () => {
    const { answer, told: events } = await askOf(Response.json(DONE))

    expect(await answer).toEqual(DONE)
    expect(events).toEqual([])
  })

  it('tells what comes before the answer that counts', async () => {
    const { answer, told: events } = await askOf(streamed(`event: text\ndata: {"text":"Not yet."}\n\nevent: done\ndata: ${JSON.stringify(DONE)}\n\n`))

    expect(await answer).toEqual(DONE)
    expect(events).toEqual([{ event: 'text', data: { text: 'Not yet.' } }])
  })

  it.each([
    ['stops before the end', 'event: text\ndata: {"text":"Not yet."}\n\n'],
    ['is cut off within its last event', `event: done\ndata: ${JSON.stringify(DONE)}`],
    ['makes no sense', 'event: done\ndata: <html>\n\n'],
  ])('fails when the answer %s', async (_, text) => {
    await expect((await askOf(streamed(text))).answer).rejects.toThrow()
  })
})
