import type { JsonSchema } from '../../api/openapi/json-schema.ts'
import { inDigits } from '../../shared/text/count-words.ts'

/** The name of a shape in a reference to it. */
export const nameIn = (reference: string): string => reference.replace(/^.*\//, '')

const FORMATS: Readonly<Record<string, string>> = { email: 'email', 'date-time': 'timestamp' }

/** What a field takes, with its limits, in words. */
export function kindOf(schema: JsonSchema): string {
  if (schema.$ref) return nameIn(schema.$ref)
  if (schema.const !== undefined) return String(schema.const)
  if (schema.enum) return `one of ${schema.enum.join(', ')}`
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map(kindOf).join(' or ')
  if (schema.type === 'array') return `array of ${kindOf(schema.items ?? {})}${schema.maxItems ? `, up to ${schema.maxItems}` : ''}`
  const types = [schema.type ?? 'object'].flat()
  const limits = [FORMATS[schema.format ?? ''] ?? types.join(' or '), lengthOf(schema), rangeOf(schema), patternOf(schema)]
  return limits.filter(Boolean).join(', ')
}

function lengthOf({ minLength = 0, maxLength }: JsonSchema): string {
  if (maxLength !== undefined) return minLength > 0 ? `${inDigits(minLength)} to ${inDigits(maxLength)} characters` : `up to ${inDigits(maxLength)} characters`
  return minLength > 1 ? `at least ${inDigits(minLength)} characters` : minLength === 1 ? 'not empty' : ''
}

function rangeOf({ minimum, maximum }: JsonSchema): string {
  if (minimum === undefined) return ''
  return maximum === undefined ? `from ${inDigits(minimum)}` : `${inDigits(minimum)} to ${inDigits(maximum)}`
}

const patternOf = ({ pattern }: JsonSchema): string => (pattern ? `matches ${pattern}` : '')
