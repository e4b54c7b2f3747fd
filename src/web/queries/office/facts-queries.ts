import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { FactPlacesView } from '../../../shared/office/facts/fact-places.ts'
import type { FactWithChanges, OfficeFactView } from '../../../shared/office/facts/office-facts.ts'
import type { FactTexts, Standing } from '../../../shared/playground/fact-fields.ts'
import type { Api } from '../client/api.ts'

const FACTS = '/api/office/facts'

export const officeFactsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['office', 'facts'],
    queryFn: async () => (await api.get<{ facts: OfficeFactView[] }>(FACTS)).facts,
  })

export const officeFactQuery = (api: Api, key: string) =>
  queryOptions({ queryKey: ['office', 'fact', key], queryFn: () => fetchFact(api, key) })

export const fetchFact = (api: Api, key: string) => api.get<FactWithChanges>(addressOf(key))

export const factPlacesQuery = (api: Api, key: string) =>
  queryOptions({ queryKey: ['office', 'fact-places', key], queryFn: () => api.get<FactPlacesView>(`${addressOf(key)}/places`) })

/** @param version - the one that was on screen */
export const saveFact = (api: Api, key: string, texts: FactTexts, version: number) =>
  api.put<FactWithChanges>(addressOf(key), { ...texts, version })

/** @param seen - the version that was on screen, and what the owner says of it */
export const checkFact = (api: Api, key: string, seen: { version: number; standing?: Standing }) =>
  api.put<FactWithChanges>(`${addressOf(key)}/checked`, seen)

export const reopenFact = (api: Api, key: string, seen: { version: number }) =>
  api.put<FactWithChanges>(`${addressOf(key)}/undecided`, seen)

export const restoreFact = (api: Api, key: string, changeId: number, version: number) =>
  api.put<FactWithChanges>(`${addressOf(key)}/version`, { changeId, version })

export const removeFact = (api: Api, key: string) => api.delete<undefined>(addressOf(key))

/** A fact that is gone is asked for no more, neither here nor wherever facts are shown. */
export async function forgetFact(queries: QueryClient, key: string): Promise<void> {
  for (const name of ['fact', 'fact-audience', 'fact-spanish']) queries.removeQueries({ queryKey: ['office', name, key] })
  await Promise.all([['office', 'facts'], ['facts'], ['visit']].map((queryKey) => queries.invalidateQueries({ queryKey })))
}

const addressOf = (key: string): string => `${FACTS}/${encodeURIComponent(key)}`

/** Shows a fact as it is after a change, here and wherever facts are shown. */
export async function setFactData(queries: QueryClient, answer: FactWithChanges): Promise<void> {
  queries.setQueryData(['office', 'fact', answer.fact.key], answer)
  queries.setQueryData<OfficeFactView[]>(['office', 'facts'], (facts) => facts?.map((fact) => (fact.key === answer.fact.key ? answer.fact : fact)))
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['office', 'facts'] }),
    queries.invalidateQueries({ queryKey: ['office', 'fact-audience', answer.fact.key] }),
    queries.invalidateQueries({ queryKey: ['office', 'fact-publication', answer.fact.key] }),
    queries.invalidateQueries({ queryKey: ['office', 'fact-spanish'] }),
    queries.invalidateQueries({ queryKey: ['office', 'fact-places'] }),
    queries.invalidateQueries({ queryKey: ['facts'] }),
    queries.invalidateQueries({ queryKey: ['visit'] }),
  ])
}
