import { Hono } from 'hono'
import { z } from 'zod'
import { decideRemoval } from '../../domain/forum/removals/decide-removal.ts'
import { countRemovals, getRemoval, listRemovals } from '../../domain/forum/removals/read-removals.ts'
import { sendRemovalRequest } from '../../domain/forum/removals/send-removal-request.ts'
import { PAGE_SIZE } from '../../shared/forum/forum.ts'
import { RemovalChoice, RemovalRequest } from '../../shared/forum/removals/removal-schemas.ts'
import {
  REMOVAL_DECISIONS, REMOVAL_KINDS, REMOVAL_STATES, type RemovalReceipt, type RemovalSummary, type RemovalView,
} from '../../shared/forum/removals/removals.ts'
import type { Environment } from '../http/environment.ts'
import { listed, oneOf, PAGED } from '../http/lists.ts'
import { idIn, idOf } from '../http/path.ts'
import { route } from '../http/route.ts'
import { count, id, moment, momentOrNull, viewSchema } from '../http/view-schema.ts'

const text = z.string()
const yes = z.boolean()
const aSummary = {
  id, kind: z.enum(REMOVAL_KINDS), state: z.enum(REMOVAL_STATES), looksAutomated: yes, createdAt: moment, dueAt: moment, hoursLeft: z.int(),
  decision: z.enum(REMOVAL_DECISIONS).nullable(),
}
const ReceiptSchema = viewSchema<RemovalReceipt>()('RemovalReceipt', z.strictObject({ number: id, dueAt: moment, isEmailed: yes }))
const SummarySchema = viewSchema<RemovalSummary>()('RemovalRequestInList', z.strictObject(aSummary))
const RequestSchema = viewSchema<RemovalView>()(
  'RemovalRequestInFull',
  z.strictObject({
    ...aSummary, address: text, details: text, name: text, email: text, decidedAt: momentOrNull, decidedBy: text.nullable(), reply: text,
    target: z.strictObject({ what: z.enum(['post', 'profile']), path: text, name: text, text, isRemoved: yes }).nullable(),
  }),
)
const RequestAnswer = z.strictObject({ request: RequestSchema })
const Counts = z.strictObject({ counts: z.strictObject({ open: count, decided: count }) })

/** The removal form. The path is /api/removal-requests. */
export const removalForm = new Hono<Environment>().post('/', route(
  {
    id: 'sendRemovalRequest', tag: 'Playground', who: 'anyone', summary: 'Ask us to remove something',
    description: 'For intimate pictures and child safety. Needs no account. Leave `website` empty: only bots fill it in.',
    body: { RemovalRequest }, status: 201, answer: ReceiptSchema,
  },
  ({ site, actor, body }) => sendRemovalRequest(site, actor, body()),
))

const staff = { tag: 'Moderation', who: 'moderators' } as const
const one = { ...staff, path: { requestId: idOf('Number of the request.') }, answer: RequestAnswer, refusals: { 404: 'Not found.' } } as const

/** What people asked us to remove, for staff. Paths are below /api/forum/removals. */
export const removals = new Hono<Environment>()
  .get('/', route(
    {
      ...staff, id: 'listRemovalRequests', summary: 'List removal requests',
      description: 'Open requests by default, the one that’s due first at the top. Others come newest first.',
      query: { ...PAGED, state: z.enum(REMOVAL_STATES).optional() }, isList: true,
      answer: z.strictObject({ requests: z.array(SummarySchema) }),
    },
    async ({ c, site, actor, query }) => {
      const state = oneOf(REMOVAL_STATES, query.state) ?? 'open'
      return { requests: await listed(c, (range) => listRemovals(site, actor, state, range), PAGE_SIZE) }
    },
  ))
  .get('/counts', route(
    { ...staff, id: 'countRemovalRequests', summary: 'Count removal requests by status', answer: Counts },
    async ({ site, actor }) => ({ counts: await countRemovals(site, actor) }),
  ))
  .get('/:requestId', route(
    { ...one, id: 'getRemovalRequest', summary: 'Get a removal request, with what it’s about' },
    async ({ c, site, actor }) => ({ request: await getRemoval(site, actor, idIn(c, 'requestId')) }),
  ))
  .put('/:requestId/decision', route(
    {
      ...one, id: 'decideRemovalRequest', summary: 'Decide on a removal request', body: { RemovalDecision: RemovalChoice },
      description: '`removed` removes the post or profile that the request names, and tells the requester. So does `declined`, with your reply. `spam` tells no one.',
      refusals: { ...one.refusals, 409: 'It was decided before.' },
    },
    async ({ c, site, actor, body }) => {
      await decideRemoval(site, actor, idIn(c, 'requestId'), body())
      return { request: await getRemoval(site, actor, idIn(c, 'requestId')) }
    },
  ))
