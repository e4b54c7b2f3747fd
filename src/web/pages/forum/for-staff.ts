import type { FetchQueryOptions } from '@tanstack/react-query'
import type { CurrentUser } from '../../../shared/accounts/accounts.ts'
import { currentUserQuery } from '../../queries/accounts-queries.ts'
import { load, missing, type PageData } from '../frame/page-data.ts'

/** Whether someone handles reports. */
export const isStaff = (me: CurrentUser | null | undefined): boolean => me?.role === 'moderator' || me?.role === 'admin'

/** Loads what only staff see, again with every visit; for others the page does not exist. */
// oxlint-disable-next-line no-explicit-any -- queries of different answers in one list
export async function loadForStaff(site: PageData, wanted: readonly FetchQueryOptions<any, Error, any, any>[]): Promise<unknown> {
  const { queries, isServer } = site
  if (!isServer) {
    if (isStaff(queries.getQueryData<CurrentUser | null>(['me']))) for (const query of wanted) void queries.prefetchQuery({ ...query, staleTime: 0 })
    return null
  }
  const me = await load(site, currentUserQuery(site.api))
  const answers = isStaff(me) ? await Promise.all(wanted.map((query) => queries.fetchQuery(query))) : [null]
  return answers.includes(null) ? missing() : null
}
