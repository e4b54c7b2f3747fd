import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { getBlogPost } from '../domain/blog/get-blog-post.ts'
import { listBlogPosts } from '../domain/blog/list-blog-posts.ts'
import type { Environment } from './environment.ts'
import { requestedRange, describeList } from './list-answer.ts'

/** Published blog posts. Paths are below /api/blog. */
export const blog = new Hono<Environment>()
  // Whoever has an answer already is told that it still holds.
  .use(etag())
  .get('/', async (c) => {
    const range = requestedRange(c)
    const { entries, total } = await listBlogPosts(c.var.site, range)
    describeList(c, range, total)
    c.header('cache-control', 'private, no-cache')
    return c.json({ posts: entries })
  })
  .get('/:slug', async (c) => {
    const preview = c.req.query('preview')
    const answer = await getBlogPost(c.var.site, c.req.param('slug'), preview)
    if (preview === undefined) c.header('cache-control', 'private, no-cache')
    return c.json(answer)
  })
