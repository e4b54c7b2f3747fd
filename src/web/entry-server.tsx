import { AsyncLocalStorage } from 'node:async_hooks'
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router'
import { App, type PageState } from './app.tsx'
import { type Head, headOf, toPageHandle } from './pages/frame/head.ts'
import { MarkupCache } from './markup-cache.tsx'
import type { PageData, SharedData } from './pages/frame/page-data.ts'
import { ApiError, apiOver, type Send } from './queries/client/api.ts'
import { newQueryClient } from './queries/client/query-client.ts'
import { partFileAt, routesAt } from './routes.tsx'
import { MarkupContext } from './ui/prerendered.tsx'

export type { PageState } from './app.tsx'
export type { Head } from './pages/frame/head.ts'
export type { Answer } from './queries/client/api.ts'
export type { SharedData } from './pages/frame/page-data.ts'
export type { PostedForm } from './forms/page-form.ts'

/** A rendered page, or where to go instead. */
export type Rendered =
  | { redirect: string; status: number }
  | {
      status: number
      /** In pieces. */
      html: Uint8Array[]
      head: Head
      /** The page's source files, as the build's manifest names them. */
      files: string[]
      /** What the browser starts from: state and query results. */
      state: PageState & { queries: [unknown, unknown][] }
    }

const markup = new MarkupCache()

/** The data of the page that is being rendered. */
const current = new AsyncLocalStorage<PageData>()

function dataNow(): PageData {
  const site = current.getStore()
  if (!site) throw new Error('A route asked for data outside of a page.')
  return site
}

/** What routes are made with. They're made once, because that takes as long as running them, and find each page's data here. */
const ANY_PAGE: PageData = {
  isServer: true,
  get api() {
    return dataNow().api
  },
  get queries() {
    return dataNow().queries
  },
  get shared() {
    return dataNow().shared
  },
}

type Handler = ReturnType<typeof createStaticHandler>
const handlers = new Map<string, Promise<Handler>>()

/** What runs the routes of the part of the site that an address lies in. */
function handlerAt(pathname: string): Promise<Handler> {
  const part = partFileAt(pathname).join()
  const handler = handlers.get(part) ?? routesAt(ANY_PAGE, pathname).then((routes) => createStaticHandler(routes))
  handlers.set(part, handler)
  return handler
}

/** The pattern of the page that an address leads to, such as `/forum/members/:username`; `*` where there is none. */
export async function routeAt(pathname: string): Promise<string> {
  const { dataRoutes } = await handlerAt(pathname)
  return matchRoutes(dataRoutes, pathname)?.findLast(({ route }) => route.path !== undefined)?.route.path ?? '*'
}

/**
 * Renders one page, whole.
 *
 * @param send - the API, in-process
 * @param shared - what is the same for everyone; without it, every page asks for it
 */
export async function renderPage(request: Request, send: Send, state: PageState, shared?: SharedData): Promise<Rendered> {
  /** Whether something that the page is about was there once. */
  let isGone = false
  const api = apiOver(async (path, init) => {
    const answer = await send(path, init)
    isGone ||= answer.status === 410
    return answer
  })
  const queries = newQueryClient()
  const { pathname, search } = new URL(request.url)
  const handler = await handlerAt(pathname)
  const context = await current.run({ api, queries, isServer: true, shared }, () => handler.query(request))
  if (context instanceof Response) return { redirect: context.headers.get('location') ?? '/', status: context.status }
  const failure: unknown = Object.values(context.errors ?? {})[0]
  const status = failure instanceof ApiError ? failure.status : context.statusCode
  if (failure !== undefined && status >= 500) throw failure

  const page = context.matches.at(-1)
  if (page && state.posted) context.actionData = { [page.route.id]: state.posted }

  const html = markup.render((renderMarkup) => (
    <MarkupContext value={renderMarkup}>
      <App api={api} queries={queries} state={state}>
        <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
      </App>
    </MarkupContext>
  ))
  const matches = context.matches.map(({ route, params }) => ({ handle: toPageHandle(route.handle), params }))
  const head = headOf(matches, queries, search)
  const answered = queries.getQueryCache().findAll().filter(({ state }) => state.status === 'success')
  const results = answered.map((query): [unknown, unknown] => [query.queryKey, query.state.data])
  queries.clear()
  return {
    status: status === 404 && isGone ? 410 : status,
    html,
    head,
    files: [...partFileAt(pathname), ...matches.flatMap(({ handle }) => handle?.file || [])],
    state: { ...state, queries: results },
  }
}

/**
 * Runs the action of the page that a form was posted to.
 *
 * @returns a redirect with status 303, or as JSON the `PostedForm` that the page is to be rendered with; null with
 *   status 400 for a form that the page doesn't have
 */
export async function runAction(request: Request, send: Send): Promise<Response> {
  const site = { api: apiOver(send), queries: newQueryClient(), isServer: true }
  const handler = await handlerAt(new URL(request.url).pathname)
  return (await current.run(site, () => handler.queryRoute(request))) as Response // of `answerPost`
}
