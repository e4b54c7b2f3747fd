import type { Change, Tag } from '../../site/cache-tags.ts'
import type { PostRow, TopicRow } from './find-to-write.ts'

type Topic = Pick<TopicRow, 'id' | 'categoryId'>
type Author = PostRow['authorId']

const topicTag = ({ id }: Topic): Tag => `topic:${id}`
/** Every list a topic stands in, the sidebar included. */
const listsOf = ({ categoryId }: Topic): Tag[] => [`category:${categoryId}`, 'forum-lists', 'sidebar']
/** What counts an author's posts and topics. */
const countsOf = (author: Author): Tag[] => (author === null ? ['forum-stats'] : ['forum-stats', `member:${author}`])

/*
 * Which pages a change of the forum is about, as docs/rules/http.md#cache has it. What takes words out of sight purges
 * the pages that show them.
 */

/**
 * A reply leaves pages alone that show it only in their sidebar, such as other topics: its count of posts and newest
 * topics may be a minute old. With them, every reply would empty the forum's whole cache.
 */
export const replied = (topic: Topic, author: number): Partial<Change> => ({
  stale: [topicTag(topic), `category:${topic.categoryId}`, 'forum-lists', `member:${author}`],
})

export const reacted = (topicId: number): Partial<Change> => ({ stale: [`topic:${topicId}`] })

/** A post that reports have hidden says whether a moderator has looked at it. */
export const reportsMoved = (topicId: number): Partial<Change> => ({ stale: [`topic:${topicId}`] })

/** People edit to take something out, too: a child's name, a phone number. */
export const edited = (topicId: number): Partial<Change> => ({ purged: [`topic:${topicId}`] })

export const topicOpened = (topic: Topic, author: Author): Partial<Change> => ({
  stale: [topicTag(topic), ...listsOf(topic), 'categories', ...countsOf(author)],
})

export const topicHidden = (topic: Topic, author: Author): Partial<Change> => ({
  purged: [topicTag(topic), ...listsOf(topic)],
  stale: ['categories', ...countsOf(author)],
})

export const topicRenamed = (topic: Topic): Partial<Change> => ({ purged: [topicTag(topic), ...listsOf(topic)] })

export const topicMoved = (topic: Topic, categoryId: number): Partial<Change> => ({
  stale: [topicTag(topic), ...listsOf(topic), `category:${categoryId}`, 'categories'],
})

/** A page of either topic says where the posts were before. */
export const postsMoved = (from: Topic, to: Topic): Partial<Change> => ({
  purged: [topicTag(from), topicTag(to), ...listsOf(from), ...listsOf(to)],
  stale: ['categories', 'forum-stats'],
})

/** Pinned or locked, or no longer. */
export const topicMarked = (topic: Topic): Partial<Change> => ({ stale: [topicTag(topic), ...listsOf(topic)] })

/** Restored, or no longer hidden. */
export const postShown = (topic: Topic, author: Author): Partial<Change> => ({
  stale: [topicTag(topic), ...listsOf(topic), ...countsOf(author)],
})

/** Removed or hidden. Lists show nothing of a post but that it was written. */
export const postHidden = (topic: Topic, author: Author): Partial<Change> => ({
  purged: [topicTag(topic)],
  stale: [...listsOf(topic), ...countsOf(author)],
})
