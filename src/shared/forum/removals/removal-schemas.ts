import { z } from 'zod'
import { email, text } from '../../text/text.ts'
import {
  REMOVAL_ADDRESS_MAX_CHARS, REMOVAL_ADDRESS_MISSING, REMOVAL_ADDRESS_TOO_LONG, REMOVAL_DETAILS_MAX_CHARS, REMOVAL_DETAILS_MIN_CHARS,
  REMOVAL_DETAILS_TOO_LONG, REMOVAL_DETAILS_TOO_SHORT, REMOVAL_GOOD_FAITH_MISSING, REMOVAL_KIND_MISSING, REMOVAL_NAME_MAX_CHARS, REMOVAL_NAME_MIN_CHARS,
  REMOVAL_NAME_TOO_LONG, REMOVAL_NAME_TOO_SHORT, REMOVAL_REPLY_MAX_CHARS,
  REMOVAL_REPLY_MISSING, REMOVAL_REPLY_TOO_LONG,
} from './removal-words.ts'
import { REMOVAL_DECISIONS, REMOVAL_KINDS } from './removals.ts'

/** What the removal form sends. The name counts as a signature; traps for bots are those of the contact form. */
export const RemovalRequest = z.object({
  kind: z.enum(REMOVAL_KINDS, REMOVAL_KIND_MISSING),
  address: text(1, REMOVAL_ADDRESS_MISSING, REMOVAL_ADDRESS_MAX_CHARS, REMOVAL_ADDRESS_TOO_LONG),
  details: text(REMOVAL_DETAILS_MIN_CHARS, REMOVAL_DETAILS_TOO_SHORT, REMOVAL_DETAILS_MAX_CHARS, REMOVAL_DETAILS_TOO_LONG),
  name: text(REMOVAL_NAME_MIN_CHARS, REMOVAL_NAME_TOO_SHORT, REMOVAL_NAME_MAX_CHARS, REMOVAL_NAME_TOO_LONG),
  email,
  goodFaith: z.literal(true, REMOVAL_GOOD_FAITH_MISSING),
  /** The trap: a field people never see. */
  website: z.string().optional().catch(undefined),
  /** Milliseconds from the first touch of the form to sending; absent without scripts. */
  elapsedMs: z.number().nonnegative().optional().catch(undefined),
})
export type RemovalRequest = z.input<typeof RemovalRequest>

/** What staff decide, and what the requester is told besides. */
export const RemovalChoice = z
  .object({
    decision: z.enum(REMOVAL_DECISIONS, 'Please choose what to do.'),
    reply: text(0, REMOVAL_REPLY_TOO_LONG, REMOVAL_REPLY_MAX_CHARS, REMOVAL_REPLY_TOO_LONG).default(''),
  })
  .refine(({ decision, reply }) => decision !== 'declined' || reply !== '', { path: ['reply'], message: REMOVAL_REPLY_MISSING })
export type RemovalChoice = z.output<typeof RemovalChoice>
