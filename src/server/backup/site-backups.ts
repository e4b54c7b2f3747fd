import { spawn } from 'node:child_process'
import { open as openFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { endBackupRun } from '../../domain/backups/backup-run.ts'
import type { BackupFile, Backups } from '../../domain/site/backups.ts'
import { AppError } from '../../domain/site/app-error.ts'
import type { Site } from '../../domain/site/site.ts'
import { errorField } from '../../shared/errors.ts'
import { MINUTE_MS } from '../../shared/time/instant.ts'
import type { Config } from '../config.ts'
import { ROOT } from '../files/project-folders.ts'
import type { StorePlace } from '../files/store-place.ts'
import { openInStore } from './store-backups.ts'

const COMMAND = join(ROOT, 'src/server/commands/backup.ts')

const BROKEN_OFF = 'The site was stopped or restarted before the backup was done.'

/**
 * Makes the backup of a run in a process of its own, so that no one waits for it.
 *
 * @param signal - breaks it off: the end of the process waits for no backup
 * @throws Error with what the command said when it failed
 */
export async function makeInProcess(site: Pick<Site, 'db' | 'clock'>, run: string, signal: AbortSignal): Promise<void> {
  const failure = await new Promise<string | null>((resolve) => {
    const child = spawn(process.execPath, [COMMAND, `--run=${run}`], { stdio: ['ignore', 'ignore', 'pipe'], signal })
    let complaint = ''
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
    child.on('error', (error) => resolve(signal.aborted ? BROKEN_OFF : error.message))
    child.on('close', (code) => resolve(code === 0 ? null : complaint.trim() || `exit code ${code}`))
  })
  // The command notes it itself, unless it was killed.
  await endBackupRun(site, run, failure)
  if (failure !== null && !signal.aborted) throw new Error(`The backup failed: ${failure}`)
}

/** Backups as the office makes and downloads them. */
export function siteBackups(site: Pick<Site, 'db' | 'clock'>, { backupDir, store }: Pick<Config, 'backupDir' | 'store'>, onFailure: (error: unknown) => void): Backups {
  const stopping = new AbortController()
  let running = Promise.resolve()
  return {
    start(run) {
      running = makeInProcess(site, run, stopping.signal).catch(onFailure)
    },
    async open(name) {
      const file = join(backupDir, basename(name))
      return (await openOnDisk(file)) ?? (store && openInBucket(store, basename(name)))
    },
    async close() {
      stopping.abort()
      await running
    },
  }
}

async function openOnDisk(file: string): Promise<BackupFile | undefined> {
  try {
    const handle = await openFile(file)
    const { size } = await handle.stat()
    return { bytes: size, body: Readable.toWeb(handle.createReadStream()) as ReadableStream<Uint8Array<ArrayBuffer>> }
  } catch (error) {
    if (errorField(error, 'code') === 'ENOENT') return undefined
    throw error
  }
}

/** How long someone who downloads may pause. */
const PAUSE_MS = 10 * MINUTE_MS

/** The store's connection is closed with the last byte, or when the reader leaves. */
async function openInBucket(place: StorePlace, name: string): Promise<BackupFile | undefined> {
  const { describeFailure, ObjectStore } = await import('../files/object-store.ts')
  const store = new ObjectStore(place, PAUSE_MS)
  try {
    const found = await openInStore(store, name)
    if (!found) store.close()
    found?.body.once('close', () => store.close())
    return found && { bytes: found.bytes, body: Readable.toWeb(found.body) as ReadableStream<Uint8Array<ArrayBuffer>> }
  } catch (error) {
    store.close()
    throw new AppError('unavailable', `We couldn’t read the backup in the bucket: ${describeFailure(error)}`)
  }
}
