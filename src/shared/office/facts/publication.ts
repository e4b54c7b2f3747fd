import { austinDateAndTime } from '../../time/austin-time.ts'
import { DAY_MS, type Instant, toInstant } from '../../time/instant.ts'
import type { FactTexts } from '../../playground/fact-fields.ts'

/** What a fact will say from a moment on, after those who wait for it were told. */
export interface PublicationView {
  /** The fact as it will be. */
  fact: FactTexts
  publishAt: Instant
  createdAt: Instant
  /** Who planned it; null once the account is gone. */
  by: string | null
  /** Whether the fact was edited since, so that it isn't published by itself. */
  isStopped: boolean
  /** How many addresses it was emailed to, or will be in the next minutes. */
  reached: number
}

/** How many would be told first, and what may stand in the way. */
export interface PublicationOverview {
  publication: PublicationView | null
  audience: { waitlist: number; subscribers: number }
  hasMailServer: boolean
  hasPostalAddress: boolean
  /** The time that is offered: tomorrow at 9:00 AM in Austin. */
  offered: { date: string; time: string }
}

export const PUBLICATION_TIME_PASSED = 'That time has already passed in Austin. Please choose a later one.'
export const NOTHING_TO_ANNOUNCE = 'There’s nothing to announce yet. Change what visitors read, and choose Announced or Not offered.'
export const NO_MAIL_SERVER = 'This site can’t send email yet, so no one can hear first. Ask your web developer to set SMTP_URL, or publish now.'
export const NO_AUDIENCE = 'No one is waiting for this: no confirmed address is on the waitlist, and no one has asked for this answer. Publish now instead.'
export const PUBLICATION_EXISTS = 'A new version of this fact is already scheduled. Change or cancel that one first.'
export const NO_PUBLICATION = 'This version isn’t scheduled anymore. It was published or canceled.'

/** Tomorrow at nine in Austin, in summer as in winter. */
export function tomorrowAtNine(now: Instant): { date: string; time: string } {
  const { date } = austinDateAndTime(now)
  return { date: toInstant(Date.parse(`${date}T12:00:00Z`) + DAY_MS).slice(0, 10), time: '09:00' }
}
