import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { CaseSummary, CaseView, Decision, ReportState } from '../../../shared/forum/reports/reports.ts'
import type { WaitingPost } from '../../../shared/forum/review.ts'
import { type Api, orNull } from '../client/api.ts'

/** Where staff look at reports: admins in the office, moderators in the forum. */
export type ModerationScope = 'office' | 'forum'

const at = (scope: ModerationScope): string => `/api/${scope}/reports`

export const casesQuery = (api: Api, scope: ModerationScope, state: ReportState, page: number) =>
  queryOptions({
    queryKey: ['reports', scope, state, page],
    queryFn: () => api.getPage<CaseSummary>(`${at(scope)}?state=${state}&page=${page}`, 'cases'),
  })

export const caseCountsQuery = (api: Api, scope: ModerationScope) =>
  queryOptions({
    queryKey: ['reports', scope, 'counts'],
    queryFn: async () => (await api.get<{ counts: Record<ReportState, number> }>(`${at(scope)}/counts`)).counts,
  })

export const waitingPostsQuery = (api: Api, scope: ModerationScope, page: number) =>
  queryOptions({
    queryKey: ['reports', scope, 'review', page],
    queryFn: () => api.getPage<WaitingPost>(`${at(scope)}/waiting?page=${page}`, 'posts'),
  })

/** Null when no one has reported such a post. */
export const caseQuery = (api: Api, scope: ModerationScope, postId: string) =>
  queryOptions({
    queryKey: ['reports', scope, 'case', postId],
    queryFn: async () => (await orNull(api.get<{ case: CaseView }>(`${at(scope)}/${encodeURIComponent(postId)}`)))?.case ?? null,
  })

/** @param version - the one that was on screen */
export const decideCase = (api: Api, scope: ModerationScope, postId: number, decision: Decision, version: number) =>
  api.put<{ case: CaseView }>(`${at(scope)}/${postId}/decision`, { decision, version })

/** @returns how many posts show again */
export const undoRaid = async (api: Api, scope: ModerationScope, postId: number): Promise<number> =>
  (await api.post<{ shown: number }>(`${at(scope)}/${postId}/undo-raid`, {})).shown

export const noteOnCase = (api: Api, scope: ModerationScope, postId: number, note: string) =>
  api.post<{ case: CaseView }>(`${at(scope)}/${postId}/notes`, { note })

/** Asks again for everything that a decision about a reported post has changed. */
export async function refreshReports(queries: QueryClient): Promise<void> {
  const stale = [['reports'], ['moderated'], ['office', 'door'], ['office', 'member'], ['topics'], ['topic'], ['posts'], ['categories']]
  await Promise.all(stale.map((queryKey) => queries.invalidateQueries({ queryKey })))
}
