import { Hono } from 'hono'
import { hidePost, unhidePost } from '../../domain/forum/moderation/hide-post.ts'
import { lockTopic, slowTopic } from '../../domain/forum/moderation/limit-topic.ts'
import { HIDDEN, LOCKED, markTopic, PINNED } from '../../domain/forum/moderation/mark-topic.ts'
import { SlowMode, TopicLock } from '../../shared/forum/topic-limit-schemas.ts'
import type { Environment } from '../http/environment.ts'
import { idIn, postId, topicId } from '../http/path.ts'
import { route } from '../http/route.ts'
import { PostSchema, TopicAnswer } from './views.ts'

const staff = { tag: 'Moderation', who: 'moderators', refusals: { 404: 'Not found.' } } as const

const aTopic = { ...staff, path: topicId, answer: TopicAnswer } as const

const MARKS = [
  { noun: 'pin', mark: PINNED, set: ['pinTopic', 'Pin a topic to the top of its category'], unset: ['unpinTopic', 'Unpin a topic'] },
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
  .put('/topics/:topicId/lock', route(
    { ...aTopic, id: 'lockTopic', summary: 'Lock a topic, for some hours or until it’s unlocked', body: { TopicLock } },
    async ({ c, site, actor, body }) => ({ topic: await lockTopic(site, actor, idIn(c, 'topicId'), body()) }),
  ))
  .delete('/topics/:topicId/lock', route(
    { ...aTopic, id: 'unlockTopic', summary: 'Unlock a topic' },
    async ({ c, site, actor }) => ({ topic: await markTopic(site, actor, idIn(c, 'topicId'), LOCKED, false) }),
  ))
  .put('/topics/:topicId/slow-mode', route(
    { ...aTopic, id: 'slowTopic', summary: 'Let each member post in a topic only so often', body: { SlowMode } },
    async ({ c, site, actor, body }) => ({ topic: await slowTopic(site, actor, idIn(c, 'topicId'), body()) }),
  ))
  .delete('/topics/:topicId/slow-mode', route(
    { ...aTopic, id: 'unslowTopic', summary: 'Let members post in a topic as usual again' },
    async ({ c, site, actor }) => ({ topic: await slowTopic(site, actor, idIn(c, 'topicId'), null) }),
  ))

for (const { noun, mark, set, unset } of MARKS) {
  const marking = ([id, summary]: readonly [string, string], isSet: boolean) =>
    route({ ...staff, path: topicId, answer: TopicAnswer, id, summary }, async ({ c, site, actor }) => ({
      topic: await markTopic(site, actor, idIn(c, 'topicId'), mark, isSet),
    }))
  moderation.put(`/topics/:topicId/${noun}`, marking(set, true)).delete(`/topics/:topicId/${noun}`, marking(unset, false))
}
