import type { QueryClient } from '@tanstack/react-query'
import type { PostView, ReactionKind, ReportReason, TopicView, PostEditView } from '../../../shared/forum/forum.ts'
import type { Api, Page } from '../client/api.ts'

const FORUM = '/api/forum'

export interface TopicDraft {
  categoryId: number
  title: string
  content: string
}
export interface ReplyDraft {
  content: string
  replyToId?: number | undefined
}
export type TopicMark = 'pin' | 'lock' | 'hidden'

/** @param key - one for each text: sending the same again changes nothing */
export const openTopic = async (api: Api, draft: TopicDraft, key: string) =>
  (await api.post<{ topic: TopicView }>(`${FORUM}/topics`, draft, keyed(key))).topic

/** @param key - one for each text: sending the same again changes nothing */
export const reply = (api: Api, topicId: number, draft: ReplyDraft, key: string) =>
  api.post<PostView>(`${FORUM}/topics/${topicId}/posts`, draft, keyed(key))

/** Nothing for a form without a key, which no page of ours sends. */
const keyed = (key: string) => (key === '' ? {} : { headers: { 'idempotency-key': encodeURIComponent(key) } })

export const changeTopic = async (api: Api, id: number, change: { title?: string; categoryId?: number; removesDetails?: boolean; reason?: string }) =>
  (await api.patch<{ topic: TopicView }>(`${FORUM}/topics/${id}`, change)).topic

export const markTopic = async (api: Api, id: number, mark: TopicMark, isSet: boolean) =>
  (await set<{ topic: TopicView }>(api, `${FORUM}/topics/${id}/${mark}`, isSet)).topic

export const hideTopic = async (api: Api, id: number, hiding: { reason: string }) =>
  (await api.put<{ topic: TopicView }>(`${FORUM}/topics/${id}/hidden`, hiding)).topic

export const lockTopic = async (api: Api, id: number, lock: { hours: number | null; reason: string }) =>
  (await api.put<{ topic: TopicView }>(`${FORUM}/topics/${id}/lock`, lock)).topic

export const slowTopic = async (api: Api, id: number, mode: { minutes: number; reason: string } | null) =>
  (await (mode ? api.put<{ topic: TopicView }>(`${FORUM}/topics/${id}/slow-mode`, mode) : api.delete<{ topic: TopicView }>(`${FORUM}/topics/${id}/slow-mode`))).topic

/** @param into - the topic it becomes part of. @returns that one */
export const mergeTopic = async (api: Api, id: number, merge: { into: number; reason: string }) =>
  (await api.post<{ topic: TopicView }>(`${FORUM}/topics/${id}/merge`, merge)).topic

/** @returns the new topic */
export const splitTopic = async (api: Api, id: number, split: { posts: number[]; andAfter: boolean; title: string; categoryId: number; reason: string }) =>
  (await api.post<{ topic: TopicView }>(`${FORUM}/topics/${id}/split`, split)).topic

/** @param seen - the `version` of the post that is on screen */
export const editPost = (api: Api, id: number, change: { content: string; seen: string; removesDetails: boolean; reason?: string }) =>
  api.patch<PostView>(`${FORUM}/posts/${id}`, change)
export const removePost = (api: Api, id: number, why?: { reason: string }) => api.delete<PostView>(`${FORUM}/posts/${id}`, why)
export const restorePost = (api: Api, id: number) => api.delete<PostView>(`${FORUM}/posts/${id}/removal`)
export const hidePost = (api: Api, id: number, hiding?: { reason: string }) => api.put<PostView>(`${FORUM}/posts/${id}/hidden`, hiding)
export const unhidePost = (api: Api, id: number) => api.delete<PostView>(`${FORUM}/posts/${id}/hidden`)
export const react = (api: Api, id: number, kind: ReactionKind, isGiven: boolean) =>
  set<PostView>(api, `${FORUM}/posts/${id}/${kind}`, isGiven)
export const reportPost = (api: Api, id: number, report: { reason: ReportReason; note: string }) =>
  api.post<{ message: string }>(`${FORUM}/posts/${id}/reports`, report)
export const listPostEdits = async (api: Api, id: number) =>
  (await api.get<{ edits: PostEditView[] }>(`${FORUM}/posts/${id}/edits`)).edits

export const purgeVersion = (api: Api, postId: number, editId: number) => api.delete<void>(`${FORUM}/posts/${postId}/edits/${editId}`)

export const bookmark = (api: Api, kind: 'topics' | 'posts', id: number, isSet: boolean) =>
  set<void>(api, `${FORUM}/${kind}/${id}/bookmark`, isSet)

/** With the older ones that it stands for. */
export const readNotification = (api: Api, id: number) => api.put<void>(`${FORUM}/notifications/${id}/read?group=topic`)
export const readAllNotifications = (api: Api) => api.put<void>(`${FORUM}/notifications/read`)

const set = <T>(api: Api, path: string, isSet: boolean): Promise<T> => (isSet ? api.put<T>(path) : api.delete<T>(path))

/** Shows a changed post wherever its topic is on screen. */
export const setPostData = (queries: QueryClient, post: PostView): void => changePost(queries, post, post)

/** Shows that something of a post has changed, and leaves the rest as it is on screen now. */
export function changePost(queries: QueryClient, { id, topicId }: PostView, change: Partial<PostView>): void {
  queries.setQueriesData<Page<PostView>>({ queryKey: ['posts', topicId] }, (page) => {
    return page && { ...page, items: page.items.map((item) => (item.id === id ? { ...item, ...change } : item)) }
  })
}

/** After something was written: the lists that show it are asked for again. Source: R210, D61 */
export async function refreshLists(queries: QueryClient): Promise<void> {
  const stale = ['topics', 'categories', 'category', 'forum-stats', 'search']
  // Anyone who was logged out here and could write all the same is back, by another tab.
  if (queries.getQueryData(['me']) === null) stale.push('me')
  await Promise.all(stale.map((name) => queries.invalidateQueries({ queryKey: [name] })))
}
