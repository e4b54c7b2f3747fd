import { z } from 'zod'
import { text } from '../../text/text.ts'
import { NEWCOMERS_MAX, NO_ACCOUNT, TOO_MANY_ACCOUNTS } from './newcomer-words.ts'
import { SUSPENSION_REASON_MAX_CHARS, SUSPENSION_REASON_MISSING, SUSPENSION_REASON_TOO_LONG } from '../reports/report-words.ts'

const memberIds = z.array(z.int(NO_ACCOUNT).min(1, NO_ACCOUNT).max(2_147_483_647, NO_ACCOUNT), NO_ACCOUNT).min(1, NO_ACCOUNT).max(NEWCOMERS_MAX, TOO_MANY_ACCOUNTS)

/** Whose posts are spam, and what those members are told. */
export const Spam = z.object({
  memberIds,
  reason: text(3, SUSPENSION_REASON_MISSING, SUSPENSION_REASON_MAX_CHARS, SUSPENSION_REASON_TOO_LONG),
})

/** Whose posts aren't spam after all. */
export const NoSpam = z.object({ memberIds })
