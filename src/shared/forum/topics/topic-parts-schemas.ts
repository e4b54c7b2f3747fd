import { z } from 'zod'
import { CATEGORY_MISSING } from '../forum-words.ts'
import { forumId, logReason, topicTitle } from '../forum-schemas.ts'
import { MERGE_TARGET_MISSING, SPLIT_POSTS_MAX, SPLIT_POSTS_MISSING } from './topic-parts.ts'

/** Which topic this one becomes part of. */
export const TopicMerge = z.object({ into: forumId(MERGE_TARGET_MISSING), reason: logReason })
export type TopicMerge = z.output<typeof TopicMerge>

/** The posts that move to a topic of their own, and what that one is. */
export const TopicSplit = z.object({
  posts: z
    .array(forumId(SPLIT_POSTS_MISSING), SPLIT_POSTS_MISSING)
    .min(1, SPLIT_POSTS_MISSING)
    .max(SPLIT_POSTS_MAX, `Please choose at most ${SPLIT_POSTS_MAX} posts at once.`),
  /** Whether everything after the last of them moves, too. */
  andAfter: z.boolean().optional(),
  title: topicTitle,
  categoryId: forumId(CATEGORY_MISSING),
  reason: logReason,
})
export type TopicSplit = z.output<typeof TopicSplit>
