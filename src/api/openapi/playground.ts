import { z } from 'zod'
import { FactSchema, SiteSchema } from './playground-answers.ts'
import type { Operations } from './operation.ts'

export const PLAYGROUND: Operations = {
  'GET /api/facts': {
    id: 'listFacts', tag: 'Playground', who: 'anyone',
    summary: 'What is known about the playground',
    description: 'Everything the site says about the place, and how sure it is. What is not decided yet says so.',
    answer: z.strictObject({ facts: z.array(FactSchema) }),
  },
  'GET /api/site': {
    id: 'getSite', tag: 'Playground', who: 'anyone', summary: 'What every page shows: the line above it, and our pages elsewhere',
    description: 'An empty text is not shown.',
    answer: SiteSchema,
  },
}
