/** Longest subject and text of an announcement, in characters. */
export const SUBJECT_MAX_CHARS = 150
export const ANNOUNCEMENT_MAX_CHARS = 20_000

export const NO_POSTAL_ADDRESS =
  'Please write your postal address in the settings first: by law it stands under every announcement.'

export const ANNOUNCEMENT_CONFLICT = 'Another text of this announcement was saved while you had it open. Nothing was saved or sent now.'

export const NO_ONE_CONFIRMED = 'Nobody on the waitlist has confirmed an address yet, so there is nobody to send it to.'
