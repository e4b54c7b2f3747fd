import { line, pageDescription, pageTitle, paragraph, type TextGroup } from './site-text.ts'

/** What a page is called in the browser's tab and in search results, and what it says of itself there. */
const inSearch = (title: string, description: string) => ({ title: pageTitle(`${title} | On Joue`), description: pageDescription(description) })

/** The same for a page that search engines are asked to leave out. */
const outOfSearch = (title: string, description: string) => ({
  title: { ...pageTitle(`${title} | On Joue`), name: 'Page title, in the browser’s tab' },
  description: { ...pageDescription(description), name: 'Description, when shared' },
})

const headed = <const Path extends string>(title: string, path: Path, heading: string, lead: string, search: ReturnType<typeof inSearch>) =>
  ({ title, path, texts: { heading: line('Heading', heading), lead: paragraph('Introduction', lead), ...search } }) as const satisfies TextGroup

const FOR_MEMBERS = 'For members of the On Joue parent community.'
const FROM_EMAIL = 'For anyone with the link from our email.'

const login = headed('Log in', '/forum/login', 'Welcome back', 'Log in to reply, bookmark, and say bonjour.', outOfSearch('Log In', FOR_MEMBERS))
export const LOGIN_TEXTS = {
  ...login,
  texts: {
    ...login.texts,
    'code-heading': line('Heading, where a code is needed', 'One more step'),
    'code-lead': paragraph('Introduction, where a code is needed', 'Your password is correct. Now enter the code from your authenticator app.'),
  },
} as const satisfies TextGroup
export const REGISTER_TEXTS = headed('Sign up', '/forum/register', 'Join the community', 'It’s free and takes about a minute.', outOfSearch('Sign Up', FOR_MEMBERS))
export const CATEGORIES_TEXTS = headed('Categories', '/forum/categories', 'Categories', 'Pick a corner. Every topic has one.', inSearch('Categories', 'Every category of the On Joue parent community, with its latest topics.'))
export const LATEST_TEXTS = headed('Latest topics', '/forum/latest', 'Latest Topics', 'The newest conversations.', inSearch('Latest Topics', 'The newest conversations in the On Joue parent community.'))
export const POPULAR_TEXTS = headed('Popular topics', '/forum/popular', 'Popular Topics', 'What parents read, reply to, and like most.', inSearch('Popular Topics', 'The most-read and most-discussed topics in the On Joue parent community.'))
export const FORGOT_PASSWORD_TEXTS = headed('Forgot password', '/forum/forgot-password', 'Forgot your password?', 'It happens. We’ll email you a link to set a new one.', outOfSearch('Forgot Password', FOR_MEMBERS))
export const CONFIRM_EMAIL_TEXTS = headed('Confirm email', '/forum/confirm-email', 'Confirm your email', 'Click below to confirm that this is your email address.', outOfSearch('Confirm Your Email', FOR_MEMBERS))

const reset = headed('New password', '/forum/reset-password', 'Set a new password', 'Choose one you don’t use anywhere else. You’ll be logged out on all your devices.', outOfSearch('New Password', FOR_MEMBERS))
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

/** Pages without a heading of the owner's own, which search engines leave out. */
const found = <const Path extends string>(title: string, path: Path, name: string, description: string) =>
  ({ title, path, texts: outOfSearch(name, description) }) as const satisfies TextGroup

export const SEARCH_RESULT_TEXTS = {
  search: found('Search', '/search', 'Search', 'Search On Joue: answers about the playground, the blog, and the parents’ forum.'),
  'forum-search': found('Forum search', '/forum/search', 'Search', 'Search the On Joue parent community.'),
  'new-topic': found('New topic', '/forum/new-topic', 'Start a Discussion', 'Start a topic in the On Joue parent community.'),
  'removal-request': {
    title: 'Removal request',
    path: '/forum/removal-request',
    texts: inSearch('Ask us to remove something', 'How to have an intimate picture, or something that puts a child in danger, removed from On Joue.'),
  },
  'reply-emails': found('Unsubscribe from reply emails', '/forum/unsubscribe', 'Unsubscribe', FOR_MEMBERS),
  'waitlist-confirm': found('Confirm a spot on the waitlist', '/waitlist/confirm', 'Confirm Your Spot', FROM_EMAIL),
  'waitlist-leave': found('Leave the waitlist', '/waitlist/unsubscribe', 'Leave the Waitlist', FROM_EMAIL),
  'alert-confirm': found('Confirm an email alert', '/visit/confirm', 'Email Alert', FROM_EMAIL),
  'alert-cancel': found('Cancel an email alert', '/visit/unsubscribe', 'Cancel This Alert', FROM_EMAIL),
  'your-data': found('What we have about a visitor', '/mine', 'Your Information', FROM_EMAIL),
} as const
