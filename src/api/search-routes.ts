import { Hono } from 'hono'
import { z } from 'zod'
import { searchSite } from '../domain/search/search-site.ts'
import type { FoundOnSite } from '../shared/search/search.ts'
import { HitSchema } from './forum/forum-views.ts'
import type { Environment } from './http/environment.ts'
import { route } from './http/route.ts'
import { count, viewSchema } from './http/view-schema.ts'

const text = z.string()
const FoundSchema = viewSchema<FoundOnSite>()(
  'FoundOnSite',
  z.strictObject({
    answers: z.array(z.strictObject({ key: text, label: text, question: text, answer: text })),
    posts: z.array(z.strictObject({ slug: text, title: text, excerpt: text })),
    pages: z.array(z.strictObject({ path: text, title: text, heading: text, text })),
    forum: z.array(HitSchema),
    forumTotal: count,
  }),
)

/** The search of the whole site. Its path is /api/search. */
export const search = new Hono<Environment>().get('/', route(
  {
    id: 'searchSite', tag: 'Playground', who: 'anyone', summary: 'Search the whole site',
    description: 'Facts, blog posts, parts of pages, and posts in the forum that have all words, up to five of each. `forumTotal` counts what the forum has.',
    query: { q: text.describe('Search words.') }, answer: FoundSchema,
  },
  ({ site, actor, query }) => searchSite(site, actor, query.q ?? ''),
))
