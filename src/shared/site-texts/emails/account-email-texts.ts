import type { EmailOriginal } from './email-original.ts'

const NOT_YOU = 'If this was you, you’re all set. If not, please set a new password right away.'
const WELCOME = 'Welcome to the On Joue community. Please confirm that this is your email address.'

/** About a member’s account. */
export const ACCOUNT_EMAILS = {
  'confirm-email': {
    name: 'Confirm your email',
    subject: 'Confirm your email for On Joue',
    heading: 'Bonjour {username}',
    paragraphs: [
      `${WELCOME} Once you do, links in your posts will work and we can email you about replies.`,
      'The link works for 24 hours. Need a new one? You can get it on your profile.',
    ],
  },
  'confirm-email-to-log-in': {
    name: 'Confirm your email to log in',
    subject: 'Confirm your email for On Joue',
    heading: 'Bonjour {username}',
    paragraphs: [`${WELCOME} Once you do, you can log in.`, 'The link works for 24 hours. Need a new one? Try to log in, and we’ll email it.'],
  },
  'reset-password': {
    name: 'Set a new password',
    subject: 'Set a new password for On Joue',
    heading: 'Set a new password',
    paragraphs: [
      'Bonjour {username}. Someone, most likely you, asked to reset the password for your On Joue community account.',
      'The link works once and expires in two hours. If you ask for another one, this one stops working.',
    ],
  },
  'password-changed': {
    name: 'Password changed',
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      'Bonjour {username}. The password for your On Joue community account was just changed, and you’ve been logged out on all your other devices.',
      NOT_YOU,
    ],
  },
  'authenticator-on': {
    name: 'Authenticator app on',
    subject: 'Your authenticator app is on',
    heading: 'Your authenticator app is on',
    paragraphs: [
      'Bonjour {username}. From now on, you’ll log in with your password and a code from your app. We’ve logged you out on all your other devices.',
      NOT_YOU,
    ],
  },
  'authenticator-off': {
    name: 'Authenticator app off',
    subject: 'Your authenticator app is off',
    heading: 'Your authenticator app is off',
    paragraphs: ['Bonjour {username}. From now on, you’ll log in with just your password.', NOT_YOU],
  },
  'authenticator-new-codes': {
    name: 'New recovery codes',
    subject: 'You have new recovery codes',
    heading: 'You have new recovery codes',
    paragraphs: ['Bonjour {username}. You have new recovery codes. Your old ones no longer work.', NOT_YOU],
  },
  'authenticator-code-used': {
    name: 'Recovery code used',
    subject: 'A recovery code was used',
    heading: 'A recovery code was used',
    paragraphs: ['Bonjour {username}. Someone, most likely you, just logged in with one of your recovery codes. That code won’t work again.', NOT_YOU],
  },
  'role-member': {
    name: 'Role changed to member',
    subject: 'Your role in the forum has changed',
    heading: 'Bonjour {username}',
    paragraphs: ['You’re now a regular member of the On Joue community. Everything you wrote stays.'],
  },
  'role-moderator': {
    name: 'Role changed to moderator',
    subject: 'Your role in the forum has changed',
    heading: 'Bonjour {username}',
    paragraphs: ['You’re now a moderator. You can pin, lock, move, and hide posts and topics, and you’ll find reported posts under Reports in the forum.'],
  },
  'role-admin': {
    name: 'Role changed to admin',
    subject: 'Your role at On Joue has changed',
    heading: 'Bonjour {username}',
    paragraphs: ['You’re now an admin, so the office is open to you. Please set a password of at least 12 characters on your profile.'],
  },
  'erasure-asked': {
    name: 'Account deletion requested',
    subject: 'Your account will be deleted in seven days',
    heading: 'Bonjour {username}',
    paragraphs: [
      'You asked us to delete your On Joue community account. We’ll delete it on {day}. Your username, name, email, and everything else about you will be gone. Your posts will stay, without your name.',
      'Changed your mind? Go to your profile and choose “Keep My Account.” If this wasn’t you, set a new password, too.',
    ],
  },
  'member-suspended': {
    name: 'Account suspended',
    subject: 'Your forum account is suspended',
    heading: 'Bonjour {username}',
    paragraphs: ['Our moderators have suspended your On Joue community account until {until}. You can still read the forum, but you can’t post until then.'],
  },
  'suspension-lifted': {
    name: 'Suspension lifted',
    subject: 'You can post in the forum again',
    heading: 'Welcome back, {username}',
    paragraphs: ['We’ve lifted the suspension on your On Joue community account. You can post again right away.'],
  },
  'member-silenced': {
    name: 'Posting paused',
    subject: 'You can’t post in the forum for now',
    heading: 'Bonjour {username}',
    paragraphs: ['Our moderators have paused your posting in the On Joue community until {until}. You can still read, like, and bookmark, and delete what you wrote.'],
  },
  'silence-ended': {
    name: 'Posting pause ended',
    subject: 'You can post in the forum again',
    heading: 'Welcome back, {username}',
    paragraphs: ['Our moderators have ended the pause early. You can post in the On Joue community again right away.'],
  },
  'all-removed': {
    name: 'Everything removed',
    subject: 'Your posts in the forum were removed',
    heading: 'Bonjour {username}',
    paragraphs: ['Our team removed what you wrote in the On Joue community, along with your profile text and photo. Your account is still there.'],
  },
  'all-restored': {
    name: 'Everything back',
    subject: 'Your posts are back',
    heading: 'Bonjour {username}',
    paragraphs: ['Our team restored the posts that were removed from the On Joue community. Your profile text and photo can’t be restored, so you’d have to add them again.'],
  },
  'photo-removed': {
    name: 'Photo removed',
    subject: 'Your profile photo was removed',
    heading: 'Bonjour {username}',
    paragraphs: ['Our team removed your profile photo from the On Joue community. Your initials will show until you add another one.'],
  },
  'profile-removed': {
    name: 'Profile removed',
    subject: 'Your profile was removed',
    heading: 'Bonjour {username}',
    paragraphs: ['Our team removed your profile text and photo from the On Joue community. Your account and your posts are still there.'],
  },
  'spam-removed': {
    name: 'Posts removed as spam',
    subject: 'Your posts in the forum were removed',
    heading: 'Bonjour {username}',
    paragraphs: ['Our moderators removed your posts in the On Joue community and paused your posting until {until}. You can still read the forum.'],
  },
  'spam-restored': {
    name: 'Posts restored',
    subject: 'Your posts are back',
    heading: 'Welcome back, {username}',
    paragraphs: ['We took your posts for spam, and that was our mistake. They’re back in the On Joue community, and you can post again.'],
  },
} as const satisfies Record<string, EmailOriginal>
