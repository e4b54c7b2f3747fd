import type { z } from 'zod'
import { ABOUT } from './about.ts'
import { describeOperation, type OperationObject } from './describe-operation.ts'
import { ErrorAnswer, REFUSALS } from './error-answers.ts'
import { type JsonSchema, referenceTo, schemasIn } from './json-schema.ts'
import { TAGS } from './operation.ts'
import { OPERATIONS } from './operations.ts'
import { ANSWERS, BODIES } from './view-schema.ts'

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

/** Made of the schemas at the first ask: it is the same for everyone, and until the next start. */
export const openApiDocument = (): OpenApiDocument => (made ??= makeDocument())

function makeDocument(): OpenApiDocument {
  for (const { id, body, answer } of Object.values(OPERATIONS)) {
    if (body && !('pictureMaxBytes' in body)) nameIn(BODIES, body, `${capital(id)}Body`)
    if (answer) nameIn(ANSWERS, answer, `${capital(id)}Answer`)
  }
  const schemas = { ...schemasIn(BODIES, 'input'), ...schemasIn(ANSWERS, 'output') }
  return {
    openapi: '3.1.1',
    info: { title: 'On Joue', version: '1', description: [ABOUT.lead, ...ABOUT.points.map(([point, text]) => `- **${point}.** ${text}`)].join('\n\n') },
    servers: [{ url: '/' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: pathsOf(schemas),
    components: { schemas, headers: HEADERS, responses: responses(), securitySchemes: SECURITY },
  }
}

function pathsOf(schemas: Record<string, JsonSchema>): OpenApiDocument['paths'] {
  const paths: OpenApiDocument['paths'] = {}
  for (const [route, operation] of Object.entries(OPERATIONS)) {
    const [method = '', path = ''] = route.split(' ')
    const here = (paths[path.replace(/:(\w+)/g, '{$1}')] ??= {})
    here[method.toLowerCase()] = describeOperation(operation, method, schemas)
  }
  return paths
}

const HEADERS = {
  Link: { description: 'The other pages of the list, by RFC 8288: first, prev, next, last.', schema: { type: 'string' } },
  'X-Total-Count': { description: 'How many entries the whole list has.', schema: { type: 'integer', minimum: 0 } },
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
  'Set-Cookie': { description: 'The session.', schema: { type: 'string' } },
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
  session: { type: 'apiKey', in: 'cookie', name: 'session', description: 'Where the site is served over http.' },
  secureSession: { type: 'apiKey', in: 'cookie', name: '__Host-session', description: 'Where the site is served over https.' },
}

function nameIn(registry: typeof ANSWERS, schema: z.ZodType, id: string): void {
  if (!registry.has(schema)) registry.add(schema, { id })
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
