import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { RemovalRequest } from '../../../shared/forum/removals/removal-schemas.ts'
import type { RemovalReceipt, RemovalState, RemovalSummary, RemovalView } from '../../../shared/forum/removals/removals.ts'
import { type Api, orNull } from '../client/api.ts'

const STAFF = '/api/forum/removals'

export const sendRemovalRequest = (api: Api, request: RemovalRequest) => api.post<RemovalReceipt>('/api/removal-requests', request)

export const removalsQuery = (api: Api, state: RemovalState, page: number) =>
  queryOptions({
    queryKey: ['removals', state, page],
    queryFn: () => api.getPage<RemovalSummary>(`${STAFF}?state=${state}&page=${page}`, 'requests'),
  })

export const removalCountsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['removals', 'counts'],
    queryFn: async () => (await api.get<{ counts: Record<RemovalState, number> }>(`${STAFF}/counts`)).counts,
  })

/** Null when there is no such request. */
export const removalQuery = (api: Api, requestId: string) =>
  queryOptions({
    queryKey: ['removals', 'request', requestId],
    queryFn: async () => (await orNull(api.get<{ request: RemovalView }>(`${STAFF}/${encodeURIComponent(requestId)}`)))?.request ?? null,
  })

export const decideRemoval = (api: Api, requestId: string, choice: { decision: string; reply: string }) =>
  api.put<{ request: RemovalView }>(`${STAFF}/${encodeURIComponent(requestId)}/decision`, choice)

/** Asks again for everything that a decision has changed. */
export const refreshRemovals = (queries: QueryClient) =>
  Promise.all([['removals'], ['office', 'door'], ['topics'], ['topic'], ['posts']].map((queryKey) => queries.invalidateQueries({ queryKey })))
