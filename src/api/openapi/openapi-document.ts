import type { Hono } from 'hono'
import { z } from 'zod'
import type { Environment } from '../http/environment.ts'
import { ErrorAnswer, REFUSALS } from '../http/error-answers.ts'
import { TAGS } from '../http/route-description.ts'
import { ANSWERS } from '../http/view-schema.ts'
import { ABOUT } from './about.ts'
import { type DescribedRoute, describedRoutes } from './described-routes.ts'
import { type JsonSchema, referenceTo, schemasIn } from './json-schema.ts'
import { type OperationObject, operationOf } from './operation.ts'

/** The whole description. Source: OpenAPI 3.1 */
export interface OpenApiDocument {
  openapi: string
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, OperationObject>>
  components: {
    schemas: Record<string, JsonSchema>
    headers: Record<string, unknown>
    responses: Record<string, unknown>
    securitySchemes: Record<string, unknown>
  }
}

let made: OpenApiDocument | undefined

/** What the API's routes say of themselves, put together when it's first asked for: it's the same until the next start. */
export const openApiDocument = (api: Hono<Environment>): OpenApiDocument => (made ??= documentOf(describedRoutes(api)))

function documentOf(routes: DescribedRoute[]): OpenApiDocument {
  const schemas = namedSchemas(routes)
  return {
    openapi: '3.1.1',
    info: { title: 'On Joue API', version: '1', description: [ABOUT.lead, ...ABOUT.points.map(([point, text]) => `- **${point}.** ${text}`)].join('\n\n') },
    servers: [{ url: '/' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: pathsOf(routes, schemas),
    components: { schemas, headers: HEADERS, responses: responses(), securitySchemes: SECURITY },
  }
}

/** Every schema the document names; an answer without a name is called after its route. */
function namedSchemas(routes: DescribedRoute[]): Record<string, JsonSchema> {
  const bodies = z.registry<{ id: string }>()
  for (const { description } of routes) {
    for (const [name, schema] of Object.entries(description.body ?? {})) bodies.add(schema, { id: name })
    const { id, answer } = description
    if (answer && !ANSWERS.has(answer)) ANSWERS.add(answer, { id: `${id.charAt(0).toUpperCase()}${id.slice(1)}Answer` })
  }
  return { ...schemasIn(bodies, 'input'), ...schemasIn(ANSWERS, 'output') }
}

function pathsOf(routes: DescribedRoute[], schemas: Record<string, JsonSchema>): OpenApiDocument['paths'] {
  const paths: OpenApiDocument['paths'] = {}
  for (const route of routes) {
    const here = (paths[route.path.replace(/:(\w+)/g, '{$1}')] ??= {})
    here[route.method.toLowerCase()] = operationOf(route, schemas)
  }
  return paths
}

const HEADERS = {
  Link: { description: 'Links to other pages (RFC 8288): first, prev, next, last.', schema: { type: 'string' } },
  'X-Total-Count': { description: 'Total number of entries.', schema: { type: 'integer', minimum: 0 } },
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
  'Set-Cookie': { description: 'The session cookie.', schema: { type: 'string' } },
}

/** The refusals that any call can meet, each said once. */
const responses = () =>
  Object.fromEntries(
    ([429, 500, 503] as const).map((status) => [
      `Refused${status}`,
      {
        description: REFUSALS[status],
        ...(status !== 500 && { headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } } }),
        content: { 'application/json': { schema: referenceTo(ANSWERS.get(ErrorAnswer)?.id ?? '') } },
      },
    ]),
  )

const SECURITY = {
  session: { type: 'apiKey', in: 'cookie', name: 'session', description: 'Over HTTP.' },
  secureSession: { type: 'apiKey', in: 'cookie', name: '__Host-session', description: 'Over HTTPS.' },
}
