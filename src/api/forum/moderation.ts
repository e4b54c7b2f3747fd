import { Hono } from 'hono'
import { hidePost, unhidePost } from '../../domain/forum/moderation/hide-post.ts'
import { HIDDEN, LOCKED, markTopic, PINNED } from '../../domain/forum/moderation/mark-topic.ts'
import type { Environment } from '../http/environment.ts'
import { idIn, postId, topicId } from '../http/path.ts'
import { route } from '../http/route.ts'
import { PostSchema, TopicAnswer } from './views.ts'

const staff = { tag: 'Moderation', who: 'moderators', refusals: { 404: 'Not found.' } } as const

const MARKS = [
  { noun: 'pin', mark: PINNED, set: ['pinTopic', 'Pin a topic to the top of its category'], unset: ['unpinTopic', 'Unpin a topic'] },
  { noun: 'lock', mark: LOCKED, set: ['lockTopic', 'Lock a topic'], unset: ['unlockTopic', 'Unlock a topic'] },
  { noun: 'hidden', mark: HIDDEN, set: ['hideTopic', 'Hide a topic from everyone but moderators'], unset: ['unhideTopic', 'Unhide a topic'] },
] as const

/** What moderators do with topics and posts. Paths are below /api/forum. */
export const moderation = new Hono<Environment>()
  .put('/posts/:postId/hidden', route(
    { ...staff, path: postId, answer: PostSchema, id: 'hidePost', summary: 'Hide a post from everyone but moderators' },
    ({ c, site, actor }) => hidePost(site, actor, idIn(c, 'postId')),
  ))
  .delete('/posts/:postId/hidden', route(
    { ...staff, path: postId, answer: PostSchema, id: 'unhidePost', summary: 'Unhide a post' },
    ({ c, site, actor }) => unhidePost(site, actor, idIn(c, 'postId')),
  ))

for (const { noun, mark, set, unset } of MARKS) {
  const marking = ([id, summary]: readonly [string, string], isSet: boolean) =>
    route({ ...staff, path: topicId, answer: TopicAnswer, id, summary }, async ({ c, site, actor }) => ({
      topic: await markTopic(site, actor, idIn(c, 'topicId'), mark, isSet),
    }))
  moderation.put(`/topics/:topicId/${noun}`, marking(set, true)).delete(`/topics/:topicId/${noun}`, marking(unset, false))
}
