import type { Transaction } from '../../../db/connection.ts'
import { HIDDEN_TITLE, REMOVED_TITLE, STAFF_REMOVED_TITLE, WAITING_TITLE } from '../../../shared/forum/forum-words.ts'
import type { Instant } from '../../../shared/time/instant.ts'
import { slugOf } from '../../../shared/text/slug.ts'
import { announce } from '../../site/bus.ts'
import { dropFromIndex } from '../reading/search/search-index.ts'
import type { PostRow, PostToWrite } from '../writing/find-to-write.ts'
import { topicRenamed } from '../writing/forum-changes.ts'
import { eraseFormerTitles } from './erase-former-titles.ts'
import { eraseSharedReasons } from './erase-shared-reasons.ts'

/** What a topic's address says while its title is hidden. */
const HIDDEN_SLUG = 'topic'

/**
 * Hides the title of a topic with its opening post.
 *
 * @param by - null while it waits for a moderator
 */
export const hideTitle = (trx: Transaction, post: PostToWrite, by: number | null, now: Instant): Promise<void> =>
  coverTitle(trx, post, by === null ? WAITING_TITLE : HIDDEN_TITLE, now)

/** Hides the title of a topic whose opening post is removed and may come back. */
export const hideRemovedTitle = (trx: Transaction, post: PostToWrite, by: number, now: Instant): Promise<void> =>
  coverTitle(trx, post, titleAfter({ authorId: post.authorId, deletedBy: by }), now)

/** Another title is stored in its place, so that lists, search, feeds, and emails need no rule of their own. */
async function coverTitle(trx: Transaction, post: PostToWrite, title: string, now: Instant): Promise<void> {
  if (post.number !== 1) return
  await trx
    .updateTable('topic')
    .set((eb) => ({ hiddenTitle: eb.fn.coalesce('hiddenTitle', 'title'), title, slug: HIDDEN_SLUG }))
    .where('id', '=', post.topicId)
    .execute()
  await dropFromIndex(trx, [post.id])
  await announce(trx, topicRenamed(post.topic), now)
}

const titleAfter = ({ authorId, deletedBy }: Pick<PostRow, 'authorId' | 'deletedBy'>): string =>
  deletedBy === authorId ? REMOVED_TITLE : STAFF_REMOVED_TITLE

/** Deletes the title of a topic for good, with the text of its opening post. The log doesn't keep it either. */
export async function deleteTitle(trx: Transaction, post: Pick<PostRow, 'id' | 'number' | 'topicId' | 'authorId' | 'deletedBy'>, now: Instant): Promise<void> {
  await eraseFormerTitles(trx, post)
  if (post.number !== 1) return
  const topic = await trx
    .updateTable('topic')
    .set({ title: titleAfter(post), slug: HIDDEN_SLUG, hiddenTitle: null })
    .where('id', '=', post.topicId)
    .returning(['id', 'categoryId'])
    .executeTakeFirst()
  await eraseSharedReasons(trx, post)
  await dropFromIndex(trx, [post.id])
  if (topic) await announce(trx, topicRenamed(topic), now)
}

/** Shows the title again with the opening post. @returns the topic's title as it is now */
export async function showTitle(trx: Transaction, { number, topic }: PostToWrite, now: Instant): Promise<string> {
  if (number !== 1 || topic.hiddenTitle === null) return topic.title
  const title = topic.hiddenTitle
  await trx.updateTable('topic').set({ title, slug: slugOf(title), hiddenTitle: null }).where('id', '=', topic.id).execute()
  await announce(trx, topicRenamed(topic), now)
  return title
}
