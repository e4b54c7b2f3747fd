import { z } from 'zod'
import { MailedToken } from '../../shared/accounts-schemas.ts'
import type { PollChoiceView, PollView, VisitView, WatchView } from '../../shared/visit.ts'
import { FactWatch, PollVote } from '../../shared/visit-schemas.ts'
import type { Operations } from './operation.ts'
import { LINK_TOKEN, pollId } from './parameters.ts'
import { body, count, id, moment, MessageAnswer, viewSchema } from './view-schema.ts'

const text = z.string()
const choice = viewSchema<PollChoiceView>()('PollChoice', z.strictObject({ id, text, votes: count }))

const PollSchema = viewSchema<PollView>()(
  'Poll',
  z.strictObject({
    id, factKey: text, question: text, choices: z.array(choice), openUntil: moment,
    state: z.enum(['open', 'over', 'decided']), chosen: text.nullable(), reason: text, mine: id.nullable(),
  }),
)
const VisitSchema = viewSchema<VisitView>()('Visit', z.strictObject({ words: z.record(text, text), polls: z.array(PollSchema) }))
const WatchSchema = viewSchema<WatchView>()(
  'Watch',
  z.strictObject({ key: text, question: text, isConfirmed: z.boolean(), poll: PollSchema.nullable() }),
)

const DEAD_LINK = { 404: 'The link is wrong, or what it led to is gone.' }
const byLink = { tag: 'Private links', who: 'anyone' } as const

/** What visitors do about facts that are not decided yet. */
export const PLAYGROUND_VISIT: Operations = {
  'GET /api/facts/visit': {
    id: 'getVisit', tag: 'Playground', who: 'anyone', summary: 'What the page for visitors needs beside the facts',
    description: 'Polls, and other words parents use for a fact.',
    answer: VisitSchema,
  },
  'PUT /api/facts/polls/:pollId/vote': {
    id: 'vote', tag: 'Playground', who: 'anyone', summary: 'Vote in a poll',
    description: 'As the member who is logged in, or with the token of a mailed link. A second vote takes the place of the first.',
    path: pollId, body: body('PollVote', PollVote), answer: MessageAnswer,
    refusals: {
      401: 'Neither logged in nor with a link.',
      403: 'You are suspended, or your address is not confirmed.',
      404: 'No such poll or choice, or the link is wrong.',
      409: 'The poll is over.',
    },
  },
  'POST /api/facts/:key/watches': {
    id: 'askToBeTold', tag: 'Playground', who: 'anyone', summary: 'Get a mail once a fact is known',
    description: 'A mail asks the owner of the address to say yes. `website` stays empty: only robots fill it in.',
    path: { key: text.describe('The fact’s key.') },
    body: body('FactWatch', FactWatch), status: 201, answer: MessageAnswer,
    refusals: { 404: 'No such fact.', 409: 'It is known already.' },
  },
  'GET /api/facts/watch': {
    ...byLink, id: 'getWatch', summary: 'What you asked to be told',
    query: LINK_TOKEN, answer: z.strictObject({ watch: WatchSchema }), refusals: DEAD_LINK,
  },
  'POST /api/facts/watch/confirm': {
    ...byLink, id: 'confirmWatch', summary: 'Say yes to being told',
    body: MailedToken, answer: MessageAnswer, refusals: DEAD_LINK,
  },
  'POST /api/facts/watch/unsubscribe': {
    ...byLink, id: 'stopWatch', summary: 'Not be told after all',
    body: MailedToken, answer: MessageAnswer, refusals: DEAD_LINK,
  },
}
