import { Hono } from 'hono'
import { z } from 'zod'
import { getSample, removeSampleInOffice } from '../../domain/sample/sample-in-office.ts'
import type { RemovedSample, SampleView } from '../../shared/office/office-sample.ts'
import type { Environment } from '../http/environment.ts'
import { route } from '../http/route.ts'
import { count, id, viewSchema } from '../http/view-schema.ts'

const figures = { members: count, topics: count, posts: count, blogPosts: count }
const SampleSchema = viewSchema<SampleView>()(
  'Sample',
  z.strictObject({
    ...figures, triedPosts: count, hasRealAdmin: z.boolean(),
    remainingTopics: z.array(z.strictObject({ id, slug: z.string(), title: z.string(), realPosts: count })),
  }),
)
const RemovedSchema = viewSchema<RemovedSample>()('RemovedSample', z.strictObject({ ...figures, remainingTopics: count }))

const office = { tag: 'Office', who: 'office' } as const

/** The sample community, and its end. The path is /api/office/sample. */
export const officeSample = new Hono<Environment>()
  .get('/', route(
    {
      ...office, id: 'getSample', summary: 'See what removing the sample community would delete and keep',
      description: 'Null where there is none.', answer: z.strictObject({ sample: SampleSchema.nullable() }),
    },
    async ({ site, actor }) => ({ sample: await getSample(site, actor) }),
  ))
  .delete('/', route(
    {
      ...office, id: 'removeSample', summary: 'Remove the sample community for good', needsPassword: true,
      answer: z.strictObject({ removed: RemovedSchema }), refusals: { 409: 'The only admin belongs to the sample community.' },
    },
    async ({ site, actor }) => ({ removed: await removeSampleInOffice(site, actor) }),
  ))
