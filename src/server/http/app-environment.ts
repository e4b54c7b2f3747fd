import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { RequestContext, Environment } from '../../api/http/environment.ts'

/** What every request of the whole site carries. */
export interface AppEnvironment {
  Bindings: HttpBindings
  Variables: Environment['Variables'] & { requestContext: RequestContext }
}

export type AppContext = Context<AppEnvironment>
