import { queryOptions } from '@tanstack/react-query'
import type { VisitView, WatchView } from '../../shared/playground/visit.ts'
import { type Acknowledgement, type Api, orNull } from './client/api.ts'

/** What the page for visitors needs beside the facts. */
export const visitQuery = (api: Api) => queryOptions({ queryKey: ['visit'], queryFn: () => api.get<VisitView>('/api/facts/visit') })

/** What a link that confirms an address leads to; null when it leads nowhere. Its token is no part of the key: state stands in the page. */
export const watchQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: ['watch'],
    queryFn: async () =>
      (await orNull(api.get<{ watch: WatchView }>(`/api/facts/watch?token=${encodeURIComponent(token)}`)))?.watch ?? null,
  })


export const subscribeToFact = (api: Api, key: string, values: { email: string; website: string }) =>
  api.post<Acknowledgement>(`/api/facts/${encodeURIComponent(key)}/watches`, values)
export const confirmWatch = (api: Api, token: string) => api.post<Acknowledgement>('/api/facts/watch/confirm', { token })
export const stopWatch = (api: Api, token: string) => api.post<Acknowledgement>('/api/facts/watch/unsubscribe', { token })
/** @param token - of an emailed link; without one the member votes who is logged in */
export const vote = (api: Api, pollId: number, choiceId: number, token?: string) =>
  api.put<Acknowledgement>(`/api/facts/polls/${pollId}/vote`, { choiceId, token })
