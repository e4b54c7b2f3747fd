/** Lengths of what members type, in characters. Source: docs/rules/requirements.md, §5, docs/rules/accounts.md#lengths */
export const USERNAME_MIN_CHARS = 3
export const USERNAME_MAX_CHARS = 20
export const PASSWORD_MIN_CHARS = 6
export const PASSWORD_MAX_CHARS = 200
/** Admins read private messages, so their password is longer. Source: docs/rules/accounts.md#admins */
export const ADMIN_PASSWORD_MIN_CHARS = 12
export const LEGAL_NAME_MAX_CHARS = 100
export const ABOUT_MAX_CHARS = 1_000

/** Where log-in and registration lead. */
export const FORUM_HOME = '/forum'

export const PASSWORD_HINT =
  'At least 6 characters. We recommend at least 8 characters, one uppercase letter and one number.'
export const ADMIN_PASSWORD_HINT = 'At least 12 characters, which you use nowhere else.'
/** For whoever opens a mailed link: it says the same, whosever link it is. */
export const RESET_PASSWORD_HINT = 'At least 6 characters; admins need at least 12.'
export const PASSWORD_IS_NAME = 'Password cannot be your username or email'
export const ADMIN_PASSWORD_TOO_SHORT = 'Admins need a password of at least 12 characters'

export const LOGIN_DONE = { title: 'Login successful!', text: 'Welcome back to the On Joue community.' }
export const LOGIN_FAILED = { title: 'Login failed', text: 'Please check your credentials and try again.' }
export const REGISTER_DONE = { title: 'Registration successful!', text: 'Welcome to the On Joue community forum.' }
export const REGISTER_FAILED = {
  title: 'Registration failed',
  text: 'Please check your information and try again.',
}
export const NOT_CONNECTED = {
  title: 'An error occurred',
  text: 'Unable to connect to the server. Please try again later.',
}

/** The one answer to everybody who forgot a password, whether or not there is such an account. */
export const RESET_MAILED =
  'If that account exists, a link to set a new password is on its way to its email address. It works for two hours.'
export const PASSWORD_RESET = 'Your new password is set. Please log in with it.'
export const FIRST_ADMIN_READY = 'Your account is ready. Log in, and the office opens.'
export const EMAIL_CONFIRMED = 'Thank you. Your email address is confirmed.'
export const EMAIL_CORRECTED = 'Your email address is changed. A link to confirm it is on its way.'
export const CONFIRMATION_MAILED = 'The mail is on its way. Its link works for 24 hours.'
export const PASSWORD_CHANGED = 'Your password is changed. Every other place is logged out.'
export const SESSION_ENDED = 'That place is logged out.'
export const OTHER_SESSIONS_ENDED = 'Every other place is logged out.'
export const LOGGED_OUT = 'You are logged out.'
/** The header in which a page names the member it shows, by number, with everything it writes. */
export const SHOWN_MEMBER = 'x-shown-member'
export const OTHER_MEMBER = 'You are logged in as somebody else by now. Nothing was sent: please load this page anew.'
export const REPLY_MAIL_STOPPED = 'We will not mail you about replies any more. They still wait for you under Notifications.'
export const REPLY_MAIL_BEGUN = 'We will mail you about replies, answers and mentions.'
/** For how long members can be suspended, in days. */
export const SUSPENSION_DAYS = [1, 3, 7, 30] as const
/** Days between asking for one's account to be erased and its erasure. */
export const ERASURE_DAYS = 7
export const ERASURE_REQUESTED = 'Your account will be erased in seven days. Until then you can change your mind here.'
export const ACCOUNT_RESTORED = 'Your account stays. Good to have you.'
export const PROFILE_SAVED = 'Your profile is saved.'

export const WRONG_NAME = 'This is not the user name. Please type it as it is written.'
