import type { Database } from '../../../../db/connection.ts'
import type { TopicView } from '../../../../shared/forum/forum.ts'
import type { Actor, Site } from '../../../site/site.ts'
import { canModerate } from '../../../access/require-moderator.ts'
import { canBookmark, canRename, canRetitle, canReply, canSeeHistory, canSeeTopic } from '../../policy.ts'
import { isAnswered } from './is-answered.ts'
import { movedTo } from './moved-topic.ts'
import { refuseTopic } from './missing-topic.ts'
import { selectTopics, type TopicColumns, toTopicView } from './topic-view.ts'

/**
 * A topic with what the actor may do there. One that has become part of another answers as the other.
 *
 * @throws AppError `gone` when it was removed, `not-found` also when it is hidden from the actor
 */
export async function getTopic(site: Site, actor: Actor, id: number): Promise<TopicView> {
  const { bookmarkId, ...topic } = await findTopic(site.db, actor, id)
  const title = (canSeeHistory(actor, topic) && topic.hiddenTitle) || topic.title
  const rename = await mayRename(site, actor, topic)
  const can = { reply: canReply(actor, topic), rename, moderate: canModerate(actor), bookmark: canBookmark(actor), removeDetails: canRetitle(actor, topic) }
  return { ...toTopicView(topic), title, can, isBookmarked: bookmarkId !== null }
}

/** No member's id. */
const NO_MEMBER = 0

/** With the actor's bookmark, if there is one. @throws AppError as {@link getTopic} */
async function findTopic(db: Database, actor: Actor, id: number): Promise<TopicColumns & { bookmarkId: number | null }> {
  const topic = await selectTopics(db)
    .select((eb) => {
      const own = eb.selectFrom('bookmark').select('bookmark.id').whereRef('bookmark.topicId', '=', 'topic.id').where('bookmark.postId', 'is', null)
      return own.where('bookmark.memberId', '=', actor.kind === 'member' ? actor.id : NO_MEMBER).as('bookmarkId')
    })
    .where('topic.id', '=', id)
    .executeTakeFirst()
  if (topic) return canSeeTopic(actor, topic) ? topic : refuseTopic(db, id)
  const target = await movedTo(db, id)
  return target === undefined ? refuseTopic(db, id) : findTopic(db, actor, target)
}

/** Looks for an answer only when that decides. */
async function mayRename({ db, clock }: Site, actor: Actor, topic: TopicColumns): Promise<boolean> {
  const now = clock.now()
  if (canRename(actor, topic, true, now)) return true
  return canRename(actor, topic, false, now) && !(await isAnswered(db, topic))
}
