import { z } from 'zod'
import { BlogAnswerSchema, BlogPostSchema } from './blog-answers.ts'
import type { Operations } from './operation.ts'
import { WHOLE_OR_PAGED } from './parameters.ts'

export const BLOG: Operations = {
  'GET /api/blog': {
    id: 'listBlogPosts', tag: 'Blog', who: 'anyone',
    summary: 'Published posts, newest first',
    query: WHOLE_OR_PAGED, isList: true,
    answer: z.strictObject({ posts: z.array(BlogPostSchema) }),
  },
  'GET /api/blog/:slug': {
    id: 'getBlogPost', tag: 'Blog', who: 'anyone',
    summary: 'One post, with its neighbors and related posts',
    path: { slug: z.string().describe('The post’s name in its address.') },
    query: { preview: z.string().optional().describe('The secret of a preview link, for a post that is not published.') },
    answer: BlogAnswerSchema,
    refusals: { 404: 'No such post, or not published.' },
  },
}
