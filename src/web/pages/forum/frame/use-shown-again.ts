import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

let isLookedUp = false

/**
 * Back from another document, a browser may show this one as it was first served: without what a member has written
 * since. What the page shows is asked for again then, once. Visitors write nothing and are spared it.
 */
export function useShownAgain(): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (isLookedUp) return
    isLookedUp = true
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (visit?.type === 'back_forward' && queries.getQueryData(['me'])) void queries.invalidateQueries()
  }, [queries])
}
