import { join, resolve } from 'node:path'
import { restoreBackup } from '../backup/restore-backup.ts'
import { readConfig } from '../config.ts'
import { complain } from './open-for-command.ts'
import { readTyped, refuse } from './read-typed.ts'

const USE = 'npm run restore -- FILE'

/** Puts a backup back where there is no site yet, and proves that everything is there. */
async function restore(file: string): Promise<void> {
  const { place, dataDir } = readConfig()
  const { madeAt, counts } = await restoreBackup({ file: resolve(file), place, uploads: join(dataDir, 'uploads') })
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
  console.log(`Restored the backup from ${madeAt}: ${rows} rows in ${Object.keys(counts).length} tables. All counts match.`)
}

const typed = readTyped(USE, { most: 1 })
const [file] = typed?.words ?? []
if (file !== undefined) await restore(file).catch(complain)
else if (typed) refuse('Missing backup file.', USE)
