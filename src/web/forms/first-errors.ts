import { z } from 'zod'
import type { Errors } from '../ui/form/use-form.ts'

// Schemas try whether they may evaluate code, and browsers report each try as a breach of the pages' policy. An object
// schema asks once, when it is made: so this file is imported before any schema. Source: docs/rules/http.md#policy
z.config({ jitless: true })

/** The first complaint about each field that breaks the schema. */
export function firstErrors(schema: z.ZodType, values: unknown): Errors {
  const result = schema.safeParse(values)
  const issues = result.error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]))
}
