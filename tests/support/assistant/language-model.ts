import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a model was asked: the two messages of the chat. */
export interface ModelRequest {
  headers: IncomingMessage['headers']
  model: string
  system: string
  user: { sources: { number: number; title: string; text: string }[]; visitor_message: string }
}

export type Behavior = (request: ModelRequest, response: ServerResponse) => void | Promise<void>

/** A server of our own that speaks the chat protocol and behaves as it is told, until it is closed. */
export async function startLanguageModel(behave: Behavior) {
  const requests: ModelRequest[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      const { model, messages } = JSON.parse(body)
      const question = { headers: request.headers, model, system: messages[0].content, user: JSON.parse(messages[1].content) }
      requests.push(question)
      void behave(question, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    requests,
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

const piece = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`
const END = 'data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n'

/** Streams this text in small pieces, as models do, and ends properly. */
export function streamText(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const part of text.match(/[\s\S]{1,7}/g) ?? []) response.write(piece(part))
  response.end(END)
}

/** Streams what the test says when it says it, as a slow model does. */
export function streamByHand(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
  return { say: (text: string) => void response.write(piece(text)), end: () => void response.end(END) }
}

/** Streams the beginning of this text and never ends it properly. */
export function cutOff(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.end(piece(text))
}

/** The sources word for word, each sentence cited: what an honest model may do at the least. */
export const honest = ({ user }: ModelRequest): string =>
  user.sources.map(({ number, text }) => text.replace(/([.!?])(?=\s|$)/g, `$1 [${number}]`)).join(' ')
