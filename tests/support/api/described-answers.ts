import type { Hono } from 'hono'
import { expect } from 'vitest'
import type { z } from 'zod'
import type { Environment, RequestContext } from '../../../src/api/http/environment.ts'
import { ErrorAnswer } from '../../../src/api/http/error-answers.ts'
import type { Description } from '../../../src/api/http/route-description.ts'
import { type DescribedRoute, describedRoutes } from '../../../src/api/openapi/described-routes.ts'
import { refusalsOf } from '../../../src/api/openapi/refusals.ts'

interface KnownRoute extends DescribedRoute {
  /** `GET /api/facts` */
  name: string
  pattern: RegExp
}

let known: KnownRoute[] | undefined

/** Every route by pattern; those without parts that vary come first. They are the same for every API. */
export const routesOf = (api: Hono<Environment>): KnownRoute[] =>
  (known ??= describedRoutes(api)
    .map((route) => ({ ...route, name: `${route.method} ${route.path}`, pattern: patternOf(`${route.method} ${route.path}`) }))
    .toSorted((a, b) => a.name.split(':').length - b.name.split(':').length))

const patternOf = (name: string): RegExp => new RegExp(`^${name.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`)

export const findRoute = (api: Hono<Environment>, method: string, path: string): KnownRoute | undefined =>
  routesOf(api).find(({ pattern }) => pattern.test(`${method} ${path}`))

/** The same API, which fails the test at every answer that its route does not describe. */
export function checkedByDescription(api: Hono<Environment>): Hono<Environment> {
  const send = api.fetch
  api.fetch = async (request, context, ...rest) => {
    const { method, url } = request
    const handed: { content?: unknown } = {}
    const { handOver } = context as RequestContext
    const watching = handOver && { ...(context as RequestContext), handOver: (content: unknown) => handOver((handed.content = content)) }
    const answer = await send(request, watching ?? context, ...rest)
    const route = findRoute(api, method, new URL(url).pathname)
    // What the caller in the same process is handed is checked as the JSON that others get.
    const shown = 'content' in handed ? Response.json(handed.content, answer) : answer
    if (route) await expectDescribed(route, shown, `${method} ${url}`)
    return answer
  }
  return api
}

/** Fails unless status, headers and every key of an answer are described. */
async function expectDescribed(route: DescribedRoute, answer: Response, call: string): Promise<void> {
  const isJson = answer.headers.get('content-type')?.startsWith('application/json')
  const text = isJson ? await answer.clone().text() : ''
  const label = `${call}: ${answer.status} ${text.slice(0, 400)}`
  if (answer.status === 304) return
  if (answer.status < 400) expectDone(route.description, answer, text, label)
  else expectRefusal(route, answer, text, label)
}

function expectDone(description: Description, answer: Response, text: string, label: string): void {
  const { status = 200, answer: schema, file, isList, setsCookie } = description
  const type = answer.headers.get('content-type') ?? ''
  expect(answer.status, label).toBe(status)
  if (file) expect(type, label).toContain(file)
  else if (schema && !type.startsWith('text/event-stream')) expectShape(schema, text, label)
  else expect(text, label).toBe('')
  if (isList) expect(answer.headers.get('x-total-count'), label).toMatch(/^\d+$/)
  // A new account may have to wait for its address to be confirmed.
  if (setsCookie && !text.startsWith('{"user":null')) expect(answer.headers.get('set-cookie'), label).toContain('session=')
}

/** What any call can meet; 413 because a body is measured before anyone asks whether the call takes one. */
const EVERYWHERE = ['413', '429', '500', '503']

function expectRefusal({ method, description }: DescribedRoute, answer: Response, text: string, label: string): void {
  expect([...Object.keys(refusalsOf(description, method)), ...EVERYWHERE], label).toContain(String(answer.status))
  expectShape(ErrorAnswer, text, label)
}

const expectShape = (schema: z.ZodType, text: string, label: string) =>
  expect(schema.safeParse(JSON.parse(text)).error, label).toBeUndefined()
