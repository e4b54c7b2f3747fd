import type { z } from 'zod'
import type { Errors } from '../../ui/form/use-form.ts'

/** The first complaint about each field that breaks the schema. */
export function firstErrors(schema: z.ZodType, values: unknown): Errors {
  const result = schema.safeParse(values)
  const issues = result.error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]))
}
