import type { Database } from '../../../db/connection.ts'
import type { PostView } from '../../../shared/forum/forum.ts'
import type { Actor, Site } from '../../site/site.ts'
import { canModerate } from '../../access/require-moderator.ts'
import { canSeeTopic } from '../policy.ts'
import type { Part, Range } from './list-range.ts'
import { movedTo } from './moved-topic.ts'
import { refuseTopic } from './missing-topic.ts'
import { selectPosts, toPostViews } from './post-view.ts'

/** No member's id. */
const NO_MEMBER = 0

/**
 * Posts of a topic in their order. A page is a range of numbers, so the last one costs no more than the first, and
 * nothing that is removed moves what comes after it.
 *
 * @throws AppError `gone` when the topic was removed, `not-found` when the actor may not see it
 */
export async function listPosts(
  site: Site,
  actor: Actor,
  topicId: number,
  { offset, limit }: Range,
): Promise<Part<PostView>> {
  const rows = await selectPosts(site.db)
    .select('topic.nextNumber')
    .where('post.topicId', '=', topicId)
    .where('post.number', '>', offset)
    .where('post.number', '<=', offset + limit)
    .$if(!canModerate(actor), (query) => query.where((eb) => eb.or([eb('post.reviewReason', 'is', null), eb('post.authorId', '=', actor.kind === 'member' ? actor.id : NO_MEMBER)])))
    .orderBy('post.number')
    .execute()
  const [first] = rows
  const target = first ? undefined : await movedTo(site.db, topicId)
  if (target !== undefined) return listPosts(site, actor, target, { offset, limit })
  const topic = first ? { authorId: first.topicAuthorId, hiddenAt: first.topicHiddenAt, nextNumber: first.nextNumber } : await findTopic(site.db, topicId)
  if (!topic || !canSeeTopic(actor, topic)) return refuseTopic(site.db, topicId)
  return { entries: await toPostViews(site, actor, rows), total: topic.nextNumber - 1 }
}

const findTopic = (db: Database, id: number) =>
  db.selectFrom('topic').select(['authorId', 'hiddenAt', 'nextNumber']).where('id', '=', id).executeTakeFirst()
