import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { changeFact, checkFact, reopenFact, restoreFact } from '../../../domain/playground/change-fact.ts'
import { getOfficeFact, listOfficeFacts } from '../../../domain/playground/list-office-facts.ts'
import { listFactPlaces } from '../../../domain/office/list-fact-places.ts'
import { removeFact } from '../../../domain/playground/remove-fact.ts'
import { FactCheck, FactForm, FactReopening, FactRestoration } from '../../../shared/playground/fact-schemas.ts'
import { FACT_FIELDS, type FactTexts } from '../../../shared/playground/fact-fields.ts'
import type { FactPlacesView } from '../../../shared/office/facts/fact-places.ts'
import type { FactChangeView, FactWarning, FactWithChanges, OfficeFactView } from '../../../shared/office/facts/office-facts.ts'
import type { Environment } from '../../http/environment.ts'
import { aFact, factKey } from '../../http/path.ts'
import { route } from '../../http/route.ts'
import { count, id, moment, momentOrNull, viewSchema } from '../../http/view-schema.ts'
import { factParts } from '../../playground-views.ts'
import { factPoll } from './fact-poll-routes.ts'
import { factSpanish } from './fact-spanish-routes.ts'
import { factPublication } from './fact-publication-routes.ts'

const text = z.string()
const someTexts = factParts(FACT_FIELDS)
const TextsSchema = viewSchema<FactTexts>()('FactTexts', z.strictObject(someTexts))
const WarningSchema = viewSchema<FactWarning>()(
  'FactWarning',
  z.strictObject({ key: text, label: text, field: z.enum(FACT_FIELDS), date: text }),
)
const OfficeFactSchema = viewSchema<OfficeFactView>()(
  'FactInOffice',
  z.strictObject({ ...someTexts, key: text, checkedAt: momentOrNull, reviewedAt: momentOrNull, isDue: z.boolean(), version: count, warnings: z.array(WarningSchema), waiting: count }),
)
const ChangeSchema = viewSchema<FactChangeView>()('FactChange', z.strictObject({ id, by: text.nullable(), at: moment, before: TextsSchema }))
const FactWithChangesSchema = viewSchema<FactWithChanges>()(
  'FactWithChanges',
  z.strictObject({ fact: OfficeFactSchema, changes: z.array(ChangeSchema), today: text }),
)
const aPlace = z.strictObject({ name: text, link: text })
const PlacesSchema = viewSchema<FactPlacesView>()(
  'FactPlaces',
  z.strictObject({ follow: z.array(aPlace), name: z.array(z.strictObject({ words: text, places: z.array(aPlace) })) }),
)

const all = { tag: 'Office facts', who: 'office' } as const
const one = { ...all, path: aFact, answer: FactWithChangesSchema } as const
const STALE = { 409: 'Another version was saved in the meantime.' }

/** The facts of the place, as the owner manages them. Paths are below /api/office/facts. */
export const officeFacts = new Hono<Environment>()
  .get('/', route(
    { ...all, id: 'listOfficeFacts', summary: 'List facts', answer: z.strictObject({ facts: z.array(OfficeFactSchema) }) },
    async ({ site, actor }) => ({ facts: await listOfficeFacts(site, actor) }),
  ))
  .get('/:key', route({ ...one, id: 'getOfficeFact', summary: 'Get a fact, with its version history' }, ({ c }) => factIn(c)))
  .put('/:key', route(
    { ...one, id: 'changeFact', summary: 'Edit a fact', body: { FactForm }, refusals: STALE },
    async ({ c, site, actor, body }) => {
      const { version, ...change } = body()
      await changeFact(site, actor, factKey(c), change, { version })
      return factIn(c)
    },
  ))
  .get('/:key/places', route(
    {
      ...all, path: aFact, answer: PlacesSchema, id: 'listFactPlaces', summary: 'List where a fact is read',
      description: '`follow` lists places that change along with the fact. `name` lists texts that repeat its current or former value and need an edit by hand.',
    },
    ({ c, site, actor }) => listFactPlaces(site, actor, factKey(c)),
  ))
  .delete('/:key', route(
    {
      ...all, path: aFact, id: 'removeFact', summary: 'Delete a fact', status: 204,
      refusals: { 409: 'The pages need this fact. Only those made from a visitor’s question can be deleted.' },
    },
    ({ c, site, actor }) => removeFact(site, actor, factKey(c)),
  ))
  .put('/:key/checked', route(
    {
      ...one, id: 'checkFact', summary: 'Mark a fact as still true', body: { FactCheck }, refusals: STALE,
      description: 'Visitors see the date. A fact that came with the site is announced by its first check, unless `standing` calls it planned.',
    },
    async ({ c, site, actor, body }) => {
      // Without a body it's the newest version, whatever that is.
      await checkFact(site, actor, factKey(c), c.var.bodyText === '' ? {} : body())
      return factIn(c)
    },
  ))
  .put('/:key/undecided', route(
    {
      ...one, id: 'reopenFact', summary: 'Say that a fact isn’t decided anymore', body: { FactReopening }, refusals: STALE,
      description: 'It says “Not yet announced” from then on. The earlier version can be restored.',
    },
    async ({ c, site, actor, body }) => {
      await reopenFact(site, actor, factKey(c), body())
      return factIn(c)
    },
  ))
  .put('/:key/version', route(
    { ...one, id: 'restoreFact', summary: 'Restore an earlier version of a fact', body: { FactRestoration }, refusals: STALE },
    async ({ c, site, actor, body }) => {
      const { changeId, version } = body()
      await restoreFact(site, actor, factKey(c), changeId, { version })
      return factIn(c)
    },
  ))
  .route('/:key', factPoll)
  .route('/:key/publication', factPublication)
  .route('/:key/spanish', factSpanish)

const factIn = (c: Context<Environment>) => getOfficeFact(c.var.site, c.var.actor, factKey(c))
