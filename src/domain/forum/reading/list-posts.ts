import type { PostView } from '../../../shared/forum/forum.ts'
import { AppError } from '../../site/errors.ts'
import type { Actor, Site } from '../../site/site.ts'
import { canSeeTopic } from '../policy.ts'
import type { Part, Range } from './list-range.ts'
import { selectPosts, toPostViews } from './post-view.ts'

/**
 * Posts of a topic in their order. A page is a range of numbers, so the last one costs no more than the first, and
 * nothing that is removed moves what comes after it.
 *
 * @throws AppError `not-found` when the actor may not see the topic
 */
export async function listPosts(
  site: Site,
  actor: Actor,
  topicId: number,
  { offset, limit }: Range,
): Promise<Part<PostView>> {
  const { db } = site
  const topic = await db
    .selectFrom('topic')
    .select(['authorId', 'hiddenAt', 'nextNumber'])
    .where('id', '=', topicId)
    .executeTakeFirst()
  if (!topic || !canSeeTopic(actor, topic)) throw new AppError('not-found', 'Topic Not Found')

  const total = topic.nextNumber - 1
  if (offset >= total) return { entries: [], total }
  const rows = await selectPosts(db)
    .where('post.topicId', '=', topicId)
    .where('post.number', '>', offset)
    .where('post.number', '<=', offset + limit)
    .orderBy('post.number')
    .execute()
  return { entries: await toPostViews(site, actor, rows), total }
}
