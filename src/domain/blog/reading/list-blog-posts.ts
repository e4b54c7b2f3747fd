import type { Database } from '../../../db/connection.ts'
import { type BlogPostView, blogAddress } from '../../../shared/blog/blog.ts'
import type { Site } from '../../site/site.ts'
import { CARD_COLUMNS, publicPosts, SHOWN_AT, toView } from './public-posts.ts'

/** Posts one sitemap names at the most. */
const ADDRESSES_MAX = 5_000

/** The published posts, newest first. */
export async function listBlogPosts(
  { db, clock }: Site,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ entries: BlogPostView[]; total: number }> {
  const shown = publicPosts(db, clock.now())
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

/** The paths of all published posts, newest first, for bots. */
export async function listBlogAddresses({ db, clock }: { db: Database; clock: Site['clock'] }): Promise<string[]> {
  const rows = await publicPosts(db, clock.now())
    .select('slug')
    .orderBy(SHOWN_AT, 'desc')
    .orderBy('id', 'desc')
    .limit(ADDRESSES_MAX)
    .execute()
  return rows.map(({ slug }) => blogAddress(slug))
}
