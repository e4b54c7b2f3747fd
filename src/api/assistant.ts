import { type Context, Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { answer, answerInPieces } from '../domain/assistant/answer.ts'
import { localBook } from '../domain/assistant/local-book.ts'
import { AppError } from '../domain/errors.ts'
import { rateAnswer } from '../domain/assistant/questions/rate-answer.ts'
import { waitForAnswer } from '../domain/assistant/questions/wait-for-answer.ts'
import type { ChatEvent } from '../shared/assistant.ts'
import { ChatRating, ChatRequest, ChatWaiting } from '../shared/chat-request.ts'
import { readBody } from './body.ts'
import type { Environment } from './environment.ts'

const IS_LOCAL_BOOK = /^[\w-]{16}\.json$/

/** The assistant. Paths are below /api/chat. */
export const assistant = new Hono<Environment>()
  .post('/', async (c) => {
    const question = readBody(c, ChatRequest)
    if (wantsPieces(c)) return inPieces(c, await answerInPieces(c.var.site, c.var.actor, question))
    return c.json(await answer(c.var.site, c.var.actor, question))
  })
  .get('/local', async (c) => c.redirect(`/api/chat/local/${(await localBook(c.var.site)).file}`, 302))
  .get('/local/:file', async (c) => {
    const { file, text } = await localBook(c.var.site)
    if (!IS_LOCAL_BOOK.test(c.req.param('file'))) throw new AppError('not-found', 'There are no such answers.')
    // A fact may have changed on the way here: whoever comes late gets what is true now, and does not keep it.
    const cacheControl = c.req.param('file') === file ? 'public, max-age=31536000, immutable' : 'no-store'
    return c.body(text, 200, { 'content-type': 'application/json', 'cache-control': cacheControl })
  })
  .post('/rating', async (c) => {
    await rateAnswer(c.var.site, c.var.actor, readBody(c, ChatRating))
    return c.json({ message: 'Thank you.' }, 201)
  })
  .post('/waiting', async (c) => {
    await waitForAnswer(c.var.site, c.var.actor, readBody(c, ChatWaiting))
    return c.json({ message: 'We will write once there is an answer.' }, 201)
  })

const wantsPieces = (c: Context<Environment>): boolean => /(^|,)\s*text\/event-stream\b/.test(c.req.header('accept') ?? '')

function inPieces(c: Context<Environment>, events: AsyncIterable<ChatEvent>): Response {
  // Some servers in front of this one hold an answer back until it is whole, unless they are asked not to.
  c.header('x-accel-buffering', 'no')
  return streamSSE(c, async (stream) => {
    try {
      for await (const { event, data } of events) await stream.writeSSE({ event, data: JSON.stringify(data) })
    } catch (error) {
      // The beginning is sent already; an end without the last event says enough.
      c.env.reportBug(error)
    }
  })
}
