// First of all, because it names the order of the cascade layers.
import './ui/theme/theme.css'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App, type PageState } from './app.tsx'
import { FailedPage } from './pages/frame/failed-page.tsx'
import type { PageData } from './pages/frame/page-data.ts'
import { apiOver } from './queries/client/api.ts'
import { newQueryClient } from './queries/client/query-client.ts'
import { partFileAt, routesAt } from './routes.tsx'
import { type Matcher, matcherOf } from './ui/router/page-route.ts'
import { RouterProvider } from './ui/router/router-context.tsx'
import { Router } from './ui/router/router.ts'
import { complete } from './ui/router/run-routes.ts'

const state = readState()
const api = apiOver((path, init) => fetch(path, init))
const queries = newQueryClient()
for (const [key, data] of state.queries) queries.setQueryData(key, data)

const matchers = new Map<string, Promise<Matcher>>()
const site: PageData = { api, queries, isServer: false }
const match = (await matcherAt(location.pathname))(location.pathname)
// What is on screen was rendered with its code and its data: hydrating waits for the code alone.
if (match) await complete(match)
const router = new Router({ matcherAt, match, posted: state.posted })

dispatchEvent(new Event('answering'))

function announceReady(): void {
  // For those who watch the page from outside.
  document.documentElement.dataset['ready'] = ''
  dispatchEvent(new Event('ready'))
}

// In short tasks: anyone who taps or scrolls in the meantime does not wait for the whole page.
startTransition(() => {
  hydrateRoot(
    document.getElementById('root')!,
    <App api={api} queries={queries} state={state} whenReady={announceReady}>
      <RouterProvider router={router} Failed={FailedPage} />
    </App>,
  )
})

/** The page's data, as the server left it in the document. */
function readState(): PageState & { queries: [string[], unknown][] } {
  return JSON.parse(document.getElementById('state')?.textContent ?? '')
}

/** The routes of the part of the site that an address lies in, made once. */
function matcherAt(pathname: string): Promise<Matcher> {
  const part = partFileAt(pathname).join()
  const matcher = matchers.get(part) ?? routesAt(site, pathname).then(matcherOf)
  matchers.set(part, matcher)
  matcher.catch(() => matchers.delete(part))
  return matcher
}
