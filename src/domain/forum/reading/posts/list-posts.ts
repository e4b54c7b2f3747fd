import type { Database } from '../../../../db/connection.ts'
import type { PostView } from '../../../../shared/forum/forum.ts'
import type { Actor, Site } from '../../../site/site.ts'
import { canModerate } from '../../../access/require-moderator.ts'
import { canSeeTopic } from '../../policy.ts'
import type { Part, Range } from '../list-range.ts'
import { movedTo } from '../topics/moved-topic.ts'
import { refuseTopic } from '../topics/missing-topic.ts'
import { toPostViews } from './post-view.ts'
import { selectPosts } from './select-posts.ts'
import { NO_MEMBER, numberOfNth, unseenNumbers, unseenPosts } from './unseen-posts.ts'

/**
 * Posts of a topic in their order. A page is a range of numbers, so the last one costs no more than the first, and
 * nothing that is removed moves what comes after it. What the actor never sees, because it waits for review or wasn't
 * let through, takes no place on a page.
 *
 * @throws AppError `gone` when the topic was removed, `not-found` when the actor may not see it
 */
export async function listPosts(site: Site, actor: Actor, topicId: number, range: Range): Promise<Part<PostView>> {
  const { db } = site
  const { offset, limit } = range
  const rows = await rowsAmong(db, actor, topicId, { after: offset, upTo: offset + limit })
  const [first] = rows
  const target = first ? undefined : await movedTo(db, topicId)
  if (target !== undefined) return listPosts(site, actor, target, range)
  const topic = first ? { ...first, authorId: first.topicAuthorId, hiddenAt: first.topicHiddenAt } : await findTopic(db, actor, topicId)
  if (!topic || !canSeeTopic(actor, topic)) return refuseTopic(db, topicId)
  const unseen = Number(topic.unseenCount) > 0 ? await unseenNumbers(db, actor, topicId) : []
  const numbers = { after: numberOfNth(unseen, offset), upTo: numberOfNth(unseen, offset + limit) }
  const seen = unseen.length > 0 ? await rowsAmong(db, actor, topicId, numbers) : rows
  return { entries: await toPostViews(site, actor, seen, unseen), total: topic.nextNumber - 1 - unseen.length }
}

const rowsAmong = (db: Database, actor: Actor, topicId: number, numbers: { after: number; upTo: number }) =>
  selectPosts(db)
    .select(['topic.nextNumber', unseenCount(db, actor, topicId)])
    .where('post.topicId', '=', topicId)
    .where('post.number', '>', numbers.after)
    .where('post.number', '<=', numbers.upTo)
    .$if(!canModerate(actor), (query) => query.where((eb) => eb.or([eb('post.reviewReason', 'is', null), eb('post.authorId', '=', actor.kind === 'member' ? actor.id : NO_MEMBER)])))
    .orderBy('post.number')
    .execute()

const findTopic = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('topic')
    .select(['authorId', 'hiddenAt', 'nextNumber', unseenCount(db, actor, id)])
    .where('id', '=', id)
    .executeTakeFirst()

const unseenCount = (db: Database, actor: Actor, topicId: number) =>
  unseenPosts(db, actor, topicId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .as('unseenCount')
