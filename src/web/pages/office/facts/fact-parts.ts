import { BADGE_NAMES, claimOf } from '../../../../shared/playground/badges.ts'
import { FACT_FIELDS, type FactField, type FactTexts } from '../../../../shared/playground/fact-fields.ts'

/** The owner sees one status, saved in two parts. */
const SHOWN = FACT_FIELDS.filter((field) => field !== 'standing')

/** What a part of a fact says, in words. */
export const readPart = (fact: FactTexts, field: FactField): string =>
  field === 'state' || field === 'standing' ? BADGE_NAMES[claimOf(fact)] : fact[field]

/** The parts in which two versions of a fact read differently, in the office's order. */
export const differences = (one: FactTexts, other: FactTexts): FactField[] =>
  SHOWN.filter((field) => readPart(one, field) !== readPart(other, field))
