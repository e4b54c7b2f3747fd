import { Hono } from 'hono'
import { z } from 'zod'
import { changeSpanish, getFactInSpanish } from '../../../domain/playground/spanish/change-spanish.ts'
import { type FactInSpanish, SPANISH_STATES } from '../../../shared/playground/spanish-fields.ts'
import { SpanishFactForm } from '../../../shared/playground/spanish-schema.ts'
import type { Environment } from '../../http/environment.ts'
import { aFact, factKey } from '../../http/path.ts'
import { route } from '../../http/route.ts'
import { viewSchema } from '../../http/view-schema.ts'

const text = z.string()
const FactInSpanishSchema = viewSchema<FactInSpanish>()(
  'FactInSpanish',
  z.strictObject({ texts: z.strictObject({ label: text, question: text, answer: text }), state: z.enum(SPANISH_STATES), isDraft: z.boolean(), english: text }),
)
const one = { tag: 'Office facts', who: 'office', path: aFact, answer: FactInSpanishSchema } as const

/** What the assistant says of a fact in Spanish. Paths are below /api/office/facts/:key/spanish. */
export const factSpanish = new Hono<Environment>()
  .get('/', route(
    {
      ...one, id: 'getFactInSpanish', summary: 'Get a fact in Spanish',
      description: '`state` is `current` while it says what the English says, else `stale` or `missing`; the assistant then gives the English.',
    },
    ({ c, site, actor }) => getFactInSpanish(site, actor, factKey(c)),
  ))
  .put('/', route(
    {
      ...one, id: 'changeFactInSpanish', summary: 'Edit a fact in Spanish', body: { SpanishFactForm },
      description: 'Send back the `english` it was written for.', refusals: { 409: 'The English has changed in the meantime.' },
    },
    async ({ c, site, actor, body }) => {
      await changeSpanish(site, actor, factKey(c), body())
      return getFactInSpanish(site, actor, factKey(c))
    },
  ))
