import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import { ApiError } from '../../../queries/client/api.ts'
import { missing, type PageData } from '../../frame/page-data.ts'

/**
 * Loads what an office page shows, again with every visit: the server waits, the browser shows what it has and follows.
 * What does not exist, or not anymore, is left to the page: it asks again in the browser and says what it is told.
 */
export async function loadOffice<T, K extends QueryKey>({ queries, isServer }: PageData, query: FetchQueryOptions<T, Error, T, K>): Promise<unknown> {
  if (!isServer) {
    void queries.prefetchQuery({ ...query, staleTime: 0 })
    return null
  }
  try {
    await queries.fetchQuery(query)
    return null
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
    queries.removeQueries({ queryKey: query.queryKey })
    return missing()
  }
}
