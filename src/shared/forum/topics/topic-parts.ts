/** Most posts that one request takes out of a topic by name. */
export const SPLIT_POSTS_MAX = 100

export const MERGE_TARGET_MISSING = 'Please paste the link of the topic that this one becomes part of.'
export const MERGE_TARGET_SAME = 'That’s the link of this topic. Please paste the link of another one.'
export const SPLIT_POSTS_MISSING = 'Please choose the posts that move.'
