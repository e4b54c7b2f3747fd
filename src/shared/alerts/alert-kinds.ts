import { keysOf } from '../typed-object.ts'

/** How soon someone is emailed: on their own, together with others at the end of the hour, or never. */
export const ALERT_PACES = ['at-once', 'hourly', 'off'] as const
export type AlertPace = (typeof ALERT_PACES)[number]

interface AlertWords {
  /** Who is told. Staff are moderators and admins. */
  for: 'staff' | 'admins'
  /** How soon, for anyone who has set nothing else. */
  usual: AlertPace
  /** What the settings call it. */
  label: string
  /** Where several are dealt with. */
  path: string
}

/**
 * What moderators and admins are told. To add a kind, add it here, with its words in `alert-text.ts`, and in
 * `src/domain/alerts/open-subjects.ts` say which of its rows still need someone. Source: docs/rules/alerts.md
 */
export const ALERT_KINDS = {
  'child-report': {
    for: 'staff', usual: 'at-once', label: 'Reports about a child’s details',
    path: '/forum/reports',
  },
  'email-stopped': {
    for: 'admins', usual: 'at-once', label: 'Email isn’t going out',
    path: '/office/mail?state=waiting',
  },
  'backup-missing': {
    for: 'admins', usual: 'at-once', label: 'Backups are failing',
    path: '/office',
  },
  removal: {
    for: 'staff', usual: 'at-once', label: 'Removal requests',
    path: '/forum/removals',
  },
  'fact-unpublished': {
    for: 'admins', usual: 'at-once', label: 'Scheduled facts that weren’t published',
    path: '/office',
  },
  message: {
    for: 'admins', usual: 'at-once', label: 'New messages',
    path: '/office/messages?state=new',
  },
  report: {
    for: 'staff', usual: 'hourly', label: 'Reported posts',
    path: '/forum/reports',
  },
  review: {
    for: 'staff', usual: 'hourly', label: 'Posts held for review',
    path: '/forum/reports?state=review',
  },
  burst: {
    for: 'staff', usual: 'at-once', label: 'Unusual activity',
    path: '/forum/latest',
  },
  'email-failed': {
    for: 'admins', usual: 'off', label: 'Emails that couldn’t be sent',
    path: '/office/mail?state=failed',
  },
} as const satisfies Record<string, AlertWords>

export type AlertKind = keyof typeof ALERT_KINDS
/** In the order in which they're shown: what's about a child first, then what stops the site. */
export const EVERY_ALERT: readonly AlertKind[] = keysOf(ALERT_KINDS)

/** Whether someone of a role is told of a kind. */
export const isAlerted = (role: string, kind: AlertKind): boolean =>
  role === 'admin' || (role === 'moderator' && (ALERT_KINDS[kind] as AlertWords).for === 'staff')
