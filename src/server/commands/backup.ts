import { hostname } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { claimBackupRun } from '../../domain/backups/backup-run.ts'
import { type BackupPlace, saveLastBackup } from '../../domain/backups/last-backup.ts'
import type { Site } from '../../domain/site/site.ts'
import { whileRunning } from '../backup/while-running.ts'
import { dropLeftOvers, dropOldBackups } from '../backup/stored-backups.ts'
import { makeBackup } from '../backup/make-backup.ts'
import { sendToStore } from '../backup/store-backups.ts'
import type { Config } from '../config.ts'
import { withStoreIfAny } from '../files/with-store.ts'
import { withSite } from './open-for-command.ts'
import { readTyped } from './read-typed.ts'

/** Backs the site up while it runs, and leaves the newest seven: in the bucket if there's one, else in BACKUP_DIR. */
async function backUp(site: Site, { place, dataDir, store: storePlace, backupDir, backupRecipients: recipients }: Config): Promise<void> {
  const now = site.clock.now()
  await withStoreIfAny(storePlace, async (store) => {
    const { file, bytes, counts } = await makeBackup({ place, uploads: join(dataDir, 'uploads'), store, folder: backupDir, recipients, stageFolder: recipients.length > 0 ? dataDir : backupDir, now })
    const stored = store ? await sendToStore(store, file).finally(() => dropOldBackups(backupDir)) : []
    const where: BackupPlace = storePlace ? { kind: 'bucket', bucket: storePlace.bucket } : { kind: 'folder', folder: resolve(backupDir), machine: hostname() }
    await saveLastBackup(site, { at: now, file: basename(file), bytes, place: where })
    dropOldBackups(backupDir, stored)
    dropLeftOvers(dataDir)
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
    const saved = store ? `${basename(file)} in the bucket` : file
    console.log(`Saved ${saved} (${rows} rows, ${Object.keys(counts).length} tables, ${Math.ceil(bytes / 1024)} kB).`)
  })
}

/** The site starts this command with the run that it has claimed. */
const typed = readTyped('npm run backup', { options: { run: { type: 'string' } } })
if (typed) {
  await withSite(async (site, config) => {
    const run = typed.values.run ?? (await claimBackupRun(site.db, site.clock.now()))
    if (!run) throw new Error('Another backup is being made, on this machine or another. If it was killed, try again in 5 minutes.')
    await whileRunning(site, run, () => backUp(site, config))
  }, 'a-site')
}
