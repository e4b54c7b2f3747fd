import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { z } from 'zod'
import { getBlogPost } from '../domain/blog/reading/get-blog-post.ts'
import { listBlogPosts } from '../domain/blog/reading/list-blog-posts.ts'
import type { BlogCard, BlogLink, BlogPostAnswer, BlogPostView, WholeBlogPost } from '../shared/blog/blog.ts'
import { ALLOWED, type BlogElement, type BlogNode, type BlogTag } from '../shared/blog/blog-tree.ts'
import type { Environment } from './http/environment.ts'
import { listed, WHOLE_OR_PAGED } from './http/lists.ts'
import { route } from './http/route.ts'
import { id, momentOrNull, viewSchema } from './http/view-schema.ts'

const text = z.string()
const orNull = text.nullable()
const aCard = {
  id, slug: text, title: text, excerpt: text, featuredImage: orNull, featuredImageAlt: text,
  authorName: text, authorTitle: orNull, authorImage: orNull, publishedAt: momentOrNull,
}

const BlogPostSchema = viewSchema<BlogPostView>()('BlogPost', z.strictObject({ ...aCard, content: text }))
const CardSchema = viewSchema<BlogCard>()('BlogCard', z.strictObject(aCard))
const LinkSchema = viewSchema<BlogLink>()('BlogLink', z.strictObject({ slug: text, title: text }))

const ElementSchema = viewSchema<BlogElement>()(
  'BlogElement',
  z.strictObject({
    tag: z.enum(Object.keys(ALLOWED) as BlogTag[]),
    attributes: z.record(text, text).readonly(),
    children: z.array(z.lazy((): z.ZodType<BlogNode> => NodeSchema)).readonly(),
  }),
)
const NodeSchema = viewSchema<BlogNode>()('BlogNode', z.union([text, ElementSchema]))

const WholePostSchema = viewSchema<WholeBlogPost>()(
  'WholeBlogPost',
  z.strictObject({
    ...aCard, content: text, body: z.array(NodeSchema).readonly(), address: text, readingMinutes: z.int(), updatedAt: momentOrNull,
    shareTitle: orNull, shareDescription: orNull, sharePicture: orNull, isPreview: z.boolean(),
  }),
)

const BlogAnswerSchema = viewSchema<BlogPostAnswer>()(
  'BlogPostAnswer',
  z.strictObject({ post: WholePostSchema, previous: LinkSchema.nullable(), next: LinkSchema.nullable(), related: z.array(CardSchema) }),
)

const NOT_STORED = 'private, no-cache'

/** Published blog posts. Paths are below /api/blog. */
export const blog = new Hono<Environment>()
  // Anyone who has an answer already is told that it still holds.
  .use(etag())
  .get('/', route(
    {
      id: 'listBlogPosts', tag: 'Blog', who: 'anyone', summary: 'List published posts, newest first',
      query: WHOLE_OR_PAGED, isList: true, answer: z.strictObject({ posts: z.array(BlogPostSchema) }),
    },
    async ({ c, site }) => {
      const posts = await listed(c, (range) => listBlogPosts(site, range))
      c.header('cache-control', NOT_STORED)
      return { posts }
    },
  ))
  .get('/:slug', route(
    {
      id: 'getBlogPost', tag: 'Blog', who: 'anyone', summary: 'Get a post, with its neighbors and related posts',
      path: { slug: text.describe('The post’s slug.') },
      query: { preview: text.optional().describe('The secret from a preview link, for unpublished posts.') },
      answer: BlogAnswerSchema, refusals: { 404: 'No such post, or it isn’t published.', 410: 'The post was deleted.' },
    },
    async ({ c, site, path, query: { preview } }) => {
      const answer = await getBlogPost(site, path.slug, preview)
      if (preview === undefined) c.header('cache-control', NOT_STORED)
      return answer
    },
  ))
