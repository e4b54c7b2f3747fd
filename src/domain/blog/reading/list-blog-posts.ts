import type { Database } from '../../../db/connection.ts'
import { type BlogPostView, blogAddress } from '../../../shared/blog/blog.ts'
import type { Site } from '../../site/site.ts'
import { CARD_COLUMNS, publicPosts, SHOWN_AT, toView } from './public-posts.ts'

/** Posts one sitemap names at the most. */
const ADDRESSES_MAX = 5_000

interface Filters {
  offset: number
  limit: number
  /** Leaves sample posts out, for those who'd read them without the notice above. */
  onlyReal?: boolean
}

/** The published posts, newest first. */
export async function listBlogPosts(
  { db, clock }: Site,
  { offset, limit, onlyReal = false }: Filters,
): Promise<{ entries: BlogPostView[]; total: number }> {
  const shown = publicPosts(db, clock.now()).$if(onlyReal, (posts) => posts.where('sampledAt', 'is', null))
  const rows = await shown
    .select([...CARD_COLUMNS, 'content'])
    .orderBy(SHOWN_AT, 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  const { total } = await shown.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { entries: rows.map(toView), total: Number(total) }
}

/** The paths of all published posts but sample ones, newest first, for search engines. */
export async function listBlogAddresses({ db, clock }: { db: Database; clock: Site['clock'] }): Promise<string[]> {
  const rows = await publicPosts(db, clock.now())
    .select('slug')
    .where('sampledAt', 'is', null)
    .orderBy(SHOWN_AT, 'desc')
    .orderBy('id', 'desc')
    .limit(ADDRESSES_MAX)
    .execute()
  return rows.map(({ slug }) => blogAddress(slug))
}
