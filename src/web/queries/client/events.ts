/** One event of a stream. */
interface StreamedEvent {
  event: string
  data: string
}

/** The events of an answer as they come. What is cut off within an event is left out. */
export async function* eventsOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<StreamedEvent, void> {
  // Read by hand: not every browser can go through a stream with `for await`.
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let waiting = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const blocks = (waiting + value).split(/\r?\n\r?\n/)
      waiting = blocks.pop() ?? ''
      yield* blocks.map(eventIn)
    }
  } finally {
    await reader.cancel()
  }
}

function eventIn(block: string): StreamedEvent {
  const lines = block.split(/\r?\n/)
  const valuesOf = (name: string) => lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1).replace(/^ /, ''))
  return { event: valuesOf('event').at(-1) ?? 'message', data: valuesOf('data').join('\n') }
}
