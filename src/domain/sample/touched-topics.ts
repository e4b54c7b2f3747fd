import type { Transaction } from '../../db/connection.ts'
import { sampleMembers } from './sample-rows.ts'

/** What stands in a sample topic that stays because someone real has replied to it. */
export const REMOVED_OPENING = 'This sample topic was removed.'
/** Ids in one statement. */
const CHUNK = 500

/** Real topics with posts or likes of sample members: they count fewer afterwards. */
export async function touchedTopics(trx: Transaction, withPosts: readonly number[], sampleTopics: readonly number[]): Promise<number[]> {
  const liked = await trx
    .selectFrom('reaction')
    .innerJoin('post', 'post.id', 'reaction.postId')
    .select('post.topicId')
    .distinct()
    .where('reaction.memberId', 'in', sampleMembers(trx).select('id'))
    .execute()
  const all = new Set([...withPosts, ...liked.map(({ topicId }) => topicId)])
  return [...all].filter((id) => !sampleTopics.includes(id)).toSorted((a, b) => a - b)
}

/** The opening posts of the topics that stay: numbers and replies hang on them. */
export async function emptyOpenings(trx: Transaction, ids: readonly number[]): Promise<void> {
  for (const some of inChunks(ids)) {
    const emptied = { content: REMOVED_OPENING, authorId: null, editedAt: null, sampledAt: null, likeCount: 0, thumbsUpCount: 0 }
    await trx.updateTable('post').set(emptied).where('id', 'in', some).execute()
    for (const table of ['reaction', 'postEdit', 'report', 'postQuote', 'formerLine'] as const) await trx.deleteFrom(table).where('postId', 'in', some).execute()
    await trx.deleteFrom('postQuote').where('sourceId', 'in', some).execute()
  }
}

export function inChunks(ids: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(ids.length / CHUNK) }, (_, at) => ids.slice(at * CHUNK, (at + 1) * CHUNK))
}
