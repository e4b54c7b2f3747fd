import { basename, join } from 'node:path'
import { saveLastBackup } from '../../domain/site/last-backup.ts'
import { dropOldBackups } from '../backup/stored-backups.ts'
import { makeBackup } from '../backup/make-backup.ts'
import { withSite } from './open-for-command.ts'
import { readTyped } from './read-typed.ts'

/** Backs the site up while it runs, and keeps the newest seven. */
if (readTyped('npm run backup')) await withSite(async (site, { place, dataDir, backupDir }) => {
  const now = site.clock.now()
  const { file, bytes, counts } = await makeBackup({ place, uploads: join(dataDir, 'uploads'), folder: backupDir, now })
  await saveLastBackup(site, { at: now, file: basename(file), bytes })
  dropOldBackups(backupDir)
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
  console.log(`Saved ${file} (${rows} rows, ${Object.keys(counts).length} tables, ${Math.ceil(bytes / 1024)} kB).`)
}, 'a-site')
