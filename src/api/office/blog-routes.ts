import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { createBlogPost } from '../../domain/blog/create-blog-post.ts'
import { getBlogDraft, listBlogDrafts } from '../../domain/blog/find-draft.ts'
import { newPreviewLink } from '../../domain/blog/publishing/new-preview-link.ts'
import { leavePost, stayAtPost } from '../../domain/blog/open-editors.ts'
import { publishBlogPost, scheduleBlogPost, unpublishBlogPost } from '../../domain/blog/publishing/publish-blog-post.ts'
import { removeBlogPost } from '../../domain/blog/publishing/remove-blog-post.ts'
import { getRevision, listRevisions, restoreRevision } from '../../domain/blog/revisions.ts'
import { saveBlogPost } from '../../domain/blog/save-blog-post.ts'
import type { BlogState } from '../../shared/blog/blog.ts'
import { BlogSave } from '../../shared/blog/blog-schemas.ts'
import { BLOG_STATE_NAMES, OFFICE_POSTS_PER_PAGE } from '../../shared/office/blog/office-blog.ts'
import { BlogSchedule, EditorPresence, EditorTab, NewBlogPost, RevisionChoice, SeenVersion } from '../../shared/office/blog/office-blog-schemas.ts'
import { check } from '../http/body.ts'
import type { Environment } from '../http/environment.ts'
import { PAGED, requestedRange } from '../http/lists.ts'
import { idIn, idOf, rowId } from '../http/path.ts'
import { route } from '../http/route.ts'
import { DraftAnswer, OfficePostsSchema, PresenceSchema, RevisionEntrySchema, RevisionSchema } from './blog-views.ts'

const STATES = Object.keys(BLOG_STATE_NAMES) as BlogState[]

const path = { blogPostId: idOf('Post ID.') }
const revisionId = idOf('Revision ID.')
const write = { tag: 'Office blog', who: 'office' } as const
const change = { ...write, path, answer: DraftAnswer } as const
const STALE = { 409: 'Another version was saved in the meantime.' }
const UNREADY = {
  400: 'Something is missing before it can be published.',
  409: 'It’s published already, or another version was saved in the meantime.',
}

/** Writing the blog. Paths are below /api/office/blog. */
export const officeBlog = new Hono<Environment>()
  .get('/', route(
    {
      ...write, id: 'listBlogDrafts', summary: 'List posts, newest first', answer: OfficePostsSchema,
      query: { ...PAGED, state: z.enum(STATES).optional(), search: z.string().optional().describe('Words in title or author.') },
    },
    ({ c, site, actor, query: { state = '', search = '' } }) => {
      const { offset, limit } = requestedRange(c, OFFICE_POSTS_PER_PAGE)
      const known = Object.hasOwn(BLOG_STATE_NAMES, state) && { state: state as BlogState }
      return listBlogDrafts(site, actor, { ...known, search, offset, limit })
    },
  ))
  .post('/', route(
    { ...write, id: 'createBlogPost', summary: 'Start a post', body: { NewBlogPost }, status: 201, answer: DraftAnswer },
    async ({ site, actor, body }) => ({ post: await createBlogPost(site, actor, body()) }),
  ))
  .get('/:blogPostId', route(
    { ...change, id: 'getBlogDraft', summary: 'Get a post for editing' },
    async ({ c, site, actor }) => ({ post: await getBlogDraft(site, actor, postIn(c)) }),
  ))
  .patch('/:blogPostId', route(
    { ...change, id: 'saveBlogPost', summary: 'Save a post', body: { BlogSave }, refusals: STALE },
    async ({ c, site, actor, body }) => ({ post: await saveBlogPost(site, actor, postIn(c), body()) }),
  ))
  .delete('/:blogPostId', route(
    { ...write, path, id: 'removeBlogPost', summary: 'Delete a post', status: 204 },
    ({ c, site, actor }) => removeBlogPost(site, actor, postIn(c)),
  ))
  .put('/:blogPostId/publication', route(
    { ...change, id: 'publishBlogPost', summary: 'Publish a post', body: { SeenVersion }, refusals: UNREADY },
    async ({ c, site, actor, body }) => ({ post: await publishBlogPost(site, actor, postIn(c), body()) }),
  ))
  .put('/:blogPostId/schedule', route(
    { ...change, id: 'scheduleBlogPost', summary: 'Schedule a post, in Austin time', body: { BlogSchedule }, refusals: UNREADY },
    async ({ c, site, actor, body }) => ({ post: await scheduleBlogPost(site, actor, postIn(c), body()) }),
  ))
  .put('/:blogPostId/draft', route(
    { ...change, id: 'unpublishBlogPost', summary: 'Unpublish a post', body: { SeenVersion }, refusals: STALE },
    async ({ c, site, actor, body }) => ({ post: await unpublishBlogPost(site, actor, postIn(c), body()) }),
  ))
  .post('/:blogPostId/preview-link', route(
    {
      ...write, path, id: 'newPreviewLink', summary: 'Create a preview link; earlier ones stop working',
      status: 201, answer: z.strictObject({ link: z.string() }),
    },
    async ({ c, site, actor }) => ({ link: await newPreviewLink(site, actor, postIn(c)) }),
  ))
  .get('/:blogPostId/revisions', route(
    { ...write, path, id: 'listRevisions', summary: 'List earlier versions of a post', answer: z.strictObject({ revisions: z.array(RevisionEntrySchema) }) },
    async ({ c, site, actor }) => ({ revisions: await listRevisions(site, actor, postIn(c)) }),
  ))
  .get('/:blogPostId/revisions/:revisionId', route(
    { ...write, path: { ...path, revisionId }, id: 'getRevision', summary: 'Get an earlier version', answer: z.strictObject({ revision: RevisionSchema }) },
    async ({ c, site, actor, path: { revisionId: id } }) => ({ revision: await getRevision(site, actor, postIn(c), rowId(id) ?? 0) }),
  ))
  .put('/:blogPostId/revision', route(
    { ...change, id: 'restoreRevision', summary: 'Restore an earlier version', body: { RevisionChoice }, refusals: STALE },
    async ({ c, site, actor, body }) => ({ post: await restoreRevision(site, actor, postIn(c), body()) }),
  ))
  .put('/:blogPostId/presence', route(
    { ...write, path, id: 'stayAtPost', summary: 'Report that a post is open, and get who else has it open', body: { EditorPresence }, answer: PresenceSchema },
    ({ c, site, actor, body }) => {
      const { tab } = body()
      return stayAtPost(site, actor, postIn(c), tab)
    },
  ))
  .delete('/:blogPostId/presence/:tab', route(
    {
      ...write, path: { ...path, tab: EditorTab.describe('The window’s name.') }, id: 'leavePost', summary: 'Report that a post is closed',
      status: 204, refusals: { 400: 'No window has such a name.' },
    },
    ({ c, site, actor, path: { tab } }) => leavePost(site, actor, postIn(c), check(EditorTab, tab)),
  ))

const postIn = (c: Context<Environment>): number => idIn(c, 'blogPostId', 'This post no longer exists.')
