import { queryOptions } from '@tanstack/react-query'
import type { FoundOnSite } from '../../shared/search/search.ts'
import type { Api } from './client/api.ts'
import { refusalOf } from './client/refusal.ts'

/** Why there's nothing to see: someone searched too often. */
export interface SearchRefusal {
  refusal: string
}

export const siteSearchQuery = (api: Api, q: string) =>
  queryOptions({
    queryKey: ['site-search', q],
    queryFn: async (): Promise<FoundOnSite | SearchRefusal> => {
      try {
        return await api.get<FoundOnSite>(`/api/search?q=${encodeURIComponent(q)}`)
      } catch (error) {
        const refusal = refusalOf(error)
        if (refusal?.status === 429) return { refusal: refusal.message }
        throw error
      }
    },
  })
