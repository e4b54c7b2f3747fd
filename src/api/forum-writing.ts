import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import { requireMember } from '../domain/accounts/require-member.ts'
import { AppError } from '../domain/errors.ts'
import { listNotifications } from '../domain/forum/notifications/list-notifications.ts'
import { readAllNotifications, readNotification } from '../domain/forum/notifications/read-notification.ts'
import { bookmark, removeBookmark } from '../domain/forum/writing/bookmark.ts'
import { changeTopic } from '../domain/forum/writing/change-topic.ts'
import { editPost } from '../domain/forum/writing/edit-post.ts'
import { hidePost, unhidePost } from '../domain/forum/writing/hide-post.ts'
import { listBookmarks } from '../domain/forum/writing/list-bookmarks.ts'
import { listPostEdits } from '../domain/forum/writing/list-post-edits.ts'
import { HIDDEN, LOCKED, markTopic, PINNED } from '../domain/forum/writing/mark-topic.ts'
import { openTopic } from '../domain/forum/writing/open-topic.ts'
import { reactToPost } from '../domain/forum/writing/react-to-post.ts'
import { removePost } from '../domain/forum/writing/remove-post.ts'
import { replyToTopic } from '../domain/forum/writing/reply-to-topic.ts'
import { reportPost } from '../domain/forum/writing/report-post.ts'
import { restorePost } from '../domain/forum/writing/restore-post.ts'
import { PAGE_SIZE, type ReactionKind } from '../shared/forum.ts'
import { NewReply, NewReport, NewTopic, PostChange, SendKey, TopicChange } from '../shared/forum-schemas.ts'
import { LOGIN_TO_REPLY, REPORT_THANKS } from '../shared/forum-words.ts'
import { check, readBody } from './body.ts'
import type { Environment } from './environment.ts'
import { requestedRange, describeList } from './list-answer.ts'
import { rowId } from './row-id.ts'

type RequestContext = Context<Environment>

/** Topics, posts, reactions, bookmarks, notifications, reports and moderation. Paths are below /api/forum. */
export const forumWriting = new Hono<Environment>()

forumWriting
  .post('/topics', async (c) => {
    const topic = readMembersBody(c, NewTopic)
    return c.json({ topic: await openTopic(c.var.site, c.var.actor, topic, sendKey(c)) }, 201)
  })
  .patch('/topics/:topicId', async (c) => {
    const change = readMembersBody(c, TopicChange)
    return c.json({ topic: await changeTopic(c.var.site, c.var.actor, idIn(c, 'topicId'), change) })
  })
  .post('/topics/:topicId/posts', async (c) => {
    const reply = readMembersBody(c, NewReply, LOGIN_TO_REPLY)
    return c.json(await replyToTopic(c.var.site, c.var.actor, idIn(c, 'topicId'), reply, sendKey(c)), 201)
  })
  .patch('/posts/:postId', async (c) => {
    const change = readMembersBody(c, PostChange)
    return c.json(await editPost(c.var.site, c.var.actor, idIn(c, 'postId'), change))
  })
  .delete('/posts/:postId', async (c) => c.json(await removePost(c.var.site, c.var.actor, idIn(c, 'postId'))))
  .delete('/posts/:postId/removal', async (c) => c.json(await restorePost(c.var.site, c.var.actor, idIn(c, 'postId'))))
  .get('/posts/:postId/edits', async (c) => {
    return c.json({ edits: await listPostEdits(c.var.site, c.var.actor, idIn(c, 'postId')) })
  })
  .put('/posts/:postId/hidden', async (c) => c.json(await hidePost(c.var.site, c.var.actor, idIn(c, 'postId'))))
  .delete('/posts/:postId/hidden', async (c) => c.json(await unhidePost(c.var.site, c.var.actor, idIn(c, 'postId'))))
  .post('/posts/:postId/reports', async (c) => {
    const report = readMembersBody(c, NewReport)
    await reportPost(c.var.site, c.var.actor, idIn(c, 'postId'), report)
    return c.json({ message: REPORT_THANKS }, 201)
  })

for (const [noun, mark] of Object.entries({ pin: PINNED, lock: LOCKED, hidden: HIDDEN })) {
  const set = (isSet: boolean) => async (c: RequestContext) =>
    c.json({ topic: await markTopic(c.var.site, c.var.actor, idIn(c, 'topicId'), mark, isSet) })
  forumWriting.put(`/topics/:topicId/${noun}`, set(true)).delete(`/topics/:topicId/${noun}`, set(false))
}

const REACTIONS: readonly ReactionKind[] = ['like', 'thumbs-up']
for (const kind of REACTIONS) {
  const react = (isGiven: boolean) => async (c: RequestContext) =>
    c.json(await reactToPost(c.var.site, c.var.actor, idIn(c, 'postId'), kind, isGiven))
  forumWriting.put(`/posts/:postId/${kind}`, react(true)).delete(`/posts/:postId/${kind}`, react(false))
}

for (const [path, placeOf] of Object.entries({
  '/topics/:topicId/bookmark': (c: RequestContext) => ({ topicId: idIn(c, 'topicId') }),
  '/posts/:postId/bookmark': (c: RequestContext) => ({ postId: idIn(c, 'postId') }),
})) {
  forumWriting.put(path, async (c) => {
    await bookmark(c.var.site, c.var.actor, placeOf(c))
    return c.body(null, 204)
  })
  forumWriting.delete(path, async (c) => {
    await removeBookmark(c.var.site, c.var.actor, placeOf(c))
    return c.body(null, 204)
  })
}

forumWriting
  .get('/bookmarks', async (c) => {
    const range = requestedRange(c, PAGE_SIZE)
    const { entries, total } = await listBookmarks(c.var.site, c.var.actor, range)
    describeList(c, range, total)
    return c.json({ bookmarks: entries })
  })
  .get('/notifications', async (c) => {
    const range = requestedRange(c, PAGE_SIZE)
    const { entries, total } = await listNotifications(c.var.site, c.var.actor, range)
    describeList(c, range, total)
    return c.json({ notifications: entries })
  })
  .put('/notifications/read', async (c) => {
    await readAllNotifications(c.var.site, c.var.actor)
    return c.body(null, 204)
  })
  .put('/notifications/:notificationId/read', async (c) => {
    await readNotification(c.var.site, c.var.actor, idIn(c, 'notificationId'))
    return c.body(null, 204)
  })

/**
 * A body that only members may send. Whoever is not logged in hears that first, whatever the body says.
 *
 * @throws AppError `signed-out`, and those of {@link readBody}
 */
function readMembersBody<T extends z.ZodType>(c: RequestContext, schema: T, message?: string): z.output<T> {
  requireMember(c.var.actor, message)
  return readBody(c, schema)
}

/** @throws AppError `not-found` for what is no id */
function idIn(c: RequestContext, name: string): number {
  const id = rowId(c.req.param(name) ?? '')
  if (id === undefined) throw new AppError('not-found', 'There is nothing at this address.')
  return id
}

const sendKey = (c: RequestContext): string | undefined => check(SendKey, c.req.header('idempotency-key'))
