import { z } from 'zod'
import { SILENCE_DAYS, SUSPENSION_DAYS } from '../../accounts/accounts-words.ts'
import {
  CASE_NOTE_MAX_CHARS,
  CASE_NOTE_MISSING,
  CASE_NOTE_TOO_LONG,
  DAYS_MISSING,
  SILENCE_DAYS_MISSING,
  SUSPENSION_REASON_MAX_CHARS,
  SUSPENSION_REASON_MISSING,
  SUSPENSION_REASON_TOO_LONG,
  WARNING_MAX_CHARS,
  WARNING_MISSING,
  WARNING_TOO_LONG,
} from './report-words.ts'
import { DECISIONS } from './reports.ts'
import { text } from '../../text/text.ts'

/** What is to become of a reported post, and which state of it was on screen. */
export const CaseDecision = z.object({
  decision: z.enum(DECISIONS, 'Please choose what to do.'),
  version: z.int('Please reload the page.').min(0, 'Please reload the page.'),
})
export type CaseDecision = z.output<typeof CaseDecision>

export const CaseNote = z.object({ note: text(1, CASE_NOTE_MISSING, CASE_NOTE_MAX_CHARS, CASE_NOTE_TOO_LONG) })
export const Warning = z.object({ words: text(3, WARNING_MISSING, WARNING_MAX_CHARS, WARNING_TOO_LONG) })
export const Silence = z.object({
  days: z.literal(SILENCE_DAYS, SILENCE_DAYS_MISSING),
  reason: text(3, SUSPENSION_REASON_MISSING, SUSPENSION_REASON_MAX_CHARS, SUSPENSION_REASON_TOO_LONG),
})
export const Suspension = z.object({
  days: z.literal(SUSPENSION_DAYS, DAYS_MISSING),
  reason: text(3, SUSPENSION_REASON_MISSING, SUSPENSION_REASON_MAX_CHARS, SUSPENSION_REASON_TOO_LONG),
})
