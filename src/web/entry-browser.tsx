// First of all, because it names the order of the cascade layers.
import './ui/theme/theme.css'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type HydrationState, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { App, type PageState } from './app.tsx'
import { contextOfSend } from './forms/scripted-send.ts'
import type { PageData } from './pages/frame/page-data.ts'
import { apiOver } from './queries/client/api.ts'
import { newQueryClient } from './queries/client/query-client.ts'
import { ROOT, routesAt, routesOfPartAt } from './routes.tsx'

const state = readState()
const api = apiOver((path, init) => fetch(path, init))
const queries = newQueryClient()
for (const [key, data] of state.queries) queries.setQueryData(key, data)

const site: PageData = { api, queries, isServer: false }
const routes = await routesAt(site, location.pathname)
const router = createBrowserRouter(routes, {
  hydrationData: await hydrate(routes),
  getContext: contextOfSend,
  // Asked again for addresses it knows already; the router leaves out what it has.
  patchRoutesOnNavigation: async ({ path, patch }) => patch(ROOT, await routesOfPartAt(site, path)),
})

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
      <RouterProvider router={router} />
    </App>,
  )
})

/** The page's data, as the server left it in the document. */
function readState(): PageState & { queries: [string[], unknown][] } {
  return JSON.parse(document.getElementById('state')?.textContent ?? '')
}

/** Loads the code of the routes on screen and tells the router what has run on the server: their loaders, and maybe the page's action. */
async function hydrate(all: RouteObject[]): Promise<HydrationState> {
  const shown = matchRoutes(all, location) ?? []
  await Promise.all(
    shown.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
  const loaderData = Object.fromEntries(shown.map(({ route }) => [route.id, null]))
  return { loaderData, ...(state.posted && { actionData: { [shown.at(-1)?.route.id ?? '']: state.posted } }) }
}
