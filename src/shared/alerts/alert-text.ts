import { keysOf } from '../typed-object.ts'
import type { AlertKind } from './alert-kinds.ts'

/** What there can be unusually much of, the most urgent first, each with the subject its alerts have. */
export const BURSTS = {
  reports: { subject: 1, words: 'reports', path: '/forum/reports' },
  'new-member-posts': { subject: 5, words: 'posts by new members', path: '/forum/newcomers' },
  posts: { subject: 2, words: 'posts', path: '/forum/latest' },
  'sign-ups': { subject: 3, words: 'sign-ups', path: '/forum/latest' },
  'failed-logins': { subject: 4, words: 'failed logins', path: '/forum/latest' },
} as const

export type BurstKind = keyof typeof BURSTS
export const EVERY_BURST = keysOf(BURSTS)

/** What it says of one of a kind, and of several. It repeats no one's words and names no one. */
const ALERT_WORDS: Readonly<Record<AlertKind, { one: string; many: (count: number) => string }>> = {
  'child-report': { one: 'A post was reported for sharing a child’s details', many: (count) => `${count} posts were reported for sharing a child’s details` },
  'email-stopped': { one: 'Email isn’t going out', many: () => 'Email isn’t going out' },
  'backup-missing': { one: 'There’s no recent backup', many: () => 'There’s no recent backup' },
  removal: { one: 'Someone asked us to remove something', many: (count) => `${count} removal requests are waiting` },
  'fact-unpublished': { one: 'A scheduled fact wasn’t published', many: (count) => `${count} scheduled facts weren’t published` },
  message: { one: 'You have a new message', many: (count) => `You have ${count} new messages` },
  report: { one: 'A post was reported', many: (count) => `${count} posts were reported` },
  review: { one: 'A post is held for review', many: (count) => `${count} posts are held for review` },
  burst: { one: 'There are unusually many sign-ups, posts, reports, or failed logins', many: () => 'There are unusually many sign-ups, posts, reports, or failed logins' },
  'email-failed': { one: 'An email couldn’t be sent', many: (count) => `${count} emails couldn’t be sent` },
}

/** Whether this version has words for an alert: while the site is updated, it may come from the next. */
export const isKnownAlert = ({ kind }: { kind: string }): boolean => kind in ALERT_WORDS

/** What's known of several alerts of a kind, apart from how many they are. */
export interface AlertParts {
  /** Of what there's unusually much. */
  bursts?: readonly BurstKind[] | undefined
}

/** What's said of so many of a kind. */
export const alertText = (kind: AlertKind, count: number, { bursts = [] }: AlertParts = {}): string => {
  if (bursts.length > 0) return `There are unusually many ${listed(bursts.map((burst) => BURSTS[burst].words))}`
  const words = ALERT_WORDS[kind]
  return count === 1 ? words.one : words.many(count)
}

function listed(words: readonly string[]): string {
  const [last = '', ...before] = words.toReversed()
  if (before.length === 0) return last
  return before.length === 1 ? `${before[0]} and ${last}` : `${before.toReversed().join(', ')}, and ${last}`
}
