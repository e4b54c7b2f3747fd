import { QueryClient } from '@tanstack/react-query'

/** No retries, no refetching, never stale; a refusal throws. Source: R268–R273, docs/rules/requirements.md */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Infinity,
      },
      mutations: { retry: false },
    },
  })
