import type { Transaction } from '../../../db/connection.ts'
import { claimPictures } from '../../pictures/claim-pictures.ts'
import type { Site } from '../../site/site.ts'

/** Keeps every picture that a post shows, is going to show, or could show again, from being swept; and no others. */
export async function claimPostPictures(trx: Transaction, site: Site, postId: number): Promise<void> {
  const post = await trx
    .selectFrom('blogPost')
    .select(['content', 'authorImage', 'featuredImage', 'sharePicture', 'pending'])
    .where('id', '=', postId)
    .executeTakeFirst()
  const revisions = await trx.selectFrom('blogRevision').select(['content', 'details']).where('postId', '=', postId).execute()
  const texts = [post, ...revisions].flatMap((row) => Object.values(row ?? {}))
  const names = texts.flatMap((text) => [...(text ?? '').matchAll(/\/pictures\/([0-9a-f]{32})\//g)].map(([, name = '']) => name))
  await claimPictures(site, trx, `blog-post:${postId}`, [...new Set(names)])
}
