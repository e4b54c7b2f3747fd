import { Hono } from 'hono'
import { changeFact, checkFact, restoreFact } from '../../domain/playground/change-fact.ts'
import { getOfficeFact, listOfficeFacts } from '../../domain/playground/office-facts.ts'
import { removeFact } from '../../domain/playground/remove-fact.ts'
import { FactForm, FactRestoration } from '../../shared/fact-schemas.ts'
import { readBody } from '../body.ts'
import type { Environment } from '../environment.ts'
import { factKey } from '../fact-key.ts'
import { factPoll } from './fact-poll.ts'

/** The facts of the place, as the owner keeps them. Paths are below /api/office/facts. */
export const officeFacts = new Hono<Environment>()
  .get('/', async (c) => c.json({ facts: await listOfficeFacts(c.var.site, c.var.actor) }))
  .get('/:key', async (c) => c.json(await getOfficeFact(c.var.site, c.var.actor, factKey(c))))
  .put('/:key', async (c) => {
    const { version, ...change } = readBody(c, FactForm)
    await changeFact(c.var.site, c.var.actor, factKey(c), change, { version })
    return c.json(await getOfficeFact(c.var.site, c.var.actor, factKey(c)))
  })
  .delete('/:key', async (c) => {
    await removeFact(c.var.site, c.var.actor, factKey(c))
    return c.body(null, 204)
  })
  .put('/:key/checked', async (c) => {
    await checkFact(c.var.site, c.var.actor, factKey(c))
    return c.json(await getOfficeFact(c.var.site, c.var.actor, factKey(c)))
  })
  .put('/:key/version', async (c) => {
    const { changeId, version } = readBody(c, FactRestoration)
    await restoreFact(c.var.site, c.var.actor, factKey(c), changeId, { version })
    return c.json(await getOfficeFact(c.var.site, c.var.actor, factKey(c)))
  })
  .route('/:key', factPoll)
