import { z } from 'zod'
import { NewReply, NewReport, NewTopic, PostChange, TopicChange } from '../../shared/forum-schemas.ts'
import { BookmarkSchema, PostSchema, TopicAnswer } from './forum-answers.ts'
import type { Operation, Operations } from './operation.ts'
import { PAGED, postId, SEND_KEY, topicId } from './parameters.ts'
import { body, MessageAnswer } from './view-schema.ts'

const writing = { tag: 'Writing in the forum', who: 'writers' } satisfies Partial<Operation>
const NO_TOPIC = { 404: 'No such topic, or hidden from you.' }
const NO_POST = { 404: 'No such post, or no longer.' }
const KEY_USED = { 422: 'The same Idempotency-Key came with another text before.' }

const NOT_YOURS = { 403: 'The post is not yours, or it is too late; or you are suspended.' }

export const FORUM_WRITING: Operations = {
  'POST /api/forum/topics': {
    ...writing, id: 'openTopic', summary: 'Open a topic',
    description: '`content` becomes the first post.',
    headers: SEND_KEY, body: body('NewTopic', NewTopic), status: 201, answer: TopicAnswer,
    refusals: { 403: 'The category takes no new topics, or you are suspended.', ...KEY_USED },
  },
  'PATCH /api/forum/topics/:topicId': {
    ...writing, id: 'changeTopic', summary: 'Rename or move a topic',
    path: topicId, body: body('TopicChange', TopicChange), answer: TopicAnswer,
    refusals: { ...NO_TOPIC, 403: 'Its author may until it is answered or for ten minutes, moderators always.' },
  },
  'POST /api/forum/topics/:topicId/posts': {
    ...writing, id: 'reply', summary: 'Reply to a topic',
    path: topicId, headers: SEND_KEY, body: body('NewReply', NewReply), status: 201, answer: PostSchema,
    refusals: { ...NO_TOPIC, 403: 'The topic is locked, or you are suspended.', ...KEY_USED },
  },
  'PATCH /api/forum/posts/:postId': {
    ...writing, id: 'editPost', summary: 'Edit a post',
    description:
      'The opening post of a topic keeps its longer least length. With `seen`, the `version` of the post that was on screen, no text is replaced that was saved since.',
    path: postId, body: body('PostChange', PostChange), answer: PostSchema,
    refusals: { ...NO_POST, ...NOT_YOURS, 409: 'Another text was saved since `seen`.' },
  },
  'DELETE /api/forum/posts/:postId': {
    ...writing, id: 'removePost', summary: 'Delete a post',
    description: 'It can be brought back until `undoUntil`.',
    path: postId, answer: PostSchema, refusals: { ...NO_POST, ...NOT_YOURS },
  },
  'DELETE /api/forum/posts/:postId/removal': {
    ...writing, id: 'restorePost', summary: 'Bring back a deleted post',
    path: postId, answer: PostSchema, refusals: { ...NO_POST, ...NOT_YOURS },
  },
  'POST /api/forum/posts/:postId/reports': {
    ...writing, who: 'members', id: 'reportPost', summary: 'Report a post to the moderators',
    path: postId, body: body('NewReport', NewReport), status: 201, answer: MessageAnswer,
    refusals: { ...NO_POST, 403: 'It is your own post.', 409: 'You have reported it before.' },
  },
  ...reaction('like', 'Like a post', 'Take a like back'),
  ...reaction('thumbs-up', 'Give a post a thumbs-up', 'Take a thumbs-up back'),
  ...bookmarks('/topics/:topicId', topicId, 'Topic'),
  ...bookmarks('/posts/:postId', postId, 'Post'),
  'GET /api/forum/bookmarks': {
    ...writing, who: 'members', id: 'listBookmarks', summary: 'Your bookmarks, newest first',
    query: PAGED, isList: true, answer: z.strictObject({ bookmarks: z.array(BookmarkSchema) }),
  },
}

function reaction(kind: 'like' | 'thumbs-up', give: string, takeBack: string): Operations {
  const name = kind === 'like' ? 'Like' : 'ThumbsUp'
  const refusals = { ...NO_POST, 403: 'It is your own post.' }
  const call = { ...writing, who: 'members', path: postId, answer: PostSchema, refusals } as const
  return {
    [`PUT /api/forum/posts/:postId/${kind}` as const]: { ...call, id: `give${name}`, summary: give },
    [`DELETE /api/forum/posts/:postId/${kind}` as const]: { ...call, id: `takeBack${name}`, summary: takeBack },
  }
}

function bookmarks(at: string, path: Record<string, z.ZodType>, what: 'Topic' | 'Post'): Operations {
  const call = { ...writing, who: 'members', path, status: 204 } as const
  const thing = what.toLowerCase()
  const refusals = { 404: `No such ${thing}, or hidden from you.`, 409: 'You have as many bookmarks as one can have.' }
  return {
    [`PUT /api/forum${at}/bookmark`]: { ...call, id: `bookmark${what}`, summary: `Bookmark a ${thing}`, refusals },
    [`DELETE /api/forum${at}/bookmark`]: {
      ...call, id: `removeBookmarkOf${what}`, summary: `Remove the bookmark of a ${thing}`,
      refusals: { 404: 'That is no number.' },
    },
  }
}
