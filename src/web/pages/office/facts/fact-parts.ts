import { type OpeningStatus, readOpening } from '../../../../shared/playground/opening.ts'
import type { ReferableFacts } from '../../../../shared/playground/references/referable-fact.ts'
import { dateInWords } from '../../../../shared/time/partial-date.ts'
import { withNames } from '../references/reference-names.ts'
import { BADGE_NAMES, claimOf } from '../../../../shared/playground/badges.ts'
import { FACT_FIELDS, type FactField, type FactTexts } from '../../../../shared/playground/fact-fields.ts'

/** What the statuses of the opening are called. */
export const STATUS_NAMES: Record<OpeningStatus, string> = { planned: 'Planned', dated: 'We have a date', soft: 'Soft opening', open: 'Open' }

/** The owner sees one status, saved in two parts. */
const SHOWN = FACT_FIELDS.filter((field) => field !== 'standing')

/** What a part of a fact says, in words. @param facts - all of them, whose names stand for what the part refers to */
export function readPart(fact: FactTexts, field: FactField, facts: ReferableFacts = {}): string {
  if (field === 'state' || field === 'standing') return BADGE_NAMES[claimOf(fact)]
  return field === 'opening' ? openingInWords(fact.opening) : withNames(fact[field], facts)
}

function openingInWords(stored: string): string {
  const opening = readOpening(stored)
  return opening ? [STATUS_NAMES[opening.status], dateInWords(opening)].filter(Boolean).join(', ') : stored
}

/** The parts in which two versions of a fact read differently, in the office's order. */
export const differences = (one: FactTexts, other: FactTexts): FactField[] =>
  SHOWN.filter((field) => readPart(one, field) !== readPart(other, field))
