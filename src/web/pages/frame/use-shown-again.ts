import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

let isLookedUp = false

/**
 * Back from another document, a browser may show this one as it was first served: without what has been written or
 * decided since. What the page shows is asked for again then, once.
 */
export function useShownAgain(isWanted: (queries: QueryClient) => boolean = () => true): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (isLookedUp) return
    isLookedUp = true
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (visit?.type === 'back_forward' && isWanted(queries)) void queries.invalidateQueries()
  }, [queries, isWanted])
}
