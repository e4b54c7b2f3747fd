import { queryOptions } from '@tanstack/react-query'
import { type FactView, factsByKey } from '../../shared/playground/playground.ts'
import type { Api } from './client/api.ts'

/** Every fact of the place, by key. */
export const factsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['facts'],
    queryFn: async () => factsByKey((await api.get<{ facts: FactView[] }>('/api/facts')).facts),
  })
