/** Lengths of what members type, in characters. Source: docs/rules/requirements.md, §5, docs/rules/accounts.md#lengths */
export const USERNAME_MIN_CHARS = 3
export const USERNAME_MAX_CHARS = 20
export const PASSWORD_MIN_CHARS = 6
export const PASSWORD_MAX_CHARS = 200
/** Admins read private messages, so their password is longer. Source: docs/rules/accounts.md#admins */
export const ADMIN_PASSWORD_MIN_CHARS = 12
export const LEGAL_NAME_MAX_CHARS = 100
export const ABOUT_MAX_CHARS = 1_000

/** Where login and registration lead. */
export const FORUM_HOME = '/forum'

export const PASSWORD_HINT =
  'At least 6 characters. We recommend at least 8 characters, with one uppercase letter and one number.'
export const ADMIN_PASSWORD_HINT = 'At least 12 characters that you don’t use anywhere else.'
/** For anyone who opens an emailed link: it says the same, no matter whose link it is. */
export const RESET_PASSWORD_HINT = 'At least 6 characters. Admins need at least 12.'
export const PASSWORD_IS_NAME = 'Password can’t be your username or email'
export const ADMIN_PASSWORD_TOO_SHORT = 'Admin passwords must be at least 12 characters'

export const LOGIN_DONE = { title: 'Login successful!', text: 'Welcome back to the On Joue community.' }
export const LOGIN_FAILED = { title: 'Login failed', text: 'Please check your credentials and try again.' }
export const REGISTER_DONE = { title: 'Registration successful!', text: 'Welcome to the On Joue community forum.' }
/** To someone whose account opens with the emailed link. */
export const REGISTER_WAITS = {
  title: 'Check your email',
  text: 'Your account is almost ready. Other accounts have been created from your network today, so please confirm your email address first. We’ll email you a link that works for 24 hours.',
}
export const CONFIRM_FIRST = 'Please confirm your email address first, with the link in our email. If you don’t have it, check your spam folder, or log in again in ten minutes for a new one.'
export const REGISTER_FAILED = {
  title: 'Registration failed',
  text: 'Please check your information and try again.',
}
export const NOT_CONNECTED = {
  title: 'An error occurred',
  text: 'Unable to connect to the server. Please try again later.',
}

/** The one answer to everyone who forgot a password, whether or not there is such an account. */
export const RESET_MAILED =
  'If that account exists, we’ll email it a link to set a new password. The link works for two hours. No email after a few minutes? Check your spam folder, or use the contact form.'
export const PASSWORD_RESET = 'Your new password is set. Log in with it now.'
export const FIRST_ADMIN_READY = 'Your account is ready. Log in to open the office.'
export const EMAIL_CONFIRMED = 'Thanks. Your email address is confirmed.'
export const EMAIL_CORRECTED = 'Your email address is updated. We’ll send a confirmation link to the new one.'
export const CONFIRMATION_MAILED = 'We’ll email you a new link. It works for 24 hours.'
export const PASSWORD_CHANGED = 'Your password is changed, and you’re logged out on all your other devices.'
export const SESSION_ENDED = 'That device is logged out.'
export const OTHER_SESSIONS_ENDED = 'You’re logged out on all your other devices.'
export const LOGGED_OUT = 'You’re logged out.'
/** The header in which a page names the member it shows, by number, with everything it writes. */
export const SHOWN_MEMBER = 'x-shown-member'
export const OTHER_MEMBER = 'You’re now logged in as someone else. Nothing was sent. Please reload the page.'
export const REPLY_MAIL_STOPPED = 'You won’t get any more emails about replies. You’ll still see them under Notifications.'
export const REPLY_MAIL_BEGUN = 'We’ll email you about replies and mentions.'
/** A suspension without an end: a hundred years. Source: docs/rules/accounts.md#suspended */
export const UNTIL_LIFTED_DAYS = 36_500
/** For how long members can be suspended, in days. */
export const SUSPENSION_DAYS = [1, 3, 7, 30, UNTIL_LIFTED_DAYS] as const
const LIFTED_BY_HAND_FROM = '2100'
/** Follows “until”. @param inWords - makes words of the moment at which a suspension ends */
export const suspensionEnd = (until: string, inWords: (at: string) => string): string => (until >= LIFTED_BY_HAND_FROM ? 'an admin lifts it' : inWords(until))
/** For how long something holds, in words. */
export const daysInWords = (days: number): string => (days === 1 ? '1 day' : days === UNTIL_LIFTED_DAYS ? 'until an admin lifts it' : `${days} days`)
/** How long moderators can keep a member from posting. Source: docs/rules/accounts.md#silenced */
export const SILENCE_DAYS = [1, 3, 7] as const

/** @param until - in words */
export const silenceInWords = (until: string, reason: string): string =>
  `Your posting is paused until ${until}. You can still read, like, and bookmark.${reason && ` Reason: ${reason}`}`
/** Days between asking for one's account to be deleted and its deletion. */
export const ERASURE_DAYS = 7
export const ERASURE_REQUESTED = 'Your account will be deleted in seven days. Until then, you can change your mind here.'
export const ACCOUNT_RESTORED = 'Your account stays. Glad to have you.'
export const PROFILE_SAVED = 'Your profile is saved.'
export const ABOUT_LINKS_WAIT = 'New members can’t share links or contact details here yet. Please take them out, and add them once you’ve been around for a while.'

export const WRONG_NAME = 'That isn’t the username. Please type it exactly as shown.'
