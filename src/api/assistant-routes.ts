import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { streamSSE } from 'hono/streaming'
import { answer, answerInPieces } from '../domain/assistant/answer.ts'
import { localBook } from '../domain/assistant/local-book.ts'
import { AppError } from '../domain/site/app-error.ts'
import { rateAnswer } from '../domain/assistant/questions/rate-answer.ts'
import { waitForAnswer } from '../domain/assistant/questions/wait-for-answer.ts'
import type { ChatEvent } from '../shared/assistant/assistant.ts'
import { ChatRating, ChatRequest, ChatWaiting } from '../shared/assistant/chat-request.ts'
import { withNoEmail } from '../shared/emails/no-email.ts'
import { ChatAnswerSchema, LocalAnswersSchema } from './assistant-views.ts'
import type { Environment } from './http/environment.ts'
import { route } from './http/route.ts'
import { MessageAnswer } from './http/view-schema.ts'

const IS_LOCAL_BOOK = /^[\w-]{16}\.json$/

const open = { tag: 'Playground', who: 'anyone' } as const

/** The assistant. Paths are below /api/chat. */
export const assistant = new Hono<Environment>()
  .post('/', route(
    {
      ...open, id: 'askAssistant', summary: 'Ask the site’s assistant',
      description: 'Answers only from the site’s facts and lists the pages it used. With `Accept: text/event-stream`, the answer streams as the events `sources`, `said`, `language`, `text`, and `done`; the data of `done` is the full answer. `outcome` is `sure` with an answer, `talk` for small talk, `direct` for what can’t wait, else why there is none: `likely` (`suggestions` are what may be meant), `not-announced`, `off-topic`, or `not-understood`. `waiting` people wait for an email about `openFact`. Questions in Spanish are answered in Spanish, or in English where there’s no current translation; `language` is that of the question, `textLanguage` that of `message`.',
      body: { ChatRequest }, answer: ChatAnswerSchema,
    },
    async ({ c, site, actor, body }) => {
      const question = body()
      return wantsPieces(c) ? inPieces(c, await answerInPieces(site, actor, question)) : answer(site, actor, question)
    },
  ))
  .get('/local', route(
    {
      ...open, id: 'findLocalAnswers', status: 302, summary: 'Find the assistant’s offline answers',
      description: 'Redirects to the current version.',
    },
    async ({ c, site }) => c.redirect(`/api/chat/local/${(await localBook(site)).file}`, 302),
  ))
  .get('/local/:file', route(
    {
      ...open, id: 'getLocalAnswers', summary: 'Get the assistant’s offline answers',
      description: 'The current version can be cached forever. Older URLs return the same content and shouldn’t be cached.',
      path: { file: z.string().describe('A version name, ending in `.json`.') },
      answer: LocalAnswersSchema, refusals: { 404: 'No such version.' },
    },
    async ({ c, site, path }) => {
      const book = await localBook(site)
      if (!IS_LOCAL_BOOK.test(path.file)) throw new AppError('not-found', 'There are no such answers.')
      // A fact may have changed on the way here: anyone who comes late gets what is true now, and does not keep it.
      const cacheControl = path.file === book.file ? 'public, max-age=31536000, immutable' : 'no-store'
      return c.body(book.text, 200, { 'content-type': 'application/json', 'cache-control': cacheControl })
    },
  ))
  .post('/rating', route(
    {
      ...open, id: 'rateAnswer', summary: 'Rate an answer',
      description: 'Takes the token that came with the answer, and the question.',
      body: { ChatRating }, status: 201, answer: MessageAnswer,
      refusals: { 404: 'This answer can’t be rated anymore.', 409: 'Already rated.' },
    },
    async ({ site, actor, body }) => {
      await rateAnswer(site, actor, body())
      return { message: 'Thanks for the feedback.' }
    },
  ))
  .post('/waiting', route(
    {
      ...open, id: 'waitForAnswer', summary: 'Ask for an email when a question is answered',
      description: 'Takes the token that came when there was no answer, and the question.',
      body: { ChatWaiting }, status: 201, answer: MessageAnswer,
      refusals: { 404: 'This question is no longer waiting for an answer.' },
    },
    async ({ site, actor, body }) => {
      await waitForAnswer(site, actor, body())
      return { message: withNoEmail(site.hasMailServer, 'Got it. We’ll email you if we can answer this.', 'question') }
    },
  ))

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
