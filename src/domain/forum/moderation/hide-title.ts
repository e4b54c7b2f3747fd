import type { Transaction } from '../../../db/connection.ts'
import { HIDDEN_TITLE, REMOVED_TITLE, WAITING_TITLE } from '../../../shared/forum/forum-words.ts'
import type { Instant } from '../../../shared/time/instant.ts'
import { slugOf } from '../../../shared/text/slug.ts'
import { announce } from '../../site/bus.ts'
import { dropFromIndex } from '../reading/search/search-index.ts'
import type { PostToWrite } from '../writing/find-to-write.ts'
import { topicRenamed } from '../writing/forum-changes.ts'

/** What a topic's address says while its title is hidden. */
const HIDDEN_SLUG = 'topic'

/**
 * Hides the title of a topic with its opening post. Another one is stored in its place, so that lists, search, feeds,
 * and emails need no rule of their own.
 *
 * @param by - null while it waits for a moderator
 */
export async function hideTitle(trx: Transaction, post: PostToWrite, by: number | null, now: Instant): Promise<void> {
  if (post.number !== 1) return
  await trx
    .updateTable('topic')
    .set((eb) => ({ hiddenTitle: eb.fn.coalesce('hiddenTitle', 'title'), title: by === null ? WAITING_TITLE : HIDDEN_TITLE, slug: HIDDEN_SLUG }))
    .where('id', '=', post.topicId)
    .execute()
  await dropFromIndex(trx, [post.id])
  await announce(trx, topicRenamed(post.topic), now)
}

/** Deletes a hidden title for good, with the text of its opening post. */
export async function deleteHiddenTitle(trx: Transaction, { topic }: PostToWrite): Promise<void> {
  if (topic.hiddenTitle === null) return
  await trx.updateTable('topic').set({ title: REMOVED_TITLE, hiddenTitle: null }).where('id', '=', topic.id).execute()
}

/** Shows the title again with the opening post. @returns the topic's title as it is now */
export async function showTitle(trx: Transaction, { number, topic }: PostToWrite, now: Instant): Promise<string> {
  if (number !== 1 || topic.hiddenTitle === null) return topic.title
  const title = topic.hiddenTitle
  await trx.updateTable('topic').set({ title, slug: slugOf(title), hiddenTitle: null }).where('id', '=', topic.id).execute()
  await announce(trx, topicRenamed(topic), now)
  return title
}
