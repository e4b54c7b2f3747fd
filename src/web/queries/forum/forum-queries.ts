import { queryOptions } from '@tanstack/react-query'
import {
  type BookmarkView,
  type CategoryView,
  type ForumStats,
  HOME_TOPICS,
  type MemberPostView,
  type NotificationView,
  PAGE_SIZE,
  type PostPlace,
  type PostView,
  type SearchHit,
  SIDEBAR_TOPICS,
  type TopicView,
} from '../../../shared/forum/forum.ts'
import { type Api, orNull, type Page } from '../client/api.ts'
import { refusalOf } from '../client/refusal.ts'

export const TOPIC_SORTS = ['latest', 'views'] as const
export type TopicSort = (typeof TOPIC_SORTS)[number]
export const PERIODS = ['week', 'month', 'year', 'all'] as const
export type Period = (typeof PERIODS)[number]

const FORUM = '/api/forum'

export const categoriesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['categories'],
    queryFn: async () => (await api.get<{ categories: CategoryView[] }>(`${FORUM}/categories`)).categories,
  })

/** Every category with its newest topics, as the forum's home shows them. */
export const homeQuery = (api: Api) =>
  queryOptions({
    queryKey: ['categories', 'latest'],
    queryFn: async () =>
      (await api.get<{ categories: CategoryView[] }>(`${FORUM}/categories?latest=${HOME_TOPICS}`)).categories,
  })

export const categoryQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['category', slug],
    queryFn: async () => {
      const path = `${FORUM}/categories/${encodeURIComponent(slug)}`
      return (await orNull(api.get<{ category: CategoryView }>(path)))?.category ?? null
    },
  })

export const categoryTopicsQuery = (api: Api, categoryId: number, sort: TopicSort, page: number) =>
  queryOptions({
    queryKey: ['topics', 'category', categoryId, sort, page],
    queryFn: () => api.getPage<TopicView>(`${FORUM}/categories/${categoryId}/topics?sort=${sort}&page=${page}`, 'topics'),
  })

export const latestTopicsQuery = (api: Api, page: number) =>
  queryOptions({
    queryKey: ['topics', 'latest', page],
    queryFn: () => api.getPage<TopicView>(`${FORUM}/topics/latest?page=${page}`, 'topics'),
  })

export const popularTopicsQuery = (api: Api, period: Period, page: number) =>
  queryOptions({
    queryKey: ['topics', 'popular', period, page],
    queryFn: () => api.getPage<TopicView>(`${FORUM}/topics/popular?period=${period}&page=${page}`, 'topics'),
  })

/** The few topics in the sidebar. */
export const sidebarTopicsQuery = (api: Api, order: 'latest' | 'popular') =>
  queryOptions({
    queryKey: ['topics', 'sidebar', order],
    queryFn: async () =>
      (await api.get<{ topics: TopicView[] }>(`${FORUM}/topics/${order}?limit=${SIDEBAR_TOPICS}`)).topics,
  })

export const memberTopicsQuery = (api: Api, username: string, page: number) =>
  queryOptions({
    queryKey: ['topics', 'member', username.toLowerCase(), page],
    queryFn: () => api.getPage<TopicView>(`${FORUM}/members/${encodeURIComponent(username)}/topics?page=${page}`, 'topics'),
  })

export const memberPostsQuery = (api: Api, username: string, page: number) =>
  queryOptions({
    queryKey: ['member-posts', username.toLowerCase(), page],
    queryFn: () => api.getPage<MemberPostView>(`${FORUM}/members/${encodeURIComponent(username)}/posts?page=${page}`, 'posts'),
  })

export const statsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['forum-stats'],
    queryFn: async () => (await api.get<{ stats: ForumStats }>(`${FORUM}/stats`)).stats,
  })

export const topicQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['topic', id],
    queryFn: async () => (await orNull(api.get<{ topic: TopicView }>(`${FORUM}/topics/${id}`)))?.topic ?? null,
  })

/** What holds of a post whose answer does not say it: no one has reacted, and nothing can be done. */
const unsaid = (place: number): Partial<PostView> => ({
  number: place,
  place,
  likeCount: 0,
  thumbsUpCount: 0,
  hasLiked: false,
  hasThumbedUp: false,
  can: { edit: false, delete: false, restore: false, react: false, report: false, hide: false, removeDetails: false, history: false, takeDown: false },
})

export const postsQuery = (api: Api, topicId: number, page: number) =>
  queryOptions({
    queryKey: ['posts', topicId, page],
    queryFn: async () => {
      const { items, total } = await api.getPage<PostView>(`${FORUM}/topics/${topicId}/posts?page=${page}`)
      const first = (page - 1) * PAGE_SIZE + 1
      return { items: items.map((post, at) => ({ ...unsaid(first + at), ...post })), total }
    },
  })

/** Too many searches in a short time are an answer, in words, rather than a failure. */
export interface SearchRefusal {
  refusal: string
}

/** One post as it is now; null when it is not there. */
export const postQuery = (api: Api, id: number) =>
  queryOptions({ queryKey: ['post', id], queryFn: () => orNull(api.get<PostView>(`${FORUM}/posts/${id}`)), gcTime: 0 })

/** Where a post stands, removed or not; null when it's nowhere. */
export const postPlaceQuery = (api: Api, id: number) =>
  queryOptions({ queryKey: ['post-place', id], queryFn: () => orNull(api.get<PostPlace>(`${FORUM}/posts/${id}/place`)), gcTime: 0 })

export const searchQuery = (api: Api, q: string, page: number) =>
  queryOptions({
    queryKey: ['search', q, page],
    queryFn: async (): Promise<Page<SearchHit> | SearchRefusal> => {
      try {
        return await api.getPage<SearchHit>(`${FORUM}/search?q=${encodeURIComponent(q)}&page=${page}`, 'hits')
      } catch (error) {
        const refusal = refusalOf(error)
        if (refusal?.status === 429) return { refusal: refusal.message }
        throw error
      }
    },
  })

export const bookmarksQuery = (api: Api, page: number) =>
  queryOptions({
    queryKey: ['bookmarks', page],
    queryFn: () => api.getPage<BookmarkView>(`${FORUM}/bookmarks?page=${page}`, 'bookmarks'),
  })

/** By topic, so that a busy one is one line. */
export const notificationsQuery = (api: Api, page: number) =>
  queryOptions({
    queryKey: ['notifications', page],
    queryFn: () => api.getPage<NotificationView>(`${FORUM}/notifications?group=topic&page=${page}`, 'notifications'),
  })
