import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { identitiesIn } from '../backup/encryption.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { fetchFromStore, listStoredBackups } from '../backup/store-backups.ts'
import { readConfig } from '../config.ts'
import type { ObjectStore } from '../files/object-store.ts'
import { withStoreIfAny } from '../files/with-store.ts'
import { complain } from './open-for-command.ts'
import { readTyped, refuse } from './read-typed.ts'

const USE = 'npm run restore -- FILE [--identity KEYFILE]'

/** Puts a backup back where there is no site yet, and proves that everything is there. */
async function restore(wanted: string, keyFile: string | undefined): Promise<void> {
  const identities = keyFile === undefined ? [] : readIdentities(keyFile)
  const { place, dataDir, store: storePlace } = readConfig()
  await withStoreIfAny(storePlace, async (store) => {
    const stage = store && !existsSync(wanted) ? fetchFolder(dataDir) : undefined
    try {
      const file = store && stage ? await fetchBackup(store, wanted, stage) : resolve(wanted)
      const { madeAt, counts } = await restoreBackup({ file, place, uploads: join(dataDir, 'uploads'), store, identities })
      const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
      console.log(`Restored the backup from ${madeAt}: ${rows} rows in ${Object.keys(counts).length} tables. All counts match.`)
    } finally {
      if (stage) rmSync(stage, { recursive: true, force: true })
    }
  })
}

/** The secret keys in a file. @throws Error when there's none */
function readIdentities(keyFile: string): string[] {
  if (!existsSync(keyFile)) throw new Error(`File not found: ${keyFile}`)
  const identities = identitiesIn(readFileSync(keyFile, 'utf8'))
  if (identities.length === 0) throw new Error(`There's no key in ${keyFile}. It's a line that begins with AGE-SECRET-KEY-.`)
  return identities
}

function fetchFolder(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  return mkdtempSync(join(dataDir, '.fetching-'))
}

/** Brings a backup from the bucket to this machine. @throws Error with the names there are, when there's none of this name */
async function fetchBackup(store: ObjectStore, wanted: string, stage: string): Promise<string> {
  const file = join(stage, basename(wanted))
  if (await fetchFromStore(store, basename(wanted), file)) return file
  throw new Error(`File not found: ${wanted}\n${await namesIn(store)}`)
}

async function namesIn(store: ObjectStore): Promise<string> {
  const names = (await listStoredBackups(store)).map(({ name }) => name)
  return names.length === 0 ? 'There are no backups in the bucket.' : `In the bucket:\n${names.join('\n')}`
}

/** Without a name, those in the bucket are listed. */
async function refuseMissing(): Promise<void> {
  const names = await withStoreIfAny(readConfig().store, async (store) => store && namesIn(store))
  refuse(`Missing backup file.${names ? ` ${names}` : ''}`, USE)
}

const typed = readTyped(USE, { most: 1, options: { identity: { type: 'string' } } })
const [file] = typed?.words ?? []
if (file !== undefined) await restore(file, typed?.values.identity).catch(complain)
else if (typed) await refuseMissing().catch(complain)
