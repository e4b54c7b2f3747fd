/** How many recovery codes there are at first. Source: docs/rules/accounts.md#authenticator */
export const RECOVERY_CODES = 10
/** Longest code anyone types, in characters: a recovery code with its hyphens and some blanks. */
export const CODE_MAX_CHARS = 40

export const CODE_MISSING = 'Please enter the code'
export const CODE_DOES_NOT_FIT = 'That code does not fit. Each code works once: wait for the next one and try again.'
export const CODE_WANTED = 'Please enter the code your authenticator app shows.'
export const PASSWORD_MISSING = 'Please enter your password'

export const AUTHENTICATOR_OFF = 'Your authenticator app is off. From now on the password alone logs you in.'
export const PASSWORD_CONFIRMED = 'Thank you. You can go on.'

/** The page on which an admin sets up, looks after and turns off the app. */
export const AUTHENTICATOR_PAGE = '/forum/profile/authenticator'
