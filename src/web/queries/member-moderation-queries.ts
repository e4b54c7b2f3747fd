import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Newcomer } from '../../shared/forum/newcomers/newcomers.ts'
import type { CaseAuthor } from '../../shared/forum/reports/reports.ts'
import type { Api } from './client/api.ts'

const memberAt = (username: string): string => `/api/forum/members/${encodeURIComponent(username)}`

/** A member as moderators see them. */
export const moderatedMemberQuery = (api: Api, username: string) =>
  queryOptions({
    queryKey: ['moderated', 'member', username.toLowerCase()],
    queryFn: async () => (await api.get<{ member: CaseAuthor }>(`${memberAt(username)}/moderation`)).member,
  })

/** Everything that accounts of the last hours wrote. */
export const newcomersQuery = (api: Api, hours: number) =>
  queryOptions({
    queryKey: ['moderated', 'newcomers', hours],
    queryFn: async () => (await api.get<{ newcomers: Newcomer[] }>(`/api/forum/newcomers?hours=${hours}`)).newcomers,
  })

export const silence = (api: Api, username: string, days: number, reason: string) => api.put(`${memberAt(username)}/silence`, { days, reason })
export const endSilence = (api: Api, username: string) => api.delete(`${memberAt(username)}/silence`)
export const warnAboutPost = (api: Api, postId: number, words: string) => api.post<{ message: string }>(`/api/forum/posts/${postId}/warnings`, { words })
export const removeSpam = (api: Api, memberIds: readonly number[], reason: string) => api.post<{ removed: number }>('/api/forum/spam-removals', { memberIds, reason })
export const restoreSpam = (api: Api, memberIds: readonly number[]) => api.post<{ restored: number }>('/api/forum/spam-restorations', { memberIds })

/** Asks again for everything that an act about a member has changed. */
export const refreshModerated = (queries: QueryClient) =>
  Promise.all([['moderated'], ['topics'], ['topic'], ['posts'], ['categories']].map((queryKey) => queries.invalidateQueries({ queryKey })))
