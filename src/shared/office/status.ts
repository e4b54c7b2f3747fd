import type { Instant } from '../time/instant.ts'
import type { BackupRunView } from './office-backups.ts'
import type { AttentionItem } from './overview.ts'

/** Less room than this is too little to write on. */
export const DISK_FULL_BYTES = 200e6
/** Less room than this is little enough to think of more. */
export const DISK_SCARCE_BYTES = 2e9

/** What the site does on its own, as the owner knows it. */
export const JOB_NAMES = {
  limits: 'counting for the rate limits',
  views: 'counting views',
  blog: 'publishing scheduled blog posts',
  locks: 'opening topics whose lock has ended',
  facts: 'publishing scheduled facts',
  sweep: 'deleting expired data',
  backup: 'the daily backup',
  waitlist: 'emailing the waitlist',
  removals: 'reminders of removal requests',
  'tell me': 'emails about answered facts',
  alerts: 'alerts for the team',
  announcements: 'sending announcements',
  mail: 'sending email',
} as const
export type JobName = keyof typeof JOB_NAMES

/** How the site is, part by part. */
export interface StatusView {
  now: Instant
  /** Of the process that answers: with several, each was started on its own. */
  running: { startedAt: Instant; version: string; commit: string | null } | null
  database: 'sqlite' | 'postgres'
  email: {
    hasMailServer: boolean
    /** Of the emails that are still in the log. */
    lastSentAt: Instant | null
    waiting: AttentionItem | null
    /** Whether nothing goes out. */
    isStopped: boolean
    /** How many couldn't be delivered. */
    failed: number
  }
  backup: { at: Instant | null; bytes: number; isMissing: boolean; backsUpDaily: boolean; run: BackupRunView['state'] | null }
  /** Null where the system doesn't say. */
  freeBytes: number | null
  failedJobs: { job: JobName; at: Instant }[]
}
