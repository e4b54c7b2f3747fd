import { ErrorAnswer, type Refusal, REFUSALS } from '../http/error-answers.ts'
import type { Description } from '../http/route-description.ts'
import { ANSWERS } from '../http/view-schema.ts'
import { exampleOf } from './example.ts'
import { type JsonSchema, referenceTo } from './json-schema.ts'

export interface ResponseObject {
  $ref?: string
  description?: string
  headers?: Record<string, unknown>
  content?: Content
}

export type Content = Record<string, { schema: JsonSchema; example?: unknown }>

export function json(id: string, named: Record<string, JsonSchema>, optional: boolean): Content {
  const schema = referenceTo(id)
  return { 'application/json': { schema, example: exampleOf(schema, named, optional) } }
}

export const header = (...names: string[]) => Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

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

export function refused(refusals: Partial<Record<Refusal, string>>): Record<string, ResponseObject> {
  const content = { 'application/json': { schema: referenceTo(ANSWERS.get(ErrorAnswer)?.id ?? '') } }
  return Object.fromEntries(Object.entries(refusals).map(([status, description]) => [status, { description, content }]))
}

export const ALWAYS: Record<string, ResponseObject> = Object.fromEntries(
  [429, 500, 503].map((status) => [status, { $ref: `#/components/responses/Refused${status}` }]),
)
