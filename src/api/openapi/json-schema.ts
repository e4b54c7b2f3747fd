import { z } from 'zod'

/** As much of JSON Schema as our shapes need. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  description?: string
  format?: string
  pattern?: string
  const?: unknown
  enum?: unknown[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
}

const at = (id: string): string => `#/components/schemas/${id}`

/** Every schema of a registry by its name, as `io` sees it. */
export function schemasIn(registry: typeof z.globalRegistry, io: 'input' | 'output'): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(registry, { io, uri: at, override })
  return Object.fromEntries(Object.entries(plain(schemas)).map(([id, schema]) => [id, withoutAddress(schema as Addressed)]))
}

/** One small schema, as a parameter has it. */
export const schemaOf = (schema: z.ZodType): JsonSchema => withoutAddress(plain(z.toJSONSchema(schema, { io: 'input', override })) as Addressed)

export const referenceTo = (id: string): JsonSchema => ({ $ref: at(id) })

type Converted = Parameters<NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>>[0]

/** What is typed is cleaned before it is measured; the limits that then hold are said of the field itself. */
function override({ zodSchema, jsonSchema }: Converted): void {
  if (zodSchema instanceof z.ZodPipe && isText(zodSchema.out as z.ZodType)) Object.assign(jsonSchema, schemaOf(zodSchema.out as z.ZodType))
  // A format says it better than its pattern, and no limit better than the largest number.
  if (jsonSchema.format) delete jsonSchema.pattern
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
}

const isText = ({ type }: z.ZodType): boolean => type === 'string'

/** As zod writes it, which names every schema by its address. */
type Addressed = JsonSchema & { $schema?: string; $id?: string }

const plain = (value: object): object => JSON.parse(JSON.stringify(value))

function withoutAddress({ $schema: _dialect, $id: _address, ...rest }: Addressed): JsonSchema {
  return rest
}
