import { queryOptions } from '@tanstack/react-query'
import type { BlogDraft, BlogDraftView, BlogRevisionView } from '../../../shared/blog/blog.ts'
import type { OfficePosts, PresenceAnswer, RevisionEntry } from '../../../shared/office/blog/office-blog.ts'
import type { PictureView } from '../../../shared/pictures/pictures.ts'
import { type Api, orNull } from '../client/api.ts'
import { type OnProgress, sendFile } from '../client/send-file.ts'

const BLOG = '/api/office/blog'

/** A post as it is after an act. */
type Changed = { post: BlogDraftView }

/** What a save changes, and the version it began from. */
export type DraftChange = Partial<BlogDraft>

/** @param search - what the list is narrowed to, as the page's address says it: `search`, `state`, `page` */
export const officePostsQuery = (api: Api, search: string) =>
  queryOptions({ queryKey: ['office', 'blog', search], queryFn: () => api.get<OfficePosts>(`${BLOG}${search && `?${search}`}`) })

/** A post for its editor; null when there is none. */
export const officePostQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['office', 'blog-post', id],
    queryFn: async () => (await orNull(api.get<Changed>(`${BLOG}/${encodeURIComponent(id)}`)))?.post ?? null,
  })

export const revisionsQuery = (api: Api, id: number, version: number) =>
  queryOptions({
    queryKey: ['office', 'blog-revisions', id, version],
    queryFn: async () => (await api.get<{ revisions: RevisionEntry[] }>(`${BLOG}/${id}/revisions`)).revisions,
  })

export const revisionQuery = (api: Api, id: number, revisionId: number) =>
  queryOptions({
    queryKey: ['office', 'blog-revision', id, revisionId],
    queryFn: async () => (await api.get<{ revision: BlogRevisionView }>(`${BLOG}/${id}/revisions/${revisionId}`)).revision,
  })

export const fetchPost = async (api: Api, id: number) => (await api.get<Changed>(`${BLOG}/${id}`)).post
export const createPost = async (api: Api) => (await api.post<Changed>(BLOG, {})).post
/** @param savesRevision - what is there now becomes a revision, however soon after the last one */
export const savePost = async (api: Api, id: number, version: number, change: DraftChange, savesRevision: boolean) =>
  (await api.patch<Changed>(`${BLOG}/${id}`, { ...change, version, ...(savesRevision && { keepsBefore: true }) })).post
export const publishPost = async (api: Api, id: number, version: number) =>
  (await api.put<Changed>(`${BLOG}/${id}/publication`, { version })).post
export const schedulePost = async (api: Api, id: number, version: number, at: { date: string; time: string }) =>
  (await api.put<Changed>(`${BLOG}/${id}/schedule`, { ...at, version })).post
export const unpublishPost = async (api: Api, id: number, version: number) =>
  (await api.put<Changed>(`${BLOG}/${id}/draft`, { version })).post
export const restorePost = async (api: Api, id: number, version: number, revisionId: number) =>
  (await api.put<Changed>(`${BLOG}/${id}/revision`, { revisionId, version })).post
export const removePost = (api: Api, id: number) => api.delete<void>(`${BLOG}/${id}`)
export const newPreviewLink = async (api: Api, id: number) => (await api.post<{ link: string }>(`${BLOG}/${id}/preview-link`, {})).link
export const stayAtPost = (api: Api, id: number, tab: string) => api.put<PresenceAnswer>(`${BLOG}/${id}/presence`, { tab })
/** Said while the page is going away, which waits for nothing. */
export const leavePost = (id: number, tab: string) =>
  fetch(`${BLOG}/${id}/presence/${tab}`, { method: 'DELETE', credentials: 'same-origin', keepalive: true })

export const uploadPicture = async (file: Blob, onProgress: OnProgress) =>
  (await sendFile<{ picture: PictureView }>('POST', '/api/office/pictures', file, onProgress)).picture
