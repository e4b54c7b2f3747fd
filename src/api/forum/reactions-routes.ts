import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { bookmark, removeBookmark } from '../../domain/forum/responses/bookmark.ts'
import { listBookmarks } from '../../domain/forum/responses/list-bookmarks.ts'
import { reactToPost } from '../../domain/forum/responses/react-to-post.ts'
import { PAGE_SIZE } from '../../shared/forum/forum.ts'
import type { Environment } from '../http/environment.ts'
import { listed, PAGED } from '../http/lists.ts'
import { idIn, postId, topicId } from '../http/path.ts'
import { route } from '../http/route.ts'
import { BookmarkSchema, PostSchema } from './forum-views.ts'

const own = { tag: 'Writing in the forum', who: 'members' } as const

/** Likes, thumbs-ups and bookmarks. Paths are below /api/forum. */
export const forumReactions = new Hono<Environment>()

const REACTIONS = [
  { kind: 'like', name: 'Like', give: 'Like a post', takeBack: 'Remove a like' },
  { kind: 'thumbs-up', name: 'ThumbsUp', give: 'Give a post a thumbs-up', takeBack: 'Remove a thumbs-up' },
] as const

for (const { kind, name, give, takeBack } of REACTIONS) {
  const refusals = { 404: 'No such post.', 403: 'It’s your own post.' }
  const call = { ...own, path: postId, answer: PostSchema, refusals } as const
  const react = (c: Context<Environment>, isGiven: boolean) => reactToPost(c.var.site, c.var.actor, idIn(c, 'postId'), kind, isGiven)
  forumReactions
    .put(`/posts/:postId/${kind}`, route({ ...call, id: `give${name}`, summary: give }, ({ c }) => react(c, true)))
    .delete(`/posts/:postId/${kind}`, route({ ...call, id: `takeBack${name}`, summary: takeBack }, ({ c }) => react(c, false)))
}

const BOOKMARKED = [
  { at: '/topics/:topicId', what: 'Topic', path: topicId, placeIn: (c: Context<Environment>) => ({ topicId: idIn(c, 'topicId') }) },
  { at: '/posts/:postId', what: 'Post', path: postId, placeIn: (c: Context<Environment>) => ({ postId: idIn(c, 'postId') }) },
] as const

for (const { at, what, path, placeIn } of BOOKMARKED) {
  const thing = what.toLowerCase()
  const call = { ...own, path, status: 204 } as const
  const refusals = { 404: `No such ${thing}, or it’s hidden from you.`, 409: 'You’ve reached the bookmark limit.' }
  forumReactions
    .put(`${at}/bookmark`, route(
      { ...call, id: `bookmark${what}`, summary: `Bookmark a ${thing}`, refusals },
      ({ c, site, actor }) => bookmark(site, actor, placeIn(c)),
    ))
    .delete(`${at}/bookmark`, route(
      { ...call, id: `removeBookmarkOf${what}`, summary: `Remove a ${thing} bookmark`, refusals: { 404: 'Not a valid ID.' } },
      ({ c, site, actor }) => removeBookmark(site, actor, placeIn(c)),
    ))
}

forumReactions.get('/bookmarks', route(
  {
    ...own, id: 'listBookmarks', summary: 'List your bookmarks, newest first',
    query: PAGED, isList: true, answer: z.strictObject({ bookmarks: z.array(BookmarkSchema) }),
  },
  async ({ c, site, actor }) => ({ bookmarks: await listed(c, (range) => listBookmarks(site, actor, range), PAGE_SIZE) }),
))
