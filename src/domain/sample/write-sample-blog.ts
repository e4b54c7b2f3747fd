import type { Transaction } from '../../db/connection.ts'
import { after, DAY_MS, HOUR_MS, type Instant } from '../../shared/time/instant.ts'
import { slugOf } from '../../shared/text/slug.ts'
import { cleanHtml } from '../blog/clean-html.ts'
import { wordsOf } from '../blog/reading/post-words.ts'
import { ABOUT_ON_JOUE } from './blog/about-on-joue.ts'
import { OUT_AND_ABOUT } from './blog/out-and-about.ts'
import { PLAY_AT_HOME } from './blog/play-at-home.ts'

/** Every sample blog post, in no order. */
export const SAMPLE_BLOG = [...PLAY_AT_HOME, ...OUT_AND_ABOUT, ...ABOUT_ON_JOUE]

/** Writes the sample blog, spread over the last months. An owner's own post keeps its address. */
export async function writeSampleBlog(trx: Transaction, now: Instant): Promise<void> {
  const rows = SAMPLE_BLOG.map(({ title, excerpt, daysAgo, by, cover, coverAlt, content: written }) => {
    const content = cleanHtml(written)
    const publishedAt = after(now, -daysAgo * DAY_MS - 2 * HOUR_MS)
    return {
      slug: slugOf(title), title, excerpt, content, words: wordsOf({ title, excerpt, content }),
      authorName: by, authorTitle: by === 'The On Joue team' ? null : 'On Joue', authorImage: null,
      featuredImage: `/illustrations/${cover}.svg`, featuredImageAlt: coverAlt,
      shareTitle: null, shareDescription: null, sharePicture: null, publishedAt, publishAt: null,
      createdAt: publishedAt, updatedAt: publishedAt, changedAt: publishedAt,
      pending: null, previewTokenHash: null, createdBy: null, sampledAt: now,
    }
  })
  const inOrder = rows.toSorted((a, b) => (a.publishedAt < b.publishedAt ? -1 : 1))
  await trx.insertInto('blogPost').values(inOrder).onConflict((on) => on.column('slug').doNothing()).execute()
}
