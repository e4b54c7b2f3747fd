import { z } from 'zod'
import { recordOf } from '../typed-object.ts'
import { factTextSchema } from './fact-schemas.ts'
import { SPANISH_FIELDS, type SpanishForm } from './spanish-fields.ts'

/** Long enough for a filled-in name, question, and answer. */
const ENGLISH_MAX_CHARS = 20_000

const noReferences = (field: (typeof SPANISH_FIELDS)[number]) => factTextSchema(field).refine((value) => !/[{}]/.test(value), 'Please write it out: Spanish text can’t refer to other facts.')

/** What the office sends to have a fact say something in Spanish. */
export const SpanishFactForm: z.ZodType<SpanishForm> = z.object({ ...recordOf(SPANISH_FIELDS, noReferences), english: z.string('Please reload the page.').max(ENGLISH_MAX_CHARS, 'Please reload the page.') })
