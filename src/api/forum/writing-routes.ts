import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { requireMember } from '../../domain/access/require-member.ts'
import { currentUser } from '../../domain/accounts/sessions/current-user.ts'
import { changeProfile } from '../../domain/forum/members/change-profile.ts'
import { changeTopic } from '../../domain/forum/moderation/change-topic.ts'
import { editPost } from '../../domain/forum/writing/edit-post.ts'
import { listPostEdits } from '../../domain/forum/moderation/list-post-edits.ts'
import { openTopic } from '../../domain/forum/writing/open-topic.ts'
import { purgeVersion } from '../../domain/forum/writing/purge-history.ts'
import { removePost } from '../../domain/forum/moderation/remove-post.ts'
import { replyToTopic } from '../../domain/forum/writing/reply-to-topic.ts'
import { reportPost } from '../../domain/forum/responses/report-post.ts'
import { restorePost } from '../../domain/forum/moderation/restore-post.ts'
import { ProfileChange } from '../../shared/accounts/accounts-schemas.ts'
import { NewReply, NewReport, NewTopic, PostChange, SendKey, TopicChange } from '../../shared/forum/forum-schemas.ts'
import { Hiding } from '../../shared/forum/topics/topic-limit-schemas.ts'
import { LOGIN_TO_REPLY, REPORT_THANKS } from '../../shared/forum/forum-words.ts'
import { User } from '../accounts/account-views.ts'
import { check } from '../http/body.ts'
import type { Environment } from '../http/environment.ts'
import { idIn, idOf, postId, topicId } from '../http/path.ts'
import { route } from '../http/route.ts'
import { MessageAnswer } from '../http/view-schema.ts'
import { EditSchema, PostSchema, TopicAnswer } from './forum-views.ts'

const writing = { tag: 'Writing in the forum', who: 'writers' } as const
const NO_TOPIC = { 404: 'No such topic, or it’s hidden from you.' }
const NO_POST = { 404: 'No such post.' }
const KEY_USED = { 422: 'This Idempotency-Key was already used with different text.' }
const NOT_YOURS = { 403: 'Not your post, too late to change it, or you’re suspended.' }

const SEND_KEY = {
  'Idempotency-Key': SendKey.describe('A unique key for this request, so that sending it twice posts it once.'),
}
const sendKeyIn = (c: Context<Environment>): string | undefined => check(SendKey, c.req.header('idempotency-key'))

/** Topics, posts, and what members say of themselves. Anyone who is not logged in hears that first, whatever the body says. Paths are below /api/forum. */
export const forumWriting = new Hono<Environment>()
  .post('/topics', route(
    {
      ...writing, id: 'openTopic', summary: 'Start a topic', description: '`content` becomes the first post.',
      headers: SEND_KEY, body: { NewTopic }, status: 201, answer: TopicAnswer,
      refusals: { 403: 'The category is closed to new topics, or you’re suspended.', ...KEY_USED },
    },
    async ({ c, site, actor, body }) => {
      requireMember(actor)
      return { topic: await openTopic(site, actor, body(), sendKeyIn(c)) }
    },
  ))
  .patch('/topics/:topicId', route(
    {
      ...writing, id: 'changeTopic', summary: 'Rename or move a topic',
      path: topicId, body: { TopicChange }, answer: TopicAnswer,
      refusals: { ...NO_TOPIC, 403: 'Authors can do this until someone replies or for ten minutes; moderators, anytime.' },
    },
    async ({ c, site, actor, body }) => {
      requireMember(actor)
      const change = body()
      return { topic: await changeTopic(site, actor, idIn(c, 'topicId'), change) }
    },
  ))
  .post('/topics/:topicId/posts', route(
    {
      ...writing, id: 'reply', summary: 'Reply to a topic',
      path: topicId, headers: SEND_KEY, body: { NewReply }, status: 201, answer: PostSchema,
      refusals: { ...NO_TOPIC, 403: 'The topic is locked, or you’re suspended.', ...KEY_USED },
    },
    ({ c, site, actor, body }) => {
      requireMember(actor, LOGIN_TO_REPLY)
      const reply = body()
      return replyToTopic(site, actor, idIn(c, 'topicId'), reply, sendKeyIn(c))
    },
  ))
  .patch('/posts/:postId', route(
    {
      ...writing, id: 'editPost', summary: 'Edit a post',
      description: 'A topic’s first post has a longer minimum length. With `removesDetails`, or within 24 hours of posting, what an author’s post said before is deleted for good. Send `seen` (the `version` you last loaded) so you don’t overwrite a newer edit.',
      path: postId, body: { PostChange }, answer: PostSchema,
      refusals: { ...NO_POST, ...NOT_YOURS, 409: 'The post was edited after `seen`.' },
    },
    ({ c, site, actor, body }) => {
      requireMember(actor)
      const change = body()
      return editPost(site, actor, idIn(c, 'postId'), change)
    },
  ))
  .delete('/posts/:postId', route(
    {
      ...writing, id: 'removePost', summary: 'Delete a post',
      description: 'You can restore it until `undoUntil`. When its author deletes an opening post that others have replied to, its text is deleted for good, and the topic stays. When an admin deletes someone’s post, its author gets a notification and an email, with the reason if there is one.',
      path: postId, body: { Hiding }, isBodyOptional: true, answer: PostSchema, refusals: { ...NO_POST, ...NOT_YOURS },
    },
    ({ c, site, actor, body }) => removePost(site, actor, idIn(c, 'postId'), body()?.reason),
  ))
  .delete('/posts/:postId/removal', route(
    { ...writing, id: 'restorePost', summary: 'Restore a deleted post', path: postId, answer: PostSchema, refusals: { ...NO_POST, ...NOT_YOURS } },
    ({ c, site, actor }) => restorePost(site, actor, idIn(c, 'postId')),
  ))
  .get('/posts/:postId/edits', route(
    {
      tag: 'Reading the forum', who: 'members', id: 'listPostEdits', summary: 'List earlier versions of a post',
      description: 'Its author and moderators only.',
      path: postId, answer: z.strictObject({ edits: z.array(EditSchema) }), refusals: { 403: 'It isn’t your post.', 404: 'No such post, or its topic is hidden from you.' },
    },
    async ({ c, site, actor }) => ({ edits: await listPostEdits(site, actor, idIn(c, 'postId')) }),
  ))
  .delete('/posts/:postId/edits/:editId', route(
    {
      tag: 'Moderation', who: 'moderators', id: 'purgeVersion', summary: 'Delete an earlier version of a post for good', status: 204,
      path: { ...postId, editId: idOf('The version’s number.') }, refusals: { 404: 'No such post or version.' },
    },
    ({ c, site, actor }) => purgeVersion(site, actor, idIn(c, 'postId'), idIn(c, 'editId')),
  ))
  .post('/posts/:postId/reports', route(
    {
      ...writing, who: 'members', id: 'reportPost', summary: 'Report a post to the moderators',
      path: postId, body: { NewReport }, status: 201, answer: MessageAnswer,
      refusals: { ...NO_POST, 403: 'It’s your own post.', 409: 'You already reported it.' },
    },
    async ({ c, site, actor, body }) => {
      requireMember(actor)
      const report = body()
      await reportPost(site, actor, idIn(c, 'postId'), report)
      return { message: REPORT_THANKS }
    },
  ))
  .put('/profile', route(
    { tag: 'Profile', who: 'writers', id: 'changeProfile', summary: 'Edit your bio', description: 'A new member’s links and contact details are refused.', body: { ProfileChange }, answer: User },
    async ({ site, actor, body }) => {
      const { id } = requireMember(actor)
      await changeProfile(site, actor, body())
      return { user: await currentUser(site, id) }
    },
  ))
