import type { Instant } from '../time/instant.ts'

/** The last good backup. */
export interface LastBackupView {
  at: Instant
  /** Its name, without a folder. */
  file: string
  bytes: number
  /** Whether it takes the owner's key to open it. */
  isEncrypted: boolean
  /** Where it is; null of one that an earlier version of the site has made. */
  place: { kind: 'folder'; folder: string; machine: string } | { kind: 'bucket'; bucket: string } | null
}

/** How the newest attempt stands. `lost` is one whose process died without a word. */
export const BACKUP_STATES = ['running', 'done', 'failed', 'lost'] as const

export interface BackupRunView {
  state: (typeof BACKUP_STATES)[number]
  startedAt: Instant
  endedAt: Instant | null
  /** What went wrong, for the web developer. */
  failure: string | null
}

export interface BackupsView {
  now: Instant
  /** Whether the site makes one a day by itself. */
  backsUpDaily: boolean
  last: LastBackupView | null
  run: BackupRunView | null
}

export const BACKUP_STARTED = 'We’re making a backup. It can take a few minutes.'
/** Where the last backup is downloaded. */
export const LAST_BACKUP = '/api/office/backups/last'
