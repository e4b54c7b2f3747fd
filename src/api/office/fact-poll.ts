import { Hono } from 'hono'
import { askParents, getFactAudience, movePollEnd, removePoll, setPollOutcome } from '../../domain/playground/polls/ask-parents.ts'
import { austinDateAndTime } from '../../shared/austin-time.ts'
import { newPollOn, PollEnd, PollOutcome } from '../../shared/visit-schemas.ts'
import { readBody } from '../body.ts'
import type { Environment } from '../environment.ts'
import { factKey } from '../fact-key.ts'

/** What parents are asked about a fact, and how many wait for it. Paths are below /api/office/facts/:key. */
export const factPoll = new Hono<Environment>()
  .get('/audience', async (c) => c.json(await getFactAudience(c.var.site, c.var.actor, factKey(c))))
  .post('/poll', async (c) => {
    await askParents(c.var.site, c.var.actor, factKey(c), readBody(c, newPollOn(austinDateAndTime(c.var.site.clock.now()).date)))
    return c.json(await getFactAudience(c.var.site, c.var.actor, factKey(c)), 201)
  })
  .put('/poll/end', async (c) => {
    await movePollEnd(c.var.site, c.var.actor, factKey(c), readBody(c, PollEnd).openUntil)
    return c.json(await getFactAudience(c.var.site, c.var.actor, factKey(c)))
  })
  .put('/poll/outcome', async (c) => {
    await setPollOutcome(c.var.site, c.var.actor, factKey(c), readBody(c, PollOutcome))
    return c.json(await getFactAudience(c.var.site, c.var.actor, factKey(c)))
  })
  .delete('/poll', async (c) => {
    await removePoll(c.var.site, c.var.actor, factKey(c))
    return c.json(await getFactAudience(c.var.site, c.var.actor, factKey(c)))
  })
