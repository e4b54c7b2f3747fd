import { type Match, PageStatus, Redirect, type Route } from './page-route.ts'

/** What came of a page's loaders. */
export interface Outcome {
  status: number
  /** What one of them threw. */
  error?: unknown
}

/** Fetches what is missing of a page's routes. */
export const complete = ({ routes }: Match): Promise<unknown> => Promise.all(routes.map(completeRoute))

async function completeRoute(route: Route): Promise<void> {
  const { lazy } = route
  if (lazy) Object.assign(route, await lazy(), { lazy: undefined })
}

/** Runs the loaders of a page and its frames, all at once. */
export async function runLoaders({ routes, params }: Match, url: URL): Promise<Outcome | Redirect> {
  const results = await Promise.allSettled(routes.map(async ({ loader }) => loader?.({ url, params })))
  const thrown = results.filter((result) => result.status === 'rejected').map(({ reason }): unknown => reason)
  const redirect = thrown.find((reason) => reason instanceof Redirect)
  if (redirect) return redirect
  if (thrown.length > 0) return { status: 500, error: thrown[0] }
  const status = results.map((result) => result.status === 'fulfilled' && result.value).find((answer) => answer instanceof PageStatus)
  return { status: status?.status ?? 200 }
}
