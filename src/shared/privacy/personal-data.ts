import { ERASURE_DAYS } from '../accounts/accounts-words.ts'
import { THEME_COOKIE_SECONDS } from '../frame/theme.ts'
import {
  ANSWERED_MESSAGE_MONTHS, BACKUPS_MAX, COUNT_DAYS, DRAFT_DAYS, FAILED_EMAIL_DAYS, LAST_EMAIL_DAYS, LEFT_WAITLIST_DAYS,
  DEVICE_DAYS, OTHER_MESSAGE_MONTHS, QUESTION_DAYS, REMOVAL_REQUEST_MONTHS, REMOVED_POST_HOURS, SENT_EMAIL_DAYS, SIGN_UP_PAUSE_MAX_DAYS, SESSION_DAYS, UNCONFIRMED_DAYS,
} from './retention.ts'

/** Whose data it is, in the order in which the privacy page shows it. */
export const DATA_FROM = { visitor: 'If you write to us or sign up', member: 'If you join the forum', anyone: 'Of everyone', team: 'Of our team' } as const

/** A kind of data that the site keeps about people. */
export interface PersonalData {
  from: keyof typeof DATA_FROM
  /** As a visitor would call it. */
  name: string
  /** How a sentence lists it after "we keep"; without it, short answers leave it to the privacy page. */
  inShort?: string
  what: string
  why: string
  howLong: string
  whoSees: string
}

const TEAM = 'The On Joue team.'
const THEME_YEARS = Math.round(THEME_COOKIE_SECONDS / (365 * 24 * 60 * 60))
export const count = (number: number, unit: string): string => `${number} ${unit}${number === 1 ? '' : 's'}`

/**
 * Everything the site keeps about people. The privacy page shows it, and what the fact and the assistant say about
 * privacy is made from it. Which columns hold each kind: src/db/personal-columns.ts. Source: docs/rules/privacy.md#table
 */
export const PERSONAL_DATA = {
  message: {
    from: 'visitor', name: 'Contact messages', inShort: 'contact messages',
    what: 'Your name, email address, and message, our replies, and our notes on it.',
    why: 'To reply to you.',
    howLong: `${count(OTHER_MESSAGE_MONTHS, 'month')}, or ${count(ANSWERED_MESSAGE_MONTHS, 'month')} if we replied.`,
    whoSees: TEAM,
  },
  removal: {
    from: 'visitor', name: 'Removal requests', inShort: 'removal requests',
    what: 'Your name, email address, and what you asked us to remove and why, with what we decided.',
    why: 'To decide in time, tell you, and show that we did.',
    howLong: `Until we decide, and ${count(REMOVAL_REQUEST_MONTHS, 'month')} after. If you delete your account, decided ones go with it.`,
    whoSees: 'Moderators and admins.',
  },
  waitlist: {
    from: 'visitor', name: 'Waitlist', inShort: 'waitlist spots',
    what: 'Your email address, when and where you joined, and when you confirmed or left.',
    why: 'To email you news about On Joue.',
    howLong: `Until you delete it, or ${count(LEFT_WAITLIST_DAYS, 'day')} after you leave. ${count(UNCONFIRMED_DAYS, 'day')} if you don’t confirm.`,
    whoSees: TEAM,
  },
  alert: {
    from: 'visitor', name: 'Email alerts', inShort: 'email alerts',
    what: 'Your email address, the question, and when you asked and confirmed.',
    why: 'To email you once there’s an answer.',
    howLong: `Until we’ve sent that email and the answer is on our site. ${count(UNCONFIRMED_DAYS, 'day')} if you don’t confirm.`,
    whoSees: TEAM,
  },
  vote: {
    from: 'visitor', name: 'Poll votes', inShort: 'poll votes',
    what: 'Your choice, under a scrambled code instead of your name or email address.',
    why: 'To count each voter once, and let you change your vote.',
    howLong: 'Until the question is decided. Then only the totals stay.',
    whoSees: 'Everyone sees the totals. No one sees who voted for what.',
  },
  question: {
    from: 'visitor', name: 'Questions to the assistant', inShort: 'questions the assistant couldn’t answer',
    what: 'The words of a question that got no good answer or a thumbs-down, without email addresses, links, or long numbers. Nothing about who asked.',
    why: 'To answer it.',
    howLong: `Up to ${count(QUESTION_DAYS, 'day')}.`,
    whoSees: TEAM,
  },
  questionAddress: {
    from: 'visitor', name: 'Address left with a question',
    what: 'Your email address, if you asked the assistant to email you an answer.',
    why: 'To email you that answer.',
    howLong: `Until we’ve answered, ${count(QUESTION_DAYS, 'day')} at the latest.`,
    whoSees: TEAM,
  },
  email: {
    from: 'visitor', name: 'Emails we send you', inShort: 'which emails we sent you',
    what: 'Your address, which email it was, and when. Not its words.',
    why: 'To send it, try again if it can’t be delivered, and see that it arrived.',
    howLong: `${count(SENT_EMAIL_DAYS, 'day')} after it was sent, or ${FAILED_EMAIL_DAYS} if it couldn’t be. ${count(LAST_EMAIL_DAYS, 'day')} for alerts and answers from the assistant.`,
    whoSees: TEAM,
  },
  account: {
    from: 'member', name: 'Your account', inShort: 'your account',
    what: 'Username, email address, first and last name, what you write about yourself, your role and settings, when you joined and were last here, and a suspension or a pause with its reason.',
    why: 'To know who’s who in the forum.',
    howLong: `Until you delete it: you have ${count(ERASURE_DAYS, 'day')} to change your mind. ${count(UNCONFIRMED_DAYS, 'day')} if you never confirm your email and never post.`,
    whoSees: 'Everyone sees your username, your role, what you write about yourself, and when you joined. Only you and admins see the rest.',
  },
  password: {
    from: 'member', name: 'Password and two-step login',
    what: 'Your password in a form no one can read. For admins, also the key of their authenticator app and recovery codes.',
    why: 'To let you in, and no one else.',
    howLong: 'Until you replace it, or with your account.',
    whoSees: 'No one.',
  },
  device: {
    from: 'member', name: 'Devices you’re logged in on', inShort: 'your devices',
    what: 'Browser and operating system, when you logged in, and when you last used it.',
    why: 'To keep you logged in, and let you log out elsewhere.',
    howLong: `Until you log out, ${count(SESSION_DAYS, 'day')} at the latest.`,
    whoSees: 'You and admins.',
  },
  link: {
    from: 'member', name: 'Links we email you',
    what: 'Which link to confirm your address or set a password is still good, in a form no one can read.',
    why: 'So a link works once, and only for you.',
    howLong: 'Until a day after it expires.',
    whoSees: 'No one.',
  },
  photo: {
    from: 'member', name: 'Profile photo', inShort: 'your photo',
    what: 'The image, without location, date, or camera.',
    why: 'To show it next to your posts.',
    howLong: 'Until you replace or remove it, or within an hour after your account is deleted.',
    whoSees: 'Everyone.',
  },
  post: {
    from: 'member', name: 'What you post in the forum', inShort: 'what you post',
    what: 'Your topics and posts, their earlier versions, and when you wrote them. Of lines you changed or deleted, a scrambled code that can’t be read back.',
    why: 'So others can read them. The codes: so quotes can’t bring back what you took out.',
    howLong: `Until you delete it: ${count(REMOVED_POST_HOURS, 'hour')} later it’s deleted for good. If you delete your account, your posts stay without your name. The codes: ${count(DRAFT_DAYS, 'day')}.`,
    whoSees: 'Everyone. Earlier versions: you, moderators, and admins.',
  },
  activity: {
    from: 'member', name: 'Likes, bookmarks, blocks, and notifications', inShort: 'your likes, bookmarks, and notifications',
    what: 'What you liked, bookmarked, and were told about, and which members you blocked or muted.',
    why: 'To count likes, and to show you what you want to see.',
    howLong: 'Until you withdraw it, or with your account.',
    whoSees: 'Everyone sees how many likes a post has. Only you see the rest.',
  },
  report: {
    from: 'member', name: 'Reports', inShort: 'your reports',
    what: 'Which post you reported and why, and what the team did about it.',
    why: 'To look at it, and tell you what came of it.',
    howLong: 'As long as the post. If you delete your account, your name is removed.',
    whoSees: 'Moderators and admins.',
  },
  safeguard: {
    from: 'anyone', name: 'Counts of requests',
    what: 'How often your network or account did something, marks for what you just posted and which topics you just opened, and from which network you signed up. If our team pauses sign-ups from an email domain or a network, which one. We scramble network and email addresses first, so they can’t be read back.',
    why: 'To keep bots out, so a double click posts once, and so you count as one reader.',
    howLong: `Up to ${count(COUNT_DAYS, 'day')}. A pause: until it ends, up to ${count(SIGN_UP_PAUSE_MAX_DAYS, 'day')}.`,
    whoSees: 'No one. A paused email domain: admins.',
  },
  cookie: {
    from: 'anyone', name: 'Cookies',
    what: 'Light or dark colors, if you chose. Your login, and that this device has logged in before, if you have an account. If JavaScript is off, that your form was sent. A notice you hid.',
    why: 'So the next page knows.',
    howLong: `Colors: ${count(THEME_YEARS, 'year')}. Login: up to ${count(SESSION_DAYS, 'day')}. Device: ${count(DEVICE_DAYS, 'day')}. Form: up to a minute. Notice: until you close your browser.`,
    whoSees: 'Only you. They stay in your browser.',
  },
  draft: {
    from: 'anyone', name: 'Drafts and chats in your browser',
    what: 'Forum text you haven’t sent, and your conversation with the assistant.',
    why: 'So you can pick up where you left off.',
    howLong: `Drafts: until you send them, up to ${count(DRAFT_DAYS, 'day')}. Chats: until you close the tab.`,
    whoSees: 'Only you. They stay in your browser.',
  },
  log: {
    from: 'anyone', name: 'Server logs',
    what: 'What kind of page was opened, when, and whether it worked. No names, addresses, or anything you wrote.',
    why: 'To find out why something failed.',
    howLong: 'The website keeps none. Its host decides how long they stay.',
    whoSees: 'The website’s host.',
  },
  backup: {
    from: 'anyone', name: 'Backups',
    what: 'A copy of everything above that’s in our database, and of photos.',
    why: 'To bring the website back after a failure.',
    howLong: `Only the newest ${BACKUPS_MAX} are kept.`,
    whoSees: 'The website’s host.',
  },
  staff: {
    from: 'team', name: 'The team’s log',
    what: 'Who on our team did what in the forum and the office, and when. Authors of blog posts with name, title, and photo.',
    why: 'So we can answer for what we did.',
    howLong: 'As long as the website runs. If a team member’s account is deleted, the name is removed from the log.',
    whoSees: 'Everyone sees the author of a blog post. Only admins see the log.',
  },
} as const satisfies Record<string, PersonalData>

export type DataKind = keyof typeof PERSONAL_DATA
