import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { FactAudience } from '../../../shared/playground/visit.ts'
import type { Api } from '../client/api.ts'

const at = (key: string, what: string): string => `/api/office/facts/${encodeURIComponent(key)}/${what}`

/** How many wait for a fact, and its poll. */
export const factAudienceQuery = (api: Api, key: string) =>
  queryOptions({ queryKey: ['office', 'fact-audience', key], queryFn: () => api.get<FactAudience>(at(key, 'audience')) })

export const askParents = (api: Api, key: string, poll: { question: string; choices: string[]; openUntil: string }) =>
  api.post<FactAudience>(at(key, 'poll'), poll)
export const movePollEnd = (api: Api, key: string, openUntil: string) => api.put<FactAudience>(at(key, 'poll/end'), { openUntil })
export const setPollOutcome = (api: Api, key: string, outcome: { choiceId: number | null; reason: string }) =>
  api.put<FactAudience>(at(key, 'poll/outcome'), outcome)
export const removePoll = (api: Api, key: string) => api.delete<FactAudience>(at(key, 'poll'))

/** Shows what has become of a poll, here and on the page for visitors. */
export async function setAudienceData(queries: QueryClient, key: string, answer: FactAudience): Promise<void> {
  queries.setQueryData(['office', 'fact-audience', key], answer)
  await queries.invalidateQueries({ queryKey: ['visit'] })
}
