import type { Transaction } from '../../../db/connection.ts'
import { TOPIC_NEWS } from '../../../shared/forum/forum.ts'

/**
 * Deletes from others' notices why staff changed a topic, once its author or that of a post in it has taken private
 * details out: the reason may quote them. The author's own notices and the log keep it. A notice whose email still
 * waits has no reason there either.
 */
export async function eraseSharedReasons(trx: Transaction, { topicId, authorId }: { topicId: number; authorId: number | null }): Promise<void> {
  const others = trx
    .selectFrom('post')
    .select('post.authorId')
    .where('post.topicId', '=', topicId)
    .where('post.authorId', 'is not', null)
    .where('post.authorId', '!=', authorId ?? 0)
  await trx
    .updateTable('notification')
    .set({ note: '' })
    .where('memberId', 'in', others)
    .where('topicId', '=', topicId)
    .where('kind', 'in', [...TOPIC_NEWS])
    .where('note', '!=', '')
    .execute()
}
