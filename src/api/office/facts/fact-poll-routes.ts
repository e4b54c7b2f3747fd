import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { askParents, movePollEnd, removePoll, setPollOutcome } from '../../../domain/playground/polls/ask-parents.ts'
import { getFactAudience } from '../../../domain/playground/polls/get-fact-audience.ts'
import { austinDateAndTime } from '../../../shared/time/austin-time.ts'
import type { FactAudience, OfficePollView } from '../../../shared/playground/visit.ts'
import { NewPoll, newPollOn, PollEnd, PollOutcome } from '../../../shared/playground/visit-schemas.ts'
import { readBody } from '../../http/body.ts'
import type { Environment } from '../../http/environment.ts'
import { aFact, factKey } from '../../http/path.ts'
import { route } from '../../http/route.ts'
import { count, id, viewSchema } from '../../http/view-schema.ts'
import { aPoll } from '../../playground-views.ts'

const OfficePollSchema = viewSchema<OfficePollView>()('PollInOffice', z.strictObject({ ...aPoll, chosenId: id.nullable() }))
const AudienceSchema = viewSchema<FactAudience>()('FactAudience', z.strictObject({ waiting: count, poll: OfficePollSchema.nullable() }))

const poll = { tag: 'Office facts', who: 'office', path: aFact, answer: AudienceSchema } as const
const CLOSED = { 409: 'The fact is decided, or has a poll already.' }
const DECIDED = { 409: 'The poll ended with the decision.' }

/** What parents are asked about a fact, and how many wait for it. Paths are below /api/office/facts/:key. */
export const factPoll = new Hono<Environment>()
  .get('/audience', route({ ...poll, id: 'getFactAudience', summary: 'Get how many parents wait for a fact, and its poll' }, ({ c }) => audienceIn(c)))
  .post('/poll', route(
    { ...poll, id: 'askParents', summary: 'Ask parents about an undecided fact', body: { NewPoll }, status: 201, refusals: CLOSED },
    async ({ c, site, actor }) => {
      // The description can't say which day it is today. So the body is checked with today's schema.
      const { date } = austinDateAndTime(site.clock.now())
      await askParents(site, actor, factKey(c), readBody(c, newPollOn(date)))
      return audienceIn(c)
    },
  ))
  .put('/poll/end', route(
    {
      ...poll, id: 'movePollEnd', summary: 'Change how long an undecided fact’s poll is open',
      description: 'The poll stays open through this day, Austin time, which may be today. Votes stay. A poll that has ended by itself opens again.', body: { PollEnd }, refusals: DECIDED,
    },
    async ({ c, site, actor, body }) => {
      await movePollEnd(site, actor, factKey(c), body().openUntil)
      return audienceIn(c)
    },
  ))
  .put('/poll/outcome', route(
    { ...poll, id: 'setPollOutcome', summary: 'Save the outcome of a poll', body: { PollOutcome } },
    async ({ c, site, actor, body }) => {
      await setPollOutcome(site, actor, factKey(c), body())
      return audienceIn(c)
    },
  ))
  .delete('/poll', route(
    { ...poll, id: 'removePoll', summary: 'Delete a poll' },
    async ({ c, site, actor }) => {
      await removePoll(site, actor, factKey(c))
      return audienceIn(c)
    },
  ))

const audienceIn = (c: Context<Environment>) => getFactAudience(c.var.site, c.var.actor, factKey(c))
