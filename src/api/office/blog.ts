import { type Context, Hono } from 'hono'
import { createBlogPost } from '../../domain/blog/create-blog-post.ts'
import { getBlogDraft, listBlogDrafts } from '../../domain/blog/find-draft.ts'
import { newPreviewLink } from '../../domain/blog/new-preview-link.ts'
import { leavePost, stayAtPost } from '../../domain/blog/open-editors.ts'
import { publishBlogPost, scheduleBlogPost, unpublishBlogPost } from '../../domain/blog/publish-blog-post.ts'
import { removeBlogPost } from '../../domain/blog/remove-blog-post.ts'
import { getRevision, listRevisions, restoreRevision } from '../../domain/blog/revisions.ts'
import { saveBlogPost } from '../../domain/blog/save-blog-post.ts'
import { AppError } from '../../domain/errors.ts'
import { BlogSave } from '../../shared/blog-schemas.ts'
import { BLOG_STATE_NAMES, OFFICE_POSTS_PER_PAGE } from '../../shared/office-blog.ts'
import { BlogSchedule, EditorPresence, EditorTab, NewBlogPost, RevisionChoice, SeenVersion } from '../../shared/office-blog-schemas.ts'
import { check, readBody } from '../body.ts'
import type { Environment } from '../environment.ts'
import { requestedRange } from '../list-answer.ts'
import { rowId } from '../row-id.ts'
import { isKeyOf } from '../../shared/typed-object.ts'

type RequestContext = Context<Environment>

/** Writing the blog. Paths are below /api/office/blog. */
export const officeBlog = new Hono<Environment>()
  .get('/', async (c) => {
    const { state = '', search = '' } = c.req.query()
    const { offset, limit } = requestedRange(c, OFFICE_POSTS_PER_PAGE)
    const known = isKeyOf(BLOG_STATE_NAMES, state) && { state }
    return c.json(await listBlogDrafts(c.var.site, c.var.actor, { ...known, search, offset, limit }))
  })
  .post('/', async (c) => c.json({ post: await createBlogPost(c.var.site, c.var.actor, readBody(c, NewBlogPost)) }, 201))
  .get('/:blogPostId', async (c) => c.json({ post: await getBlogDraft(c.var.site, c.var.actor, postId(c)) }))
  .patch('/:blogPostId', async (c) => {
    return c.json({ post: await saveBlogPost(c.var.site, c.var.actor, postId(c), readBody(c, BlogSave)) })
  })
  .delete('/:blogPostId', async (c) => {
    await removeBlogPost(c.var.site, c.var.actor, postId(c))
    return c.body(null, 204)
  })
  .put('/:blogPostId/publication', async (c) => {
    return c.json({ post: await publishBlogPost(c.var.site, c.var.actor, postId(c), readBody(c, SeenVersion)) })
  })
  .put('/:blogPostId/schedule', async (c) => {
    return c.json({ post: await scheduleBlogPost(c.var.site, c.var.actor, postId(c), readBody(c, BlogSchedule)) })
  })
  .put('/:blogPostId/draft', async (c) => {
    return c.json({ post: await unpublishBlogPost(c.var.site, c.var.actor, postId(c), readBody(c, SeenVersion)) })
  })
  .post('/:blogPostId/preview-link', async (c) => {
    return c.json({ link: await newPreviewLink(c.var.site, c.var.actor, postId(c)) }, 201)
  })
  .get('/:blogPostId/revisions', async (c) => {
    return c.json({ revisions: await listRevisions(c.var.site, c.var.actor, postId(c)) })
  })
  .get('/:blogPostId/revisions/:revisionId', async (c) => {
    const id = rowId(c.req.param('revisionId')) ?? 0
    return c.json({ revision: await getRevision(c.var.site, c.var.actor, postId(c), id) })
  })
  .put('/:blogPostId/revision', async (c) => {
    return c.json({ post: await restoreRevision(c.var.site, c.var.actor, postId(c), readBody(c, RevisionChoice)) })
  })
  .put('/:blogPostId/presence', async (c) => {
    const { tab } = readBody(c, EditorPresence)
    return c.json(await stayAtPost(c.var.site, c.var.actor, postId(c), tab))
  })
  .delete('/:blogPostId/presence/:tab', async (c) => {
    await leavePost(c.var.site, c.var.actor, postId(c), check(EditorTab, c.req.param('tab')))
    return c.body(null, 204)
  })

function postId(c: RequestContext): number {
  const id = rowId(c.req.param('blogPostId') ?? '')
  if (id === undefined) throw new AppError('not-found', 'There is no such blog post.')
  return id
}
