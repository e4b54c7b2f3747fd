import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import type { CurrentUser } from '../../../../shared/accounts/accounts.ts'
import { currentUserQuery } from '../../../queries/accounts-queries.ts'
import { load, type PageData } from '../../frame/page-data.ts'

/** Loads a list that is the member's own, again with every visit; for a visitor there is none. */
export async function loadOwnMarks<T, K extends QueryKey>(site: PageData, query: FetchQueryOptions<T, Error, T, K>): Promise<null> {
  if (site.isServer) {
    const me = await load(site, currentUserQuery(site.api))
    if (me) await load(site, query)
    return null
  }
  const { queries } = site
  if (queries.getQueryData<CurrentUser | null>(['me'])) void queries.prefetchQuery({ ...query, staleTime: 0 })
  return null
}
