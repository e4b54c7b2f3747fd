import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

let isLookedUp = false

/**
 * Back from another document, a browser may show this one as it was first served, or as it was left: without what has
 * been written or decided since. What the page shows is asked for again then.
 *
 * @param isWanted - whether a page that is made anew from what was first served asks, too
 */
export function useShownAgain(isWanted: (queries: QueryClient) => boolean = () => true): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (isLookedUp) return
    isLookedUp = true
    const [visit] = performance.getEntriesByType('navigation')
    if (visit instanceof PerformanceNavigationTiming && visit.type === 'back_forward' && isWanted(queries)) void queries.invalidateQueries()
  }, [queries, isWanted])
  useEffect(() => {
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void queries.invalidateQueries()
    }
    window.addEventListener('pageshow', restore)
    return () => window.removeEventListener('pageshow', restore)
  }, [queries])
}
