import { describe, expect, it } from 'vitest'
import type { StatusView } from '../../../../shared/office/status.ts'
import { statusLines } from './status-lines.ts'

const NOW = '2026-05-01T12:00:00.000Z'
const WELL: StatusView = {
  now: NOW,
  running: { startedAt: '2026-04-29T12:00:00.000Z', version: '0.1.0', commit: '0123456789abcdef' },
  database: 'sqlite',
  email: { hasMailServer: true, lastSentAt: '2026-05-01T11:57:00.000Z', waiting: null, isStopped: false, failed: 0 },
  backup: { at: '2026-05-01T09:00:00.000Z', bytes: 12e6, isMissing: false, backsUpDaily: true, run: 'done' },
  freeBytes: 34e9,
  failedJobs: [],
}

/** The one line about a part. */
const lineOf = (part: string, change: Partial<StatusView>) => statusLines({ ...WELL, ...change }).find((line) => line.part === part)
const EMAIL = WELL.email
const BACKUP = WELL.backup
const WAITING = { count: 38, since: '2026-05-01T11:00:00.000Z' }

describe('a site that’s well', () => {
  it('says so part by part, in whole sentences, without anything to do', () => {
    const lines = statusLines(WELL)

    expect(lines.map(({ part, text }) => `${part}: ${text}`)).toEqual([
      'Site: The site is up. It was last started 2 days ago (Apr 29, 2026, 7:00 AM CDT).',
      'Email: Email is going out. The last one left 3 minutes ago. None is waiting.',
      'Backup: The last good backup was made 3 hours ago (12 MB).',
      'Disk: 34.0 GB are free on the disk with the site’s data.',
      'Database: The database answers. It’s SQLite, a file beside the site.',
      'Background jobs: All of them ran without an error.',
      'Version: Version 0.1.0 runs, from the commit 01234567.',
    ])
    expect(lines.filter(({ state, advice }) => state !== 'well' || advice)).toEqual([])
  })
})

describe('what isn’t well says what to do', () => {
  it.each<[string, string, Partial<StatusView>, 'look' | 'broken', string, string]>([
    ['no mail server', 'Email', { email: { ...EMAIL, hasMailServer: false, isStopped: true, waiting: WAITING } }, 'broken', '38 emails are waiting', 'SMTP_URL'],
    ['a mail server that takes nothing', 'Email', { email: { ...EMAIL, isStopped: true, waiting: WAITING } }, 'broken', 'Email isn’t going out. 38 emails are waiting. The oldest was written 1 hour ago.', 'check SMTP_URL'],
    ['undelivered email', 'Undelivered email', { email: { ...EMAIL, failed: 1 } }, 'look', '1 email wasn’t delivered.', 'send it again'],
    ['no backup', 'Backup', { backup: { ...BACKUP, at: null, isMissing: true, run: null } }, 'look', 'There’s no backup yet.', 'Make one now'],
    ['an old backup', 'Backup', { backup: { ...BACKUP, at: '2026-04-28T12:00:00.000Z', isMissing: true } }, 'look', '3 days ago', 'Make one now'],
    ['backups that are off', 'Backup', { backup: { ...BACKUP, at: null, isMissing: true, backsUpDaily: false, run: null } }, 'look', 'BACKUPS=off', 'Ask your web developer'],
    ['a backup that failed', 'Backup', { backup: { ...BACKUP, run: 'failed' } }, 'broken', 'The latest one failed.', 'Try again'],
    ['a backup that was lost', 'Backup', { backup: { ...BACKUP, run: 'lost' } }, 'broken', 'The latest one failed.', 'Try again'],
    ['little room', 'Disk', { freeBytes: 1.5e9 }, 'look', '1.5 GB are free', 'soon'],
    ['hardly any room', 'Disk', { freeBytes: 150e6 }, 'broken', 'The disk is almost full. 150 MB are free', 'today'],
    ['room that isn’t known', 'Disk', { freeBytes: null }, 'look', 'doesn’t say', 'Ask your web developer'],
    ['a failing job', 'Background jobs', { failedJobs: [{ job: 'blog', at: '2026-05-01T11:58:00.000Z' }] }, 'broken', 'Failed: publishing scheduled blog posts (2 minutes ago).', 'job failed'],
  ])('as with %s', (_, part, change, state, text, advice) => {
    expect(lineOf(part, change)).toMatchObject({ state, text: expect.stringContaining(text), advice: expect.stringContaining(advice) })
  })

  it('is nothing while a backup is being made, or emails wait for their turn', () => {
    expect(lineOf('Backup', { backup: { ...BACKUP, at: null, isMissing: true, run: 'running' } })).toMatchObject({ state: 'well', text: 'There’s no backup yet. A new one is being made.' })
    expect(lineOf('Email', { email: { ...EMAIL, lastSentAt: null, waiting: { ...WAITING, count: 1 } } })).toMatchObject({ state: 'well', text: expect.stringContaining('1 email is waiting.') })
  })
})
