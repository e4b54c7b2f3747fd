import { engineOf } from '../../db/connection.ts'
import type { StatusView } from '../../shared/office/status.ts'
import { after } from '../../shared/time/instant.ts'
import { requireAdmin } from '../access/require-admin.ts'
import { BACKUP_MS } from '../alerts/open-subjects.ts'
import { isEmailStopped } from '../alerts/email-stopped.ts'
import { findBackupRun } from '../backups/backup-run.ts'
import { findLastBackup } from '../backups/last-backup.ts'
import { viewOfRun } from '../backups/manage-backups.ts'
import type { Actor, Site } from '../site/site.ts'

/**
 * How the site is, from what the database and this process know. That it is read at all says that the database answers.
 *
 * @throws AppError `not-found` unless the actor is an admin
 */
export async function readStatus(site: Site, actor: Actor): Promise<StatusView> {
  requireAdmin(actor)
  const { running } = site
  const [email, backup, freeBytes] = await Promise.all([readEmail(site), readBackup(site), running?.freeBytes()])
  return {
    now: site.clock.now(),
    running: running ? { startedAt: running.startedAt, version: running.version, commit: running.commit } : null,
    database: engineOf(site.db),
    email,
    backup,
    freeBytes: freeBytes ?? null,
    failedJobs: running?.failedJobs() ?? [],
  }
}

async function readEmail(site: Site): Promise<StatusView['email']> {
  const { db, hasMailServer } = site
  const [sent, waiting, failed, isStopped] = await Promise.all([
    db.selectFrom('outbox').select(({ fn }) => fn.max('sentAt').as('at')).executeTakeFirst(),
    db.selectFrom('outbox').where('sentAt', 'is', null).where('failedAt', 'is', null).select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('createdAt').as('since')]).executeTakeFirst(),
    db.selectFrom('outbox').where('failedAt', 'is not', null).select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirst(),
    isEmailStopped(site),
  ])
  return {
    hasMailServer,
    lastSentAt: sent?.at ?? null,
    waiting: waiting?.since ? { count: Number(waiting.count), since: waiting.since } : null,
    isStopped,
    failed: Number(failed?.count ?? 0),
  }
}

async function readBackup(site: Site): Promise<StatusView['backup']> {
  const now = site.clock.now()
  const [last, run] = await Promise.all([findLastBackup(site), findBackupRun(site)])
  return {
    at: last?.at ?? null,
    bytes: last?.bytes ?? 0,
    isMissing: !last || last.at < after(now, -BACKUP_MS),
    backsUpDaily: site.backsUpDaily,
    run: run && viewOfRun(run, now).state,
  }
}
