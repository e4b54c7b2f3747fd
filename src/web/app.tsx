import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode, useEffect } from 'react'
import type { Look } from '../shared/frame/theme.ts'
import type { PostedForm } from './forms/page-form.ts'
import { LookProvider } from './pages/frame/header/look-context.ts'
import type { Api } from './queries/client/api.ts'
import { ApiProvider } from './queries/client/api-context.tsx'

/** What the server hands to the browser besides the page's data. */
export interface PageState extends Look {
  /** The form whose posting brought the page about. */
  posted?: PostedForm | undefined
}

interface AppProps {
  api: Api
  queries: QueryClient
  state: PageState
  /** Called in the browser once the page answers by itself. */
  whenReady?: () => void
  /** The router, which is not the same on both sides. */
  children: ReactNode
}

/** What every page stands in, on the server and in the browser. */
export function App({ api, queries, state, whenReady, children }: AppProps) {
  useEffect(() => whenReady?.(), [whenReady])
  return (
    <StrictMode>
      <ApiProvider value={api}>
        <QueryClientProvider client={queries}>
          <LookProvider value={state}>{children}</LookProvider>
        </QueryClientProvider>
      </ApiProvider>
    </StrictMode>
  )
}
