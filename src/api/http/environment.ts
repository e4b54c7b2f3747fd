import type { Actor, Site } from '../../domain/site/site.ts'

/** Who sends a request, as the caller of the API knows. */
export interface RequestContext {
  actor: Actor
  requestId: string
  /** Hears of bugs, which the visitor is told nothing about. */
  reportBug: (error: unknown) => void
  /** For a caller in the same process: takes what would be the JSON of the answer, whose body is then empty. */
  handOver?: (content: unknown) => void
}

/** What every request carries: `c.env` and `c.var` of Hono. */
export interface Environment {
  Bindings: RequestContext
  Variables: {
    site: Site
    actor: Actor
    requestId: string
    /** The body as text; empty when there is none. */
    bodyText: string
  }
}
