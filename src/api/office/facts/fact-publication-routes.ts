import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { getPublication } from '../../../domain/office/publications/get-publication.ts'
import { planPublication } from '../../../domain/office/publications/plan-publication.ts'
import { publishPlannedFact } from '../../../domain/office/publications/publish-facts.ts'
import { cancelPublication, movePublication } from '../../../domain/office/publications/change-publication.ts'
import type { PublicationOverview, PublicationView } from '../../../shared/office/facts/publication.ts'
import { PublicationNow, PublicationPlan, PublicationTime } from '../../../shared/office/facts/publication-schemas.ts'
import { FACT_FIELDS } from '../../../shared/playground/fact-fields.ts'
import type { Environment } from '../../http/environment.ts'
import { aFact, factKey } from '../../http/path.ts'
import { route } from '../../http/route.ts'
import { count, moment, viewSchema } from '../../http/view-schema.ts'
import { factParts } from '../../playground-views.ts'

const text = z.string()
const PublicationSchema = viewSchema<PublicationView>()(
  'FactPublication',
  z.strictObject({ fact: z.strictObject(factParts(FACT_FIELDS)), publishAt: moment, createdAt: moment, by: text.nullable(), isStopped: z.boolean(), reached: count }),
)
const OverviewSchema = viewSchema<PublicationOverview>()(
  'FactPublicationOverview',
  z.strictObject({
    publication: PublicationSchema.nullable(), audience: z.strictObject({ waitlist: count, subscribers: count }),
    hasMailServer: z.boolean(), hasPostalAddress: z.boolean(), offered: z.strictObject({ date: text, time: text }),
  }),
)

const one = { tag: 'Office facts', who: 'office', path: aFact, answer: OverviewSchema } as const
const GONE = { 409: 'It was published or canceled in the meantime.' }

/** A fact that the waitlist hears before everyone else. Paths are below /api/office/facts/:key/publication. */
export const factPublication = new Hono<Environment>()
  .get('/', route({ ...one, id: 'getPublication', summary: 'Get the version of a fact that waits to be published' }, ({ c }) => publicationIn(c)))
  .post('/', route(
    {
      ...one, needsPassword: true, id: 'planPublication', summary: 'Email the waitlist now, and publish a fact later', body: { PublicationPlan }, status: 201,
      description: 'The email goes to confirmed addresses on the waitlist and to those who asked for this answer. Until its time no page shows the new version.',
      refusals: { 409: 'There’s no mail server or no postal address, no one to email, another version was saved, or one is scheduled already.' },
    },
    async ({ c, site, actor, body }) => {
      await planPublication(site, actor, factKey(c), body())
      return publicationIn(c)
    },
  ))
  .put('/', route(
    { ...one, id: 'movePublication', summary: 'Publish it at another time', body: { PublicationTime }, refusals: GONE },
    async ({ c, site, actor, body }) => {
      await movePublication(site, actor, factKey(c), body().at)
      return publicationIn(c)
    },
  ))
  .delete('/', route(
    { ...one, id: 'cancelPublication', summary: 'Drop it, with the emails that weren’t sent yet', refusals: GONE },
    async ({ c, site, actor }) => {
      await cancelPublication(site, actor, factKey(c))
      return publicationIn(c)
    },
  ))
  .post('/now', route(
    { ...one, id: 'publishPlannedFact', summary: 'Publish it now', body: { PublicationNow }, refusals: GONE },
    async ({ c, site, actor, body }) => {
      await publishPlannedFact(site, actor, factKey(c), body().version)
      return publicationIn(c)
    },
  ))

const publicationIn = (c: Context<Environment>) => getPublication(c.var.site, c.var.actor, factKey(c))
