import type { Context, Handler } from 'hono'
import type { z } from 'zod'
import type { Actor, Site } from '../../domain/site/site.ts'
import { readBody } from './body.ts'
import type { Environment } from './environment.ts'
import type { Description } from './route-description.ts'

/** Texts of the request by the names the description gives them. */
type PathOf<D extends Description> = D extends { path: infer Parts } ? { [Name in keyof Parts]: string } : unknown
type QueryOf<D extends Description> = D extends { query: infer Parts } ? { [Name in keyof Parts]?: string } : unknown
type BodyOf<D extends Description> = D extends { body: Readonly<Record<string, infer Schema extends z.ZodType>> }
  ? z.output<Schema> | (D extends { isBodyOptional: true } ? undefined : never)
  : never
type AnswerOf<D extends Description> = D extends { answer: infer Schema extends z.ZodType } ? z.output<Schema> | Response : Response | void

/** What a handler works with. What the description doesn't name can't be read from here. */
interface Call<D extends Description> {
  c: Context<Environment>
  site: Site
  actor: Actor
  path: PathOf<D>
  query: QueryOf<D>
  /** The body, checked by the schema of the description; undefined where it may be left out and was. @throws AppError as {@link readBody} does */
  body: () => BodyOf<D>
}

/** Handlers are functions of Hono’s; what each one’s route is described as stands beside them. */
const descriptions = new WeakMap<object, Description>()

/**
 * A route’s handler that carries its own description. What the handler returns is sent as JSON with the status of the
 * description, nothing as an empty body; a `Response` is sent as it is.
 */
export function route<const D extends Description>(
  description: D,
  handle: (call: Call<D>) => AnswerOf<D> | Promise<AnswerOf<D>>,
): Handler<Environment> {
  const { status = 200, body } = description
  const [schema] = Object.values(body ?? {})
  const handler: Handler<Environment> = async (c) => {
    const answer = await handle({
      ...{ c, site: c.var.site, actor: c.var.actor },
      path: c.req.param() as PathOf<D>,
      query: c.req.query() as QueryOf<D>,
      body: () => {
        if (!schema) throw new Error(`${description.id} has no schema of a body.`)
        if (description.isBodyOptional && c.var.bodyText === '') return undefined as BodyOf<D>
        return readBody(c, schema) as BodyOf<D>
      },
    })
    if (answer instanceof Response) return answer
    if (answer === undefined) return c.body(null, status)
    if (!c.env.handOver) return c.json(answer as object, status as 200)
    c.env.handOver(answer)
    return c.body(null, status)
  }
  descriptions.set(handler, description)
  return handler
}

/** The description a handler carries; undefined for a handler that wasn’t made by {@link route}. */
export const descriptionOf = (handler: object): Description | undefined => descriptions.get(handler)
