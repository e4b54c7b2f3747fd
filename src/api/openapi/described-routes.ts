import type { Hono } from 'hono'
import type { Environment } from '../http/environment.ts'
import { descriptionOf } from '../http/route.ts'
import type { Description } from '../http/route-description.ts'

/** A route of the router with what it says of itself. */
export interface DescribedRoute {
  method: string
  /** As the router knows it: `/api/forum/topics/:topicId`. */
  path: string
  description: Description
}

/** Every route of an API, in the router’s order. @throws Error when one has no description */
export const describedRoutes = (api: Hono<Environment>): DescribedRoute[] =>
  api.routes
    .filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
    .map(({ method, path, handler }) => {
      const description = descriptionOf(handler)
      if (!description) throw new Error(`${method} ${path} has no description. Make its handler with route() of api/http/route.ts.`)
      return { method, path, description }
    })
