import type { z } from 'zod'
import { PICTURE_TYPES } from '../../shared/pictures/pictures.ts'
import { ErrorAnswer, type Refusal, REFUSALS } from '../http/error-answers.ts'
import type { Description, Who } from '../http/route.ts'
import { ANSWERS } from '../http/view-schema.ts'
import type { DescribedRoute } from './described-routes.ts'
import { exampleOf } from './example.ts'
import { type JsonSchema, referenceTo, schemaOf } from './json-schema.ts'

export interface ParameterObject {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description: string
  schema: JsonSchema
}

export interface ResponseObject {
  $ref?: string
  description?: string
  headers?: Record<string, unknown>
  content?: Content
}

type Content = Record<string, { schema: JsonSchema; example?: unknown }>

export interface OperationObject {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  security: Record<string, string[]>[]
  parameters?: ParameterObject[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, ResponseObject>
}

const WHO: Record<Who, string> = {
  anyone: '',
  members: 'Members only.',
  writers: 'Members only, unless suspended.',
  moderators: 'Moderators and admins only.',
  admins: 'Admins only.',
  office: 'Admins only.',
}
const RECENTLY = 'Needs the password entered within the last hour.'

/** A route as OpenAPI says it. `named` holds the schemas that the document names. */
export function operationOf({ method, description: route }: DescribedRoute, named: Record<string, JsonSchema>): OperationObject {
  const { id, tag, summary, who, needsPassword } = route
  const description = [route.description, WHO[who], needsPassword && RECENTLY].filter(Boolean).join(' ')
  const parameters = parametersOf(route)
  const content = bodyContent(route, named)
  return {
    operationId: id, tags: [tag], summary,
    ...(description && { description }),
    security: who === 'anyone' ? [] : [{ session: [] }, { secureSession: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(content && { requestBody: { required: !route.isBodyOptional, content } }),
    responses: { ...success(route, named), ...refused(refusalsOf(route, method)), ...ALWAYS },
  }
}

const parametersOf = ({ path = {}, query = {}, headers = {} }: Description): ParameterObject[] =>
  Object.entries({ path, query, header: headers }).flatMap(([place, schemas]) =>
    Object.entries(schemas).map(([name, schema]) => parameter(name, place as ParameterObject['in'], schema)),
  )

function parameter(name: string, place: ParameterObject['in'], schema: z.ZodType): ParameterObject {
  const { description = '', ...rest } = schemaOf(schema)
  return { name, in: place, required: !schema.safeParse(undefined).success, description, schema: rest }
}

function bodyContent({ body, pictureMaxBytes }: Description, named: Record<string, JsonSchema>): Content | undefined {
  if (pictureMaxBytes) return Object.fromEntries(PICTURE_TYPES.map((type) => [type, { schema: { maxLength: pictureMaxBytes } }]))
  return body && json(Object.keys(body)[0] ?? '', named, false)
}

function json(id: string, named: Record<string, JsonSchema>, optional: boolean): Content {
  const schema = referenceTo(id)
  return { 'application/json': { schema, example: exampleOf(schema, named, optional) } }
}

const header = (...names: string[]) => Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

function success({ status = 200, answer, file, isList, setsCookie }: Description, named: Record<string, JsonSchema>): Record<string, ResponseObject> {
  const names = [...(isList ? ['Link', 'X-Total-Count'] : []), ...(setsCookie ? ['Set-Cookie'] : [])]
  const content = answer ? json(ANSWERS.get(answer)?.id ?? '', named, true) : file && { [file]: { schema: { type: 'string' } } }
  return { [status]: { description: 'Success.', ...(names.length > 0 && { headers: header(...names) }), ...(content && { content }) } }
}

const NO_OFFICE = 'Not found, or you aren’t an admin.'
const OFFICE_CLOSED = 'An authenticator app has to be set up first: `needs: "authenticator-setup"`. Or the request came from another site.'
const PASSWORD_FIRST = 'Enter your password again: `needs: "password"`. Or not allowed, or the request came from another site.'

/** What a route can refuse besides what any call can meet. */
export function refusalsOf({ who, needsPassword, body, pictureMaxBytes, refusals }: Description, method: string): Partial<Record<Refusal, string>> {
  const own: Refusal[] = [
    ...(body || pictureMaxBytes ? ([400, 413, 415] as const) : []),
    ...(who === 'anyone' || who === 'office' ? [] : ([401] as const)),
    ...(method !== 'GET' || who === 'writers' || who === 'moderators' ? ([403] as const) : []),
  ]
  const office = who === 'office' && { 403: needsPassword ? PASSWORD_FIRST : OFFICE_CLOSED, 404: NO_OFFICE }
  return { ...Object.fromEntries(own.map((status) => [status, REFUSALS[status]])), ...office, ...refusals }
}

function refused(refusals: Partial<Record<Refusal, string>>): Record<string, ResponseObject> {
  const content = { 'application/json': { schema: referenceTo(ANSWERS.get(ErrorAnswer)?.id ?? '') } }
  return Object.fromEntries(Object.entries(refusals).map(([status, description]) => [status, { description, content }]))
}

const ALWAYS: Record<string, ResponseObject> = Object.fromEntries(
  [429, 500, 503].map((status) => [status, { $ref: `#/components/responses/Refused${status}` }]),
)
