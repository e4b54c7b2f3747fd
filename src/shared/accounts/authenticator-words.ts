/** How many recovery codes there are at first. Source: docs/rules/accounts.md#authenticator */
export const RECOVERY_CODES = 10
/** Longest code anyone types, in characters: a recovery code with its hyphens and some spaces. */
export const CODE_MAX_CHARS = 40

export const CODE_MISSING = 'Please enter the code'
export const CODE_DOES_NOT_FIT = 'That code isn’t right. Each code works once, so wait for the next one and try again.'
export const CODE_WANTED = 'Please enter the code from your authenticator app.'
export const PASSWORD_MISSING = 'Please enter your password'

export const AUTHENTICATOR_OFF = 'Your authenticator app is off. From now on, you’ll log in with just your password.'
export const PASSWORD_CONFIRMED = 'Thanks. You can continue.'

/** The page on which an admin sets up, looks after and turns off the app. */
export const AUTHENTICATOR_PAGE = '/forum/profile/authenticator'
