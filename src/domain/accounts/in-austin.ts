import type { Instant } from '../../shared/instant.ts'

/** The playground's own time zone, so that the same words mean the same moment to everybody. */
const AUSTIN = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'America/Chicago' })

/** A moment in words, for mails and refusals. */
export const inAustin = (instant: Instant): string => `${AUSTIN.format(new Date(instant))} (Austin time)`
