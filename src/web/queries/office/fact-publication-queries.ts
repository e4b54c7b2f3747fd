import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { PublicationOverview } from '../../../shared/office/facts/publication.ts'
import type { FactTexts } from '../../../shared/playground/fact-fields.ts'
import type { Api } from '../client/api.ts'

const addressOf = (key: string, what = ''): string => `/api/office/facts/${encodeURIComponent(key)}/publication${what}`

export const publicationQuery = (api: Api, key: string) =>
  queryOptions({ queryKey: ['office', 'fact-publication', key], queryFn: () => api.get<PublicationOverview>(addressOf(key)) })

/** A date and a time in Austin. */
type When = { date: string; time: string }
type Plan = FactTexts & When & { version: number; subject: string; body: string }

export const planPublication = (api: Api, key: string, plan: Plan) => api.post<PublicationOverview>(addressOf(key), plan)
export const movePublication = (api: Api, key: string, when: When) => api.put<PublicationOverview>(addressOf(key), when)
export const cancelPublication = (api: Api, key: string) => api.delete<PublicationOverview>(addressOf(key))
/** @param version - of the fact that was on screen */
export const publishNow = (api: Api, key: string, version: number) => api.post<PublicationOverview>(addressOf(key, '/now'), { version })

/** Shows what waits as it is after a change, and the facts, which may say something else now. */
export async function setPublicationData(queries: QueryClient, key: string, overview: PublicationOverview): Promise<void> {
  queries.setQueryData(['office', 'fact-publication', key], overview)
  const shown = [['office', 'fact', key], ['office', 'fact-audience', key], ['office', 'facts'], ['facts'], ['visit']]
  await Promise.all(shown.map((queryKey) => queries.invalidateQueries({ queryKey })))
}
