import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { App, type PageState } from './app.tsx'
import { type Head, headOf, toPageHandle } from './pages/frame/head.ts'
import { ApiError, apiOver, type Send } from './queries/client/api.ts'
import { newQueryClient } from './queries/client/query-client.ts'
import { partFileAt, routesAt } from './routes.tsx'

export type { PageState } from './app.tsx'
export type { Head } from './pages/frame/head.ts'
export type { PostedForm } from './forms/page-form.ts'

/** A rendered page, or where to go instead. */
export type Rendered =
  | { redirect: string }
  | {
      status: number
      html: string
      head: Head
      /** The page's source files, as the build's manifest names them. */
      files: string[]
      /** What the browser starts from: state and query results. */
      state: PageState & { queries: [unknown, unknown][] }
    }

/**
 * Renders one page, whole.
 *
 * @param send - the API, in-process
 */
export async function renderPage(request: Request, send: Send, state: PageState): Promise<Rendered> {
  const api = apiOver(send)
  const queries = newQueryClient()
  const { pathname, search } = new URL(request.url)
  const handler = createStaticHandler(await routesAt({ api, queries, isServer: true }, pathname))
  const context = await handler.query(request)
  if (context instanceof Response) return { redirect: context.headers.get('location') ?? '/' }
  const failure: unknown = Object.values(context.errors ?? {})[0]
  const status = failure instanceof ApiError ? failure.status : context.statusCode
  if (failure !== undefined && status >= 500) throw failure

  const page = context.matches.at(-1)
  if (page && state.posted) context.actionData = { [page.route.id]: state.posted }

  const html = renderToString(
    <App api={api} queries={queries} state={state}>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
    </App>,
  )
  const matches = context.matches.map(({ route, params }) => ({ handle: toPageHandle(route.handle), params }))
  const head = headOf(matches, queries, search)
  const answered = queries.getQueryCache().findAll().filter(({ state }) => state.status === 'success')
  const results = answered.map((query): [unknown, unknown] => [query.queryKey, query.state.data])
  queries.clear()
  return {
    status,
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
  const handler = createStaticHandler(await routesAt(site, new URL(request.url).pathname))
  return (await handler.queryRoute(request)) as Response // of `answerPost`
}
