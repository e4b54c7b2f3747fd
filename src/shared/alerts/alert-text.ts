import { keysOf } from '../typed-object.ts'
import { ALERT_KINDS, type AlertKind, type AlertWords } from './alert-kinds.ts'

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

/** What's known of several alerts of a kind, apart from how many they are. */
export interface AlertParts {
  /** Of what there's unusually much. */
  bursts?: readonly BurstKind[] | undefined
  /** How many reported posts are said to share a child's details. */
  aboutChild?: number | undefined
}

/** What's said of so many of a kind. */
export const alertText = (kind: AlertKind, count: number, { bursts = [], aboutChild = 0 }: AlertParts = {}): string => {
  if (bursts.length > 0) return `There are unusually many ${listed(bursts.map((burst) => BURSTS[burst].words))}`
  const words: AlertWords = ALERT_KINDS[kind]
  if (aboutChild === 0) return count === 1 ? words.one : words.many(count)
  return count === 1 ? `${words.one} for sharing a child’s details` : `${words.many(count)}, ${aboutChild} for sharing a child’s details`
}

function listed(words: readonly string[]): string {
  const [last = '', ...before] = words.toReversed()
  if (before.length === 0) return last
  return before.length === 1 ? `${before[0]} and ${last}` : `${before.toReversed().join(', ')}, and ${last}`
}
