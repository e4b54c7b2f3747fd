import { line, paragraph, type TextGroup } from './site-text.ts'

const headed = <const Path extends string>(title: string, path: Path, heading: string, lead: string) =>
  ({ title, path, texts: { heading: line('Heading', heading), lead: paragraph('Introduction', lead) } }) as const satisfies TextGroup

const login = headed('Log in', '/forum/login', 'Welcome back', 'Log in to reply, bookmark, and say bonjour.')
export const LOGIN_TEXTS = {
  ...login,
  texts: {
    ...login.texts,
    'code-heading': line('Heading, where a code is needed', 'One more step'),
    'code-lead': paragraph('Introduction, where a code is needed', 'Your password is correct. Now enter the code from your authenticator app.'),
  },
} as const satisfies TextGroup
export const REGISTER_TEXTS = headed('Sign up', '/forum/register', 'Join the community', 'It’s free and takes about a minute.')
export const CATEGORIES_TEXTS = headed('Categories', '/forum/categories', 'Categories', 'Pick a corner. Every topic has one.')
export const LATEST_TEXTS = headed('Latest topics', '/forum/latest', 'Latest Topics', 'The newest conversations.')
export const POPULAR_TEXTS = headed('Popular topics', '/forum/popular', 'Popular Topics', 'What parents read, reply to, and like most.')
export const FORGOT_PASSWORD_TEXTS = headed('Forgot password', '/forum/forgot-password', 'Forgot your password?', 'It happens. We’ll email you a link to set a new one.')
export const CONFIRM_EMAIL_TEXTS = headed('Confirm email', '/forum/confirm-email', 'Confirm your email', 'Click below to confirm that this is your email address.')

const reset = headed('New password', '/forum/reset-password', 'Set a new password', 'Choose one you don’t use anywhere else. You’ll be logged out on all your devices.')
export const RESET_PASSWORD_TEXTS = {
  ...reset,
  texts: {
    ...reset.texts,
    'dead-heading': line('Heading, where the link has expired', 'This link no longer works'),
    'dead-lead': paragraph('Introduction, where the link has expired', 'Each link works once and expires in two hours. If you asked for a newer one, use that.'),
  },
} as const satisfies TextGroup

export const SETTINGS_TEXTS = {
  title: 'Profile settings',
  path: '/forum/profile',
  texts: {
    'photo': line('Heading of the photo', 'Your photo'),
    'about': line('Heading of the profile', 'About you'),
    'password': line('Heading of the password', 'Password'),
    'sessions': line('Heading of devices', 'Where you’re logged in'),
    'replies': line('Heading of emails about replies', 'Emails about replies'),
    'blocks': line('Heading of blocks', 'Blocked and muted members'),
    'no-blocks': paragraph('Where no one is blocked', 'No one. You can block or mute a member on their page. They won’t be told.'),
    'data': line('Heading of the member’s data', 'Your data'),
    'deletion': line('Heading of account deletion', 'Delete your account'),
  },
} as const satisfies TextGroup
