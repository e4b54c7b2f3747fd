import type { z } from 'zod'
import { PICTURE_TYPES } from '../../shared/pictures.ts'
import { ErrorAnswer, type Refusal, REFUSALS } from './error-answers.ts'
import { exampleOf } from './example.ts'
import { type JsonSchema, referenceTo, schemaOf } from './json-schema.ts'
import type { Operation, Who } from './operation.ts'
import { ANSWERS, BODIES } from './view-schema.ts'

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
  members: 'For members.',
  writers: 'For members who are not suspended.',
  moderators: 'For moderators and admins.',
  admins: 'For admins.',
}

/** An operation as OpenAPI says it. */
export function describeOperation(operation: Operation, method: string, named: Record<string, JsonSchema>): OperationObject {
  const { id, tag, summary, who, body } = operation
  const description = [operation.description, WHO[who]].filter(Boolean).join(' ')
  const parameters = parametersOf(operation)
  return {
    operationId: id, tags: [tag], summary,
    ...(description && { description }),
    security: who === 'anyone' ? [] : [{ session: [] }, { secureSession: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: bodyContent(body, named) } }),
    responses: { ...success(operation, named), ...refused(refusalsOf(operation, method)), ...ALWAYS },
  }
}

const parametersOf = ({ path = {}, query = {}, headers = {} }: Operation): ParameterObject[] =>
  Object.entries({ path, query, header: headers }).flatMap(([place, schemas]) =>
    Object.entries(schemas).map(([name, schema]) => parameter(name, place as ParameterObject['in'], schema)),
  )

function parameter(name: string, place: ParameterObject['in'], schema: z.ZodType): ParameterObject {
  const { description = '', ...rest } = schemaOf(schema)
  return { name, in: place, required: !schema.safeParse(undefined).success, description, schema: rest }
}

function bodyContent(body: NonNullable<Operation['body']>, named: Record<string, JsonSchema>): Content {
  if ('pictureMaxBytes' in body) return Object.fromEntries(PICTURE_TYPES.map((type) => [type, { schema: { maxLength: body.pictureMaxBytes } }]))
  return json(BODIES.get(body)?.id ?? '', named, false)
}

function json(id: string, named: Record<string, JsonSchema>, optional: boolean): Content {
  const schema = referenceTo(id)
  return { 'application/json': { schema, example: exampleOf(schema, named, optional) } }
}

const header = (...names: string[]) => Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

function success({ status = 200, answer, isList, setsCookie }: Operation, named: Record<string, JsonSchema>): Record<string, ResponseObject> {
  const names = [...(isList ? ['Link', 'X-Total-Count'] : []), ...(setsCookie ? ['Set-Cookie'] : [])]
  const content = answer && json(ANSWERS.get(answer)?.id ?? '', named, true)
  return { [status]: { description: 'Done.', ...(names.length > 0 && { headers: header(...names) }), ...(content && { content }) } }
}

/** What an operation can refuse besides what any call can meet. */
export function refusalsOf({ who, body, refusals }: Operation, method: string): Partial<Record<Refusal, string>> {
  const own: Refusal[] = [
    ...(body ? ([400, 413, 415] as const) : []),
    ...(who === 'anyone' ? [] : ([401] as const)),
    ...(method !== 'GET' || who === 'writers' || who === 'moderators' ? ([403] as const) : []),
  ]
  return { ...Object.fromEntries(own.map((status) => [status, REFUSALS[status]])), ...refusals }
}

function refused(refusals: Partial<Record<Refusal, string>>): Record<string, ResponseObject> {
  const content = { 'application/json': { schema: referenceTo(ANSWERS.get(ErrorAnswer)?.id ?? '') } }
  return Object.fromEntries(Object.entries(refusals).map(([status, description]) => [status, { description, content }]))
}

const ALWAYS: Record<string, ResponseObject> = Object.fromEntries(
  [429, 500, 503].map((status) => [status, { $ref: `#/components/responses/Refused${status}` }]),
)
