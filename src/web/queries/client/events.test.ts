import { describe, expect, it } from 'vitest'
import { eventsOf } from './events.ts'

/** A body that comes in these pieces. */
const inPieces = (...pieces: (string | Uint8Array<ArrayBuffer>)[]) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece)
      controller.close()
    },
  })

const all = async (body: ReadableStream<Uint8Array<ArrayBuffer>>) => {
  const events = []
  for await (const { event, data } of eventsOf(body)) events.push([event, data])
  return events
}

describe('a stream of events', () => {
  it('is told event by event', async () => {
    expect(await all(inPieces('event: text\ndata: {"a":1}\n\nevent: done\ndata: 2\n\n'))).toEqual([['text', '{"a":1}'], ['done', '2']])
  })

  it('may be cut anywhere, within a letter too', async () => {
    const bytes = new TextEncoder().encode('event: text\r\ndata: un café\r\n\r\n')

    expect(await all(inPieces(...[...bytes].map((byte) => Uint8Array.of(byte))))).toEqual([['text', 'un café']])
  })

  it('may carry lines without a blank, notes, and data of several lines', async () => {
    expect(await all(inPieces(': still here\ndata:a\ndata: b\n\n'))).toEqual([['message', 'a\nb']])
  })

  it('says nothing of an event that never ended', async () => {
    expect(await all(inPieces('event: text\ndata: whole\n\nevent: done\ndata: ha'))).toEqual([['text', 'whole']])
  })

  it('fails when the connection breaks', async () => {
    const broken = new ReadableStream<Uint8Array<ArrayBuffer>>({ start: (controller) => controller.error(new Error('lost')) })

    await expect(all(broken)).rejects.toThrow('lost')
  })

  it('is let go of when no one wants more', async () => {
    let isLetGo = false
    const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('data: 1\n\n')),
      cancel: () => void (isLetGo = true),
    })

    for await (const { data } of eventsOf(endless)) if (data === '1') break

    expect(isLetGo).toBe(true)
  })
})
