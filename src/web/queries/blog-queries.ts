import { queryOptions } from '@tanstack/react-query'
import type { BlogCard, BlogPostAnswer, BlogPostView, ShownBlogAnswer } from '../../shared/blog/blog.ts'
import { type Api, orNull } from './client/api.ts'

/** The newest posts as cards; the texts that come with them are let go. */
export const blogPostsQuery = (api: Api, limit?: number) =>
  queryOptions({
    queryKey: ['blog-posts', limit ?? 'all'],
    queryFn: async (): Promise<BlogCard[]> => {
      const { posts } = await api.get<{ posts: BlogPostView[] }>(limit === undefined ? '/api/blog' : `/api/blog?limit=${limit}`)
      return posts.map(({ content: _, ...card }) => card)
    },
  })

/** A post by its address; null when there is none. A preview is asked for with its token. */
export const blogPostQuery = (api: Api, slug: string, preview: string | null) =>
  queryOptions({
    queryKey: ['blog-post', slug, preview],
    queryFn: async (): Promise<ShownBlogAnswer | null> => {
      const token = preview === null ? '' : `?preview=${encodeURIComponent(preview)}`
      const answer = await orNull(api.get<BlogPostAnswer>(`/api/blog/${encodeURIComponent(slug)}${token}`))
      return answer && shown(answer)
    },
  })

function shown({ post: { content: _, ...post }, ...rest }: BlogPostAnswer): ShownBlogAnswer {
  return { ...rest, post }
}
