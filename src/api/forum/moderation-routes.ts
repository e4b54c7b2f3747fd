import { Hono } from 'hono'
import { hidePost, unhidePost } from '../../domain/forum/moderation/hide-post.ts'
import { lockTopic, slowTopic } from '../../domain/forum/moderation/limit-topic.ts'
import { HIDDEN, LOCKED, markTopic, PINNED } from '../../domain/forum/moderation/mark-topic.ts'
import { mergeTopic } from '../../domain/forum/moderation/merge-topic.ts'
import { splitTopic } from '../../domain/forum/moderation/split-topic.ts'
import { TopicMerge, TopicSplit } from '../../shared/forum/topics/topic-parts-schemas.ts'
import { requireMember } from '../../domain/access/require-member.ts'
import { Hiding, SlowMode, TopicLock } from '../../shared/forum/topics/topic-limit-schemas.ts'
import type { Environment } from '../http/environment.ts'
import { idIn, postId, topicId } from '../http/path.ts'
import { route } from '../http/route.ts'
import { PostSchema, TopicAnswer } from './forum-views.ts'

const staff = { tag: 'Moderation', who: 'moderators', refusals: { 404: 'Not found.' } } as const

const aTopic = { ...staff, path: topicId, answer: TopicAnswer } as const

/** A reason is for the log and the author; the body can be left out. */
const hiding = { body: { Hiding }, isBodyOptional: true, description: 'The author gets a notification and an email, with the reason if there is one.' } as const

/** What moderators do with topics and posts. Paths are below /api/forum. */
export const moderation = new Hono<Environment>()
  .put('/posts/:postId/hidden', route(
    { ...staff, path: postId, answer: PostSchema, id: 'hidePost', summary: 'Hide a post from everyone but moderators', ...hiding },
    ({ c, site, actor, body }) => hidePost(site, actor, idIn(c, 'postId'), body()?.reason),
  ))
  .delete('/posts/:postId/hidden', route(
    { ...staff, path: postId, answer: PostSchema, id: 'unhidePost', summary: 'Unhide a post' },
    ({ c, site, actor }) => unhidePost(site, actor, idIn(c, 'postId')),
  ))
  .put('/topics/:topicId/hidden', route(
    { ...aTopic, id: 'hideTopic', summary: 'Hide a topic from everyone but moderators', ...hiding },
    async ({ c, site, actor, body }) => ({ topic: await markTopic(site, actor, idIn(c, 'topicId'), HIDDEN, true, body()?.reason) }),
  ))
  .delete('/topics/:topicId/hidden', route(
    { ...aTopic, id: 'unhideTopic', summary: 'Unhide a topic' },
    async ({ c, site, actor }) => ({ topic: await markTopic(site, actor, idIn(c, 'topicId'), HIDDEN, false) }),
  ))
  .put('/topics/:topicId/pin', route(
    { ...aTopic, id: 'pinTopic', summary: 'Pin a topic to the top of its category' },
    async ({ c, site, actor }) => ({ topic: await markTopic(site, actor, idIn(c, 'topicId'), PINNED, true) }),
  ))
  .delete('/topics/:topicId/pin', route(
    { ...aTopic, id: 'unpinTopic', summary: 'Unpin a topic' },
    async ({ c, site, actor }) => ({ topic: await markTopic(site, actor, idIn(c, 'topicId'), PINNED, false) }),
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
  .post('/topics/:topicId/merge', route(
    {
      ...aTopic, id: 'mergeTopic', summary: 'Make a topic part of another one', body: { TopicMerge },
      description: 'Posts are in the order in which they were written, below the other topic’s opening post. Returns that topic. The merged one’s address leads there.',
      refusals: { ...staff.refusals, 409: 'Posts of a hidden topic would become visible.' },
    },
    async ({ c, site, actor, body }) => {
      requireMember(actor)
      return { topic: await mergeTopic(site, actor, idIn(c, 'topicId'), body()) }
    },
  ))
  .post('/topics/:topicId/split', route(
    {
      ...aTopic, id: 'splitTopic', summary: 'Give posts a topic of their own', body: { TopicSplit }, status: 201,
      description: 'The first of them opens it. Links to the posts lead to the new topic. Sent again, it answers with the same topic.',
      refusals: { ...staff.refusals, 403: 'You’re not a moderator, or the category is closed to new topics.' },
    },
    async ({ c, site, actor, body }) => {
      requireMember(actor)
      return { topic: await splitTopic(site, actor, idIn(c, 'topicId'), body()) }
    },
  ))
  .delete('/topics/:topicId/slow-mode', route(
    { ...aTopic, id: 'unslowTopic', summary: 'Let members post in a topic as usual again' },
    async ({ c, site, actor }) => ({ topic: await slowTopic(site, actor, idIn(c, 'topicId'), null) }),
  ))
