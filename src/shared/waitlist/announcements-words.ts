/** Longest subject and text of an announcement, in characters. */
export const SUBJECT_MAX_CHARS = 150
export const ANNOUNCEMENT_MAX_CHARS = 20_000

export const NO_POSTAL_ADDRESS =
  'Add your postal address in Settings first. By law, every announcement has to include it.'

export const ANNOUNCEMENT_CONFLICT = 'Someone else edited this announcement while you had it open. Nothing was saved or sent.'

export const NO_ONE_CONFIRMED = 'No one on the waitlist has confirmed their email yet, so there’s no one to send it to.'
