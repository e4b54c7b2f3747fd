import { keysOf } from '../typed-object.ts'

/** How soon someone is emailed: on their own, together with others at the end of the hour, or never. */
export const ALERT_PACES = ['at-once', 'hourly', 'off'] as const
export type AlertPace = (typeof ALERT_PACES)[number]

export interface AlertWords {
  /** Who is told. Staff are moderators and admins. */
  for: 'staff' | 'admins'
  /** How soon, for anyone who has set nothing else. */
  usual: AlertPace
  /** What the settings call it. */
  label: string
  /** What it says of one, and of several. It repeats no one's words and names no one. */
  one: string
  many: (count: number) => string
  /** Where several are dealt with. */
  path: string
}

/**
 * What moderators and admins are told. To add a kind, add it here with its words, and in
 * `src/domain/alerts/open-subjects.ts` say which of its rows still need someone. Source: docs/rules/alerts.md
 */
export const ALERT_KINDS = {
  'email-stopped': {
    for: 'admins', usual: 'at-once', label: 'Email isn’t going out',
    one: 'Email isn’t going out', many: () => 'Email isn’t going out', path: '/office/mail?state=waiting',
  },
  'backup-missing': {
    for: 'admins', usual: 'at-once', label: 'Backups are failing',
    one: 'There’s no recent backup', many: () => 'There’s no recent backup', path: '/office',
  },
  removal: {
    for: 'staff', usual: 'at-once', label: 'Removal requests',
    one: 'Someone asked us to remove something', many: (count) => `${count} removal requests are waiting`, path: '/forum/removals',
  },
  'fact-unpublished': {
    for: 'admins', usual: 'at-once', label: 'Scheduled facts that weren’t published',
    one: 'A scheduled fact wasn’t published', many: (count) => `${count} scheduled facts weren’t published`, path: '/office',
  },
  message: {
    for: 'admins', usual: 'at-once', label: 'New messages',
    one: 'You have a new message', many: (count) => `You have ${count} new messages`, path: '/office/messages?state=new',
  },
  report: {
    for: 'staff', usual: 'hourly', label: 'Reported posts',
    one: 'A post was reported', many: (count) => `${count} posts were reported`, path: '/forum/reports',
  },
  review: {
    for: 'staff', usual: 'hourly', label: 'Posts held for review',
    one: 'A post is held for review', many: (count) => `${count} posts are held for review`, path: '/forum/reports?state=review',
  },
  burst: {
    for: 'staff', usual: 'at-once', label: 'Unusual activity',
    one: 'There are unusually many sign-ups, posts, reports, or failed logins', many: () => 'There are unusually many sign-ups, posts, reports, or failed logins',
    path: '/forum/latest',
  },
  'email-failed': {
    for: 'admins', usual: 'off', label: 'Emails that couldn’t be sent',
    one: 'An email couldn’t be sent', many: (count) => `${count} emails couldn’t be sent`, path: '/office/mail?state=failed',
  },
} as const satisfies Record<string, AlertWords>

export type AlertKind = keyof typeof ALERT_KINDS
/** In the order in which they're shown: what stops the site first. */
export const EVERY_ALERT: readonly AlertKind[] = keysOf(ALERT_KINDS)

/** Whether someone of a role is told of a kind. */
export const isAlerted = (role: string, kind: AlertKind): boolean =>
  role === 'admin' || (role === 'moderator' && (ALERT_KINDS[kind] as AlertWords).for === 'staff')
