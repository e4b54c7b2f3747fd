import type { SpamReason } from '../../db/tables/spam-reason.ts'

/** A person needs at least this long from the first touch of a form to sending it. Source: docs/rules/contact.md#robots */
export const PERSON_MIN_MS = 3_000

/** Why a form post looks like a bot's, or null. Posts without these signs are a person's. */
export function spamReasonOf(signs: { website?: string; elapsedMs?: number }, personMinMs = PERSON_MIN_MS): SpamReason | null {
  if (signs.website?.trim()) return 'trap-field'
  if (signs.elapsedMs !== undefined && signs.elapsedMs < personMinMs) return 'too-fast'
  return null
}
