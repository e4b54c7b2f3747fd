import { AsyncLocalStorage } from 'node:async_hooks'
import { App, type PageState } from './app.tsx'
import { type Head, headOf, toPageHandle } from './pages/frame/head.ts'
import { MarkupCache } from './markup-cache.tsx'
import type { PageData, SharedData } from './pages/frame/page-data.ts'
import { ApiError, apiOver, type Send } from './queries/client/api.ts'
import { newQueryClient } from './queries/client/query-client.ts'
import { FailedPage } from './pages/frame/failed-page.tsx'
import { partFileAt, routesAt } from './routes.tsx'
import { MarkupContext } from './ui/prerendered.tsx'
import { type Match, type Matcher, matcherOf, Redirect } from './ui/router/page-route.ts'
import { RouterProvider, stillRouter } from './ui/router/router-context.tsx'
import { siteLocation } from './ui/router/page-router.ts'
import { complete, type Outcome, runLoaders } from './ui/router/run-routes.ts'

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
const NOWHERE: Outcome = { status: 404 }

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

const matchers = new Map<string, Promise<Matcher>>()

/** The page that an address leads to. */
async function pageAt(pathname: string): Promise<Match | null> {
  const part = partFileAt(pathname).join()
  const matcher = matchers.get(part) ?? routesAt(ANY_PAGE, pathname).then(matcherOf)
  matchers.set(part, matcher)
  return (await matcher)(pathname)
}

/** The pattern of the page that an address leads to, such as `/forum/members/:username`; `*` where there is none. */
export const routeAt = async (pathname: string): Promise<string> => (await pageAt(pathname))?.pattern.replace(/^\/\*$/, '*') ?? '*'

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
  const url = new URL(request.url)
  const match = await pageAt(url.pathname)
  if (match) await complete(match)
  const outcome = match ? await current.run({ api, queries, isServer: true, shared }, () => runLoaders(match, url)) : NOWHERE
  if (outcome instanceof Redirect) return { redirect: outcome.to, status: outcome.status }
  const { error } = outcome
  const status = error instanceof ApiError ? error.status : outcome.status
  if (error !== undefined && status >= 500) throw error

  const router = stillRouter({ place: siteLocation(url, ''), match, arrival: 'POP', error, posted: state.posted })
  const html = markup.render((renderMarkup) => (
    <MarkupContext value={renderMarkup}>
      <App api={api} queries={queries} state={state}>
        <RouterProvider router={router} Failed={FailedPage} />
      </App>
    </MarkupContext>
  ))
  const matches = match?.routes.map(({ handle }) => ({ handle: toPageHandle(handle), params: match.params })) ?? []
  const head = headOf(matches, queries, url.search)
  const answered = queries.getQueryCache().findAll().filter(({ state }) => state.status === 'success')
  const results = answered.map((query): [unknown, unknown] => [query.queryKey, query.state.data])
  queries.clear()
  return {
    status: status === 404 && isGone ? 410 : status,
    html,
    head,
    files: [...partFileAt(url.pathname), ...matches.flatMap(({ handle }) => handle?.file || [])],
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
  const url = new URL(request.url)
  const match = await pageAt(url.pathname)
  if (match) await complete(match)
  const action = match?.routes.at(-1)?.action
  if (!match || !action) return Response.json(null, { status: 400 })
  const form = await request.formData()
  return current.run(site, () => action({ url, params: match.params, form }))
}
