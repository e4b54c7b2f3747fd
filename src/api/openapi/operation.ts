import type { z } from 'zod'
import { PICTURE_TYPES } from '../../shared/pictures/pictures.ts'
import type { Description, Who } from '../http/route-description.ts'
import { ANSWERS } from '../http/view-schema.ts'
import type { DescribedRoute } from './described-routes.ts'
import { type JsonSchema, schemaOf } from './json-schema.ts'
import { type ResponseObject, type Content, json, header, refusalsOf, refused, ALWAYS } from './refusals.ts'

export interface ParameterObject {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description: string
  schema: JsonSchema
}

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

function success({ status = 200, answer, file, isList, setsCookie }: Description, named: Record<string, JsonSchema>): Record<string, ResponseObject> {
  const names = [...(isList ? ['Link', 'X-Total-Count'] : []), ...(setsCookie ? ['Set-Cookie'] : [])]
  const content = answer ? json(ANSWERS.get(answer)?.id ?? '', named, true) : file && { [file]: { schema: { type: 'string' } } }
  return { [status]: { description: 'Success.', ...(names.length > 0 && { headers: header(...names) }), ...(content && { content }) } }
}
