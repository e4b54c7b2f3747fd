import { join, resolve } from 'node:path'
import { restoreBackup } from '../backup/restore-backup.ts'
import { readConfig } from '../config.ts'

/** Puts a backup back where there is no site yet, and proves that everything is there. */
const [file] = process.argv.slice(2)
if (file === undefined) {
  console.error('npm run restore -- FILE')
  process.exitCode = 1
} else {
  const { place, dataDir } = readConfig()
  await restoreBackup({ file: resolve(file), place, uploads: join(dataDir, 'uploads') }).then(
    ({ madeAt, counts }) => {
      const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
      console.log(`Restored the backup of ${madeAt}: ${rows} rows in ${Object.keys(counts).length} tables, all counted.`)
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      process.exitCode = 1
    },
  )
}
