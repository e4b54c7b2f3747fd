import { after, DAY_MS } from '../../../../shared/time/instant.ts'
import type { TopicView } from '../../../../shared/forum/forum.ts'
import { requireAdmin } from '../../../access/require-admin.ts'
import type { Actor, Site } from '../../../site/site.ts'
import { selectTopics, toTopicView } from './topic-view.ts'

/** Most topics listed: anyone who asked long ago waits for no answer anymore. */
const MOST = 10

/**
 * Topics that no one has answered for a day or longer and that still can be, the newest first.
 *
 * @throws AppError `not-found` unless the actor is an admin
 */
export async function listUnanswered({ db, clock }: Site, actor: Actor): Promise<TopicView[]> {
  requireAdmin(actor)
  const rows = await selectTopics(db)
    .where('topic.hiddenAt', 'is', null)
    .where('topic.lockedAt', 'is', null)
    .where('topic.postCount', '<=', 1)
    .where('topic.createdAt', '<=', after(clock.now(), -DAY_MS))
    .orderBy('topic.lastPostAt', 'desc')
    .orderBy('topic.id', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(toTopicView)
}
