import { PostSchema, TopicAnswer } from './forum-answers.ts'
import type { Operations } from './operation.ts'
import { postId, topicId } from './parameters.ts'

const staff = { tag: 'Moderation', who: 'moderators', refusals: { 404: 'Not there.' } } as const
const topic = { ...staff, path: topicId, answer: TopicAnswer }
const post = { ...staff, path: postId, answer: PostSchema }

export const FORUM_MODERATION: Operations = {
  'PUT /api/forum/topics/:topicId/pin': { ...topic, id: 'pinTopic', summary: 'Pin a topic to the top of its category' },
  'DELETE /api/forum/topics/:topicId/pin': { ...topic, id: 'unpinTopic', summary: 'Unpin a topic' },
  'PUT /api/forum/topics/:topicId/lock': { ...topic, id: 'lockTopic', summary: 'Close a topic to replies' },
  'DELETE /api/forum/topics/:topicId/lock': { ...topic, id: 'unlockTopic', summary: 'Open a topic to replies again' },
  'PUT /api/forum/topics/:topicId/hidden': { ...topic, id: 'hideTopic', summary: 'Hide a topic from everyone but moderators' },
  'DELETE /api/forum/topics/:topicId/hidden': { ...topic, id: 'unhideTopic', summary: 'Show a hidden topic again' },
  'PUT /api/forum/posts/:postId/hidden': { ...post, id: 'hidePost', summary: 'Hide a post from everyone but moderators' },
  'DELETE /api/forum/posts/:postId/hidden': { ...post, id: 'unhidePost', summary: 'Show a hidden post again' },
}
