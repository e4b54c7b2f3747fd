/** How long a topic can be locked, in hours; without any, until someone unlocks it. Source: docs/rules/forum.md#topic-limits */
export const LOCK_HOURS = [1, 24, 168] as const
/** How far apart two posts of one member are in slow mode, in minutes. */
export const SLOW_MINUTES = [1, 5, 15, 60] as const

export const LOCK_HOURS_MISSING = 'Please choose 1 hour, 1 day, 7 days, or until unlocked.'
export const SLOW_MINUTES_MISSING = 'Please choose 1, 5, 15, or 60 minutes.'
export const LOG_REASON_MISSING = 'Please give a reason.'

export const lockHoursInWords = (hours: number): string => (hours === 1 ? '1 hour' : hours === 24 ? '1 day' : `${hours / 24} days`)
export const minutesInWords = (minutes: number): string => (minutes === 1 ? '1 minute' : `${minutes} minutes`)

/** What slow mode means, on the page and in a refusal. */
export const slowModeInWords = (minutes: number): string => `This topic is in slow mode. Members can post once every ${minutesInWords(minutes)}.`
