import { type Context, Hono } from 'hono'
import { AppError } from '../domain/errors.ts'
import { getVisit, getWatch } from '../domain/playground/get-visit.ts'
import { listRememberedFacts } from '../domain/playground/list-facts.ts'
import { vote } from '../domain/playground/polls/vote.ts'
import { subscribeToFact } from '../domain/playground/telling/ask-to-be-told.ts'
import { confirmWatch } from '../domain/playground/telling/confirm-watch.ts'
import { stopWatch } from '../domain/playground/telling/stop-watch.ts'
import { MailedToken } from '../shared/accounts-schemas.ts'
import { FactWatch, PollVote } from '../shared/visit-schemas.ts'
import { FACT_ALERT_THANKS, VOTED, WATCH_CONFIRMED, WATCH_STOPPED } from '../shared/visit-words.ts'
import { atLeast } from './at-least.ts'
import { readBody } from './body.ts'
import type { Environment } from './environment.ts'
import { factKey } from './fact-key.ts'
import { rowId } from './row-id.ts'

/** Longer than mailing a link takes, so that the time does not tell whether the address was noted. */
const ASK_MS = 100

/** The facts of the place, and what visitors do about them. Paths are below /api/facts. */
export const playground = new Hono<Environment>()
  .get('/', async (c) => c.json({ facts: await listRememberedFacts(c.var.site) }))
  .get('/visit', async (c) => c.json(await getVisit(c.var.site, c.var.actor)))
  .get('/watch', async (c) => c.json({ watch: await getWatch(c.var.site, c.var.actor, c.req.query('token') ?? '') }))
  .post('/watch/confirm', async (c) => {
    await confirmWatch(c.var.site, c.var.actor, readBody(c, MailedToken).token)
    return c.json({ message: WATCH_CONFIRMED })
  })
  .post('/watch/unsubscribe', async (c) => {
    await stopWatch(c.var.site, c.var.actor, readBody(c, MailedToken).token)
    return c.json({ message: WATCH_STOPPED })
  })
  .put('/polls/:pollId/vote', async (c) => {
    await vote(c.var.site, c.var.actor, pollId(c), readBody(c, PollVote))
    return c.json({ message: VOTED })
  })
  .post('/:key/watches', async (c) => {
    await atLeast(ASK_MS, subscribeToFact(c.var.site, c.var.actor, factKey(c), readBody(c, FactWatch)))
    return c.json({ message: FACT_ALERT_THANKS.text }, 201)
  })

function pollId(c: Context<Environment>): number {
  const id = rowId(c.req.param('pollId') ?? '')
  if (id === undefined) throw new AppError('not-found', 'There is no such poll.')
  return id
}
