import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { CaseSummary, CaseView, Decision, ReportState } from '../../shared/reports.ts'
import type { Api } from './api.ts'
import { orNull } from './or-null.ts'

/** Where staff look at reports: admins in the office, moderators in the forum. */
export type Desk = 'office' | 'forum'

const at = (desk: Desk): string => `/api/${desk}/reports`

export const casesQuery = (api: Api, desk: Desk, state: ReportState, page: number) =>
  queryOptions({
    queryKey: ['reports', desk, state, page],
    queryFn: () => api.getPage<CaseSummary>(`${at(desk)}?state=${state}&page=${page}`, 'cases'),
  })

export const caseCountsQuery = (api: Api, desk: Desk) =>
  queryOptions({
    queryKey: ['reports', desk, 'counts'],
    queryFn: async () => (await api.get<{ counts: Record<ReportState, number> }>(`${at(desk)}/counts`)).counts,
  })

/** Null when nobody has reported such a post. */
export const caseQuery = (api: Api, desk: Desk, postId: string) =>
  queryOptions({
    queryKey: ['reports', desk, 'case', postId],
    queryFn: async () => (await orNull(api.get<{ case: CaseView }>(`${at(desk)}/${encodeURIComponent(postId)}`)))?.case ?? null,
  })

/** @param version - the one that was on screen */
export const decideCase = (api: Api, desk: Desk, postId: number, decision: Decision, version: number) =>
  api.put<{ case: CaseView }>(`${at(desk)}/${postId}/decision`, { decision, version })

export const noteOnCase = (api: Api, desk: Desk, postId: number, note: string) =>
  api.post<{ case: CaseView }>(`${at(desk)}/${postId}/notes`, { note })

export const warnAuthor = (api: Api, postId: number, words: string) =>
  api.post<{ case: CaseView }>(`${at('office')}/${postId}/warnings`, { words })

/** Asks again for everything that a decision about a reported post has changed. */
export async function refreshReports(queries: QueryClient): Promise<void> {
  const stale = [['reports'], ['office', 'door'], ['office', 'member'], ['topics'], ['topic'], ['posts'], ['categories']]
  await Promise.all(stale.map((queryKey) => queries.invalidateQueries({ queryKey })))
}
